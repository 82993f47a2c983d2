#pragma once

int value = 0;

inline int* called() { return &value; }

// Nothing calls uncalled(): not its declaration, nor a name that begins like it.
int* uncalled(int* uncalled_value);

inline int* uncalled(int* uncalled_value) { return uncalled_value; }
