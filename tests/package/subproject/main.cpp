int length_of_first_board();

int main() { return length_of_first_board() == 2 ? 0 : 1; }
