inline int used() { return 0; }
