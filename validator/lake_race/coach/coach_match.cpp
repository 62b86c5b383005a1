#include "validator/lake_race/coach/coached_match.h"

namespace fairway::validator::lake_race {

using fairway::lake_race::Race;
using fairway::lake_race::RecordedRaceOnCourse;

namespace {

// The last solved course: the races of a match may share it.
class LastSolved {
public:
  LastSolved(double sinkPenalty, WorkWatch& watch) : sinkPenalty_(sinkPenalty), watch_(watch) {}

  const Result<std::shared_ptr<const Par>, ParRefusal>& solve(const fairway::lake_race::Course& course,
                                                              int maxDice) {
    ParHints hints;
    hints.fine = true;
    if (!par_ || !(*course_ == course) || maxDice_ != maxDice)
      par_.emplace(
          Par::solve(fairway::lake_race::CourseBoard(course), {maxDice, sinkPenalty_}, watch_, hints));
    course_ = &course;
    maxDice_ = maxDice;
    return *par_;
  }

private:
  double sinkPenalty_;
  WorkWatch& watch_;
  const fairway::lake_race::Course* course_ = nullptr;
  int maxDice_ = 0;
  std::optional<Result<std::shared_ptr<const Par>, ParRefusal>> par_;
};

// How many turns of a race are legal; none: not even its beginning is.
std::optional<int> legalTurns(const fairway::lake_race::Replay& replay, std::size_t race,
                              const fairway::lake_race::RaceRecord& record) {
  if (!replay.illegal || replay.illegal->race != static_cast<int>(race) + 1)
    return static_cast<int>(record.turns.size());
  if (replay.illegal->turn == 0) return std::nullopt;
  return replay.illegal->turn - 1;
}

Race played(const fairway::lake_race::CourseBoard& board, const fairway::lake_race::RaceSetup& setup,
            const fairway::lake_race::RaceRecord& record, int turns) {
  Race race(board, setup);
  bool legal = true;
  for (const auto& entry : record.grid)
    legal = legal && !race.place(entry.seat, board.indexOf(entry.at), entry.heading);
  for (int i = 0; i < turns; ++i) {
    const auto& entry = record.turns[static_cast<std::size_t>(i)];
    legal = legal &&
            !race.roll(entry.seat, *fairway::lake_race::diceShowing(entry.keep),
                       *fairway::lake_race::diceShowing(entry.rolled)) &&
            !race.steer(entry.steer);
  }
  FAIRWAY_EXPECTS(legal); // the referee said so
  return race;
}

void add(std::vector<CoachedSeat>& seats, const CoachedRace& race) {
  for (std::size_t i = 0; i < seats.size(); ++i) {
    const CoachedBoat& boat = race.boats[i];
    CoachedSeat& seat = seats[i];
    if (race.winner == seat.seat) ++seat.wins;
    seat.adjusted += boat.adjusted;
    seat.carried += boat.carried;
    seat.luck += boat.luck;
    seat.mistakes += boat.mistakes;
    seat.traffic += boat.traffic;
  }
}

} // namespace

std::optional<CoachedMatch> coachMatch(const fairway::lake_race::MatchOptions& options,
                                       const std::vector<RecordedRaceOnCourse>& races,
                                       const fairway::lake_race::Replay& replay, double sinkPenalty,
                                       WorkWatch& watch) {
  CoachedMatch result;
  for (int seat = 1; seat <= replay.players; ++seat) result.seats.emplace_back().seat = seat;
  fairway::lake_race::Match match(replay.players, options);
  LastSolved solved(sinkPenalty, watch);
  for (std::size_t i = 0; i < replay.races.size(); ++i) {
    const fairway::lake_race::RaceRecord& record = races[i].record;
    result.races.emplace_back();
    const std::optional<int> turns = legalTurns(replay, i, record);
    if (!turns) break;
    const auto setup = match.nextRace(record.first);
    if (const int dice = diceToCoach(record, *turns); dice <= DiceTable::maxDiceLimit) {
      const auto& par = solved.solve(races[i].course, dice);
      if (!par && par.fault() == ParRefusal::Stopped) return std::nullopt;
      if (par) {
        result.races.back() = coachRace(**par, setup, record, *turns, watch);
        if (!result.races.back()) return std::nullopt;
        add(result.seats, *result.races.back());
      }
    }
    const fairway::lake_race::CourseBoard board(races[i].course);
    const Race race = played(board, setup, record, *turns);
    if (race.over()) match.add(race);
  }
  return result;
}

} // namespace fairway::validator::lake_race
