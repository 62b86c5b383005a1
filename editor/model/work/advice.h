#pragma once

#include "formats/picture/geometry.h"

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <string>
#include <vector>

namespace fairway::editor {

// What can be done at a moment that the user sets, the best first, and what each choice is worth by the
// game's solver: in turns, chances or tiles.
struct Advice {
  struct Choice {
    std::string what;
    std::string leadsTo; // where it ends; empty: not on the board
    double worth = 0;
    double loss = 0;                 // against the best; never below 0
    std::vector<formats::Point> way; // on the board, from where it begins
  };
  double worth = 0; // of the moment itself, before the choice
  std::vector<Choice> choices;
  std::string refusal; // why there is no such moment; empty: there is

  // Puts the best first and fills in what the others lose against it.
  enum class Better : std::uint8_t { Less, More };
  void rank(Better better) {
    std::stable_sort(choices.begin(), choices.end(), [better](const Choice& a, const Choice& b) {
      return better == Better::Less ? a.worth < b.worth : a.worth > b.worth;
    });
    for (Choice& choice : choices) choice.loss = std::abs(choice.worth - choices.front().worth);
  }
};

} // namespace fairway::editor
