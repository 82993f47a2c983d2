#include "parts/used.h"

int main() { return used(); }
