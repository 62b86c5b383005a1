#include "rules/regatta/play/referee.h"

namespace fairway::regatta {

namespace {

std::string poseText(const Pose& pose) {
  return "[" + std::to_string(pose.at.x) + ", " + std::to_string(pose.at.y) + ", " +
         std::to_string(pose.heading.degrees()) + "]";
}

Refusal placeAll(Race& race, const RaceRecord& record) {
  if (record.first > record.players)
    return Breach{Rule::Grid, phrase("seat {1} is the first player, but there are {2} seats",
                                     {record.first, record.players})};
  for (const GridEntry& entry : record.grid)
    if (Refusal refusal = race.place(entry.seat, entry.pose)) return refusal;
  if (race.allPlaced()) return std::nullopt;
  return Breach{Rule::Grid, phrase("seat {1} has not placed its boat", {race.seatToAct()})};
}

// Plays one turn on a copy, so that a turn which turns out illegal late leaves no trace.
Refusal playTurn(Race& race, const TurnEntry& entry) {
  Race next = race;
  if (Refusal refusal = next.act(entry.turn)) return refusal;
  const Pose& end = next.boat(entry.turn.seat).standing.pose;
  if (entry.ends && *entry.ends != end)
    return Breach{Rule::Ends,
                  phrase("the boat ends at {1}, not at {2}", {poseText(end), poseText(*entry.ends)})};
  if (Refusal refusal = next.draw(entry.draw)) return refusal;
  race = std::move(next);
  return std::nullopt;
}

} // namespace

Refusal dealAll(Race& race, const std::vector<std::vector<std::string>>& hands) {
  for (int seat = 1; seat <= race.players(); ++seat) {
    const auto i = static_cast<std::size_t>(seat - 1);
    if (Refusal refusal = race.deal(seat, i < hands.size() ? hands[i] : std::vector<std::string>()))
      return refusal;
  }
  if (hands.size() > static_cast<std::size_t>(race.players()))
    return race.deal(race.players() + 1, hands[static_cast<std::size_t>(race.players())]);
  return std::nullopt;
}

Replay replay(const Board& board, const RaceRecord& record, Watcher watch, void* context) {
  Replay result{Race(board, record.players, std::min(record.first, record.players), record.until), {}};
  const auto stop = [&](int turn, const Breach& breach) {
    result.illegal = IllegalTurn{turn, breach.rule, breach.message};
  };
  Refusal refusal = dealAll(result.race, record.hands);
  if (!refusal) refusal = placeAll(result.race, record);
  if (refusal) {
    stop(0, *refusal);
    return result;
  }
  if (watch) watch(context, result.race, 0);
  int turn = 0;
  for (const TurnEntry& entry : record.turns) {
    ++turn;
    refusal = playTurn(result.race, entry);
    if (refusal) {
      stop(turn, *refusal);
      return result;
    }
    if (watch) watch(context, result.race, turn);
  }
  return result;
}

Replay replay(const Board& board, const RaceRecord& record) {
  return replay(board, record, nullptr, nullptr);
}

} // namespace fairway::regatta
