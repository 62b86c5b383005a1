#include "editor/model/regatta/play/race_words.h"

#include "editor/model/regatta/play/arrow_trials.h"
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

// What has to be passed next.
std::string gateWords(const Board& board, std::size_t gate) {
  const fairway::regatta::Course& course = board.course();
  if (gate == 0) return say("the start line");
  if (gate > course.round.size()) return say("the finish");
  return course.buoys[course.round[gate - 1].buoy].name;
}

} // namespace

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

std::vector<std::string> turnLines(const Playback& playback) {
  std::vector<std::string> lines;
  for (int turn = 1; turn <= playback.turns(); ++turn)
    lines.push_back(turnLine(playback.race(turn - 1), playback.entry(turn).turn, turn));
  return lines;
}

std::string endingOf(const Playback& playback) {
  if (const auto& illegal = playback.illegal())
    return illegal->turn == 0
               ? say("The start is not legal: {1}", {illegal->message})
               : say("Turn {1} is not legal: {2}", {std::to_string(illegal->turn), illegal->message});
  const Race& race = playback.last();
  if (!race.over() || race.ranks().empty()) return {};
  if (race.ranks().size() == 1) return say("Boat {1} wins", {std::to_string(race.ranks()[0])});
  std::vector<std::string> others;
  for (std::size_t i = 1; i < race.ranks().size(); ++i) others.push_back(std::to_string(race.ranks()[i]));
  return say("Boat {1} wins, followed by {2}", {std::to_string(race.ranks()[0]), listed(others)});
}

std::string boatName(int seat, const std::optional<RacePlan>& plan) {
  const std::string number = std::to_string(seat);
  if (!plan || seat > plan->players()) return say("Boat {1}", {number});
  if (plan->of(seat) == Sailor::Pilot) return say("Boat {1} (pilot)", {number});
  const bool alone = std::count(plan->sailors.begin(), plan->sailors.end(), Sailor::Person) == 1;
  return alone ? say("Boat {1} (you)", {number}) : say("Boat {1} (a person)", {number});
}

std::string boatLine(const Race& race, int seat, const std::optional<RacePlan>& plan) {
  const fairway::regatta::Boat& boat = race.boat(seat);
  const std::string name = boatName(seat, plan), turns = std::to_string(boat.turns);
  switch (boat.status) {
  case fairway::regatta::BoatStatus::Unplaced:
    return say("{1}: not placed yet", {name});
  case fairway::regatta::BoatStatus::Finished:
    return say("{1}: finished in its turn {2}", {name, turns});
  case fairway::regatta::BoatStatus::Racing:
    break;
  }
  const std::string next = gateWords(race.board(), boat.standing.progress.gate);
  return boat.becalmed() ? say("{1}: becalmed; next is {2}", {name, next})
                         : say("{1}: next is {2}", {name, next});
}

std::string whyNotPlaced(const Race& race, const plane::Pose& pose) {
  if (!race.whyNotPlace(race.seatToAct(), pose)) return {};
  if (!race.board().isBehindLine(pose.at)) return say("bows start behind the line, at most a boat's length");
  const std::string why = whyNotThere(race.board(), pose, otherBoats(race, race.seatToAct()));
  return why.empty() ? say("in another boat's zone") : why;
}

} // namespace fairway::editor::regatta
