#include "editor/model/regatta/deck_workbench.h"

#include "editor/model/words/translation.h"

#include <algorithm>
#include <charconv>
#include <cmath>

namespace fairway::editor::regatta {

namespace {

using fairway::regatta::ArrowPoint;
using formats::Box;
using formats::Point;

constexpr double reach = 3; // millimetres beside a stop

Point onBoard(const Box& card, const ArrowPoint& point) {
  return {card.centre().x + point.right, card.bottom - point.forward};
}

} // namespace

DeckWorkbench::DeckWorkbench(std::unique_ptr<EditedDocument> document) : Workbench(std::move(document)) {
  refresh();
}

const Deck& DeckWorkbench::deck() const {
  return *deckOf(document().content());
}

void DeckWorkbench::select(std::optional<StopChoice> choice) {
  selection_ = choice && isThere(deck(), *choice) ? choice : std::nullopt;
  tell();
  notify();
}

void DeckWorkbench::change(const std::string& text, std::optional<Deck> next, const std::string& mergeKey) {
  if (next) apply(changeDeck(document().content(), text, std::move(*next), mergeKey));
}

std::string DeckWorkbench::cardName() const {
  return selection_ ? deck().cards[selection_->card].id : std::string();
}

void DeckWorkbench::add(const std::string& text, const std::optional<AddedStop>& added) {
  if (!added) return;
  change(text, added->deck);
  select(added->stop);
}

void DeckWorkbench::addStop() {
  if (selection_) add(say("Add a stop to card {1}", {cardName()}), withStop(deck(), *selection_));
}

void DeckWorkbench::addArrow() {
  if (selection_) add(say("Add an arrow to card {1}", {cardName()}), withArrow(deck(), selection_->card));
}

void DeckWorkbench::addCard() {
  add(say("Add a card"), withCard(deck()));
}

void DeckWorkbench::duplicateCard() {
  if (selection_) add(say("Copy card {1}", {cardName()}), duplicated(deck(), selection_->card));
}

void DeckWorkbench::mirrorCard() {
  if (selection_) change(say("Mirror card {1}", {cardName()}), mirroredInPlace(deck(), selection_->card));
}

void DeckWorkbench::addMirrorImage() {
  if (selection_)
    add(say("Add the mirror image of card {1}", {cardName()}), withMirrorImage(deck(), selection_->card));
}

void DeckWorkbench::removeSelection() {
  if (!selection_) return;
  const std::string text = selection_->arrow ? say("Remove a stop of card {1}", {cardName()})
                                             : say("Remove card {1}", {cardName()});
  if (auto next = removed(deck(), *selection_)) {
    const std::size_t card = selection_->card;
    const bool stop = selection_->arrow.has_value();
    selection_.reset();
    change(text, std::move(next));
    if (stop) select(StopChoice{card, {}, 0});
  }
}

void DeckWorkbench::changeCount(int by) {
  if (selection_)
    change(say("Change the number of card {1}", {cardName()}),
           withCount(deck(), selection_->card, deck().cards[selection_->card].count + by),
           "count " + std::to_string(selection_->card));
}

Point DeckWorkbench::placeOf(const StopChoice& stop) const {
  const Box& card = scene_->cardBox(stop.card);
  return stop.arrow ? onBoard(card, deck().cards[stop.card].arrows[*stop.arrow][stop.point]) : card.centre();
}

std::optional<Point> DeckWorkbench::hoveredStop() const {
  if (!hovered_ || !isThere(deck(), *hovered_)) return std::nullopt;
  return placeOf(*hovered_);
}

// The nearest stop; of several at one place that of the arrow that is selected.
std::optional<StopChoice> DeckWorkbench::stopAt(Point at) const {
  std::optional<StopChoice> nearest;
  double least = reach;
  for (std::size_t card = 0; card < deck().cards.size(); ++card) {
    if (!scene_->cardBox(card).grown(reach).contains(at)) continue;
    const auto& arrows = deck().cards[card].arrows;
    for (std::size_t arrow = 0; arrow < arrows.size(); ++arrow)
      for (std::size_t point = 0; point < arrows[arrow].size(); ++point) {
        const double far = formats::lengthOf(at - onBoard(scene_->cardBox(card), arrows[arrow][point]));
        const StopChoice here{card, arrow, point};
        const bool preferred = selection_ && selection_->card == card && selection_->arrow == arrow;
        if (far > least || (nearest && far == least && !preferred)) continue;
        least = far;
        nearest = here;
      }
  }
  return nearest;
}

std::string DeckWorkbench::describe(Point at) const {
  const auto card = scene_->cardAt(at);
  if (!card) return {};
  const auto stop = stopAt(at);
  const std::string& id = deck().cards[*card].id;
  if (!stop) return say("card {1}", {id});
  const ArrowPoint& point = deck().cards[stop->card].arrows[*stop->arrow][stop->point];
  return say("card {1}: {2} mm forward, {3} mm to the right, turned by {4}°",
             {id, std::to_string(point.forward), std::to_string(point.right), std::to_string(point.turn)});
}

std::optional<Point> DeckWorkbench::centreOf(const Spot&) const {
  return std::nullopt;
}

Point DeckWorkbench::stepped(std::optional<Point> from, Key key) const {
  Point at = from.value_or(scene_->cardBox(0).centre());
  at.x += key == Key::Right ? 1 : key == Key::Left ? -1 : 0;
  at.y += key == Key::Down ? 1 : key == Key::Up ? -1 : 0;
  const Box& box = scene_->box();
  return {std::clamp(at.x, box.left, box.right), std::clamp(at.y, box.top, box.bottom)};
}

void DeckWorkbench::pressAt(const Pointer& pointer) {
  std::optional<StopChoice> choice = stopAt(pointer.at);
  if (!choice)
    if (const auto card = scene_->cardAt(pointer.at)) choice = StopChoice{*card, {}, 0};
  select(choice);
  if (pointer.button != Button::Left || !choice || !choice->arrow) return;
  drag_ = "drag " + std::to_string(++drags_);
  grip_ = pointer.at - placeOf(*choice);
}

// The stop keeps its place below the pointer: a click beside its middle does not move it.
void DeckWorkbench::dragTo(const Pointer& pointer) {
  const Box& card = scene_->cardBox(selection_->card);
  const Point at = pointer.at - grip_;
  const int forward = static_cast<int>(std::lround(card.bottom - at.y));
  const int right = static_cast<int>(std::lround(at.x - card.centre().x));
  change(say("Move a stop of card {1}", {cardName()}), movedStop(deck(), *selection_, forward, right),
         *drag_);
}

void DeckWorkbench::moveTo(const Pointer& pointer) {
  hovered_ = stopAt(pointer.at);
  if (drag_ && selection_ && pointer.button == Button::Left) dragTo(pointer);
}

void DeckWorkbench::releaseAt(const Pointer& pointer) {
  if (drag_ && selection_ && pointer.button == Button::Left) dragTo(pointer);
  drag_.reset();
}

void DeckWorkbench::turn(int steps) {
  if (selection_)
    change(say("Turn a stop of card {1}", {cardName()}), turnedStop(deck(), *selection_, steps), "turn");
}

void DeckWorkbench::wheel(int notches) {
  turn(notches > 0 ? -1 : 1);
}

void DeckWorkbench::key(Key key) {
  switch (key) {
  case Key::TurnRight:
    return turn(1);
  case Key::TurnLeft:
    return turn(-1);
  case Key::Flip:
    return mirrorCard();
  case Key::Delete:
    return removeSelection();
  case Key::Enter:
    return addStop();
  case Key::Escape:
    cancel();
    return;
  case Key::Left:
  case Key::Right:
  case Key::Up:
  case Key::Down:
    break;
  }
  if (!selection_ || !selection_->arrow) return;
  const ArrowPoint& point = deck().cards[selection_->card].arrows[*selection_->arrow][selection_->point];
  change(say("Move a stop of card {1}", {cardName()}),
         movedStop(deck(), *selection_, point.forward + (key == Key::Up) - (key == Key::Down),
                   point.right + (key == Key::Right) - (key == Key::Left)),
         "nudge");
}

bool DeckWorkbench::cancel() {
  const bool had = selection_.has_value();
  drag_.reset();
  selection_.reset();
  tell();
  notify();
  return had;
}

std::string DeckWorkbench::hint() const {
  if (!selection_) return say("Click a card or a stop of one of its arrows");
  if (!selection_->arrow) return say("X mirrors the card; Shift+X adds its mirror image; Delete removes it");
  return say("Drag the stop; turn it with the wheel or Z; Enter adds a stop behind it; Delete removes it");
}

void DeckWorkbench::show(const Examination& examination) {
  facts_ = dynamic_cast<const RegattaExamination&>(examination).deck;
  mark();
  pictureChanged();
}

// A finding names its card by its key, such as `cards[3]`, counted from 1.
void DeckWorkbench::showFinding(const validator::Finding* finding) {
  found_.reset();
  constexpr std::string_view key = "cards[";
  if (finding != nullptr && finding->key.starts_with(key)) {
    std::size_t number = 0;
    const char* const end = finding->key.data() + finding->key.size();
    std::from_chars(finding->key.data() + key.size(), end, number);
    if (number > 0) found_ = number - 1;
  }
  mark();
  pictureChanged();
}

// The card of the finding, or all that lack their mirror image.
void DeckWorkbench::mark() {
  scene_->marked.clear();
  if (found_)
    scene_->marked = {*found_};
  else if (facts_)
    scene_->marked = facts_->unbalanced;
  std::erase_if(scene_->marked, [this](std::size_t card) { return card >= deck().cards.size(); });
}

void DeckWorkbench::refresh() {
  scene_ = std::make_unique<formats::regatta::DeckScene>(deck());
  scene_->whole = true;
  mark();
  if (selection_ && !isThere(deck(), *selection_)) selection_.reset();
  if (hovered_ && !isThere(deck(), *hovered_)) hovered_.reset();
}

} // namespace fairway::editor::regatta
