// The part of a race on the desk that is on its board: what is drawn there, and what pointer and keys do.
#include "editor/model/race/race_bench.h"
#include "editor/model/words/translation.h"

#include <algorithm>
#include <cmath>

namespace fairway::editor::race {

using formats::Point;

namespace {

constexpr double reach = 0.6; // how near to an offer a click must be, in boats or cells

double distance(Point a, Point b) {
  return std::hypot(a.x - b.x, a.y - b.y);
}

} // namespace

std::vector<Mark> RaceBench::marks() const {
  std::vector<Mark> marks;
  if (stage() == Stage::Tried) return bestMarks_;
  if (mistake_) return mistake_->marks;
  if (!hand_ || moving()) return marks;
  const double unit = raced_->unit();
  marks = hand_->marks();
  for (std::size_t i = 0; i < offers_.size(); ++i) {
    const Offer& offer = offers_[i];
    if (offer.at && pointed_ != i)
      marks.push_back({Mark::Shape::Disc,
                       offer.harm ? Mark::Sense::Harm : Mark::Sense::Choice,
                       {*offer.at},
                       0.22 * unit});
  }
  if (advice_ && !advice_->costs.empty())
    for (const Offer& offer : offers_)
      if (offer.at && offer.choice == advice_->costs.front().first)
        marks.push_back({Mark::Shape::Disc, Mark::Sense::Advice, {*offer.at}, 0.42 * unit});
  if (!pointed_) return marks;
  const Offer& pointed = offers_[*pointed_];
  marks.insert(marks.end(), pointed.marks.begin(), pointed.marks.end());
  if (pointed.at)
    marks.push_back({Mark::Shape::Disc,
                     pointed.harm ? Mark::Sense::Harm : Mark::Sense::Chosen,
                     {*pointed.at},
                     0.3 * unit});
  return marks;
}

void RaceBench::startMoving() {
  forgetMistake();
  share_ = 0;
}

void RaceBench::moveOn(double by) {
  if (!moving()) return;
  share_ = std::min(1.0, share_ + by);
  pictureChanged();
  if (moving()) return;
  tell();
  notify();
}

const formats::Scene* RaceBench::scene() const {
  if (!raced_) return nullptr;
  const Raced::Shown place = raced_->place(document().content(), turnOnBoard());
  if (!filmed_ || film_.race != place.race) {
    film_ = raced_->film(document().content(), turnOnBoard());
    beginning_.reset();
    filmed_ = true;
    ++filmNumber_;
  }
  if (film_.film) {
    film_.film->show(place.turn, share_);
    return &film_.film->scene();
  }
  if (!beginning_) beginning_ = raced_->scene(onBoard());
  return beginning_.get();
}

ScrolledPicture::Ground RaceBench::ground() const {
  return scene() && film_.film ? ScrolledPicture::Ground{film_.film->stillLayers(), filmNumber_}
                               : ScrolledPicture::Ground();
}

std::size_t RaceBench::sheetNumber() const {
  return raced_ ? raced_->place(document().content(), turnOnBoard()).race : 0;
}

std::string RaceBench::describe(Point at) const {
  return raced_ ? raced_->describe(onBoard(), at) : std::string();
}

std::optional<Point> RaceBench::centreOf(const Spot& spot) const {
  return raced_ ? raced_->centreOf(spot) : std::nullopt;
}

Point RaceBench::stepped(std::optional<Point> from, Key) const {
  return from.value_or(Point{0.5, 0.5});
}

std::optional<std::size_t> RaceBench::offerAt(Point at) const {
  std::optional<std::size_t> nearest;
  double least = reach * raced_->unit();
  for (std::size_t i = 0; i < offers_.size(); ++i)
    if (offers_[i].at && distance(*offers_[i].at, at) < least) {
      least = distance(*offers_[i].at, at);
      nearest = i;
    }
  return nearest;
}

void RaceBench::moveTo(const Pointer& pointer) {
  if (!hand_) return;
  if (hand_->hover(pointer.at)) {
    offers_ = hand_->offers();
    if (pointed_ && *pointed_ >= offers_.size()) pointed_.reset();
    tell();
    notify();
  }
  point(offerAt(pointer.at));
}

void RaceBench::pressAt(const Pointer& pointer) {
  if (!hand_ || pointer.button != Button::Left) return;
  if (moving()) share_ = 1, pictureChanged();
  if (const auto offer = offerAt(pointer.at)) return take(*offer);
  if (const auto clicked = hand_->clickedAt(pointer.at)) return make(*clicked);
  if (const auto meant = hand_->meantAt(pointer.at)) {
    refused_ = shown().whyNot(*meant);
    changed();
  }
}

// As long as a race is played the wheel is for the hand: if it scrolled the board while a pilot thinks, the
// next notch would turn the boat.
bool RaceBench::toolTakesWheel() const {
  return hand_ || (stage() != Stage::Looking && stage() != Stage::Over);
}

void RaceBench::wheel(int notches) {
  if (!hand_) return;
  hand_->turn(notches);
  handChanged();
}

void RaceBench::key(Key key) {
  if (!raced_) return;
  if (!hand_) {
    if (key == Key::Enter) return stage() == Stage::Tried ? nextMistake() : ready();
    if (key == Key::Right || key == Key::Down) goToTurn(turn_ + 1);
    if (key == Key::Left || key == Key::Up) goToTurn(turn_ - 1);
    return;
  }
  const std::size_t count = offers_.size();
  if (key == Key::TurnLeft || key == Key::TurnRight) return wheel(key == Key::TurnLeft ? 1 : -1);
  if (count == 0) return;
  if (key == Key::Right || key == Key::Down) point(pointed_ ? (*pointed_ + 1) % count : 0);
  if (key == Key::Left || key == Key::Up) point(pointed_ ? (*pointed_ + count - 1) % count : count - 1);
  if (key != Key::Enter) return;
  if (const auto chosen = pointed_ ? pointed_ : count == 1 ? std::optional<std::size_t>(0) : hand_->usual())
    take(*chosen);
}

bool RaceBench::cancel() {
  if (!hand_ || !hand_->back()) {
    if (!trial_) return false;
    stopFinding();
    return true;
  }
  pointed_.reset();
  handChanged();
  return true;
}

std::string RaceBench::hint() const {
  if (!raced_) return say("The record's board cannot be read");
  if (hand_) return hand_->task();
  if (stage() == Stage::Tried) return say("Enter goes on to the next mistake");
  if (stage() == Stage::Handover)
    return say("{1} presses Enter to see the cards", {raced_->seatName(shown().seat())});
  return say("Turn {1} of {2}; the arrow keys step forward and back",
             {std::to_string(turn_), std::to_string(playback_->turns())});
}

} // namespace fairway::editor::race
