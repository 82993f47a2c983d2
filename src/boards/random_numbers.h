#pragma once

#include <cstdint>
#include <random>

namespace rotation_game {

// Numbers at random, which follow from the seed alone, whatever the platform and the standard library: those of
// std::mt19937_64 are fixed by the standard, and what is made of them is made here.
class RandomNumbers {
 public:
  explicit RandomNumbers(std::uint64_t seed) : engine_(seed) {}
  // Returns a number below `bound`, each equally likely.
  std::uint64_t below(std::uint64_t bound) {
    // The engine's numbers fall into runs of `bound`; those in the last run are drawn again where it is cut short.
    std::uint64_t number, result;
    do {
      number = engine_();
      result = number % bound;
    } while (number - result > UINT64_MAX - (bound - 1));
    return result;
  }

 private:
  std::mt19937_64 engine_;
};

}  // namespace rotation_game
