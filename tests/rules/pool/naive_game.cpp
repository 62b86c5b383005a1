#include "tests/rules/pool/naive_game.h"

#include <algorithm>
#include <numeric>
#include <sstream>

namespace fairway::pool::test {

namespace {

std::string name(Square square) {
  return std::to_string(square.column) + "," + std::to_string(square.row);
}

Square named(const std::string& text) {
  const std::size_t comma = text.find(',');
  return {std::stoi(text.substr(0, comma)), std::stoi(text.substr(comma + 1))};
}

constexpr int columnSteps[] = {0, 1, 0, -1, 1, 1, -1, -1};
constexpr int rowSteps[] = {-1, 0, 1, 0, -1, 1, 1, -1};

} // namespace

NaiveGame::NaiveGame(const Pool& pool, const BySide<std::vector<Square>>& swimmers) : pool_(pool) {
  for (const Side side : bothSides) {
    for (const Square square : swimmers[side]) piles_[square] = {{side, 0}};
    for (const Crocodile& crocodile : pool.crocodiles) hidden_[side].insert(crocodile.value);
  }
  ++seen_[text()];
}

void NaiveGame::walk(Way way, int steps, const Crocodile& how, bool bites,
                     std::set<std::string>& ends) const {
  const Square here = way.touched.back();
  const Pile& mover = piles_.at(way.touched.front());
  const bool open = !bars_[Side::Red].empty() || !bars_[Side::Yellow].empty();
  for (int d = 0; d < (how.diagonal ? 8 : 4); ++d) {
    const int corners = way.corners + (way.last >= 0 && way.last != d ? 1 : 0);
    if (corners > how.turns) continue;
    for (const Ladder& ladder : pool_.ladders) {
      const bool mine = ladder.bar == toMove_ && ladder.at == here && static_cast<int>(ladder.side) == d;
      if (mine && steps == 1 && (open || static_cast<int>(mover.size()) >= pool_.opening)) ends.insert("bar");
    }
    const Square next{here.column + columnSteps[d], here.row + rowSteps[d]};
    if (pool_.map.at(next) != Ground::Water) continue;
    if (std::find(way.touched.begin(), way.touched.end(), next) != way.touched.end()) continue;
    const auto there = piles_.find(next);
    const bool prey = there != piles_.end() && there->second.back().first != toMove_;
    if (there != piles_.end() && !(prey && bites && steps == 1)) continue;
    if (steps == 1) {
      ends.insert(name(next));
      continue;
    }
    Way further = way;
    further.touched.push_back(next);
    further.corners = corners;
    further.last = d;
    walk(further, steps - 1, how, bites, ends);
  }
}

std::set<std::string> NaiveGame::ends(Square from, const Crocodile& how, bool bites) const {
  std::set<std::string> ends;
  walk({{from}, 0, -1}, how.value, how, bites, ends);
  return ends;
}

std::set<std::string> NaiveGame::turns() const {
  std::set<std::string> turns;
  for (const auto& [square, pile] : piles_) {
    if (pile.back().first != toMove_) continue;
    const int face = pile.back().second;
    const auto ability = [&](int value) {
      return *std::find_if(pool_.crocodiles.begin(), pool_.crocodiles.end(),
                           [&](const Crocodile& crocodile) { return crocodile.value == value; });
    };
    if (face > 0) {
      for (const std::string& end : ends(square, ability(face), true))
        turns.insert("move " + name(square) + " " + end);
      continue;
    }
    for (const int steps : {1, 2})
      for (const std::string& end : ends(square, {steps, 1, false}, false))
        turns.insert("swim " + name(square) + " " + end);
    for (const int value : hidden_[toMove_]) {
      const std::string reveal = "reveal " + name(square) + " " + std::to_string(value) + " ";
      const std::set<std::string> found = ends(square, ability(value), true);
      for (const std::string& end : found) turns.insert(reveal + end);
      if (found.empty()) turns.insert(reveal + "-");
    }
  }
  if (turns.empty()) turns.insert("pass");
  return turns;
}

void NaiveGame::play(const std::string& turn) {
  std::istringstream in(turn);
  std::string act, from, value, to;
  in >> act >> from;
  if (act == "reveal") in >> value;
  in >> to;
  ++quiet_;
  passes_ = act == "pass" ? passes_ + 1 : 0;
  if (act != "pass") {
    Pile pile = piles_.at(named(from));
    piles_.erase(named(from));
    if (act == "reveal") {
      quiet_ = 0;
      pile.back().second = std::stoi(value);
      hidden_[toMove_].erase(hidden_[toMove_].find(std::stoi(value)));
    }
    if (to == "bar") {
      quiet_ = 0;
      for (const auto& [side, face] : pile) bars_[toMove_].push_back(face);
    } else {
      Pile& there = piles_[to == "-" ? named(from) : named(to)];
      if (!there.empty()) quiet_ = 0;
      there.insert(there.end(), pile.begin(), pile.end());
    }
  }
  toMove_ = other(toMove_);
  ++seen_[text()];
}

std::string NaiveGame::end() const {
  std::set<Side> owners;
  for (const auto& [square, pile] : piles_) owners.insert(pile.back().first);
  if (owners.size() < 2) return "one-side";
  if (passes_ == 2) return "blocked";
  if (seen_.at(text()) == 3) return "repetition";
  return quiet_ >= pool_.quiet ? "quiet" : "";
}

std::string NaiveGame::text() const {
  std::string text = toMove_ == Side::Red ? "red" : "yellow";
  for (const auto& [square, pile] : piles_) {
    text += " " + name(square) + ":";
    for (const auto& [side, face] : pile) text += (side == Side::Red ? "r" : "y") + std::to_string(face);
  }
  return text;
}

std::string NaiveGame::score() const {
  const auto tiles = [&](Side side) { return bars_[side].size(); };
  const auto values = [&](Side side) { return std::accumulate(bars_[side].begin(), bars_[side].end(), 0); };
  const auto red = std::pair(tiles(Side::Red), values(Side::Red));
  const auto yellow = std::pair(tiles(Side::Yellow), values(Side::Yellow));
  std::ostringstream out;
  out << red.first << " " << red.second << " " << yellow.first << " " << yellow.second << " "
      << (red > yellow   ? "red"
          : red < yellow ? "yellow"
                         : "draw");
  return out.str();
}

} // namespace fairway::pool::test
