int main() {
  int values[2] = {0, 0}, sum = 0;
  for (int value : values) sum += value;
  return sum;
}
