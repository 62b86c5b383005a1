#include "editor/model/regatta/race/regatta_marks.h"

#include "editor/model/words/translation.h"

#include <cmath>
#include <numbers>

namespace fairway::editor::regatta {

using namespace fairway::regatta;

namespace {

Point onward(const plane::Pose& pose) {
  return formats::regatta::wayOf(pose.heading);
}

Mark lineAlong(const std::vector<plane::Pose>& track, Mark::Sense sense) {
  Mark line{Mark::Shape::Line, sense, {}};
  for (const plane::Pose& pose : track) line.points.push_back(pointOf(pose.at));
  return line;
}

// Round the card as it lies before the bow.
Mark cardMark(const Deck& deck, const Card& card, const plane::Pose& pose) {
  const Point bow = pointOf(pose.at), way = onward(pose);
  const Point side{-way.y, way.x};
  const double length = card.across ? deck.width : deck.length;
  const double half = (card.across ? deck.length : deck.width) / 2.0;
  const Point left = bow - half * side, right = bow + half * side;
  return {
      Mark::Shape::Line, Mark::Sense::Reach, {left, right, right + length * way, left + length * way, left}};
}

} // namespace

Point middleOf(const Course& course, const plane::Pose& pose) {
  return pointOf(pose.at) - (course.length / 2.0) * onward(pose);
}

namespace {

Mark bandMark(const Course& course, const plane::Pose& pose, Mark::Sense sense) {
  const Point bow = pointOf(pose.at), way = onward(pose);
  const Point side{-way.y, way.x};
  const double half = course.beam / 2.0;
  constexpr int corners = 12; // of each half circle
  Mark band{Mark::Shape::Area, sense == Mark::Sense::Harm ? sense : Mark::Sense::Reach, {}};
  for (const bool atStern : {false, true})
    for (int i = 0; i <= corners; ++i) {
      const double angle = std::numbers::pi * i / corners;
      const Point out = half * std::cos(angle) * side + half * std::sin(angle) * way;
      band.points.push_back(atStern ? bow - 1.0 * course.length * way - out : bow + out);
    }
  return band;
}

Mark hullMark(const Course& course, const plane::Pose& pose, Mark::Sense sense) {
  const Point bow = pointOf(pose.at), way = onward(pose);
  const Point side = (course.beam / 2.0) * Point{-way.y, way.x};
  const auto at = [&](double back, double out) { return bow - (back * course.length) * way + out * side; };
  return {Mark::Shape::Area,
          sense,
          {at(0, 0), at(0.15, 0.5), at(0.35, 0.9), at(0.55, 1), at(0.8, 0.95), at(1, 0.68), at(1, -0.68),
           at(0.8, -0.95), at(0.55, -1), at(0.35, -0.9), at(0.15, -0.5)}};
}

} // namespace

std::vector<Mark> boatMarks(const Course& course, const plane::Pose& pose, Mark::Sense sense) {
  return {bandMark(course, pose, sense), hullMark(course, pose, sense)};
}

Mark tag(Point at, std::string text, Mark::Sense sense) {
  return {Mark::Shape::Tag, sense, {at}, 0, std::move(text)};
}

std::vector<Mark> arrowMarks(const Course& course, const ArrowTrial& trial, int number) {
  const Mark::Sense sense = trial.why.empty() ? Mark::Sense::Choice : Mark::Sense::Harm;
  const plane::Pose& end = trial.end();
  std::string text = std::to_string(number);
  if (!trial.passes.empty()) text = say("{1} passes {2}", {std::to_string(number), trial.passes});
  if (trial.halt) text = say("{1} halts", {std::to_string(number)});
  if (trial.finishes) text = say("{1} finishes", {std::to_string(number)});
  std::vector<Mark> marks = boatMarks(course, end, sense);
  marks.insert(marks.begin(), lineAlong(trial.track, sense));
  marks.push_back(tag(pointOf(end.at) + 14.0 * onward(end), std::move(text), sense));
  return marks;
}

std::vector<Mark> draftMarks(const TurnDraft& draft) {
  const Board& board = draft.race().board();
  const Course& course = board.course();
  std::vector<Mark> marks;
  if (draft.played() > 0) {
    marks.push_back(lineAlong(draft.wake(), Mark::Sense::Chosen));
    for (Mark& mark : boatMarks(course, draft.standing().pose, Mark::Sense::Chosen))
      marks.push_back(std::move(mark));
  }
  if (draft.arrows().empty()) {
    marks.push_back({Mark::Shape::Disc,
                     Mark::Sense::Advice,
                     {middleOf(course, draft.standing().pose)},
                     course.length / 2.0 + 6});
    return marks;
  }
  const plane::Pose& boat = draft.arrows().front().track.front();
  marks.push_back(cardMark(board.deck(), board.deck().cards[static_cast<std::size_t>(*draft.card())], boat));
  for (std::size_t i = 0; i < draft.arrows().size(); ++i) {
    const auto arrow = arrowMarks(course, draft.arrows()[i], static_cast<int>(i) + 1);
    marks.insert(marks.end(), arrow.begin(), arrow.end());
  }
  return marks;
}

} // namespace fairway::editor::regatta
