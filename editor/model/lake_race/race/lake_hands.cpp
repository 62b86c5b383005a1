#include "editor/model/lake_race/race/lake_raced.h"

#include "editor/model/lake_race/words/lake_words.h"
#include "editor/model/words/translation.h"

#include <algorithm>
#include <cmath>
#include <set>

namespace fairway::editor::lake_race {

using namespace fairway::lake_race;
using formats::Point;
using race::Hand;
using race::Mark;
using race::Offer;
using race::Piece;

namespace {

Point centre(const LakePlay& play, CourseBoard::CellIndex cell) {
  const CourseBoard& board = play.race().board();
  return formats::lake_race::centreOf(board.cellAt(cell), board.stagger());
}

Mark line(Point from, Point to, bool harm) {
  return {Mark::Shape::Line, harm ? Mark::Sense::Harm : Mark::Sense::Chosen, {from, to}};
}

Mark area(Point centre, Mark::Sense sense) {
  const auto corners = formats::lake_race::cornersOf(centre);
  return {Mark::Shape::Area, sense, {corners.begin(), corners.end()}};
}

class PlaceHand final : public Hand {
public:
  explicit PlaceHand(const LakePlay& play) : play_(play) {}

  std::string task() const override {
    return say("Place your boat on a start cell; the wheel or the keys Z and Shift+Z turn it");
  }

  std::vector<Offer> offers() const override {
    std::vector<Offer> offers;
    play_.race().forEachPlace([&](CourseBoard::CellIndex cell) {
      const Direction heading = turned(ahead(cell), turned_);
      const Point at = centre(play_, cell);
      const Point tip = at + 0.75 * formats::lake_race::pointing(heading);
      offers.push_back(
          {placeChoice(play_.race().board().cellAt(cell), heading),
           say("{1}, heading {2}", {label(play_.race().board().cellAt(cell)), shownName(heading)}),
           false,
           at,
           {line(at, tip, false)}});
    });
    return offers;
  }

  void turn(int steps) override { turned_ = (turned_ + steps + 6) % 6; }

  std::optional<Tree> meantAt(Point at) const override {
    const CourseBoard& board = play_.race().board();
    const Cell cell = formats::lake_race::cellAt(at, board.stagger());
    return placeChoice(cell, Direction::E);
  }

private:
  // The way on which the start line is passed soonest.
  Direction ahead(CourseBoard::CellIndex from) const {
    const CourseBoard& board = play_.race().board();
    Direction best = Direction::E;
    int least = 1000;
    for (const Direction heading : allDirections) {
      CourseBoard::CellIndex at = from;
      for (int steps = 1; steps < least && board.next(at, heading) != CourseBoard::noCell; ++steps) {
        if (board.advance({}, at, heading).gate > 0) least = steps, best = heading;
        at = board.next(at, heading);
      }
    }
    return best;
  }

  LakePlay play_;
  int turned_ = 0;
};

// Dice lie beside the board: each is kept, rolled or taken off, and one can be added.
class DiceHand final : public Hand {
public:
  explicit DiceHand(const LakePlay& play)
      : play_(play), dice_(faces(play.race().boat(play.seat()).dice)),
        states_(dice_.size(), Piece::State::Lies), added_(dice_.empty()) {}

  std::string task() const override {
    return say("Choose your dice: click one to roll it, again to remove it; add one with +; then roll");
  }

  std::vector<Piece> pieces() const override {
    std::vector<Piece> pieces;
    for (std::size_t i = 0; i < dice_.size(); ++i)
      pieces.push_back({std::to_string(dice_[i]), states_[i], tip(i)});
    if (added_)
      pieces.push_back({"+", Piece::State::Rolls, say("One more die is rolled; click to leave it")});
    else
      pieces.push_back({"+", Piece::State::Waits, say("Add a die")});
    return pieces;
  }

