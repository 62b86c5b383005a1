// The part of a race on the desk that mouse and keyboard come to.
#include "editor/model/regatta/play/race_words.h"
#include "editor/model/regatta/play/race_workbench.h"
#include "editor/model/regatta/table/course_edit.h"
#include "editor/model/words/translation.h"

#include <algorithm>
#include <cmath>
#include <numbers>

namespace fairway::editor::regatta {

using formats::Point;
using formats::regatta::pointOf;

namespace {

double distanceTo(const plane::Segment& line, Point at) {
  const Point from = pointOf(line.from), way = pointOf(line.to) - from, to = at - from;
  const double whole = way.x * way.x + way.y * way.y;
  const double share = whole > 0 ? std::clamp((to.x * way.x + to.y * way.y) / whole, 0.0, 1.0) : 0;
  return formats::lengthOf(to - share * way);
}

// The hull that is nearest to a point, within reach.
std::optional<std::size_t> nearest(const std::vector<plane::Segment>& hulls, Point at, double reach) {
  std::optional<std::size_t> best;
  for (std::size_t i = 0; i < hulls.size(); ++i)
    if (const double distance = distanceTo(hulls[i], at); distance <= reach) {
      reach = distance;
      if (!best || distance < distanceTo(hulls[*best], at)) best = i;
    }
  return best;
}

std::optional<std::size_t> stepped(std::optional<std::size_t> at, std::size_t count, int by) {
  if (count == 0) return std::nullopt;
  if (!at) return by > 0 ? 0 : count - 1;
  return (*at + (by > 0 ? 1 : count - 1)) % count;
}

} // namespace

double RaceWorkbench::reach() const {
  const fairway::regatta::Course& course = playback_->board().course();
  return std::max({1.0 * course.beam, 12.0});
}

std::optional<std::size_t> RaceWorkbench::arrowAt(Point at) const {
  std::vector<plane::Segment> hulls;
  for (const ArrowTrial& trial : draft_->arrows()) hulls.push_back(playback_->board().hull(trial.end()));
  return nearest(hulls, at, reach());
}

std::optional<std::size_t> RaceWorkbench::targetAt(Point at) const {
  std::vector<plane::Segment> hulls;
  for (const int seat : draft_->sunTargets())
    hulls.push_back(playback_->board().hull(playback_->last().boat(seat).standing.pose));
  return nearest(hulls, at, reach());
}

std::optional<int> RaceWorkbench::boatAt(Point at) const {
  for (int seat = 1; seat <= race().players(); ++seat)
    if (race().boat(seat).racing() &&
        distanceTo(playback_->board().hull(race().boat(seat).standing.pose), at) <= reach())
      return seat;
  return std::nullopt;
}

std::string RaceWorkbench::describe(Point at) const {
  if (!playback_ || !scene()->box().contains(at)) return {};
  const Vec place = snapped(at, true);
  const std::string where = say("{1} mm", {std::to_string(place.x) + ", " + std::to_string(place.y)});
  const auto seat = boatAt(at);
  return seat ? where + "  (" + boatName(*seat, plan_) + ")" : where;
}

std::optional<Point> RaceWorkbench::centreOf(const Spot& spot) const {
  if (spot.kind != Spot::Kind::Point && spot.kind != Spot::Kind::Pose) return std::nullopt;
  return Point{static_cast<double>(spot.x), static_cast<double>(spot.y)};
}

// By keys a boat is placed from the middle of the line on.
Point RaceWorkbench::stepped(std::optional<Point> from, Key key) const {
  const fairway::regatta::Course& course = playback_->board().course();
  const Point middle = 0.5 * (pointOf(course.left) + pointOf(course.right));
  Point at = pointOf(snapped(from.value_or(middle), false));
  constexpr double step = plane::latticeStep;
  at.x += key == Key::Right ? step : key == Key::Left ? -step : 0;
  at.y += key == Key::Down ? step : key == Key::Up ? -step : 0;
  return {std::clamp(at.x, 0.0, 1.0 * course.table.x), std::clamp(at.y, 0.0, 1.0 * course.table.y)};
}

void RaceWorkbench::pressAt(const Pointer& pointer) {
  if (pointer.button != Button::Left || !playback_) return;
  if (moving()) return moveToEnd();
  moveTo(pointer);
  switch (stage()) {
  case Stage::Placing:
    return place({*hover_, heading_});
  case Stage::Choosing:
    if (draft_->mode() == TurnDraft::Mode::Turning) return endTurn();
    if (const auto target = targetAt(pointer.at)) return laySun(*target);
    if (const auto arrow = arrowAt(pointer.at)) return takeArrow(*arrow);
    return;
  case Stage::Looking:
  case Stage::Pilot:
  case Stage::Waiting:
  case Stage::Stuck:
  case Stage::Over:
    return;
  }
}

void RaceWorkbench::moveTo(const Pointer& pointer) {
  if (!playback_) return;
  hover_ = snapped(pointer.at, false);
  if (stage() != Stage::Choosing || !draft_) return;
  if (const auto arrow = arrowAt(pointer.at)) arrow_ = arrow;
  if (const auto target = targetAt(pointer.at)) target_ = target;
  if (draft_->mode() != TurnDraft::Mode::Turning) return;
  // The bow looks to the pointer.
  const Point way = pointer.at - pointOf(draft_->standing().pose.at);
  if (formats::lengthOf(way) < plane::latticeStep) return;
  const double degrees = std::atan2(way.x, -way.y) * 180 / std::numbers::pi;
  draft_->turnTo(plane::Heading(static_cast<int>(std::lround(degrees / plane::headingStep))));
}

void RaceWorkbench::leave() {
  hover_.reset();
}

bool RaceWorkbench::toolTakesWheel() const {
  const Stage now = stage();
  return now == Stage::Placing ||
         (now == Stage::Choosing && draft_ && draft_->mode() == TurnDraft::Mode::Turning);
}

void RaceWorkbench::wheel(int notches) {
  turnBy(notches > 0 ? -1 : 1);
}

void RaceWorkbench::turnBy(int steps) {
  if (stage() == Stage::Placing) heading_ = heading_.turned(steps);
  if (stage() == Stage::Choosing && draft_->mode() == TurnDraft::Mode::Turning)
    draft_->turnTo(draft_->heading().turned(steps));
  notify();
}

void RaceWorkbench::key(Key key) {
  if (!playback_) return;
  if (key == Key::TurnRight) return turnBy(1);
  if (key == Key::TurnLeft) return turnBy(-1);
  if (moving()) return moveToEnd();
  const int by = key == Key::Right || key == Key::Down ? 1 : key == Key::Left || key == Key::Up ? -1 : 0;
  switch (stage()) {
  case Stage::Choosing:
    return choosingKey(key);
  case Stage::Waiting:
    if (key == Key::Enter) return sailOn();
    break;
  case Stage::Looking:
  case Stage::Placing:
  case Stage::Pilot:
  case Stage::Stuck:
  case Stage::Over:
    break;
  }
  if (by != 0) goToTurn(turn_ + by);
}

void RaceWorkbench::choosingKey(Key key) {
  const int by = key == Key::Right || key == Key::Down ? 1 : key == Key::Left || key == Key::Up ? -1 : 0;
  if (key == Key::Enter) {
    if (arrow_ && !draft_->arrows().empty()) return takeArrow(*arrow_);
    if (target_ && !draft_->sunTargets().empty()) return laySun(*target_);
    return endTurn();
  }
  if (by == 0) return;
  if (draft_->mode() == TurnDraft::Mode::Turning) return turnBy(by);
  if (!draft_->arrows().empty()) return stepThroughArrows(by);
  if (!draft_->sunTargets().empty()) return stepThroughTargets(by);
  stepThroughCards(by);
}

void RaceWorkbench::stepThroughCards(int by) {
  const std::size_t count = draft_->hand().size();
  std::optional<std::size_t> place;
  for (std::size_t i = 0; i < count; ++i)
    if (draft_->chosen(i)) place = i;
  if (draft_->mode() == TurnDraft::Mode::Cards)
    if (const auto next = regatta::stepped(place, count, by)) chooseCard(*next);
}

// Only those that can be taken.
void RaceWorkbench::stepThroughArrows(int by) {
  const std::vector<ArrowTrial>& arrows = draft_->arrows();
  std::optional<std::size_t> next = arrow_;
  for (std::size_t i = 0; i < arrows.size(); ++i) {
    next = regatta::stepped(next, arrows.size(), by);
    if (arrows[*next].why.empty()) {
      arrow_ = next;
      break;
    }
  }
  notify();
}

void RaceWorkbench::stepThroughTargets(int by) {
  target_ = regatta::stepped(target_, draft_->sunTargets().size(), by);
  notify();
}

bool RaceWorkbench::cancel() {
  if (!draft_ || !draft_->back()) return false;
  arrow_.reset();
  target_.reset();
  changed();
  return true;
}

namespace {

std::string choosingHint(const TurnDraft& draft) {
  if (draft.becalmed()) return say("The boat is becalmed: press Enter to discard the sun");
  if (draft.mode() == TurnDraft::Mode::Turning)
    return say("Point to where the bow should face and click, or turn with the arrow keys and press Enter");
  if (draft.mode() == TurnDraft::Mode::Changing)
    return say("Choose one to three cards to change, then press Enter");
  if (!draft.sunTargets().empty())
    return say("Click the boat to lay the sun before, or choose with the arrow keys and press Enter");
  if (draft.firstOfCloudTaken())
    return say("A cloud is played twice: click where the second arrow ends; Escape goes back");
  if (!draft.arrows().empty())
    return say("Click where an arrow ends, or choose one with the arrow keys and press Enter");
  if (draft.played() > 0)
    return say("Play one more card or lay a sun if you can, or press Enter to end the turn");
  return say("Choose a card (keys 1 to {1}), or heave to: T turns the boat, N changes cards",
             {std::to_string(draft.hand().size())});
}

} // namespace

std::string RaceWorkbench::hint() const {
  if (!playback_) return say("The record's regatta cannot be read");
  switch (stage()) {
  case Stage::Looking:
    return say("Turn {1} of {2}; the arrow keys step forward and back",
               {std::to_string(turn_), std::to_string(playback_->turns())});
  case Stage::Placing:
    return say("Click where boat {1} starts, behind the line; the wheel or Z turns it",
               {std::to_string(playback_->last().seatToAct())});
  case Stage::Choosing:
    return choosingHint(*draft_);
  case Stage::Pilot:
    return tables_ ? say("The pilot is sailing; click to skip to the end of its turn")
                   : say("The pilot is studying the course");
  case Stage::Waiting:
    return say("The pilot waits: press Enter to let it sail on");
  case Stage::Stuck:
    return whyStuck_;
  case Stage::Over:
    return endingOf(*playback_);
  }
  return {};
}

} // namespace fairway::editor::regatta
