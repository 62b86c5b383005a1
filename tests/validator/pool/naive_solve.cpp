#include "tests/validator/pool/naive_solve.h"

#include <algorithm>

namespace fairway::validator::pool::test {

using namespace fairway::pool;

std::string NaiveSolver::keyOf(const Position& position) const {
  std::vector<std::string> piles;
  for (const Pile& pile : position.piles()) {
    std::string text = std::to_string(pile.at) + ":";
    for (std::size_t i = 0; i < pile.size; ++i) text += label(pile.tiles[i]);
    piles.push_back(text);
  }
  std::sort(piles.begin(), piles.end());
  std::string key;
  for (const std::string& pile : piles) key += pile + ";";
  for (const Side side : bothSides) {
    key +=
        std::to_string(position.inBar(side).tiles) + "," + std::to_string(position.inBar(side).values) + ",";
    for (int value = 1; value <= maxValue; ++value) key += std::to_string(position.hidden(side, value));
  }
  return key + std::string(nameOf(position.toMove())) + std::to_string(position.passes()) + "," +
         std::to_string(position.quiet()) + (position.open() ? "o" : "c");
}

double NaiveSolver::value(const Position& position) {
  const bool over = position.pilesOf(Side::Red) == 0 || position.pilesOf(Side::Yellow) == 0 ||
                    position.passes() == 2 || position.quiet() >= board_.pool().quiet;
  if (over) {
    const std::optional<Side> winner = leader(position);
    return !winner ? 0.5 : *winner == Side::Red ? 1 : 0;
  }
  const std::string key = keyOf(position);
  if (const auto found = known_.find(key); found != known_.end()) return found->second;
  const bool decided = policy_ && position.toMove() == Side::Red;
  return known_[key] = decided ? policyChoice(position) : choice(position);
}

double NaiveSolver::choice(const Position& position) {
  const Side side = position.toMove();
  const auto better = [side](double a, double b) {
    return side == Side::Red ? std::max(a, b) : std::min(a, b);
  };
  const double worst = side == Side::Red ? -1 : 2;
  double best = worst;
  std::map<std::pair<SquareNumber, int>, double> reveals; // by tile and value
  for (const Turn& turn : legalTurns(board_, position)) {
    const double here = value(position.after(turn));
    if (turn.act != Act::Reveal) {
      best = better(best, here);
      continue;
    }
    const auto [entry, fresh] = reveals.try_emplace({turn.from, turn.value}, here);
    if (!fresh) entry->second = better(entry->second, here);
  }
  std::map<SquareNumber, double> means;
  for (const auto& [which, here] : reveals)
    means[which.first] += here * position.hidden(side, which.second) / position.hidden(side);
  for (const auto& [from, mean] : means) best = better(best, mean);
  return best;
}

double NaiveSolver::policyChoice(const Position& position) {
  const Turn turn = policy_(position);
  if (turn.act != Act::Reveal) return value(position.after(turn));
  double mean = 0;
  for (const int number : board_.values()) {
    const int tiles = position.hidden(Side::Red, number);
    if (tiles == 0) continue;
    const Turn revealed{Act::Reveal, turn.from, ends_(position, turn.from, number),
                        static_cast<std::uint8_t>(number)};
    mean += value(position.after(revealed)) * tiles / position.hidden(Side::Red);
  }
  return mean;
}

} // namespace fairway::validator::pool::test
