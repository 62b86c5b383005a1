#pragma once

#include <algorithm>
#include <array>
#include <span>
#include <string_view>

namespace fairway {

// The name of a game: what the `game:` of a record says, and what joins the game's entries in the lists of
// the rooms.
struct GameId {
  std::string_view name;

  friend bool operator==(GameId, GameId) = default;
};

// The list of a room: the entries that these functions return, a function for each game.
template <class Entry, const Entry& (*... games)()>
std::span<const Entry* const> listOf() {
  static const std::array<const Entry*, sizeof...(games)> list{&games()...};
  return list;
}

// A list's entry for a game; null: it has none.
template <class Entry>
const Entry* entryFor(GameId id, std::span<const Entry* const> list) {
  const auto found =
      std::find_if(list.begin(), list.end(), [id](const Entry* entry) { return entry->id == id; });
  return found == list.end() ? nullptr : *found;
}

} // namespace fairway
