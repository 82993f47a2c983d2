# Cross-builds for Windows by MinGW-w64, and runs the tests by wine.
#
#   cmake -S . -B build-windows -DCMAKE_TOOLCHAIN_FILE=tests/windows/mingw-w64.cmake
#
# With MINGW_W64=i686-w64-mingw32 in the environment, for 32 bits.
set(triple x86_64-w64-mingw32)
if(DEFINED ENV{MINGW_W64})
  set(triple $ENV{MINGW_W64})
endif()
set(CMAKE_SYSTEM_NAME Windows)
set(CMAKE_C_COMPILER ${triple}-gcc-posix)
set(CMAKE_CXX_COMPILER ${triple}-g++-posix)
set(CMAKE_RC_COMPILER ${triple}-windres)
set(CMAKE_FIND_ROOT_PATH /usr/${triple})
set(CMAKE_FIND_ROOT_PATH_MODE_PACKAGE ONLY)
set(CMAKE_CROSSCOMPILING_EMULATOR /usr/lib/wine/wine64)
set(CMAKE_EXE_LINKER_FLAGS_INIT -static)  # so that the tests, too, find all they need
