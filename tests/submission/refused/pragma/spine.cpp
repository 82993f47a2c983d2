int one;
#pragma GCC optimize("O3")
