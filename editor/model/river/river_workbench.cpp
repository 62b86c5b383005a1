#include "editor/model/river/river_workbench.h"

#include "editor/model/river/river_words.h"
#include "editor/model/words/translation.h"
#include "rules/base/number_text.h"

#include <algorithm>

namespace fairway::editor::river {

using formats::Point;
using formats::river::Layer;
using formats::river::RiverScene;

RiverWorkbench::RiverWorkbench(std::unique_ptr<EditedDocument> document)
    : Workbench(std::move(document)), geometry_(fairway::river::leastSections) {
  refresh();
}

void RiverWorkbench::refresh() {
  if (made_ == document().revision()) return;
  made_ = document().revision();
  scene_.reset();
  save_.clear();
  drag_.reset(); // what was held may be gone, or elsewhere
  const int length = river()->length();
  geometry_ = formats::river::StripGeometry(length);
  if (phase_.waterfalls >= length) phase_ = {};
  if (selected_ && selected_->number > length) selected_.reset();
}

void RiverWorkbench::select(std::optional<SectionLaid> section) {
  if (section == selected_) return;
  selected_ = section;
  notify();
}

std::optional<SectionNow> RiverWorkbench::selectedNow() const {
  if (!selected_) return std::nullopt;
  return asNow(*selected_, phase_, river()->length());
}

void RiverWorkbench::makeKind(SectionKind kind) {
  if (selected_) apply(setKind(*river(), *selected_, kind));
}

void RiverWorkbench::changePush(int by) {
  if (selected_) apply(setPush(*river(), *selected_, river()->at(*selected_).push + by));
}

void RiverWorkbench::toggleFixed() {
  if (selected_) apply(setFixed(*river(), *selected_, !river()->at(*selected_).fixed));
}

void RiverWorkbench::rename(const std::string& name) {
  if (selected_) apply(setName(*river(), *selected_, name));
}

void RiverWorkbench::moveSelected(int by) {
  const std::optional<SectionNow> from = selectedNow();
  if (!from) return;
  const SectionNow to{from->number + by};
  if (to.number < 1 || to.number > river()->length()) return;
  CommandPtr move = moveSection(*river(), phase_, *from, to);
  selected_ = asLaid(to, phase_, river()->length());
  tell(); // alike sections change places without a step
  apply(std::move(move));
}

void RiverWorkbench::addSectionAbove() {
  const SectionLaid below = selected_.value_or(SectionLaid{river()->length()});
  CommandPtr added = addSection(*river(), below);
  if (!added) return;
  selected_ = SectionLaid{below.number + 1};
  apply(std::move(added));
}

void RiverWorkbench::removeSelected() {
  if (selected_) apply(removeSection(*river(), *selected_));
}

void RiverWorkbench::lay(const River& order) {
  apply(layOrder(*river(), order));
}

void RiverWorkbench::setPhase(Phase phase) {
  if (phase == phase_ || phase.waterfalls < 0 || phase.waterfalls >= river()->length()) return;
  phase_ = phase;
  drag_.reset();
  sceneChanged();
  notify();
}

const formats::Scene* RiverWorkbench::scene() const {
  if (!scene_) {
    scene_ = std::make_unique<RiverScene>(*river(), phase_);
    mark(*scene_);
  }
  return scene_.get();
}

void RiverWorkbench::mark(RiverScene& scene) const {
  const auto row = static_cast<std::size_t>(phase_.waterfalls);
  scene.save = row < save_.size() ? save_[row] : std::vector<double>();
  scene.findings = findings_;
}

void RiverWorkbench::sceneChanged() {
  scene_.reset();
  pictureChanged();
}

formats::Layers RiverWorkbench::overviewLayers(formats::Layers shown) const {
  return shown.without(Layer::Findings).without(Layer::Names).without(Layer::Places);
}

std::string RiverWorkbench::describe(Point at) const {
  const std::optional<SectionNow> place = geometry_.sectionAt(at);
  if (!place) return {};
  return std::to_string(place->number) + ": " + river::describe(river()->at(*place, phase_));
}

std::optional<Point> RiverWorkbench::centreOf(const Spot& spot) const {
  if (spot.kind != Spot::Kind::Section || spot.x < 1 || spot.x > river()->length()) return std::nullopt;
  return geometry_.section(asNow(SectionLaid{spot.x}, phase_, river()->length())).centre();
}

Point RiverWorkbench::stepped(std::optional<Point> from, Key key) const {
  const std::optional<SectionNow> now = from ? geometry_.sectionAt(*from) : std::nullopt;
  const int step = key == Key::Up ? 1 : key == Key::Down ? -1 : 0;
  const int start = now ? now->number : (river()->length() + 1) / 2;
  return geometry_.section(SectionNow{std::clamp(start + step, 1, river()->length())}).centre();
}

void RiverWorkbench::pressAt(const Pointer& pointer) {
  const std::optional<SectionNow> place = geometry_.sectionAt(pointer.at);
  select(place ? std::optional(asLaid(*place, phase_, river()->length())) : std::nullopt);
  if (place && pointer.button == Button::Left) drag_ = SectionDrag{*place, *place, false};
}

void RiverWorkbench::moveTo(const Pointer& pointer) {
  hovered_ = geometry_.sectionAt(pointer.at);
  if (!drag_) return;
  // Beyond the ends the first or the last place is meant.
  const double top = geometry_.section(SectionNow{river()->length()}).top;
  const int last = river()->length();
  const int place = last - static_cast<int>(std::clamp(pointer.at.y - top, 0.0, last - 0.5));
  drag_->to = SectionNow{std::clamp(place, 1, last)};
  drag_->swap = pointer.control;
}

void RiverWorkbench::releaseAt(const Pointer& pointer) {
  if (!drag_ || pointer.button != Button::Left) return;
  moveTo(pointer);
  const SectionDrag done = *drag_;
  drag_.reset();
  if (done.from == done.to) return pictureChanged();
  CommandPtr move = done.swap ? swapSections(*river(), phase_, done.from, done.to)
                              : moveSection(*river(), phase_, done.from, done.to);
  selected_ = asLaid(done.to, phase_, river()->length());
  tell();
  apply(std::move(move));
}

void RiverWorkbench::selectNext(int by) {
  const std::optional<SectionNow> now = selectedNow();
  const int wanted = now ? now->number + by : by > 0 ? 1 : river()->length();
  select(asLaid(SectionNow{std::clamp(wanted, 1, river()->length())}, phase_, river()->length()));
}

void RiverWorkbench::key(Key key) {
  switch (key) {
  case Key::Up:
    return selectNext(1);
  case Key::Down:
    return selectNext(-1);
  case Key::Left:
    return setPhase(Phase{phase_.waterfalls - 1});
  case Key::Right:
    return setPhase(Phase{phase_.waterfalls + 1});
  case Key::Delete:
    return removeSelected();
  default:
    break;
  }
}

bool RiverWorkbench::cancel() {
  const bool had = drag_ || selected_;
  if (!drag_) selected_.reset();
  drag_.reset();
  notify();
  return had;
}

std::string RiverWorkbench::hint() const {
  if (drag_ && drag_->from != drag_->to)
    return drag_->swap ? say("Release to swap the two sections.")
                       : say("Release to lay the section here; with Ctrl the two change places.");
  return selected_ ? say("C, S, W, E and L change the section's kind, + and - its push; drag it to another "
                         "place.")
                   : say("Drag a section to another place, or click it to change it.");
}

ExaminationTask RiverWorkbench::deepTask(std::shared_ptr<DeepWork> work) const {
  RiverTask task;
  task.revision = document().revision();
  task.info = document().content().head.info;
  task.river = *river();
  task.deep = std::move(work);
  return examinationOf(std::move(task));
}

void RiverWorkbench::show(const Examination& examination) {
  noteJudged(examination);
  save_ = dynamic_cast<const RiverExamination&>(examination).save;
  sceneChanged();
}

void RiverWorkbench::showFinding(const validator::Finding* finding) {
  findings_.clear();
  if (finding) findings_.push_back(markOf(*finding));
  sceneChanged();
}

} // namespace fairway::editor::river
