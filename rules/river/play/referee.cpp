#include "rules/river/play/referee.h"

namespace fairway::river {

namespace {

std::string_view keyOf(Option::Kind kind) {
  switch (kind) {
  case Option::Kind::Sail:
    return "boat";
  case Option::Kind::Up:
    return "up";
  case Option::Kind::Back:
    return "back";
  case Option::Kind::Pass:
    break;
  }
  return "pass";
}

std::string between(int least, int most, int found) {
  return "expected a whole number from " + std::to_string(least) + " to " + std::to_string(most) +
         ", found the number " + std::to_string(found);
}

std::string onRiver(const River& river, SectionNow found) {
  return "expected a section of this river, 1 to " + std::to_string(river.length()) + ", found the number " +
         std::to_string(found.number);
}

std::optional<RecordFault> whyNotOn(const River& river, const Record& record, const TurnEntry& turn) {
  const auto isSeat = [&](int seat) { return seat >= 1 && seat <= record.players; };
  const auto isSection = [&](SectionNow section) {
    return section.number >= 1 && section.number <= river.length();
  };
  if (!isSeat(turn.seat)) return RecordFault{"seat", between(1, record.players, turn.seat)};
  const Option& option = turn.option;
  const std::string key(keyOf(option.kind));
  if (option.kind == Option::Kind::Back && !isSeat(option.seat))
    return RecordFault{key + "[1]", between(1, record.players, option.seat)};
  if (option.kind != Option::Kind::Pass && !isSection(option.from))
    return RecordFault{option.kind == Option::Kind::Back ? key + "[2]" : key, onRiver(river, option.from)};
  if (turn.ends && !turn.ends->isHarbour() && !isSection(turn.ends->section()))
    return RecordFault{"ends", onRiver(river, turn.ends->section())};
  return std::nullopt;
}

} // namespace

std::optional<RecordFault> whyNotOn(const River& river, const Record& record) {
  if (record.players < leastPlayers || record.players > river.players)
    return RecordFault{"players", "this river takes at most " + std::to_string(river.players) +
                                      " players, found " + std::to_string(record.players)};
  if (record.first < 1 || record.first > record.players)
    return RecordFault{"first", between(1, record.players, record.first)};
  for (std::size_t i = 0; i < record.turns.size(); ++i)
    if (auto fault = whyNotOn(river, record, record.turns[i])) {
      fault->key = "turns[" + std::to_string(i + 1) + "]." + fault->key;
      return fault;
    }
  return std::nullopt;
}

std::optional<RefusedTurn> whyNot(const Race& race, const TurnEntry& entry) {
  if (const Refusal rule = race.whyNot(entry.seat, entry.roll, entry.option))
    return RefusedTurn{*rule, refusalText(race, entry, *rule)};
  if (entry.ends && *entry.ends != race.landingOf(entry.roll, entry.option))
    return RefusedTurn{Rule::Ends, refusalText(race, entry, Rule::Ends)};
  return std::nullopt;
}

Replay replay(const RiverBoard& board, const Record& record) {
  Replay replay{Race(board, record.players, record.first), std::nullopt};
  int turn = 0;
  for (const TurnEntry& entry : record.turns) {
    ++turn;
    if (auto refused = whyNot(replay.race, entry)) {
      replay.illegal = IllegalTurn{turn, refused->rule, std::move(refused->message)};
      break;
    }
    replay.race.play(entry.roll, entry.option);
  }
  return replay;
}

} // namespace fairway::river
