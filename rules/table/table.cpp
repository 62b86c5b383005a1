#include "rules/table/table.h"

#include "rules/base/contract.h"
#include "rules/base/random.h"
#include "rules/base/tree.h"

namespace fairway::table {

int drawnFirst(std::uint64_t seed, int players) {
  Random lot(streamSeed(streamSeed(seed, 0), 0));
  return static_cast<int>(lot.below(static_cast<std::uint64_t>(players))) + 1;
}

Table::Table(std::unique_ptr<Play> play, Seating seating)
    : play_(std::move(play)), seating_(std::move(seating)) {
  seating_.pilots.resize(static_cast<std::size_t>(play_->seats()));
  proceed();
}

bool Table::isPerson(int seat) const {
  return seat >= 1 && !seating_.pilots[static_cast<std::size_t>(seat - 1)];
}

Awaited Table::awaited() const {
  const Moment moment = play_->moment();
  if (moment == Moment::Over) return Awaited::Nothing;
  if (moment == Moment::Chance)
    return seating_.chance == Chance::Drawn || play_->onlyChance() ? Awaited::Draw : Awaited::Told;
  return isPerson(play_->seat()) ? Awaited::Choice : Awaited::PilotsChoice;
}

// All that needs no person.
void Table::proceed() {
  if (seating_.byStep) return;
  const int before = play_->turns();
  while (awaited() != Awaited::PilotsChoice || play_->turns() - before < seating_.mostTurns)
    if (!step()) return;
}

bool Table::step() {
  switch (awaited()) {
  case Awaited::Draw:
    draw();
    return true;
  case Awaited::PilotsChoice: {
    Pilot& pilot = seating_.pilots[static_cast<std::size_t>(play_->seat() - 1)];
    const Tree choice = pilot(*play_);
    if (isNothing(choice)) return false;
    take(pilot, choice);
    return true;
  }
  default:
    return false;
  }
}

void Table::draw() {
  const int seat = play_->seat();
  const Tree value = seating_.chance == Chance::Told ? *play_->onlyChance() : play_->draw();
  const Refusal refusal = play_->tell(value);
  FAIRWAY_EXPECTS(!refusal);
  note(seat, true, value);
}

Pilot Table::pilotToAct() const {
  FAIRWAY_EXPECTS(awaited() == Awaited::PilotsChoice);
  return seating_.pilots[static_cast<std::size_t>(play_->seat() - 1)];
}

void Table::take(Pilot pilot, const Tree& choice) {
  const int seat = play_->seat();
  const Refusal refusal = play_->play(choice);
  FAIRWAY_EXPECTS(!refusal);
  seating_.pilots[static_cast<std::size_t>(seat - 1)] = std::move(pilot);
  note(seat, false, choice);
}

Refusal Table::choose(const Tree& choice) {
  const int seat = play_->seat();
  const Moment moment = play_->moment();
  if (moment != Moment::Chance && moment != Moment::Over && !isPerson(seat))
    return notThisMoment("it is the turn of a pilot, and the pilots have played as many turns as they may");
  std::unique_ptr<Play> next = play_->clone();
  if (Refusal refusal = next->play(choice)) return refusal;
  history_.push_back({std::exchange(play_, std::move(next)), seating_.pilots});
  note(seat, false, choice);
  proceed();
  return std::nullopt;
}

Refusal Table::tell(const Tree& value) {
  if (seating_.chance != Chance::Told) return notARequest("chance is drawn at this table, not told");
  if (play_->moment() != Moment::Chance) return notThisMoment("there is nothing to roll or draw now");
  const int seat = play_->seat();
  if (Refusal refusal = play_->tell(value)) return refusal;
  note(seat, true, value);
  proceed();
  return std::nullopt;
}

Refusal Table::back() {
  if (history_.empty()) return notThisMoment("there is no choice of a person to take back");
  play_ = std::move(history_.back().play);
  seating_.pilots = std::move(history_.back().pilots);
  history_.pop_back();
  events_.clear();
  return std::nullopt;
}

std::vector<Event> Table::takeEvents() {
  return std::exchange(events_, {});
}

} // namespace fairway::table
