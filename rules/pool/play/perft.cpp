#include "rules/pool/play/perft.h"

namespace fairway::pool {

namespace {

// Turns that led here since the last news, so that repetition is seen without copying the game's whole past
// at every turn.
class Counter {
public:
  Counter(const Match& match, const std::function<bool()>& stopped) : match_(match), stopped_(stopped) {}

  std::uint64_t linesAfter(const Position& position, int depth) {
    if (depth == 0) return 1;
    if (depth == 1) return ends(position) ? 0 : countTurns(match_.board(), position);
    if (ends(position) || (stopped_ && stopped_())) return 0;
    path_.push_back(&position);
    std::uint64_t lines = 0;
    forEachTurn(match_.board(), position,
                [&](const Turn& turn) { lines += linesAfter(position.after(turn), depth - 1); });
    path_.pop_back();
    return lines;
  }

private:
  bool ends(const Position& position) const {
    if (match_.endAfter(position)) return true;
    int times = match_.timesSeen(position);
    for (const Position* before : path_) times += before->liesLike(position) ? 1 : 0;
    return position.quiet() > 0 && times >= 2;
  }

  const Match& match_;
  const std::function<bool()>& stopped_;
  std::vector<const Position*> path_;
};

} // namespace

std::vector<PerftChoice> perft(const Match& match, int depth, const std::function<bool()>& stopped) {
  std::vector<PerftChoice> choices;
  if (match.over()) return choices;
  for (const Turn& turn : legalTurns(match.board(), match.position()))
    choices.push_back({turn, Counter(match, stopped).linesAfter(match.position().after(turn), depth - 1)});
  return choices;
}

} // namespace fairway::pool
