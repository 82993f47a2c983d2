int main() {
  auto status = 0;
  return status;
}
