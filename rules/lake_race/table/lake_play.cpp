#include "rules/lake_race/table/lake_play.h"

#include "rules/lake_race/play/referee.h"
#include "rules/table/reading.h"

namespace fairway::lake_race {

using table::Moment;
using table::notARequest;
using table::Refused;

namespace {

constexpr int mostDiceRead = 1000; // far beyond what any boat can have

constexpr std::array<table::MomentKeys, 3> momentKeys{{
    {Moment::Place, {"at", "heading"}},
    {Moment::Dice, {"keep", "roll"}},
    {Moment::Steer, {"steer"}},
}};

template <class Entry>
Refused refused(const Race& race, const Entry& entry, Rule rule) {
  return {std::string(nameOf(rule)), refusalText(race, entry, rule)};
}

} // namespace

std::vector<table::Event> actsOf(const RaceRecord& record) {
  std::vector<table::Event> acts;
  for (const GridEntry& entry : record.grid)
    acts.push_back({entry.seat, false, placeChoice(entry.at, entry.heading)});
  for (const TurnEntry& entry : record.turns) {
    acts.push_back({entry.seat, false, {{"keep", entry.keep}, {"roll", entry.rolled.size()}}});
    acts.push_back({entry.seat, true, {{"rolled", entry.rolled}}});
    acts.push_back({entry.seat, false, steerChoice(entry.steer)});
  }
  return acts;
}

Tree placeChoice(Cell at, Direction heading) {
  return {{"at", Tree::list({at.column, at.row})}, {"heading", nameOf(heading)}};
}

Tree diceChoice(const DiceChoice& choice) {
  return {{"keep", faces(choice.keep)}, {"roll", choice.roll}};
}

Tree steerChoice(Steer steer) {
  return {{"steer", nameOf(steer)}};
}

LakePlay::LakePlay(LakeTable table)
    : table_(std::move(table)), match_(table_.players, table_.options),
      race_(begun(table_, match_, table_.first)) {
  beginRace(table_.first);
}

LakePlay::LakePlay(LakeTable table, const std::vector<RaceRecord>& record) : LakePlay(std::move(table)) {
  const auto expectLegal = [](const Refusal& refusal) { FAIRWAY_EXPECTS(!refusal); };
  for (const RaceRecord& race : record) {
    for (const GridEntry& entry : race.grid) {
      expectLegal(race_.place(entry.seat, race_.board().indexOf(entry.at), entry.heading));
      records_.back().grid.push_back(entry);
    }
    for (const TurnEntry& entry : race.turns) {
      streams_[static_cast<std::size_t>(entry.seat - 1)].roll(static_cast<int>(entry.rolled.size()));
      expectLegal(race_.roll(entry.seat, *diceShowing(entry.keep), *diceShowing(entry.rolled)));
      expectLegal(race_.steer(entry.steer));
      endTurn(entry);
    }
  }
}

Race LakePlay::begun(const LakeTable& table, const Match& match, int first) {
  const auto number = static_cast<std::size_t>(match.racesOver());
  return {*table.boards[number], match.nextRace(first)};
}

void LakePlay::beginRace(int first) {
  race_ = begun(table_, match_, first);
  records_.push_back({table_.players, first, {}, {}});
  streams_.clear();
  for (int seat = 1; seat <= table_.players; ++seat)
    streams_.emplace_back(table_.seed, static_cast<std::uint64_t>(match_.racesOver()), seat);
}

// What was done is written down; a race that is over gives way to the next one.
void LakePlay::endTurn(TurnEntry entry) {
  records_.back().turns.push_back(std::move(entry));
  begun_.reset();
  ++turns_;
  if (!race_.over() || records_.size() == table_.boards.size()) return;
  match_.add(race_);
  beginRace(*match_.requiredFirst());
}

Moment LakePlay::moment() const {
  if (begun_ && race_.stage() == Stage::Dice) return Moment::Chance;
  switch (race_.stage()) {
  case Stage::Placing:
    return Moment::Place;
  case Stage::Dice:
    return Moment::Dice;
  case Stage::Steering:
    return Moment::Steer;
  case Stage::Over:
    break;
  }
  return Moment::Over;
}

std::optional<std::vector<Tree>> LakePlay::choices() const {
  std::vector<Tree> list;
  switch (moment()) {
  case Moment::Place:
    race_.forEachPlace([&](CourseBoard::CellIndex cell) {
      for (const Direction heading : allDirections)
        list.push_back(placeChoice(race_.board().cellAt(cell), heading));
    });
    break;
  case Moment::Dice:
    forEachDiceChoice(race_.boat(seat()).dice,
                      [&](const DiceChoice& choice) { list.push_back(diceChoice(choice)); });
    break;
  case Moment::Steer:
    for (const Steer steer : allSteers)
      if (race_.legalSteers().contains(steer)) list.push_back(steerChoice(steer));
    break;
  default:
    break;
  }
  return list;
}

table::Refusal LakePlay::play(const Tree& choice) {
  if (table::Refusal refusal = table::whyNotNow(choice, moment(), momentKeys)) return refusal;
  if (moment() == Moment::Place) return place(choice);
  return moment() == Moment::Dice ? chooseDice(choice) : steer(choice);
}

table::Refusal LakePlay::place(const Tree& choice) {
  const auto at = table::numbersIn(choice, "at");
  const auto name = table::textIn(choice, "heading");
  const auto heading = name ? directionNamed(*name) : std::nullopt;
  if (!table::hasExactly(choice, {"at", "heading"}) || !at || at->size() != 2 || !heading)
    return notARequest("a place is {\"at\": [column, row], \"heading\": E, NE, NW, W, SW or SE}");
  const GridEntry entry{seat(), {(*at)[0], (*at)[1]}, *heading};
  if (const Refusal rule = race_.place(entry.seat, race_.board().indexOf(entry.at), *heading))
    return refused(race_, entry, *rule);
  records_.back().grid.push_back(entry);
  return std::nullopt;
}

table::Refusal LakePlay::chooseDice(const Tree& choice) {
  const auto keep = table::numbersIn(choice, "keep");
  const auto roll = table::numberIn(choice, "roll");
  if (!table::hasExactly(choice, {"keep", "roll"}) || !keep || !roll || *roll < 0 || *roll > mostDiceRead)
    return notARequest("a dice choice is {\"keep\": [dice], \"roll\": number of dice}");
  const auto kept = diceShowing(*keep);
  // Of dice that are still to be rolled only their number is asked about.
  const std::vector<int> anyhow(static_cast<std::size_t>(*roll), minDie);
  const TurnEntry asked{seat(), *keep, anyhow, Steer::Straight, std::nullopt};
  if (!kept) return refused(race_, asked, Rule::DiceFaces);
  if (const Refusal rule = race_.whyNotRoll(seat(), {*kept, *roll})) return refused(race_, asked, *rule);
  begun_ = Begun{*keep, *roll, {}};
  return std::nullopt;
}

table::Refusal LakePlay::steer(const Tree& choice) {
  const auto name = table::textIn(choice, "steer");
  const auto steer = name ? steerNamed(*name) : std::nullopt;
  if (!table::hasExactly(choice, {"steer"}) || !steer)
    return notARequest("steering is {\"steer\": left, straight or right}");
  TurnEntry entry{seat(), begun_->keep, begun_->rolled, *steer, std::nullopt};
  if (const Refusal rule = race_.whyNotSteer(*steer)) return refused(race_, entry, *rule);
  static_cast<void>(race_.steer(*steer)); // asked just before
  entry.ends = race_.board().cellAt(race_.boat(entry.seat).cell);
  endTurn(std::move(entry));
  return std::nullopt;
}

std::optional<Tree> LakePlay::onlyChance() const {
  if (begun_->roll > 0) return std::nullopt;
  return Tree{{"rolled", Tree::list()}};
}

Tree LakePlay::draw() {
  return {{"rolled", faces(streams_[static_cast<std::size_t>(seat() - 1)].roll(begun_->roll))}};
}

table::Refusal LakePlay::tell(const Tree& value) {
  if (moment() != Moment::Chance) return table::notThisMoment("no dice are rolled now");
  const auto faces = table::numbersIn(value, "rolled");
  if (!table::hasExactly(value, {"rolled"}) || !faces) return notARequest("a roll is {\"rolled\": [dice]}");
  const auto rolled = diceShowing(*faces);
  if (!rolled)
    return refused(race_, TurnEntry{seat(), begun_->keep, *faces, Steer::Straight, std::nullopt},
                   Rule::DiceFaces);
  const auto count = static_cast<int>(faces->size());
  if (count != begun_->roll)
    return Refused{std::string(nameOf(count > begun_->roll ? Rule::DiceAddOne : Rule::DiceRemoveOne)),
                   phrase("seat {1} rolls {2} dice, not {3}", {seat(), begun_->roll, count})};
  begun_->rolled = *faces;
  const Refusal refusal = race_.roll(seat(), *diceShowing(begun_->keep), *rolled);
  FAIRWAY_EXPECTS(!refusal);
  return std::nullopt;
}

} // namespace fairway::lake_race
