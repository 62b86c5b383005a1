#include "editor/model/regatta/table/card_trial.h"

#include "editor/model/words/translation.h"

namespace fairway::editor::regatta {

namespace {

using fairway::regatta::Board;
using plane::Pose;
using plane::Segment;

// The thing's name in the user's language; the board's own words are for the command line.
std::string thingTouched(const Board& board, const Segment& line) {
  const fairway::regatta::Course& course = board.course();
  const auto touches = [&](const fairway::regatta::Disc& disc) {
    return plane::compareDistance(line, disc.at, course.beam + disc.diameter) <= 0;
  };
  const auto discs = board.discs();
  for (std::size_t i = 0; i < discs.size(); ++i) {
    if (!touches(discs[i])) continue;
    if (i < 2) return say("a white buoy");
    if (i < 2 + course.buoys.size()) return say("buoy {1}", {course.buoys[i - 2].name});
    const std::size_t rock = i - 2 - course.buoys.size();
    return course.obstacles[rock].name.value_or(say("obstacle {1}", {std::to_string(rock + 1)}));
  }
  for (std::size_t i = 0; i < course.islands.size(); ++i)
    if (plane::compareDistance(line, course.islands[i], course.beam) <= 0)
      return say("island {1}", {std::to_string(i + 1)});
  return {};
}

std::string thingTouched(const Board& board, const Segment& line, const std::vector<OtherBoat>& others) {
  if (std::string thing = thingTouched(board, line); !thing.empty()) return thing;
  for (const OtherBoat& other : others)
    if (plane::compareDistance(line, board.hull(other.pose), 2 * board.course().beam) <= 0)
      return say("boat {1}", {std::to_string(other.seat)});
  return {};
}

} // namespace

std::vector<Pose> trackFrom(const Board& board, int arrow, const Pose& boat) {
  std::vector<Pose> track{boat};
  for (const Pose& pose : board.track(arrow, boat.heading).all())
    track.push_back({boat.at + pose.at, pose.heading});
  return track;
}

std::string whyNotAlong(const Board& board, const std::vector<Pose>& track,
                        const std::vector<OtherBoat>& others) {
  for (const Pose& pose : track)
    if (!board.onTable(pose.at)) return say("leaves the table");
  if (!board.keepsToTable(track.back())) return say("leaves the table");
  for (std::size_t i = 1; i < track.size(); ++i)
    if (const std::string thing = thingTouched(board, {track[i - 1].at, track[i].at}, others); !thing.empty())
      return say("touches {1}", {thing});
  if (const std::string thing = thingTouched(board, board.hull(track.back()), others); !thing.empty())
    return say("touches {1}", {thing});
  return {};
}

std::vector<ArrowTrial> tryCard(const Board& board, std::size_t card, const Pose& boat) {
  std::vector<ArrowTrial> trials;
  for (const int arrow : board.arrowsOf(card)) {
    ArrowTrial trial{trackFrom(board, arrow, boat), {}};
    trial.why = whyNotAlong(board, trial.track);
    trials.push_back(std::move(trial));
  }
  return trials;
}

std::string whyNotThere(const Board& board, const Pose& boat, const std::vector<OtherBoat>& others) {
  if (!board.keepsToTable(boat)) return say("leaves the table");
  const std::string thing = thingTouched(board, board.hull(boat), others);
  return thing.empty() ? std::string() : say("touches {1}", {thing});
}

} // namespace fairway::editor::regatta