  void touch(std::size_t piece) override {
    if (piece == dice_.size()) {
      added_ = !added_;
      if (added_) std::replace(states_.begin(), states_.end(), Piece::State::Gone, Piece::State::Rolls);
      return;
    }
    if (piece > dice_.size()) return;
    Piece::State& state = states_[piece];
    const bool another = std::find(states_.begin(), states_.end(), Piece::State::Gone) != states_.end();
    switch (state) {
    case Piece::State::Lies:
      state = Piece::State::Rolls;
      return;
    case Piece::State::Rolls: // only one can be taken off, and none while one is added
      state = another || added_ ? Piece::State::Lies : Piece::State::Gone;
      return;
    default:
      state = Piece::State::Lies;
    }
  }

  std::optional<Tree> digit(int typed) override {
    touch(static_cast<std::size_t>(typed == 0 ? static_cast<int>(dice_.size()) : typed - 1));
    return std::nullopt;
  }

  std::vector<Offer> offers() const override {
    return {{diceChoice(choice()), diceChoiceText(choice()), false, std::nullopt, {}}};
  }

  // Where the boat may end with these dice.
  std::vector<Mark> marks() const override {
    std::set<CourseBoard::CellIndex> safe, harmed;
    const DiceChoice chosen = choice();
    if (chosen.roll > maxCountedRoll) return {};
    const int least = chosen.keep.total() + chosen.roll, most = chosen.keep.total() + 3 * chosen.roll;
    for (int total = least; total <= most; ++total) endsOf(chosen, total, safe, harmed);
    std::vector<Mark> marks;
    for (const auto cell : safe) marks.push_back(area(centre(play_, cell), Mark::Sense::Reach));
    for (const auto cell : harmed)
      if (!safe.contains(cell)) marks.push_back(area(centre(play_, cell), Mark::Sense::Harm));
    return marks;
  }

private:
  DiceChoice choice() const {
    DiceChoice choice{{}, added_ ? 1 : 0};
    for (std::size_t i = 0; i < dice_.size(); ++i) {
      if (states_[i] == Piece::State::Lies) choice.keep.add(dice_[i]);
      if (states_[i] == Piece::State::Rolls) ++choice.roll;
    }
    return choice;
  }

  // Some dice with this total; which ones does not matter for where a boat goes.
  void endsOf(const DiceChoice& chosen, int total, std::set<CourseBoard::CellIndex>& safe,
              std::set<CourseBoard::CellIndex>& harmed) const {
    const int over = total - chosen.keep.total() - chosen.roll; // beyond ones
    const Dice rolled(chosen.roll - over / 2 - over % 2, over % 2, over / 2);
    Race race = play_.race();
    if (race.roll(play_.seat(), chosen.keep, rolled)) return;
    for (const Steer steer : allSteers) {
      if (!race.legalSteers().contains(steer)) continue;
      const Move move = race.moveFor(steer);
      (move.crashed() ? harmed : safe).insert(move.end);
    }
  }

  std::string tip(std::size_t i) const {
    switch (states_[i]) {
    case Piece::State::Rolls:
      return say("A {1} that is rolled again", {std::to_string(dice_[i])});
    case Piece::State::Gone:
      return say("A {1} to be removed", {std::to_string(dice_[i])});
    default:
      return say("A {1} that stays as it is", {std::to_string(dice_[i])});
    }
  }

  LakePlay play_;
  std::vector<int> dice_;
  std::vector<Piece::State> states_;
  bool added_;
};

class SteerHand final : public Hand {
public:
  explicit SteerHand(const LakePlay& play) : play_(play) {}

  std::string task() const override {
    return say("Your dice total {1}: choose where to steer",
               {std::to_string(play_.race().boat(play_.seat()).dice.total())});
  }

  std::vector<Piece> pieces() const override {
    std::vector<Piece> pieces;
    for (const int face : faces(play_.race().boat(play_.seat()).dice))
      pieces.push_back({std::to_string(face), Piece::State::Lies, {}});
    return pieces;
  }

  std::vector<Offer> offers() const override {
    std::vector<Offer> offers;
    const Race& race = play_.race();
    const Point from = centre(play_, race.boat(play_.seat()).cell);
    for (const Steer steer : allSteers) {
      if (!race.legalSteers().contains(steer)) continue;
      const Move move = race.moveFor(steer);
      Offer offer{steerChoice(steer), moveText(play_, steer), move.crashed(), at(steer), {}};
      offer.marks.push_back(line(from, centre(play_, move.end), move.crashed()));
      offers.push_back(std::move(offer));
    }
    return offers;
  }

