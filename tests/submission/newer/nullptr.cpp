int main() {
  const char* nothing = nullptr;
  return nothing != 0;
}
