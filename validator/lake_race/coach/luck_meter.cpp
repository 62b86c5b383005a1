#include "validator/lake_race/coach/luck_meter.h"

#include "validator/lake_race/coach/leads.h"

#include <algorithm>

namespace fairway::validator::lake_race {

LuckMeter::LuckMeter(const Par& par, bool ghosts) : par_(par), ghosts_(ghosts), values_(par) {
  reset();
}

// All start cells with all headings and without damage, as boats of one race have them.
void LuckMeter::reset() {
  chain_ = std::make_unique<ParChain>(values_);
  odds_ = std::make_unique<GrowingOdds>(*chain_);
  std::vector<ParChain::Id> starts;
  for (const auto cell : par_.board().startCells()) {
    const StateSpace::Water water = par_.space().waterAt(cell);
    starts.push_back(chain_->idOf({water, par_.bestHeading(water), 0, 0, {}}));
  }
  static_cast<void>(odds_->begin(starts, unwatched())); // never stopped
  usualStates_ = chain_->stateCount();
}

void LuckMeter::begin(std::span<const RacingBoat> boats, int first) {
  // What other boats brought about is forgotten rather than fill the memory; it is only worked out again.
  constexpr ParChain::Id most = 4;
  if (chain_->stateCount() > most * usualStates_) reset();
  players_ = static_cast<int>(boats.size());
  first_ = first;
  luck_ = {};
  moments_.clear();
  leaders_.clear();
  leadChanges_ = 0;
  settledAt_ = 0;
  leader_ = first;
  for (int seat = 1; seat <= players_; ++seat) {
    boats_[seat] = boats[static_cast<std::size_t>(seat - 1)];
    ids_[seat] = chain_->idOf(boats_[seat]);
  }
  odds_->grow();
  const int last = fairway::rightNeighbour(first, players_);
  lookAtOthers(last);
  notice(after_.with(ids_[last], odds_->of(ids_[last])));
}

void LuckMeter::lookAtOthers(int seat) {
  std::array<ChancesAfterTurn::Other, fairway::lake_race::maxPlayers> others;
  std::size_t count = 0;
  for (int other = fairway::leftNeighbour(seat, players_); other != seat;
       other = fairway::leftNeighbour(other, players_))
    if (ids_[other] >= 0) others[count++] = {other, odds_->of(ids_[other])};
  after_.look(seat, std::span(others).first(count), odds_->turns());
}

void LuckMeter::turn(int seat, int keep, int roll, int dice, const TurnEnd& end) {
  if (isSettled()) { // there is no more luck; but ghosts still ask what the policy does
    if (!ghosts_) return;
    boats_[seat] = end.boat;
    ids_[seat] = chain_->idOf(end);
    odds_->grow();
    return;
  }
  const RacingBoat boat = boats_[seat];
  taken_.clear();
  for (int other = 1; other <= players_; ++other)
    if (!ghosts_ && other != seat && ids_[other] >= 0) taken_.push_back(boats_[other].water);

  // Where no other boat can be met, and the choice is the policy's, the mean over the rolls is what was
  // before.
  const ChoiceCost policy = chain_->turn(ids_[seat]).choice;
  const bool isUsual = policy.keep == keep && policy.roll == roll && boat.progress.owed < owedLevels &&
                       !meetsOthers(boat, keep, roll);
  const TurnEnd best = values_.bestEnd(boat, dice, taken_);
  const ParChain::Id rolled = chain_->idOf(best);
  const bool steeredBest = best.fate == end.fate && best.boat.heading == end.boat.heading;
  const ParChain::Id after = steeredBest ? rolled : chain_->idOf(end);
  ends_.clear();
  if (roll > 0 && !isUsual)
    forEachResult(par_.space().dice(), keep, roll, [&](int result, double probability) {
      ends_.emplace_back(chain_->idOf(values_.bestEnd(boat, result, taken_)), probability);
    });
  odds_->grow();
  boats_[seat] = end.boat;
  ids_[seat] = after;
  if (isUsual && roll == 0 && steeredBest) { // all went as was to be expected
    notice(win_);
    return;
  }

  lookAtOthers(seat);
  const Chances afterRoll = after_.with(rolled, odds_->of(rolled));
  if (roll > 0) {
    if (!isUsual) {
      after_.beginMean();
      for (const auto& [id, probability] : ends_) after_.addToMean(probability, odds_->of(id));
    }
    const Chances before = isUsual ? win_ : after_.mean();
    for (int other = 1; other <= players_; ++other) luck_[other] += afterRoll[other] - before[other];
  }
  notice(after == rolled ? afterRoll : after_.with(after, odds_->of(after)));
}

// Whether another boat is on a cell on which a move of this choice might end.
bool LuckMeter::meetsOthers(const RacingBoat& boat, int keep, int roll) const {
  const StateSpace& space = par_.space();
  const int least = space.dice().total(keep) + roll;
  const int most = space.dice().total(keep) + fairway::lake_race::maxDie * roll;
  for (const int direction : waysAhead(boat.heading)) {
    const StateSpace::Way& back = space.way(boat.water, opposed(direction));
    const int run = space.way(boat.water, direction).run;
    for (int steps = std::min(least, run); steps <= std::min(most, run); ++steps)
      if (std::find(taken_.begin(), taken_.end(), space.originOf(back, steps)) != taken_.end()) return true;
  }
  return false;
}

void LuckMeter::notice(Chances chances) {
  win_ = chances;
  const int before = leader_;
  leader_ = leaderAmong(chances, players_, first_, before, moments_.empty());
  if (!moments_.empty() && leader_ != before) ++leadChanges_;
  moments_.push_back(chances);
  leaders_.push_back(chances[leader_]);
  int afloat = 0;
  bool finished = false;
  for (int seat = 1; seat <= players_; ++seat) {
    afloat += ids_[seat] >= 0 ? 1 : 0;
    finished = finished || ids_[seat] == ParChain::finished;
  }
  if (finished || afloat <= 1) settledAt_ = std::max(static_cast<int>(moments_.size()) - 1, 1);
}

RaceStory LuckMeter::story(int winner) const {
  RaceStory story{luck_, leadChanges_, 0, 0};
  int decided = 0;
  for (std::size_t moment = 0; moment < moments_.size(); ++moment) {
    story.drama = std::max(story.drama, leaders_[moment] - moments_[moment][winner]);
    if (moments_[moment][winner] < decidedFrom) decided = static_cast<int>(moment) + 1;
  }
  if (isSettled()) story.decided = static_cast<double>(decided) / settledAt_;
  return story;
}

} // namespace fairway::validator::lake_race
