#include "editor/model/regatta/table_workbench.h"

#include "editor/model/regatta/table/references.h"
#include "editor/model/words/translation.h"

#include <algorithm>
#include <cmath>

namespace fairway::editor::regatta {

namespace {

using formats::Point;
using formats::regatta::pointOf;
using Kind = Handle::Kind;

std::string coordinates(Vec at) {
  return std::to_string(at.x) + ", " + std::to_string(at.y);
}

} // namespace

TableWorkbench::TableWorkbench(std::unique_ptr<EditedDocument> document) : Workbench(std::move(document)) {
  refresh();
}

const Course& TableWorkbench::course() const {
  return document().content().get<formats::regatta::RegattaBody>().course;
}

const fairway::regatta::Deck* TableWorkbench::deck() const {
  return deckBehind(document());
}

void TableWorkbench::take(TableTool tool) {
  if (tool == TableTool::Card && !board_) return;
  tool_ = tool;
  outline_.clear();
  whyNotAdded_.clear();
  notify();
}

void TableWorkbench::select(const Handle& handle) {
  selection_ = isThere(course(), handle) ? handle : Handle();
  tell();
  notify();
}

void TableWorkbench::change(const std::string& text, std::optional<Course> next,
                            const std::string& mergeKey) {
  if (next) apply(changeCourse(document().content(), text, std::move(*next), mergeKey));
}

double TableWorkbench::reach() const {
  return std::max(course().buoy / 2.0, 0.6 * scene_->sign());
}

std::string TableWorkbench::describe(Point at) const {
  if (!scene_->box().contains(at)) return {};
  const Vec place = snapped(at, true);
  const Handle thing = handleAt(course(), at, reach());
  const std::string where = say("{1} mm", {coordinates(place)});
  return thing ? where + "  (" + nameOf(course(), thing) + ")" : where;
}

std::optional<Point> TableWorkbench::centreOf(const Spot& spot) const {
  if (spot.kind != Spot::Kind::Point && spot.kind != Spot::Kind::Pose) return std::nullopt;
  return Point{static_cast<double>(spot.x), static_cast<double>(spot.y)};
}

Point TableWorkbench::stepped(std::optional<Point> from, Key key) const {
  Point at = from.value_or(scene_->box().centre());
  constexpr double step = plane::latticeStep;
  at = pointOf(snapped(at, false));
  at.x += key == Key::Right ? step : key == Key::Left ? -step : 0;
  at.y += key == Key::Down ? step : key == Key::Up ? -step : 0;
  const formats::Box& box = scene_->box();
  return {std::clamp(at.x, box.left, box.right), std::clamp(at.y, box.top, box.bottom)};
}

void TableWorkbench::pressAt(const Pointer& pointer) {
  if (pointer.button == Button::Right) {
    select(handleAt(course(), pointer.at, reach()));
    return flipSelection();
  }
  const Vec at = snapped(pointer.at, pointer.alt);
  switch (tool_) {
  case TableTool::Move:
    return pressToMove(pointer);
  case TableTool::Buoy:
    return add(say("Add a buoy"), withBuoy(course(), at));
  case TableTool::Obstacle:
    return add(say("Add an obstacle"), withObstacle(course(), at, options_.diameter, options_.obstacle));
  case TableTool::Island:
    return drawIsland(at);
  case TableTool::Card:
    break; // it is held, not laid
  }
}

// With Shift the shore gets another corner, which is dragged on.
void TableWorkbench::pressToMove(const Pointer& pointer) {
  whyNotAdded_.clear();
  Handle handle = handleAt(course(), pointer.at, reach());
  if (const auto edge = pointer.shift ? edgeAt(course(), pointer.at, reach()) : std::nullopt) {
    const Vec at = snapped(pointer.at, pointer.alt);
    whyNotAdded_ = whyNoCorner(course(), *edge, at);
    if (const auto added = withCorner(course(), *edge, at)) {
      change(say("Add a corner to the shore"), added->course);
      handle = added->handle;
    }
  }
  select(handle);
  if (!handle) return;
  drag_ = Drag{handle, pointer.at - pointOf(placeOf(course(), handle)), "drag " + std::to_string(++drags_)};
}

void TableWorkbench::dragTo(const Pointer& pointer) {
  const Vec to = snapped(pointer.at - drag_->offset, pointer.alt);
  if (to == placeOf(course(), drag_->handle)) return;
  change(say("Move {1}", {nameOf(course(), drag_->handle)}), moved(course(), drag_->handle, to),
         drag_->mergeKey);
}

void TableWorkbench::moveTo(const Pointer& pointer) {
  hover_ = snapped(pointer.at, pointer.alt && tool_ != TableTool::Card);
  if (drag_ && pointer.button == Button::Left) dragTo(pointer);
}

void TableWorkbench::releaseAt(const Pointer& pointer) {
  if (drag_ && pointer.button == Button::Left) dragTo(pointer);
  drag_.reset();
  follower_.forget();
}

void TableWorkbench::leave() {
  hover_.reset();
}

// What was added is selected, so that its properties can be typed at once.
void TableWorkbench::add(const std::string& text, std::optional<Added> added) {
  if (!added) return;
  change(text, std::move(added->course));
  select(added->handle);
}

void TableWorkbench::drawIsland(Vec at) {
  const auto near = [this, at](Vec corner) {
    return std::hypot(corner.x - at.x, corner.y - at.y) <= reach();
  };
  if (outline_.size() > 2 && near(outline_.front())) return closeIsland();
  whyNotAdded_.clear();
  if (outline_.empty() || !(outline_.back() == at)) outline_.push_back(at);
  notify();
}

void TableWorkbench::closeIsland() {
  const std::vector<Vec> corners = std::exchange(outline_, {});
  whyNotAdded_ = whyNoIsland(course(), corners);
  if (!whyNotAdded_.empty()) return notify();
  add(say("Add an island"), withIsland(course(), corners));
}

void TableWorkbench::removeSelection() {
  const std::string name = nameOf(course(), selection_);
  if (auto next = removed(course(), selection_)) {
    selection_ = {};
    drag_.reset(); // what is held is gone, or has another number
    change(say("Remove {1}", {name}), std::move(next));
  }
}

void TableWorkbench::nudge(Key key) {
  constexpr int step = plane::latticeStep;
  const Vec by{key == Key::Right  ? step
               : key == Key::Left ? -step
                                  : 0,
               key == Key::Down ? step
               : key == Key::Up ? -step
                                : 0};
  change(say("Move {1}", {nameOf(course(), selection_)}),
         moved(course(), selection_, placeOf(course(), selection_) + by), "nudge");
}

void TableWorkbench::turnSelection(int steps) {
  if (tool_ == TableTool::Card) {
    options_.heading = options_.heading.turned(steps);
    return notify();
  }
  if (selection_.kind != Kind::Buoy) return;
  if (const auto rounding = firstRounding(course(), selection_.index))
    change(say("Turn the gate of {1}", {nameOf(course(), selection_)}),
           turnedGate(course(), *rounding, steps), "gate " + std::to_string(*rounding));
}

void TableWorkbench::flipSelection() {
  if (selection_.kind != Kind::Buoy) return;
  if (const auto rounding = firstRounding(course(), selection_.index))
    change(say("Leave {1} to the other side", {nameOf(course(), selection_)}),
           otherSide(course(), *rounding));
}

void TableWorkbench::wheel(int notches) {
  if (tool_ == TableTool::Card) return turnSelection(notches > 0 ? -1 : 1);
  if (tool_ != TableTool::Obstacle) return;
  options_.diameter = std::clamp(options_.diameter + 10 * notches, fairway::regatta::minObstacle,
                                 fairway::regatta::maxObstacle);
  notify();
}

void TableWorkbench::key(Key key) {
  switch (key) {
  case Key::Delete:
    return removeSelection();
  case Key::TurnRight:
    return turnSelection(1);
  case Key::TurnLeft:
    return turnSelection(-1);
  case Key::Flip:
    return flipSelection();
  case Key::Enter:
    return closeIsland();
  case Key::Left:
  case Key::Right:
  case Key::Up:
  case Key::Down:
    return nudge(key);
  case Key::Escape:
    cancel();
  }
}

bool TableWorkbench::cancel() {
  // A shore is drawn with its tool, and what is dragged is selected.
  const bool had = selection_ || tool_ != TableTool::Move;
  const bool first = !outline_.empty() || drag_;
  outline_.clear();
  drag_.reset();
  if (!first && tool_ != TableTool::Move)
    tool_ = TableTool::Move;
  else if (!first)
    selection_ = {};
  tell();
  notify();
  return had;
}

TableWorkbench::Ghost TableWorkbench::ghost() const {
  Ghost ghost;
  ghost.outline = outline_;
  if (!hover_) return ghost;
  if (tool_ != TableTool::Move && tool_ != TableTool::Card) ghost.place = hover_;
  if (tool_ != TableTool::Card || !board_ || options_.card >= board_->deck().cards.size()) return ghost;
  const plane::Pose boat{*hover_, options_.heading};
  ghost.boat = boat;
  ghost.boatFault = whyNotThere(*board_, boat);
  ghost.card = options_.card;
  ghost.arrows = tryCard(*board_, options_.card, boat);
  return ghost;
}

std::string TableWorkbench::hint() const {
  switch (tool_) {
  case TableTool::Move:
    if (!whyNotAdded_.empty()) return whyNotAdded_;
    return selection_ ? say("Drag to move by 5 mm, with Alt by 1 mm; Shift on a shore adds a corner; Delete "
                            "removes; X leaves a buoy to the other side")
                      : say("Drag buoys, the ends of the line, islands, their corners and obstacles");
  case TableTool::Buoy:
    return say("Click to put down a buoy; it is rounded last");
  case TableTool::Obstacle:
    return say("Click to put down an obstacle of {1} mm; the wheel changes its size",
               {std::to_string(options_.diameter)});
  case TableTool::Island:
    if (!whyNotAdded_.empty()) return whyNotAdded_;
    return outline_.empty() ? say("Click corner after corner of an island")
                            : say("Click the first corner or press Enter to close the shore; Escape cancels");
  case TableTool::Card:
    return say("The card shows where each of its arrows leads; turn the boat with the wheel or Z");
  }
  return {};
}

ExaminationTask TableWorkbench::examination() {
  return examinationOf(document(), lastStudy_, deepWork());
}

// With a study of its own: the last one is taken out while it is used, and steps need it at once.
ExaminationTask TableWorkbench::deepTask(std::shared_ptr<DeepWork> work) const {
  return examinationOf(document(), std::make_shared<LastStudy>(), std::move(work));
}

void TableWorkbench::showStartMap(bool shown) {
  showsStartMap_ = shown;
  mark();
  pictureChanged();
}

namespace {

// S10's evidence, whether it holds or not.
std::optional<formats::FindingMark> startMapOf(const validator::Report& report) {
  for (const validator::Outcome& outcome : report.outcomes)
    if (outcome.code == "S10" && !outcome.evidence.empty())
      return formats::FindingMark{Severity::Info, "", {}, {}, outcome.evidence};
  for (const validator::Finding& finding : report.findings)
    if (finding.code == "S10") return formats::FindingMark{finding.severity, "", {}, {}, finding.evidence};
  return std::nullopt;
}

} // namespace

void TableWorkbench::show(const Examination& examination) {
  const auto& judged = dynamic_cast<const RegattaExamination&>(examination);
  facts_ = judged.table;
  if (judged.deep) startMap_ = startMapOf(judged.report);
  noteJudged(judged);
  mark();
  pictureChanged();
}

void TableWorkbench::showFinding(const validator::Finding* finding) {
  findings_.clear();
  if (finding != nullptr) findings_.push_back(markOf(*finding));
  mark();
  pictureChanged();
}

void TableWorkbench::mark() {
  scene_->startBoats = facts_ ? facts_->startBoats : std::vector<plane::Pose>();
  scene_->route = facts_ ? facts_->route : std::vector<formats::regatta::Wake>();
  scene_->findings = findings_;
  if (startMapIsOnBoard()) scene_->findings.push_back(*startMap_);
}

// While something is dragged the route follows. After all other steps it stays as it was until the
// examination knows the new one: it would flicker.
void TableWorkbench::refresh() {
  const fairway::regatta::Deck* deck = this->deck();
  const formats::regatta::CardSize card =
      deck ? formats::regatta::CardSize{deck->width, deck->length} : formats::regatta::CardSize();
  scene_ = std::make_unique<formats::regatta::TableScene>(course(), card);
  board_ = deck ? std::make_unique<fairway::regatta::Board>(course(), *deck) : nullptr;
  if (!isThere(course(), selection_)) selection_ = {};
  if (!judgedDeeply()) startMap_.reset();
  if (deck && options_.card >= deck->cards.size()) options_.card = 0;
  if (drag_ && deck && options_.follow)
    if (auto facts = follower_.follow(course(), *deck)) facts_ = std::move(facts);
  mark();
}

void TableWorkbench::dropWork() {
  drag_.reset();
  outline_.clear();
}

} // namespace fairway::editor::regatta
