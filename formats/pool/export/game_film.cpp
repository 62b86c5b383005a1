#include "formats/pool/export/game_film.h"

#include "formats/pool/picture/palette.h"

#include <algorithm>

namespace fairway::formats::pool {

using namespace fairway::pool;

namespace {

std::vector<Square> squaresOfTurn(const TurnEntry& turn) {
  if (turn.act == Act::Pass) return {};
  std::vector<Square> squares{turn.from};
  if (turn.to)
    if (const auto* to = std::get_if<Square>(&*turn.to)) squares.push_back(*to);
  return squares;
}

std::string endText(const TurnEntry& turn) {
  const auto* square = std::get_if<Square>(&*turn.to);
  return square != nullptr ? label(*square) : "the bar";
}

} // namespace

GameFilm::GameFilm(const Pool& pool, GameRecord record)
    : board_(std::make_unique<PoolBoard>(pool)), record_(std::move(record)), scene_(pool) {
  const Replay whole(*board_, record_);
  if (whole.match() != nullptr) {
    turns_ = whole.match()->turns();
    begin_ = *Replay(*board_, {record_.placement, {}}).match();
    match_ = begin_;
  } else if (record_.placement) {
    scene_.showPlacing(*board_, whole.placing());
  }
  show(turns_, 1);
}

void GameFilm::goTo(int turn) {
  if (turn < match_->turns()) match_ = begin_;
  while (match_->turns() < turn) match_->play(turnOf(*board_, entry(match_->turns() + 1)));
}

// Of a bar that has several squares, the one that is nearest to where the turn begins.
Point GameFilm::endOf(const TurnEntry& turn) const {
  if (const auto* square = std::get_if<Square>(&*turn.to)) return centreOf(*square);
  const Point from = centreOf(turn.from);
  Point nearest = from;
  double least = -1;
  for (const Square square : barSquares(scene_.shownPool(), turn.side)) {
    const double distance = lengthOf(centreOf(square) - from);
    if (least >= 0 && distance >= least) continue;
    least = distance;
    nearest = centreOf(square);
  }
  return nearest;
}

void GameFilm::liftPile(double share) {
  const TurnEntry& next = entry(turn_);
  if (next.act == Act::Pass) return;
  const auto pile = std::find_if(scene_.piles.begin(), scene_.piles.end(),
                                 [&next](const PileMark& each) { return each.at == next.from; });
  if (pile == scene_.piles.end()) return;
  if (next.act == Act::Reveal) pile->tiles.back().face = static_cast<std::uint8_t>(next.value);
  scene_.lastTurn = {next.from};
  if (!next.to) return;
  const Point from = centreOf(next.from);
  scene_.moving = MovingPile{std::move(pile->tiles), from + eased(share) * (endOf(next) - from)};
  scene_.piles.erase(pile);
}

void GameFilm::show(int turn, double share) {
  turn_ = turn;
  complete_ = share >= 1 || turn == 0;
  scene_.moving.reset();
  if (!match_) return;
  goTo(complete_ ? turn : turn - 1);
  scene_.showPosition(*board_, match_->position());
  scene_.lastTurn = turn > 0 ? squaresOfTurn(entry(turn)) : std::vector<Square>();
  if (!complete_) liftPile(share);
}

std::string GameFilm::whatHappened() const {
  const TurnEntry& played = entry(turn_);
  std::string text = "Turn " + std::to_string(turn_) + " of " + std::to_string(turns_) + ": ";
  text += nameOf(played.side);
  switch (played.act) {
  case Act::Pass:
    return text + " passes";
  case Act::Swim:
    return text + " swims from " + label(played.from) + " to " + endText(played);
  case Act::Move:
    return text + " moves from " + label(played.from) + " to " + endText(played);
  case Act::Reveal:
    break;
  }
  text += " reveals a crocodile on " + label(played.from);
  return text + (played.to ? " and moves it to " + endText(played) : ", which cannot move");
}

std::string GameFilm::resultText() const {
  const std::optional<Side> winner = match_->winner();
  std::string text = "The game is over after " + std::to_string(turns_) + " turns: ";
  text += winner ? std::string(nameOf(*winner)) + " wins" : "a draw";
  for (const Side side : bothSides)
    text += (side == Side::Red ? ". In the bars: " : ", ") + std::string(nameOf(side)) + " " +
            std::to_string(match_->position().inBar(side).tiles);
  return text;
}

Caption GameFilm::caption(const Theme& theme) const {
  if (!match_) return {"The tiles are being placed", {}, {}};
  if (turn_ == 0) return {"Before the first turn", {}, {}};
  const Palette& palette = paletteOf(theme.name);
  if (complete_ && turn_ == turns_ && match_->over()) {
    const std::optional<Side> winner = match_->winner();
    return {resultText(), {}, winner ? std::optional(palette.sides[*winner].fill) : std::nullopt};
  }
  const TurnEntry& played = entry(turn_);
  Caption caption{whatHappened(), {}, palette.sides[played.side].fill};
  if (played.act == Act::Reveal) caption.signs.push_back({std::to_string(played.value), true});
  return caption;
}

} // namespace fairway::formats::pool
