int one;
// continued \
int two;
