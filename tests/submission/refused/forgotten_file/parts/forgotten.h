inline int forgotten() { return 1; }
