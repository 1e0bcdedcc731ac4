// The module's functions, called as a game would.
#include <cstdio>
#include <cstring>

#include "NoyesLibrary.h"

int main() {
  TArray<int32> tiles;
  FString error, explanation;
  bool solvable = false;
  FNoyesHint hint;
  const bool done = UNoyesLibrary::Scramble("3x3", "example", 0, tiles, error) &&
                    UNoyesLibrary::Explain(tiles, 3, 3, solvable, explanation, error) &&
                    UNoyesLibrary::Hint(tiles, 3, 3, 1000, hint, error);
  if (!done || !solvable) return std::printf("%s\n", *error), 1;
  std::printf("push tile %d, %lld to go\n", hint.Tile, static_cast<long long>(hint.Length));

  if (UNoyesLibrary::Hint(tiles, 4, 4, 0, hint, error)) return 1;
  std::printf("%s\n", *error);
  const int32 wrong[] = {1, -2, 3, 0};
  tiles.Reset();
  tiles.Append(wrong, 4);
  if (UNoyesLibrary::Explain(tiles, 2, 2, solvable, explanation, error)) return 1;
  std::printf("%s\n", *error);
}
