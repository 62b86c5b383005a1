#pragma once

#include "rules/regatta/board/course.h"

namespace fairway::regatta {

// The race is over once a boat has finished, or once a single one has not.
enum class Until : std::uint8_t { First, All };

constexpr std::string_view nameOf(Until until) {
  return until == Until::First ? "first" : "all";
}

constexpr std::optional<Until> untilNamed(std::string_view name) {
  for (const Until until : {Until::First, Until::All})
    if (nameOf(until) == name) return until;
  return std::nullopt;
}

// A boat put on the start grid.
struct GridEntry {
  int seat = 1;
  Pose pose;

  friend bool operator==(const GridEntry&, const GridEntry&) = default;
};

// A card played, along arrows counted from 1.
struct CardPlay {
  std::string card;
  std::vector<int> arrows;

  friend bool operator==(const CardPlay&, const CardPlay&) = default;
};

struct SunPlay {
  std::string card;
  int before = 1; // seat

  friend bool operator==(const SunPlay&, const SunPlay&) = default;
};

enum class Act : std::uint8_t {
  Play,
  Skip,   // discards the sun
  Turn,   // heaves to and turns
  Change, // heaves to and changes cards
};

// What a player does in a turn, as far as it is a choice.
struct Turn {
  int seat = 1;
  Act act = Act::Play;
  std::vector<CardPlay> play;     // Play
  Heading heading;                // Turn
  std::vector<std::string> cards; // Change
  std::optional<SunPlay> sun;

  friend bool operator==(const Turn&, const Turn&) = default;
};

// A turn as it was played, with what came of it.
struct TurnEntry {
  Turn turn;
  std::vector<std::string> draw;
  std::optional<Pose> ends; // where given, the boat must end there

  friend bool operator==(const TurnEntry&, const TurnEntry&) = default;
};

// A race as it was played, without its course.
struct RaceRecord {
  int players = 2;
  int first = 1; // seat of the first player
  Until until = Until::First;
  std::vector<std::vector<std::string>> hands; // by seat
  std::vector<GridEntry> grid;                 // in the order of placing
  std::vector<TurnEntry> turns;

  friend bool operator==(const RaceRecord&, const RaceRecord&) = default;
};

} // namespace fairway::regatta
