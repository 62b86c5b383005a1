#pragma once

#include "rules/river/board/face.h"
#include "rules/river/board/place.h"
#include "rules/river/board/section.h"

#include <span>
#include <vector>

namespace fairway::river {

inline constexpr int leastSections = 6;
inline constexpr int mostSections = 16;
inline constexpr int leastPlayers = 2;
inline constexpr int mostPlayers = 4;
inline constexpr int mostBoats = 4; // of each player
inline constexpr int mostDocks = 24;
inline constexpr int mostPoints = 99; // of a dock
inline constexpr int defaultStart = 4;
inline constexpr int defaultBoats = 3;

// Whose boats make a convoy, which the wind cannot blow back: those of all colours, or of one.
enum class Convoy : std::uint8_t { Any, Own };

std::string_view nameOf(Convoy convoy);
std::optional<Convoy> convoyNamed(std::string_view name);

inline constexpr int convoySize = 3;

std::vector<int> publishedDocks(); // 12, 11, ... 1

// The river as laid, with all that is agreed before the first turn.
struct River {
  std::vector<Section> sections; // from the waterfall up
  int start = defaultStart;      // the section on which all boats begin
  Die die = publishedDie;
  std::vector<int> docks = publishedDocks(); // points, in the order of arrival
  int players = mostPlayers;                 // the most that can play
  int boats = defaultBoats;                  // of each player
  Convoy convoy = Convoy::Any;

  int length() const { return static_cast<int>(sections.size()); }
  const Section& at(SectionLaid section) const {
    return sections[static_cast<std::size_t>(section.number - 1)];
  }
  const Section& at(SectionNow section, Phase phase) const { return at(asLaid(section, phase, length())); }

  friend bool operator==(const River&, const River&) = default;
};

bool hasWind(const River& river);

// Its sections by their letters, from the waterfall up: `S...W.....`.
std::string orderOf(const River& river);

// The same river laid `turns` sections further: what it looks like after this many waterfalls.
River turned(const River& river, Phase by);

} // namespace fairway::river
