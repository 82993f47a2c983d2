#include "check/printable.h"

namespace rotation_game {

std::string printable(const std::string& text) {
  const char* const digits = "0123456789ABCDEF";
  std::string result;
  for (const char character : text) {
    const auto byte = static_cast<unsigned char>(character);
    if (byte >= ' ' && byte <= '~') {
      result += character;
    } else {
      result += {'\\', 'x', digits[byte / 16], digits[byte % 16]};
    }
  }
  return result;
}

}  // namespace rotation_game
