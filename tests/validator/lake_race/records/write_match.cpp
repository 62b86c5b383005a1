// Writes the sample matches: write_match FOLDER PLAYERS SEED variant|plain COURSE... prints the record. The
// courses' files are named relative to FOLDER, where the record is meant to stand.
#include "formats/document/writer.h"
#include "tests/validator/lake_race/records/play_match.h"

#include <iostream>

int main(int argc, char** argv) {
  if (argc < 6) {
    std::cerr << "write_match FOLDER PLAYERS SEED variant|plain COURSE...\n";
    return 2;
  }
  const int players = std::stoi(argv[2]);
  const std::uint64_t seed = std::stoull(argv[3]);
  const fairway::lake_race::MatchOptions options{std::string(argv[4]) == "variant",
                                                 fairway::lake_race::SunkBonus::Each};
  fairway::test::PlayedMatch played =
      fairway::test::playMatch(argv[1], {argv + 5, argv + argc}, players, seed, options);
  played.document.head.info.name = "A match of " + std::to_string(players);
  played.document.head.info.author = "Fairway";
  played.document.head.info.licence = "CC-BY-4.0";
  std::cout << fairway::formats::writeDocument(played.document);
  return 0;
}
