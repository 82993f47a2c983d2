int one;  // é
