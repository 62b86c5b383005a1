#include "editor/model/pool/words/pool_words.h"

#include "editor/model/words/translation.h"

namespace fairway::editor::pool {

std::string shownName(fairway::pool::Ground ground) {
  switch (ground) {
  case fairway::pool::Ground::Water:
    return say("water");
  case fairway::pool::Ground::Deck:
    return say("deck");
  case fairway::pool::Ground::Void:
    return say("void");
  }
  return {};
}

std::string shownName(fairway::pool::Side side) {
  return side == fairway::pool::Side::Red ? say("red") : say("yellow");
}

std::string turnLine(const fairway::pool::TurnEntry& entry, int turn, bool bites) {
  const std::string number = std::to_string(turn);
  const std::string side = shownName(entry.side);
  const std::string from = label(entry.from);
  const auto* square = entry.to ? std::get_if<Square>(&*entry.to) : nullptr;
  const std::string to = square ? label(*square) : say("bar");
  const std::string value = std::to_string(entry.value);
  switch (entry.act) {
  case fairway::pool::Act::Swim:
    return say("{1}. {2} swims, {3} to {4}", {number, side, from, to});
  case fairway::pool::Act::Move:
    return bites ? say("{1}. {2} moves, {3} bites {4}", {number, side, from, to})
                 : say("{1}. {2} moves, {3} to {4}", {number, side, from, to});
  case fairway::pool::Act::Reveal:
    if (!entry.to) return say("{1}. {2} reveals {3} on {4}; it cannot move", {number, side, value, from});
    return bites ? say("{1}. {2} reveals {3}, {4} bites {5}", {number, side, value, from, to})
                 : say("{1}. {2} reveals {3}, {4} to {5}", {number, side, value, from, to});
  case fairway::pool::Act::Pass:
    return say("{1}. {2} passes", {number, side});
  }
  return {};
}

std::string turnRequest(const fairway::pool::PoolBoard& board, const fairway::pool::Turn& turn) {
  using fairway::pool::Act;
  if (turn.act == Act::Pass) return say("to pass");
  const std::string from = label(board.squareOf(turn.from));
  const std::string to = turn.to >= 0 ? label(board.squareOf(turn.to)) : say("bar");
  if (turn.act == Act::Swim) return say("swim from {1} to {2}", {from, to});
  if (turn.act == Act::Move) return say("move from {1} to {2}", {from, to});
  if (turn.value == 0) return say("reveal the tile on {1}", {from});
  if (turn.to == fairway::pool::nowhere)
    return say("the {1} stays on {2}", {std::to_string(turn.value), from});
  return say("move the {1} from {2} to {3}", {std::to_string(turn.value), from, to});
}

} // namespace fairway::editor::pool
