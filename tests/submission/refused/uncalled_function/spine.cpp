#include "part.h"

int main() { return *called(); }
