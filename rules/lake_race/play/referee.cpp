#include "rules/lake_race/play/referee.h"

namespace fairway::lake_race {

namespace {

// What stopped a race; the race stands as before.
struct Stop {
  int turn = 0;
  Rule rule = Rule::SeatOrder;
  Phrase message;
};

std::optional<Stop> placeAll(Race& race, const std::vector<GridEntry>& grid) {
  for (const GridEntry& entry : grid)
    if (const Refusal rule = race.place(entry.seat, race.board().indexOf(entry.at), entry.heading))
      return Stop{0, *rule, refusalText(race, entry, *rule)};
  if (race.stage() != Stage::Placing) return std::nullopt;
  return Stop{0, Rule::GridComplete, phrase("seat {1} has not placed its boat", {race.seatToAct()})};
}

// Plays one turn on a copy, so that a turn which turns out illegal late leaves no trace.
std::optional<Stop> playTurn(Race& race, const TurnEntry& entry, int turn) {
  const auto stop = [&](Rule rule, const Race& stands) {
    return Stop{turn, rule, refusalText(stands, entry, rule)};
  };
  const std::optional<Dice> keep = diceShowing(entry.keep);
  const std::optional<Dice> rolled = diceShowing(entry.rolled);
  Race next = race;
  // Whose turn it is comes before what was done in it, so empty hands are asked about first.
  if (const Refusal rule = race.whyNotTurn(entry.seat)) return stop(*rule, race);
  if (!keep || !rolled) return stop(Rule::DiceFaces, race);
  if (const Refusal rule = next.roll(entry.seat, *keep, *rolled)) return stop(*rule, race);
  if (const Refusal rule = next.whyNotSteer(entry.steer)) return stop(*rule, next);
  if (entry.ends && *entry.ends != race.board().cellAt(next.moveFor(entry.steer).end))
    return stop(Rule::Ends, next);
  static_cast<void>(next.steer(entry.steer)); // asked just before
  race = next;
  return std::nullopt;
}

template <class Look>
std::optional<Stop> play(Race& race, const RaceRecord& record, Look look) {
  std::optional<Stop> stop = placeAll(race, record.grid);
  look(0);
  int turn = 0;
  for (std::size_t i = 0; i < record.turns.size() && !stop; ++i) {
    stop = playTurn(race, record.turns[i], ++turn);
    if (!stop) look(turn);
  }
  return stop;
}

RaceResult resultOf(const Race& race) {
  RaceResult result;
  result.over = race.over();
  for (int seat = 1; seat <= race.players(); ++seat) {
    const Boat& boat = race.boat(seat);
    const bool placed = boat.status != BoatStatus::Unplaced;
    result.boats.push_back(
        {seat, placed ? std::optional(race.board().cellAt(boat.cell)) : std::nullopt, boat});
  }
  result.sunk = race.sunk();
  if (race.over()) result.ranks = ranking(race);
  return result;
}

std::optional<RecordFault> playersFault(const std::vector<RecordedRaceOnCourse>& races) {
  const int players = races[0].record.players;
  if (players < minPlayers || players > maxPlayers)
    return RecordFault{1, phrase("has {1} players; 2 to 6 can play", {players})};
  for (std::size_t i = 1; i < races.size(); ++i)
    if (races[i].record.players != players)
      return RecordFault{
          static_cast<int>(i) + 1,
          phrase("has {1} players, but race 1 has {2}; a match has the same players throughout",
                 {races[i].record.players, players})};
  return std::nullopt;
}

// The match as it grows, race by race.
class MatchReplay {
public:
  MatchReplay(int players, const MatchOptions& options, Watcher watch, void* context)
      : match_(players, options), watch_(watch), context_(context) {
    replay_.players = players;
  }

  bool stopped() const { return replay_.illegal.has_value(); }
  bool lastRaceIsOver() const { return replay_.races.empty() || replay_.races.back().over; }

  void playRace(const RecordedRaceOnCourse& recorded) {
    const CourseBoard board(recorded.course);
    const int first = recorded.record.first;
    const Refusal wrongFirst = match_.whyNotFirst(first);
    Race race(board, match_.nextRace(wrongFirst ? match_.requiredFirst().value_or(1) : first));
    const auto look = [&](int turn) {
      if (watch_ != nullptr) watch_(context_, race, static_cast<int>(replay_.races.size()) + 1, turn);
    };
    const std::optional<Stop> stop =
        wrongFirst ? Stop{0, *wrongFirst, firstPlayerText(match_, first)} : play(race, recorded.record, look);
    replay_.races.push_back(resultOf(race));
    if (race.over()) replay_.races.back().points = match_.add(race);
    if (stop)
      replay_.illegal =
          IllegalTurn{static_cast<int>(replay_.races.size()), stop->turn, stop->rule, stop->message};
  }

  Replay result(std::size_t recordedRaces) && {
    replay_.totals = match_.totals();
    if (static_cast<std::size_t>(match_.racesOver()) == recordedRaces && recordedRaces > 0)
      replay_.winner = match_.standing()[0];
    return std::move(replay_);
  }

private:
  Match match_;
  Replay replay_;
  Watcher watch_;
  void* context_;
};

} // namespace

Result<Replay, RecordFault> replay(const MatchOptions& options,
                                   const std::vector<RecordedRaceOnCourse>& races) {
  return replay(options, races, nullptr, nullptr);
}

Result<Replay, RecordFault> replay(const MatchOptions& options,
                                   const std::vector<RecordedRaceOnCourse>& races, Watcher watch,
                                   void* context) {
  if (races.empty() || races.size() > racesInMatch)
    return RecordFault{1, phrase("a match has one to three races, not {1}", {races.size()})};
  if (const auto fault = playersFault(races)) return *fault;
  MatchReplay match(races[0].record.players, options, watch, context);
  for (std::size_t i = 0; i < races.size() && !match.stopped(); ++i) {
    if (!match.lastRaceIsOver())
      return RecordFault{static_cast<int>(i) + 1, phrase("follows a race that is not over")};
    match.playRace(races[i]);
  }
  return std::move(match).result(races.size());
}

} // namespace fairway::lake_race
