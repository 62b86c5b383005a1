#include "rules/river/table/river_play.h"

#include "rules/river/play/referee.h"
#include "rules/table/reading.h"

#include <algorithm>

namespace fairway::river {

using table::Moment;
using table::notARequest;
using table::Refused;

namespace {

constexpr std::array<table::MomentKeys, 1> momentKeys{{{Moment::Play, {"boat", "up", "back", "pass"}}}};

std::optional<Face> faceIn(const Tree& value) {
  if (table::textIn(value, "roll") == "wind") return Face::wind();
  const std::optional<int> number = table::numberIn(value, "roll");
  if (!number || *number < 1 || *number > mostNumber) return std::nullopt;
  return Face(*number);
}

std::optional<Option> optionIn(const Tree& choice, int seat) {
  if (choice.size() != 1) return std::nullopt;
  if (table::isTrueIn(choice, "pass")) return Option::pass();
  if (const auto section = table::numberIn(choice, "boat")) return Option::sail(seat, SectionNow{*section});
  if (const auto section = table::numberIn(choice, "up")) return Option::up(seat, SectionNow{*section});
  const auto back = table::numbersIn(choice, "back");
  if (!back || back->size() != 2) return std::nullopt;
  return Option::back((*back)[0], SectionNow{(*back)[1]});
}

} // namespace

Tree rollChance(Face face) {
  return {{"roll", face.isWind() ? Tree("wind") : Tree(face.number())}};
}

Tree optionChoice(const Option& option) {
  switch (option.kind) {
  case Option::Kind::Sail:
    return {{"boat", option.from.number}};
  case Option::Kind::Up:
    return {{"up", option.from.number}};
  case Option::Kind::Back:
    return {{"back", Tree::list({option.seat, option.from.number})}};
  case Option::Kind::Pass:
    break;
  }
  return {{"pass", true}};
}

std::vector<table::Event> actsOf(const Record& record) {
  std::vector<table::Event> acts;
  for (const TurnEntry& entry : record.turns) {
    acts.push_back({entry.seat, true, rollChance(entry.roll)});
    acts.push_back({entry.seat, false, optionChoice(entry.option)});
  }
  return acts;
}

RiverPlay::RiverPlay(std::shared_ptr<const RiverBoard> board, int players, int first, std::uint64_t seed)
    : board_(std::move(board)), race_(*board_, players, first), record_{players, first, {}} {
  for (int seat = 1; seat <= players; ++seat) streams_.emplace_back(seed, 0, seat);
}

RiverPlay::RiverPlay(std::shared_ptr<const RiverBoard> board, const Record& record, std::uint64_t seed)
    : RiverPlay(std::move(board), record.players, record.first, seed) {
  for (const TurnEntry& entry : record.turns) {
    FAIRWAY_EXPECTS(!fairway::river::whyNot(race_, entry));
    streams_[static_cast<std::size_t>(entry.seat - 1)].roll(race_.river().die);
    race_.play(entry.roll, entry.option);
  }
  record_ = record;
}

Moment RiverPlay::moment() const {
  if (race_.over()) return Moment::Over;
  return rolled_ ? Moment::Play : Moment::Chance;
}

std::optional<std::vector<Tree>> RiverPlay::choices() const {
  std::vector<Tree> list;
  if (moment() != Moment::Play) return list;
  for (const Option& option : race_.options(*rolled_)) list.push_back(optionChoice(option));
  return list;
}

table::Refusal RiverPlay::play(const Tree& choice) {
  if (table::Refusal refusal = table::whyNotNow(choice, moment(), momentKeys)) return refusal;
  const std::optional<Option> option = optionIn(choice, seat());
  if (!option)
    return notARequest("expected one of {\"boat\": section}, {\"up\": section}, {\"back\": [seat, section]} "
                       "and {\"pass\": true}");
  TurnEntry entry{seat(), *rolled_, *option, std::nullopt};
  if (const auto fault = whyNotOn(race_.river(), {race_.players(), race_.first(), {entry}}))
    return notARequest(fault->message);
  if (auto refused = fairway::river::whyNot(race_, entry))
    return Refused{std::string(nameOf(refused->rule)), std::move(refused->message)};
  if (option->kind != Option::Kind::Pass) entry.ends = race_.landingOf(*rolled_, *option);
  race_.play(*rolled_, *option);
  record_.turns.push_back(entry);
  rolled_.reset();
  return std::nullopt;
}

std::optional<Tree> RiverPlay::onlyChance() const {
  const Die& die = race_.river().die;
  if (std::any_of(die.begin(), die.end(), [&](Face face) { return face != die[0]; })) return std::nullopt;
  return rollChance(die[0]);
}

Tree RiverPlay::draw() {
  return rollChance(streams_[static_cast<std::size_t>(seat() - 1)].roll(race_.river().die));
}

table::Refusal RiverPlay::tell(const Tree& value) {
  if (moment() != Moment::Chance) return table::notThisMoment("no roll is due now");
  const std::optional<Face> face = faceIn(value);
  if (!table::hasExactly(value, {"roll"}) || !face)
    return notARequest("a roll is {\"roll\": 1 to 6, or wind}");
  const Die& die = race_.river().die;
  if (std::find(die.begin(), die.end(), *face) == die.end())
    return Refused{std::string(nameOf(Rule::Face)),
                   refusalText(race_, TurnEntry{seat(), *face, Option::pass(), std::nullopt}, Rule::Face)};
  rolled_ = *face;
  return std::nullopt;
}

} // namespace fairway::river
