#include "editor/model/regatta/race/race_words.h"

#include "editor/model/regatta/race/arrow_trials.h"
#include "editor/model/words/translation.h"

#include <algorithm>

namespace fairway::editor::regatta {

using namespace fairway::regatta;

namespace {

std::string listed(const std::vector<std::string>& names) {
  std::string text;
  for (const std::string& name : names) text += (text.empty() ? "" : ", ") + name;
  return text;
}

std::string playLine(const Race& before, const Turn& turn, const std::string& number,
                     const std::string& seat) {
  TurnCheck check(before, turn.seat);
  static_cast<void>(check.check(turn));
  const std::string one = turn.play.empty() ? "" : turn.play[0].card;
  if (turn.play.size() < 2) {
    if (check.finished()) return say("{1}. Boat {2} plays {3} and finishes", {number, seat, one});
    if (turn.sun)
      return say("{1}. Boat {2} plays {3} and lays a sun before boat {4}",
                 {number, seat, one, std::to_string(turn.sun->before)});
    return say("{1}. Boat {2} plays {3}", {number, seat, one});
  }
  const std::string& two = turn.play[1].card;
  if (check.finished())
    return say("{1}. Boat {2} plays {3}, then {4}, and finishes", {number, seat, one, two});
  if (turn.sun)
    return say("{1}. Boat {2} plays {3}, then {4}, and lays a sun before boat {5}",
               {number, seat, one, two, std::to_string(turn.sun->before)});
  return say("{1}. Boat {2} plays {3}, then {4}", {number, seat, one, two});
}

} // namespace

std::string gateWords(const Board& board, std::size_t gate) {
  const fairway::regatta::Course& course = board.course();
  if (gate == 0) return say("the start line");
  if (gate > course.round.size()) return say("the finish");
  return course.buoys[course.round[gate - 1].buoy].name;
}

std::string turnLine(const Race& before, const Turn& turn, int number) {
  const std::string count = std::to_string(number), seat = std::to_string(turn.seat);
  switch (turn.act) {
  case Act::Play:
    return playLine(before, turn, count, seat);
  case Act::Skip:
    return say("{1}. Boat {2} is becalmed and discards its sun", {count, seat});
  case Act::Turn:
    return say("{1}. Boat {2} heaves to and turns to {3}°",
               {count, seat, std::to_string(turn.heading.degrees())});
  case Act::Change:
    return say("{1}. Boat {2} heaves to and changes {3}", {count, seat, listed(turn.cards)});
  }
  return {};
}

std::string turnWords(const Turn& turn) {
  const auto withSun = [&turn](std::string words) {
    return turn.sun ? say("{1}; sun before boat {2}", {words, std::to_string(turn.sun->before)}) : words;
  };
  switch (turn.act) {
  case Act::Play:
    if (turn.play.size() == 2)
      return withSun(say("play {1}, then {2}", {turn.play[0].card, turn.play[1].card}));
    return withSun(say("play {1}", {turn.play.empty() ? "" : turn.play[0].card}));
  case Act::Skip:
    return say("discard the sun");
  case Act::Turn:
    return say("heave to and turn to {1}°", {std::to_string(turn.heading.degrees())});
  case Act::Change:
    return say("heave to and change {1}", {listed(turn.cards)});
  }
  return {};
}

std::string standingWords(const Race& race, int seat) {
  const fairway::regatta::Boat& boat = race.boat(seat);
  switch (boat.status) {
  case fairway::regatta::BoatStatus::Unplaced:
    return say("to be placed");
  case fairway::regatta::BoatStatus::Finished:
    return say("finished in its turn {1}", {std::to_string(boat.turns)});
  case fairway::regatta::BoatStatus::Racing:
    break;
  }
  const std::string next = gateWords(race.board(), boat.standing.progress.gate);
  return boat.becalmed() ? say("becalmed; next is {1}", {next}) : say("next is {1}", {next});
}

std::string whyNotPlaced(const Race& race, const plane::Pose& pose) {
  if (!race.whyNotPlace(race.seatToAct(), pose)) return {};
  if (!race.board().isBehindLine(pose.at)) return say("bows start behind the line, at most a boat's length");
  const std::string why = whyNotThere(race.board(), pose, otherBoats(race, race.seatToAct()));
  return why.empty() ? say("in another boat's zone") : why;
}

} // namespace fairway::editor::regatta
