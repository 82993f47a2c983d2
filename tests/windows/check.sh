#!/usr/bin/env bash
# Runs a cross-build for Windows by wine, in ways that are not among the tests of `ctest`: bytes, names, pipes, statuses.
#
#   tests/windows/check.sh BUILD NATIVE_BUILD
set -euo pipefail
export LC_ALL=C.UTF-8  # in which wine takes names from here
build=$(realpath "$1")
native=$(realpath "$2")
root=$(realpath "$(dirname "$0")/../..")
program=(/usr/lib/wine/wine64 "$build/rotation-game.exe")
board='1 1 1 1 3 2 3 2 3 1 3 2 2 3 1 2 2 2 3 1 2 1 3 3'
scratch=$(mktemp -d)
trap 'rm -rf "$scratch"' EXIT
cd "$scratch"

# expect STATUS OUTPUT ERROR ARGUMENT...: runs the program; its standard input is this function's.
expect() {
  local status=0
  "${program[@]}" "${@:4}" >output 2>error || status=$?
  if [ "$status" -ne "$1" ] || ! printf '%b' "$2" | cmp -s - output || ! printf '%b' "$3" | cmp -s - error; then
    printf 'rotation-game %s\nended with %d and wrote\n' "${*:4}" "$status"
    cat output error
    exit 1
  fi
}

echo "only the system's libraries are needed"
objdump -p "$build/rotation-game.exe" | sed -n 's/.*DLL Name: //p' | sort >libraries
printf 'KERNEL32.dll\nmsvcrt.dll\n' | diff - libraries

echo "a byte that ends no input, line ends, and white space"
printf '%s\r\n\x1a' "$board" | expect 1 'AC\n2\n' "<stdin>:2:1: error: case 2: expected 1, 2 or 3, or a final 0, found '\\\\x1A'\n"

echo "the same random boards, pictures and reports as elsewhere"
"${program[@]}" --random=1000 --moves=0-13 --seed=1 | cmp - <("$native/rotation-game" --random=1000 --moves=0-13 --seed=1)
"$native/rotation-game" --random=1000 --seed=2 >boards
for option in --draw --engine=search --check=boards; do
  "${program[@]}" "$option" boards >here || true
  "$native/rotation-game" "$option" boards >elsewhere || true
  cmp here elsewhere
done

echo "names in other letters, folders and missing files"
mkdir 盘
echo "$board" >盘/é.txt
expect 0 'AC\n2\n' '' 盘/é.txt </dev/null
status=0
"${program[@]}" 盘 盘/ß.txt 盘/é.txt >output 2>error </dev/null || status=$?
[ "$status" -eq 2 ]
[ "$(cat output)" = $'AC\n2' ]
grep -q "^rotation-game: cannot read '盘': " error
grep -q "^rotation-game: cannot read '盘/ß.txt': " error
expect 1 '' '盘/x:1:1: error: case 1: expected 1, 2 or 3, or a final 0, found '"'y'"'\n' 盘/x < <(echo y >盘/x)

echo "no word about a terminal where there is none"
expect 0 '' '' </dev/null

echo "a dialogue"
coproc "${program[@]}" 2>error
for _ in 1 2 3; do
  echo "$board" >&"${COPROC[1]}"
  read -r -t 20 moves <&"${COPROC[0]}"
  read -r -t 20 symbol <&"${COPROC[0]}"
  [ "$moves $symbol" = "AC 2" ]
done
exec {COPROC[1]}>&-
wait "$COPROC_PID"

echo "a reader that goes away, a full disk, and closed streams"
"$native/rotation-game" --random=200000 --seed=3 >many
set +e
"${program[@]}" many 2>error | head -1 >/dev/null
status=("${PIPESTATUS[@]}")
set -e
[ "${status[0]}" -eq 2 ]
grep -q '^rotation-game: cannot write to standard output' error
status=0
"${program[@]}" boards >/dev/full 2>error || status=$?
[ "$status" -eq 2 ]
grep -q '^rotation-game: cannot write to standard output: No space left on device' error
status=0
"${program[@]}" boards >&- 2>/dev/null || status=$?
[ "$status" -eq 2 ]
status=0
"${program[@]}" <&- >output 2>error || status=$?
[ "$status" -eq 2 ]
grep -q "^rotation-game: cannot read '<stdin>'" error

echo "the samples"
printf '#!/bin/sh\nexec %s "%s" "$@"\n' "${program[@]}" >program
chmod +x program
for input in "$root"/samples/{valid,faults}/*.in; do
  echo "stdin ${input%.in}"
  echo "file ${input%.in}"
  if [ -s "${input%.in}.out" ]; then
    echo "search ${input%.in}"
    echo "table ${input%.in}"
  fi
done >runs
printf 'check %s\n' "$root"/samples/check/*.answers | sed 's/[.]answers$//' >>runs
xargs -P "$(nproc)" -L 1 "$native/tests/rotation_game_run_samples" "$scratch/program" <runs

echo "the submission: the same bytes, and built for 64 and 32 bits"
/usr/lib/wine/wine64 "$build/src/submission/amalgamate.exe" "$root/src/submission/submission.cpp" "$root/include" fresh.cpp
cmp fresh.cpp "$root/samples/submission.cpp"
for target in x86_64 i686; do
  "$target-w64-mingw32-g++-posix" -std=c++98 -O2 -pedantic-errors -Wall -Wextra -Werror -Wno-long-long -static \
    fresh.cpp -o "submission-$target.exe"
done
samples=("$root"/samples/valid/*.in "$root"/samples/faults/*.in)
/usr/lib/wine/wine64 "$build/tests/rotation_game_run_samples.exe" "$scratch/submission-x86_64.exe" submission \
  "${samples[@]%.in}"
echo "all well"
