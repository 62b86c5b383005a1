#include "tests/validator/river/naive_values.h"

#include <algorithm>
#include <cmath>
#include <numeric>
#include <set>

namespace fairway::river::test {

double most(const std::vector<double>& values) {
  return *std::max_element(values.begin(), values.end());
}
double least(const std::vector<double>& values) {
  return *std::min_element(values.begin(), values.end());
}
double mean(const std::vector<double>& values) {
  return std::accumulate(values.begin(), values.end(), 0.0) / static_cast<double>(values.size());
}

namespace {

using Key = std::vector<int>;

Key keyOf(const Race& race) {
  Key key{race.phase().waterfalls, race.toRoll(), race.docksTaken()};
  for (int seat = 1; seat <= race.players(); ++seat) {
    key.push_back(race.points(seat));
    key.push_back(race.docks(seat).size());
    for (int section = 1; section <= race.river().length(); ++section)
      key.push_back(race.fleet(seat).at(SectionNow{section}));
  }
  return key;
}

struct Node {
  Race race;
  std::vector<std::vector<std::size_t>> next; // by face of the die, then option
};

std::vector<Node> graphOf(const RiverBoard& board, int players,
                          const std::function<bool(const Race&)>& stop) {
  std::map<Key, std::size_t> known;
  std::vector<Node> nodes;
  const auto add = [&](const Race& race) {
    const auto [found, isNew] = known.try_emplace(keyOf(race), nodes.size());
    if (isNew) nodes.push_back({race, {}});
    return found->second;
  };
  add(Race(board, players));
  for (std::size_t i = 0; i < nodes.size(); ++i) {
    const Race race = nodes[i].race;
    if (race.over() || (stop && stop(race))) continue;
    std::vector<std::vector<std::size_t>> next;
    for (const Face& face : board.river.die) {
      next.emplace_back();
      for (const Option& option : race.options(face)) next.back().push_back(add(race.after(face, option)));
    }
    nodes[i].next = std::move(next);
  }
  return nodes;
}

} // namespace

namespace {

std::vector<double> valuesOf(const std::vector<Node>& nodes, const NaiveGame& game) {
  std::vector<double> values(nodes.size(), 0);
  for (std::size_t i = 0; i < nodes.size(); ++i)
    if (nodes[i].next.empty())
      values[i] = nodes[i].race.over() ? game.endValue(nodes[i].race) : game.stopValue;
  double change = 1;
  std::vector<double> worths;
  for (int sweep = 0; sweep < 20000 && change > 1e-14; ++sweep) {
    change = 0;
    for (std::size_t i = nodes.size(); i-- > 0;) {
      if (nodes[i].next.empty()) continue;
      double value = 0;
      for (const auto& options : nodes[i].next) {
        worths.clear();
        for (std::size_t to : options) worths.push_back(values[to]);
        value += game.choices.at(nodes[i].race.toRoll())(worths) / 6;
      }
      change = std::max(change, std::fabs(value - values[i]));
      values[i] = value;
    }
  }
  return values;
}

// The first option that is as good as the best.
std::size_t chosen(const std::vector<std::size_t>& options, const std::vector<double>& values,
                   const Choice& choice) {
  std::vector<double> worths;
  for (std::size_t to : options) worths.push_back(values[to]);
  const double best = choice(worths);
  for (std::size_t i = 0; i < options.size(); ++i)
    if (std::fabs(worths[i] - best) <= 1e-9) return options[i];
  return options.front();
}

void finish(const Race& race, double chance, NaiveFlow& flow) {
  for (int seat = 1; seat <= race.players(); ++seat) {
    flow.points[seat] += chance * race.points(seat);
    flow.saved[seat] += chance * race.docks(seat).size();
  }
  const std::vector<int> winners = race.winners();
  if (winners.size() > 1)
    flow.ties += chance;
  else if (winners.front() == 1)
    flow.firstWins += chance;
}

} // namespace

double naiveValue(const RiverBoard& board, const NaiveGame& game) {
  return valuesOf(graphOf(board, game.players, game.stop), game)[0];
}

NaiveFlow naiveFlow(const RiverBoard& board, const NaiveGame& game) {
  const std::vector<Node> nodes = graphOf(board, game.players, game.stop);
  const std::vector<double> values = valuesOf(nodes, game);
  NaiveFlow flow;
  flow.rounds = 1;
  std::map<std::size_t, double> now{{0, 1.0}};
  for (int turn = 0; turn < 100000 && !now.empty(); ++turn) {
    std::map<std::size_t, double> then;
    for (const auto& [node, chance] : now)
      for (const auto& options : nodes[node].next) {
        const std::size_t to = chosen(options, values, game.choices.at(nodes[node].race.toRoll()));
        const Race& race = nodes[to].race;
        if (race.over())
          finish(race, chance / 6, flow);
        else if (chance > 1e-18)
          then[to] += chance / 6;
        if (!race.over() && race.phase() != nodes[node].race.phase()) flow.rounds += chance / 6;
      }
    now = std::move(then);
  }
  return flow;
}

bool naiveGoesRound(const RiverBoard& board) {
  const std::vector<Node> nodes = graphOf(board, 1, {});
  std::set<std::size_t> stays;
  for (std::size_t i = 0; i < nodes.size(); ++i)
    if (!nodes[i].race.over()) stays.insert(i);
  for (bool dropped = true; dropped;) {
    dropped = false;
    for (auto node = stays.begin(); node != stays.end();) {
      const bool keeps =
          std::all_of(nodes[*node].next.begin(), nodes[*node].next.end(), [&](const auto& options) {
            return std::any_of(options.begin(), options.end(),
                               [&](std::size_t to) { return stays.contains(to); });
          });
      dropped = dropped || !keeps;
      node = keeps ? std::next(node) : stays.erase(node);
    }
  }
  return !stays.empty();
}

int naiveMostHome(const RiverBoard& board) {
  int most = 0;
  for (const Node& node : graphOf(board, 1, {})) most = std::max(most, node.race.docks(1).size());
  return most;
}

} // namespace fairway::river::test
