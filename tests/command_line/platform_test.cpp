#include "command_line/platform.h"

#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>
#include <istream>
#include <string>

#include "solve/input.h"

namespace rotation_game {
namespace {

class InputBuffers : public testing::Test {
 protected:
  ~InputBuffers() override { std::filesystem::remove(name_); }
  const std::string name_ = "platform_test.bytes";
};

// A file of two blocks and a half, in which all bytes occur. The working directory is the build's.
TEST_F(InputBuffers, GiveAllBytesOfAFileBlockByBlockAndNeverWait) {
  std::string text;
  for (int i = 0; i < 160 << 10; ++i) text += static_cast<char>(i % 251 * (i % 256));
  std::ofstream(name_, std::ios::binary) << text;
  InputBuffer buffer(name_);
  ASSERT_TRUE(buffer.is_open());
  std::istream stream(&buffer);
  Input input(stream);
  std::string found;
  for (const std::size_t kilobytes : {64u, 64u, 32u, 0u}) {
    EXPECT_FALSE(input.may_wait());
    const std::string_view bytes = input.bytes();
    EXPECT_EQ(bytes.size(), kilobytes << 10);
    found += bytes;
    input.skip(bytes.size());
  }
  EXPECT_EQ(found, text);
  EXPECT_FALSE(input.has_failed());
}

TEST_F(InputBuffers, AreNotOpenWithoutAFile) { EXPECT_FALSE(InputBuffer(name_).is_open()); }

// Some systems open a folder, and fail when it is read.
TEST_F(InputBuffers, TakeNoFolderForAnEmptyFile) {
  InputBuffer buffer(".");
  std::istream stream(&buffer);
  Input input(stream);
  EXPECT_TRUE(!buffer.is_open() || input.bytes().empty());
  EXPECT_TRUE(!buffer.is_open() || input.has_failed());
}

}  // namespace
}  // namespace rotation_game
