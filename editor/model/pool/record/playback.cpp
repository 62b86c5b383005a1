#include "editor/model/pool/record/playback.h"

#include "editor/model/pool/pool_words.h"
#include "editor/model/words/translation.h"

namespace fairway::editor::pool {

using namespace fairway::pool;

Playback::Playback(fairway::pool::Pool pool, const GameRecord& record)
    : board_(std::make_unique<PoolBoard>(std::move(pool))), record_(record),
      replay_(std::make_unique<Replay>(*board_, record_)) {
  if (!replay_->match()) return;
  positions_.push_back(record_.placement ? replay_->placing().start()
                                         : fairway::pool::setupPosition(*board_));
  for (int turn = 0; turn < replay_->match()->turns(); ++turn)
    positions_.push_back(
        positions_.back().after(turnOf(*board_, record_.turns[static_cast<std::size_t>(turn)])));
}

std::vector<fairway::pool::Turn> Playback::played() const {
  std::vector<fairway::pool::Turn> played;
  for (int turn = 0; turn < turns(); ++turn)
    played.push_back(turnOf(*board_, record_.turns[static_cast<std::size_t>(turn)]));
  return played;
}

std::vector<Square> Playback::squaresOf(int turn) const {
  if (turn < 1) return {};
  const TurnEntry& entry = record_.turns[static_cast<std::size_t>(turn - 1)];
  if (entry.act == Act::Pass) return {};
  std::vector<Square> squares{entry.from};
  if (entry.to)
    if (const auto* to = std::get_if<Square>(&*entry.to)) squares.push_back(*to);
  return squares;
}

std::optional<int> Playback::biteOf(int turn) const {
  const std::vector<Square> squares = squaresOf(turn);
  if (squares.size() < 2) return std::nullopt;
  const auto* prey = position(turn - 1).pileAt(board_->numberOf(squares[1]));
  return prey ? std::optional(static_cast<int>(prey->size)) : std::nullopt;
}

std::string turnLine(const TurnEntry& entry, int turn, bool bites) {
  const std::string number = std::to_string(turn);
  const std::string side = shownName(entry.side);
  const std::string from = label(entry.from);
  const auto* square = entry.to ? std::get_if<Square>(&*entry.to) : nullptr;
  const std::string to = square ? label(*square) : say("bar");
  const std::string value = std::to_string(entry.value);
  switch (entry.act) {
  case Act::Swim:
    return say("{1}. {2} swims, {3} to {4}", {number, side, from, to});
  case Act::Move:
    return bites ? say("{1}. {2} moves, {3} bites {4}", {number, side, from, to})
                 : say("{1}. {2} moves, {3} to {4}", {number, side, from, to});
  case Act::Reveal:
    if (!entry.to) return say("{1}. {2} reveals {3} on {4}; it cannot move", {number, side, value, from});
    return bites ? say("{1}. {2} reveals {3}, {4} bites {5}", {number, side, value, from, to})
                 : say("{1}. {2} reveals {3}, {4} to {5}", {number, side, value, from, to});
  case Act::Pass:
    return say("{1}. {2} passes", {number, side});
  }
  return {};
}

std::vector<std::string> Playback::lines() const {
  std::vector<std::string> lines;
  for (int turn = 1; turn <= turns(); ++turn)
    lines.push_back(
        turnLine(record_.turns[static_cast<std::size_t>(turn - 1)], turn, biteOf(turn).has_value()));
  return lines;
}

std::optional<fairway::pool::Side> Playback::winner() const {
  const fairway::pool::Match* match = replay_->match();
  return match && match->over() ? match->winner() : std::nullopt;
}

std::string Playback::ending() const {
  if (fault()) {
    if (fault()->turn == 0) return say("The placement is not legal: {1}", {fault()->message});
    return say("Turn {1} is not legal: {2}", {std::to_string(fault()->turn), fault()->message});
  }
  if (!begun()) return say("The tiles are still being placed");
  if (!replay_->match()->over()) return say("The game is not over");
  const auto winner = replay_->match()->winner();
  if (!winner) return say("The game is a draw");
  return *winner == fairway::pool::Side::Red ? say("Red wins") : say("Yellow wins");
}

} // namespace fairway::editor::pool
