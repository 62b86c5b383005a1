#include "formats/lake_race/export/race_film.h"

#include "formats/lake_race/picture/palette.h"

#include <algorithm>

namespace fairway::formats::lake_race {

namespace {

using namespace fairway::lake_race;

// Keeps the boats of one race after each turn.
struct Watch {
  int number;
  std::vector<BySeat<Boat>>& boats;

  static void look(void* context, const Race& race, int number, int /*turn*/) {
    auto& watch = *static_cast<Watch*>(context);
    if (number != watch.number) return;
    BySeat<Boat> boats;
    for (int seat = 1; seat <= race.players(); ++seat) boats[seat] = race.boat(seat);
    watch.boats.push_back(boats);
  }
};

BoatMark::State stateOf(const Boat& boat) {
  if (boat.status == BoatStatus::Finished) return BoatMark::State::Finished;
  return boat.status == BoatStatus::Sunk ? BoatMark::State::Sunk : BoatMark::State::Racing;
}

std::string seatText(int seat) {
  return "seat " + std::to_string(seat);
}

} // namespace

std::unique_ptr<RaceFilm> RaceFilm::of(BoardScene board, const MatchOptions& options,
                                       const std::vector<RecordedRaceOnCourse>& races, int number) {
  const auto index = static_cast<std::size_t>(number - 1);
  std::unique_ptr<RaceFilm> film(new RaceFilm(std::move(board), races[index].record));
  Watch watch{number, film->boats_};
  const auto replayed = replay(options, races, Watch::look, &watch);
  if (!replayed || film->boats_.empty()) return nullptr;
  film->result_ = replayed->races[index];
  film->show(film->turns(), 1);
  return film;
}

RaceFilm::RaceFilm(BoardScene board, RaceRecord record)
    : scene_(std::move(board)), record_(std::move(record)) {}

Point RaceFilm::place(const Boat& boat) const {
  const int columns = scene_.lake().map.columns();
  return scene_.centre({boat.cell % columns + 1, boat.cell / columns + 1});
}

bool RaceFilm::moves(int turn) const {
  const int seat = entry(turn).seat;
  const Boat& before = after(turn - 1)[seat];
  const Boat& then = after(turn)[seat];
  return before.cell != then.cell || before.heading != then.heading;
}

void RaceFilm::addTracks(int turn) {
  scene_.tracks.assign(static_cast<std::size_t>(record_.players), {});
  for (int seat = 1; seat <= record_.players; ++seat)
    if (const Boat& boat = after(0)[seat]; boat.status != BoatStatus::Unplaced)
      scene_.tracks[static_cast<std::size_t>(seat - 1)].push_back(place(boat));
  for (int i = 1; i <= turn; ++i) {
    const int seat = entry(i).seat;
    if (after(i)[seat].cell != after(i - 1)[seat].cell)
      scene_.tracks[static_cast<std::size_t>(seat - 1)].push_back(place(after(i)[seat]));
  }
}

void RaceFilm::show(int turn, double share) {
  turn_ = turn;
  complete_ = share >= 1 || turn == 0;
  const int past = complete_ ? turn : turn - 1;
  const int moving = complete_ ? 0 : entry(turn).seat;
  addTracks(past);
  scene_.boats.clear();
  for (int seat = 1; seat <= record_.players; ++seat) {
    const Boat& boat = after(past)[seat];
    if (boat.status == BoatStatus::Unplaced) continue;
    BoatMark mark{seat, place(boat), static_cast<double>(degrees(boat.heading)), stateOf(boat), boat.damage};
    if (seat == moving) {
      // The wheel first, then straight ahead.
      constexpr double wheel = 0.3;
      const double turned = std::min(1.0, share / wheel);
      const double gone = eased(std::max(0.0, (share - wheel) / (1 - wheel)));
      mark.degrees += 60.0 * (1 - static_cast<int>(entry(turn).steer)) * turned;
      mark.at = mark.at + gone * (place(after(turn)[seat]) - mark.at);
      if (gone > 0) scene_.tracks[static_cast<std::size_t>(seat - 1)].push_back(mark.at);
    }
    scene_.boats.push_back(mark);
  }
}

std::string RaceFilm::whatHappened(int turn) const {
  const TurnEntry& played = entry(turn);
  const Boat& before = after(turn - 1)[played.seat];
  const Boat& then = after(turn)[played.seat];
  std::string text =
      "Turn " + std::to_string(turn) + " of " + std::to_string(turns()) + ": " + seatText(played.seat) +
      (played.steer == Steer::Straight ? " goes straight" : " steers " + std::string(nameOf(played.steer)));
  if (then.damage > before.damage) text += ", crashes and has " + std::to_string(then.damage) + " damage";
  if (then.status == BoatStatus::Sunk) return text + ": it sinks";
  if (then.status == BoatStatus::Finished)
    return text + " and finishes in its turn " + std::to_string(then.turns);
  if (then.progress.gate != before.progress.gate)
    text += "; its next gate is " + std::string(nameOf(static_cast<GateName>(then.progress.gate)));
  return text;
}

std::string RaceFilm::resultText() const {
  std::string text = "The race is over after " + std::to_string(turns()) + " turns:";
  for (int i = 0; i < result_.ranks.size(); ++i)
    text += (i == 0 ? " " : ", ") + std::to_string(i + 1) + ". " + seatText(result_.ranks[i]) + " (" +
            std::to_string(result_.points[result_.ranks[i]]) + ")";
  return text;
}

Caption RaceFilm::caption(const Theme& theme) const {
  if (turn_ == 0) return {"Before the first turn; " + seatText(record_.first) + " begins", {}, {}};
  if (complete_ && turn_ == turns() && result_.over)
    return {resultText(), {}, seatColour(theme, result_.ranks[0])};
  const TurnEntry& played = entry(turn_);
  Caption caption{whatHappened(turn_), {}, seatColour(theme, played.seat)};
  for (const int die : played.keep) caption.signs.push_back({std::to_string(die), false});
  for (const int die : played.rolled) caption.signs.push_back({std::to_string(die), true});
  return caption;
}

} // namespace fairway::formats::lake_race
