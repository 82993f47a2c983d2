#pragma once

namespace rotation_game {

// Does what systems must be told before a program can rely on its standard streams and on being told of failures; the
// one place that knows systems apart. To be called before any stream is used.
//
// A stream that was closed by whoever started the program fails whenever it is used, instead of being mistaken for the
// file that is opened first. A write that fails, as the reader has gone away or a limit is reached, is told to who
// writes and does not kill the program.
void prepare_platform();

}  // namespace rotation_game
