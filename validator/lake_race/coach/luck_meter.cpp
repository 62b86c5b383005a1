#include "validator/lake_race/coach/luck_meter.h"

#include "validator/lake_race/coach/leads.h"

#include <algorithm>
#include <cmath>

namespace fairway::validator::lake_race {

namespace {

Fate fateOf(ParChain::Id id) {
  if (id >= 0) return Fate::Racing;
  return id == ParChain::finished ? Fate::Finished : Fate::Sunk;
}

} // namespace

LuckMeter::LuckMeter(const Par& par, bool ghosts) : par_(par), ghosts_(ghosts), values_(par) {
  reset();
}

LuckMeter::LuckMeter(const LuckMeter& unused)
    : par_(unused.par_), ghosts_(unused.ghosts_), values_(unused.par_),
      chain_(std::make_unique<ParChain>(*unused.chain_, values_)),
      odds_(std::make_unique<GrowingOdds>(*unused.odds_, *chain_)), usualStates_(unused.usualStates_) {}

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
  swings_.clear();
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
  const bool isPolicy = policy.keep == keep && policy.roll == roll && boat.progress.owed < owedLevels;
  const std::uint64_t met = totalsMeetingOthers(boat, keep, roll);
  const bool isUsual = isPolicy && met == 0;
  const auto isAlone = [&](int result) {
    return isPolicy && (met >> par_.space().dice().total(result) & 1) == 0;
  };
  const auto [rolled, heading] = isAlone(dice) ? usualEnd(seat, dice) : endMeeting(boat, dice);
  const bool steeredBest = fateOf(rolled) == end.fate && heading == end.boat.heading;
  const ParChain::Id after = steeredBest ? rolled : chain_->idOf(end);
  odds_->fetch(rolled); // read after the others have been looked at
  ends_.clear();
  if (roll > 0 && !isUsual)
    forEachResult(par_.space().dice(), keep, roll, [&](int result, double probability) {
      const auto reached = isAlone(result) ? usualEnd(seat, result) : endMeeting(boat, result);
      ends_.emplace_back(reached.id, probability);
      odds_->fetch(reached.id);
    });
  odds_->grow();
  boats_[seat] = end.boat;
  ids_[seat] = after;
  // What is asked for when it is this boat's turn again, and what the next boat's roll leads to.
  if (after >= 0) chain_->fetch(after);
  const int next = fairway::leftNeighbour(seat, players_);
  if (ids_[next] >= 0) chain_->fetchResults(ids_[next]);
  if (isUsual && roll == 0 && steeredBest) { // all went as was to be expected
    noticeTurn(boat.water, win_);
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
  noticeTurn(boat.water, after == rolled ? afterRoll : after_.with(after, odds_->of(after)));
}

// What some lose others win, so half of all changes has changed hands.
void LuckMeter::noticeTurn(StateSpace::Water from, const Chances& chances) {
  double changes = 0;
  for (int seat = 1; seat <= players_; ++seat) changes += std::abs(chances[seat] - win_[seat]);
  swings_.push_back({par_.space().cellOf(from), changes / 2});
  notice(chances);
}

LuckMeter::BestEnd LuckMeter::usualEnd(int seat, int dice) const {
  const ParChain::Result& result = chain_->afterRoll(ids_[seat], dice);
  return {result.to, result.heading};
}

LuckMeter::BestEnd LuckMeter::endMeeting(const RacingBoat& boat, int dice) {
  const TurnEnd best = values_.bestEnd(boat, dice, taken_);
  return {chain_->idOf(best), best.boat.heading};
}

// With which totals of this choice a move might end on a cell of another boat: bit by bit.
std::uint64_t LuckMeter::totalsMeetingOthers(const RacingBoat& boat, int keep, int roll) const {
  static_assert(DiceTable::maxDiceLimit * fairway::lake_race::maxDie < 64);
  std::uint64_t totals = 0;
  const StateSpace& space = par_.space();
  const int least = space.dice().total(keep) + roll;
  const int most = space.dice().total(keep) + fairway::lake_race::maxDie * roll;
  for (const int direction : waysAhead(boat.heading)) {
    const StateSpace::Way& back = space.way(boat.water, opposed(direction));
    const int run = space.way(boat.water, direction).run;
    for (int steps = std::min(least, run); steps <= std::min(most, run); ++steps)
      if (std::find(taken_.begin(), taken_.end(), space.originOf(back, steps)) != taken_.end())
        totals |= steps < run ? std::uint64_t{1} << steps : ~std::uint64_t{0} << steps; // it crashes there
  }
  return totals;
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
  RaceStory story{luck_, leadChanges_, 0, 0, swings_};
  int decided = 0;
  for (std::size_t moment = 0; moment < moments_.size(); ++moment) {
    story.drama = std::max(story.drama, leaders_[moment] - moments_[moment][winner]);
    if (moments_[moment][winner] < decidedFrom) decided = static_cast<int>(moment) + 1;
  }
  if (isSettled()) story.decided = static_cast<double>(decided) / settledAt_;
  return story;
}

} // namespace fairway::validator::lake_race
