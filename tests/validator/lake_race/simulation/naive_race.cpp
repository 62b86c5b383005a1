#include "tests/validator/lake_race/simulation/naive_race.h"

#include <set>

namespace fairway::validator::lake_race {

std::optional<NaiveRace::Result> NaiveRace::play() {
  boats_.assign(static_cast<std::size_t>(players_), {});
  // The first player's right neighbour places first, then anticlockwise; the first player last.
  for (int seat = players_ - 1; seat >= 0; --seat) place(boats_[static_cast<std::size_t>(seat)]);
  Result result;
  const std::size_t mayRemain = players_ > 2 ? 1 : 0; // with two players the variant always holds
  for (int round = 0; round < 2000; ++round)
    for (int seat = 0; seat < players_; ++seat) {
      if (boats_[static_cast<std::size_t>(seat)].status != Status::Racing) continue;
      turn(seat, result);
      if (result.finished.size() + result.sunk.size() + mayRemain < static_cast<std::size_t>(players_))
        continue;
      result.ranking = result.finished;
      for (int left = 0; left < players_; ++left)
        if (boats_[static_cast<std::size_t>(left)].status == Status::Racing) result.ranking.push_back(left);
      result.ranking.insert(result.ranking.end(), result.sunk.rbegin(), result.sunk.rend());
      for (const Boat& boat : boats_) result.turns.push_back(boat.turns);
      return result;
    }
  return std::nullopt;
}

bool NaiveRace::taken(int cell) const {
  for (const Boat& boat : boats_)
    if (boat.status == Status::Racing && boat.cell == cell) return true;
  return false;
}

void NaiveRace::place(Boat& boat) {
  std::vector<std::pair<int, int>> places;
  for (const int cell : board_.startCells())
    for (int heading = 0; heading < 6 && !taken(cell); ++heading) places.emplace_back(cell, heading);
  std::size_t chosen = par_ == nullptr ? static_cast<std::size_t>(below(places.size())) : 0;
  for (std::size_t i = 0; par_ != nullptr && i < places.size(); ++i)
    if (par_->cost(places[i].first, places[i].second, {}, 0, {}) <
        par_->cost(places[chosen].first, places[chosen].second, {}, 0, {}))
      chosen = i;
  boat.cell = places[chosen].first;
  boat.heading = places[chosen].second;
}

// Every different decision with the same chance.
NaivePar::Decision NaiveRace::anyDecision(const Dice& dice) {
  std::set<std::pair<Dice, int>> decisions;
  const int count = static_cast<int>(dice.size());
  for (int subset = 0; subset < 1 << count; ++subset) {
    Dice kept;
    for (int die = 0; die < count; ++die)
      if ((subset >> die & 1) != 0) kept.push_back(dice[static_cast<std::size_t>(die)]);
    for (int after = count - 1; after <= std::min(count + 1, maxDice_); ++after)
      if (const int roll = after - static_cast<int>(kept.size()); roll >= 0) decisions.emplace(kept, roll);
  }
  const auto& [keep, roll] = *std::next(decisions.begin(), below(decisions.size()));
  return {keep, roll};
}

void NaiveRace::chooseDice(Boat& boat) {
  const NaivePar::Decision decision =
      par_ != nullptr ? par_->best(boat.cell, boat.heading, boat.dice, boat.damage, boat.progress)
                      : anyDecision(boat.dice);
  boat.dice = decision.keep;
  for (int die = 0; die < decision.roll; ++die) boat.dice.push_back(1 + below(3));
  std::sort(boat.dice.begin(), boat.dice.end());
}

// Where each way to steer that the rules allow would end.
std::vector<NaiveRace::Ending> NaiveRace::endings(const Boat& boat) const {
  int distance = 0;
  for (const int face : boat.dice) distance += face;
  std::vector<Ending> all;
  int fewest = distance;
  for (int turn = -1; turn <= 1; ++turn) {
    const int heading = (boat.heading + turn + 6) % 6;
    Ending ending{boat.cell, heading, distance, boat.progress};
    fairway::lake_race::Progress progress = boat.progress;
    int cell = boat.cell;
    for (int step = 0; step < distance; ++step) {
      const int next = board_.next(cell, static_cast<Direction>(heading));
      if (next < 0) break;
      --ending.missing;
      progress = board_.advance(progress, cell, static_cast<Direction>(heading));
      cell = next;
      if (taken(cell)) continue;
      ending.cell = cell;
      ending.progress = progress;
    }
    fewest = std::min(fewest, ending.missing);
    all.push_back(ending);
  }
  std::erase_if(all, [&](const Ending& ending) { return ending.missing > fewest; });
  return all;
}

double NaiveRace::costOf(const Ending& ending, const Boat& boat) const {
  if (ending.progress.finished()) return 0;
  if (boat.damage + ending.missing >= 4) return 60;
  return par_->cost(ending.cell, ending.heading, ending.missing > 0 ? Dice() : boat.dice,
                    boat.damage + ending.missing, ending.progress);
}

void NaiveRace::turn(int seat, Result& result) {
  Boat& boat = boats_[static_cast<std::size_t>(seat)];
  chooseDice(boat);
  const std::vector<Ending> all = endings(boat);
  std::size_t chosen = par_ == nullptr ? static_cast<std::size_t>(below(all.size())) : 0;
  for (std::size_t i = 1; par_ != nullptr && i < all.size(); ++i)
    if (costOf(all[i], boat) < costOf(all[chosen], boat)) chosen = i;
  const Ending& ending = all[chosen];
  ++boat.turns;
  boat.cell = ending.cell;
  boat.heading = ending.heading;
  boat.progress = ending.progress;
  boat.damage += ending.missing;
  if (ending.missing > 0) boat.dice.clear();
  if (boat.progress.finished()) {
    boat.status = Status::Finished;
    result.finished.push_back(seat);
  } else if (boat.damage >= 4) {
    boat.status = Status::Sunk;
    result.sunk.push_back(seat);
  }
}

} // namespace fairway::validator::lake_race
