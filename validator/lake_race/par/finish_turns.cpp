#include "validator/lake_race/par/finish_turns.h"

#include "validator/lake_race/par/policy_chain.h"

namespace fairway::validator::lake_race {

namespace {

constexpr double enough = 1e-12;     // of one boat: what may be left under way
constexpr double negligible = 1e-17; // of one boat, in one state: not worth following

using Id = PolicyChain::Id;

// Boats under way, by state; one column for each start.
class Fleet {
public:
  explicit Fleet(std::size_t starts) : starts_(starts) {}

  const std::vector<Id>& present() const { return present_; }
  const double* at(Id id) const { return boats_.data() + static_cast<std::size_t>(id) * starts_; }

  double* add(Id id) {
    const auto place = static_cast<std::size_t>(id);
    if (place >= isPresent_.size()) {
      isPresent_.resize(place + place / 2 + 1, 0);
      boats_.resize(isPresent_.size() * starts_, 0);
    }
    if (!isPresent_[place]) {
      isPresent_[place] = 1;
      present_.push_back(id);
    }
    return boats_.data() + place * starts_;
  }

  double total(Id id) const {
    double sum = 0;
    for (std::size_t start = 0; start < starts_; ++start) sum += at(id)[start];
    return sum;
  }

  double total() const {
    double sum = 0;
    for (const Id id : present_) sum += total(id);
    return sum;
  }

  void clear() {
    for (const Id id : present_) {
      isPresent_[static_cast<std::size_t>(id)] = 0;
      std::fill_n(boats_.begin() + static_cast<std::ptrdiff_t>(static_cast<std::size_t>(id) * starts_),
                  starts_, 0.0);
    }
    present_.clear();
  }

private:
  std::size_t starts_;
  std::vector<Id> present_;
  std::vector<char> isPresent_; // by state
  std::vector<double> boats_;   // by state and start
};

// One turn of all boats; false when stopped.
bool sail(PolicyChain& chain, const Fleet& before, Fleet& after, std::vector<FinishTurns>& results,
          const WorkWatch& watch) {
  for (FinishTurns& result : results) result.byTurn.push_back(0);
  for (const Id id : before.present()) {
    if (watch.stopWanted()) return false;
    if (before.total(id) < negligible) continue;
    const PolicyChain::Turn turn = chain.turn(id);
    const double* boats = before.at(id);
    for (std::size_t start = 0; start < results.size(); ++start)
      results[start].byTurn.back() += turn.finished * boats[start];
    for (const PolicyChain::Step& step : turn.steps) {
      double* there = after.add(step.to);
      for (std::size_t start = 0; start < results.size(); ++start)
        there[start] += step.probability * boats[start];
    }
  }
  return true;
}

} // namespace

std::optional<std::vector<FinishTurns>>
finishTurnsFrom(const SolvedRace& race, std::span<const FlowStart> starts, const WorkWatch& watch) {
  PolicyChain chain(race);
  std::vector<FinishTurns> results(starts.size(), FinishTurns{{0}, 1});
  Fleet before(starts.size());
  Fleet after(starts.size());
  for (std::size_t i = 0; i < starts.size(); ++i)
    before.add(chain.start(starts[i].water, starts[i].heading))[i] = 1;
  for (int turn = 1; turn <= mostFinishTurns && before.total() > enough; ++turn) {
    if (!sail(chain, before, after, results, watch)) return std::nullopt;
    std::swap(before, after);
    after.clear();
  }
  for (FinishTurns& result : results)
    for (const double share : result.byTurn) result.never -= share;
  return results;
}

} // namespace fairway::validator::lake_race
