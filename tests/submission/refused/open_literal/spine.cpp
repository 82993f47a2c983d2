const char one = '1;
