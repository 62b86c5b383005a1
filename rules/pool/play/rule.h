#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string_view>

namespace fairway::pool {

// The rules that a placing or a turn can break. Names and texts are listed in rules/pool/RULES.md and are
// stable: reports, tests and other people's scripts rely on them.
enum class Rule : std::uint8_t {
  SetupFits,
  PlacementOrder,
  PlacementSquare,
  PlacementTaken,
  PlacementRoom,
  PlacementCount,
  GameOver,
  SideOrder,
  OwnPile,
  SwimmerOrCrocodile,
  RevealValue,
  SwimWay,
  CrocodileWay,
  BarOpening,
  RevealMoves,
  PassWithChoice,
};

inline constexpr std::array<Rule, 16> allRules{
    Rule::SetupFits,     Rule::PlacementOrder,     Rule::PlacementSquare, Rule::PlacementTaken,
    Rule::PlacementRoom, Rule::PlacementCount,     Rule::GameOver,        Rule::SideOrder,
    Rule::OwnPile,       Rule::SwimmerOrCrocodile, Rule::RevealValue,     Rule::SwimWay,
    Rule::CrocodileWay,  Rule::BarOpening,         Rule::RevealMoves,     Rule::PassWithChoice};

std::string_view nameOf(Rule rule); // such as `bar-opening`
std::string_view textOf(Rule rule); // what it demands, in a sentence
std::optional<Rule> ruleNamed(std::string_view name);

// What a question "may I?" answers: nothing when it is legal, else the rule that forbids it.
using Refusal = std::optional<Rule>;

} // namespace fairway::pool
