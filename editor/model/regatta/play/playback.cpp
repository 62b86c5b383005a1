#include "editor/model/regatta/play/playback.h"

#include <algorithm>

namespace fairway::editor::regatta {

using namespace fairway::regatta;
using formats::regatta::Wake;

namespace {

// Along one card; a movement that ends in a zone halts before.
void addSail(const Board& board, const fairway::regatta::Neighbours& others,
             const fairway::regatta::CardPlay& play, Standing& now, Wake& wake) {
  std::vector<int> arrows = play.arrows;
  for (int& arrow : arrows) --arrow;
  const Sail sail = sailCard(board, others, now, *cardNamed(board.deck(), play.card), arrows);
  const auto halt = sail.clear ? std::nullopt : haltOf(board, others, sail);
  for (std::size_t i = 0; i < sail.size; ++i) {
    now = sail.steps[i];
    wake.push_back(now.pose);
    if (halt && now == *halt) return;
  }
}

} // namespace

Wake wakeOf(const Race& before, const fairway::regatta::Turn& turn) {
  Standing now = before.boat(turn.seat).standing;
  Wake wake{now.pose};
  if (turn.act == Act::Turn) wake.push_back({now.pose.at, turn.heading});
  const fairway::regatta::Neighbours others = before.othersOf(turn.seat);
  for (const fairway::regatta::CardPlay& play : turn.play) addSail(before.board(), others, play, now, wake);
  return wake;
}

Playback::Playback(fairway::regatta::Course course, fairway::regatta::Deck deck, const RaceRecord& record)
    : board_(std::make_unique<Board>(std::move(course), std::move(deck))) {
  follow(record);
}

void Playback::follow(const RaceRecord& record) {
  record_ = record;
  races_.clear();
  wakes_.clear();
  illegal_.reset();
  if (record.turns.empty() && record.grid.size() < static_cast<std::size_t>(record.players) &&
      record.first <= record.players)
    return placeSome();
  const auto watch = [](void* races, const Race& race, int) {
    static_cast<std::vector<Race>*>(races)->push_back(race);
  };
  const fairway::regatta::Replay replay = fairway::regatta::replay(*board_, record_, watch, &races_);
  illegal_ = replay.illegal;
  if (races_.empty()) races_.push_back(replay.race);
  for (int turn = 1; turn <= turns(); ++turn) wakes_.push_back(wakeOf(race(turn - 1), entry(turn).turn));
}

// The boats that are on the table so far; the referee would ask for the others.
void Playback::placeSome() {
  Race race(*board_, record_.players, record_.first, record_.until);
  fairway::regatta::Refusal refusal;
  for (std::size_t i = 0; i < record_.hands.size() && !refusal; ++i)
    refusal = race.deal(static_cast<int>(i) + 1, record_.hands[i]);
  if (!refusal && record_.hands.size() < static_cast<std::size_t>(record_.players))
    refusal = race.deal(static_cast<int>(record_.hands.size()) + 1, {});
  for (std::size_t i = 0; i < record_.grid.size() && !refusal; ++i)
    refusal = race.place(record_.grid[i].seat, record_.grid[i].pose);
  if (refusal) illegal_ = fairway::regatta::IllegalTurn{0, refusal->rule, refusal->message};
  races_.push_back(std::move(race));
}

} // namespace fairway::editor::regatta