  std::optional<Tree> meantAt(Point point) const override {
    for (const Steer steer : allSteers)
      if (const Point end = at(steer); std::hypot(end.x - point.x, end.y - point.y) < 0.6)
        return steerChoice(steer);
    return std::nullopt;
  }

private:
  Point at(Steer steer) const { return wayOfMove(play_, steer).back(); } // where a click means this way

  LakePlay play_;
};

// Dice that were rolled at a real table are typed in.
class RollHand final : public Hand {
public:
  explicit RollHand(const LakePlay& play) : play_(play), count_(play.toRoll()) {}

  std::string task() const override {
    return sayCount("Roll {n} die and type what it shows, or choose it",
                    "Roll {n} dice and type what they show, or choose it", static_cast<std::size_t>(count_));
  }

  std::vector<Piece> pieces() const override {
    std::vector<Piece> pieces;
    for (const int face : typed_) pieces.push_back({std::to_string(face), Piece::State::Lies, {}});
    while (static_cast<int>(pieces.size()) < count_) pieces.push_back({"?", Piece::State::Waits, {}});
    return pieces;
  }

  std::vector<Offer> offers() const override {
    std::vector<Offer> offers;
    if (count_ > mostListed) return offers;
    forEachRoll(count_, [&](Dice dice, std::uint64_t) {
      const std::vector<int> shown = faces(dice);
      offers.push_back({{{"rolled", shown}}, diceText(shown), false, std::nullopt, {}});
    });
    return offers;
  }

  std::optional<Tree> digit(int typed) override {
    if (typed < minDie || typed > maxDie) return std::nullopt;
    typed_.push_back(typed);
    if (static_cast<int>(typed_.size()) < count_) return std::nullopt;
    return Tree{{"rolled", typed_}};
  }

private:
  static constexpr int mostListed = 8;

  LakePlay play_;
  int count_;
  std::vector<int> typed_;
};

} // namespace

std::unique_ptr<Hand> lakeHand(const LakePlay& play) {
  switch (play.moment()) {
  case table::Moment::Place:
    return std::make_unique<PlaceHand>(play);
  case table::Moment::Dice:
    return std::make_unique<DiceHand>(play);
  case table::Moment::Steer:
    return std::make_unique<SteerHand>(play);
  default:
    return std::make_unique<RollHand>(play);
  }
}

std::vector<Point> wayOfMove(const LakePlay& play, Steer steer) {
  const Race& race = play.race();
  const Boat& boat = race.boat(play.seat());
  const Direction heading = steered(boat.heading, steer);
  const Move move = moveAhead(race.board(), boat.cell, heading, boat.dice.total(), boat.progress,
                              [&](CourseBoard::CellIndex cell) { return race.isTaken(cell); });
  const Point from = centre(play, boat.cell);
  return {from, move.steps == 0 ? from + formats::lake_race::pointing(heading) : centre(play, move.end)};
}

std::string moveText(const LakePlay& play, Steer steer) {
  const Race& race = play.race();
  const Boat& boat = race.boat(play.seat());
  const Move move = race.moveFor(steer);
  const std::string cell = label(race.board().cellAt(move.end));
  std::string text = steer == Steer::Left    ? say("Left to {1}", {cell})
                     : steer == Steer::Right ? say("Right to {1}", {cell})
                                             : say("Straight to {1}", {cell});
  if (move.progress.finished()) return text + ": " + say("finish");
  if (move.crashed() && boat.damage + move.missing >= sinkingDamage) return text + ": " + say("crash, sinks");
  if (move.crashed())
    return text + ": " + say("crash, damage {1}", {std::to_string(boat.damage + move.missing)});
  if (move.progress.gate > boat.progress.gate)
    return text + ": " + say("next {1}", {gateText(move.progress)});
  return text;
}

} // namespace fairway::editor::lake_race
