#include <vector>

#ifdef _WIN32
int windows;
#endif
