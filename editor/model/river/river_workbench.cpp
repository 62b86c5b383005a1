#include "editor/model/river/river_workbench.h"

#include "editor/model/river/river_files.h"
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

const River* RiverWorkbench::river() const {
  if (const River* own = riverOf(document().content())) return own;
  const auto* references = document().references().as<RecordReferences>();
  return references ? &references->river : nullptr;
}

void RiverWorkbench::refresh() {
  if (made_ == document().revision()) return;
  made_ = document().revision();
  scene_.reset();
  save_.clear();
  const River* shown = river();
  if (!shown) return;
  geometry_ = formats::river::StripGeometry(shown->length());
  if (phase_.waterfalls >= shown->length()) phase_ = {};
  if (selected_ && selected_->number > shown->length()) selected_.reset();
  if (const auto* record = document().content().as<formats::river::RecordBody>()) {
    playback_.emplace(*shown, record->record);
    turn_ = std::clamp(turn_, 0, playback_->turns());
    phase_ = playback_->after(turn_).phase();
  }
}

void RiverWorkbench::select(std::optional<SectionLaid> section) {
  if (section == selected_) return;
  selected_ = section;
  notify();
}

std::optional<SectionNow> RiverWorkbench::selectedNow() const {
  if (!selected_ || !river()) return std::nullopt;
  return asNow(*selected_, phase_, river()->length());
}

void RiverWorkbench::makeKind(SectionKind kind) {
  if (selected_ && editable()) apply(setKind(*river(), *selected_, kind));
}

void RiverWorkbench::changePush(int by) {
  if (selected_ && editable()) apply(setPush(*river(), *selected_, river()->at(*selected_).push + by));
}

void RiverWorkbench::toggleFixed() {
  if (selected_ && editable()) apply(setFixed(*river(), *selected_, !river()->at(*selected_).fixed));
}

void RiverWorkbench::rename(const std::string& name) {
  if (selected_ && editable()) apply(setName(*river(), *selected_, name));
}

void RiverWorkbench::moveSelected(int by) {
  const std::optional<SectionNow> from = selectedNow();
  if (!from || !editable()) return;
  const SectionNow to{from->number + by};
  if (to.number < 1 || to.number > river()->length()) return;
  CommandPtr move = moveSection(*river(), phase_, *from, to);
  selected_ = asLaid(to, phase_, river()->length());
  tell(); // alike sections change places without a step
  apply(std::move(move));
}

void RiverWorkbench::addSectionAbove() {
  if (!editable()) return;
  const SectionLaid below = selected_.value_or(SectionLaid{river()->length()});
  CommandPtr added = addSection(*river(), below);
  if (!added) return;
  selected_ = SectionLaid{below.number + 1};
  apply(std::move(added));
}

void RiverWorkbench::removeSelected() {
  if (selected_ && editable()) apply(removeSection(*river(), *selected_));
}

void RiverWorkbench::lay(const River& order) {
  if (editable()) apply(layOrder(*river(), order));
}

void RiverWorkbench::setPhase(Phase phase) {
  if (!river() || phase == phase_ || phase.waterfalls < 0 || phase.waterfalls >= river()->length()) return;
  phase_ = phase;
  drag_.reset();
  sceneChanged();
  notify();
}

void RiverWorkbench::setTurn(int turn) {
  if (!playback_) return;
  turn = std::clamp(turn, 0, playback_->turns());
  if (turn == turn_) return;
  turn_ = turn;
  phase_ = playback_->after(turn_).phase();
  sceneChanged();
  notify();
}

std::string RiverWorkbench::playedInWords() const {
  if (!playback_) return {};
  std::string words = say("Before the first turn.");
  if (turn_ > 0)
    words = river::describe(playback_->after(turn_ - 1),
                            playback_->record().turns[static_cast<std::size_t>(turn_ - 1)]);
  if (const std::string cost = coachInWords(); !cost.empty()) words += "\n" + cost;
  const fairway::river::Race& race = playback_->after(turn_);
  if (turn_ > 0 && race.round() > playback_->after(turn_ - 1).round())
    words += "\n" + say("Then the waterfall takes section 1.");
  if (race.over()) words += "\n" + say("The race is over.");
  if (turn_ == playback_->turns() && playback_->refused())
    words += "\n" + say("The next turn is illegal: {1}", {playback_->refused()->message});
  return words;
}

void RiverWorkbench::setCoach(std::vector<validator::river::CoachedTurn> turns) {
  coach_ = std::move(turns);
  notify();
}

std::optional<int> RiverWorkbench::blunder() const {
  const validator::river::CoachedTurn* dearest = validator::river::blunderOf(coach_);
  return dearest ? std::optional(dearest->turn) : std::nullopt;
}

std::string RiverWorkbench::coachInWords() const {
  if (turn_ < 1 || turn_ > static_cast<int>(coach_.size())) return {};
  const validator::river::CoachedTurn& turn = coach_[static_cast<std::size_t>(turn_ - 1)];
  if (turn.cost <= 0) return say("No other choice was better.");
  const std::string cost = percent(turn.cost);
  const std::string better = river::describe(turn.bestOption);
  return blunder() == turn_
             ? say("The blunder of this race: it cost {1} of the chance to win. Better: {2}.", {cost, better})
             : say("It cost {1} of the chance to win. Better: {2}.", {cost, better});
}

const formats::Scene* RiverWorkbench::scene() const {
  if (!river()) return nullptr;
  if (!scene_) {
    scene_ = std::make_unique<RiverScene>(*river(), phase_);
    mark(*scene_);
  }
  return scene_.get();
}

void RiverWorkbench::mark(RiverScene& scene) const {
  if (playback_) scene.position = formats::river::positionOf(playback_->after(turn_));
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
  const std::optional<SectionNow> place = river() ? geometry_.sectionAt(at) : std::nullopt;
  if (!place) return {};
  return std::to_string(place->number) + ": " + river::describe(river()->at(*place, phase_));
}

std::optional<Point> RiverWorkbench::centreOf(const Spot& spot) const {
  if (!river() || spot.kind != Spot::Kind::Section || spot.x < 1 || spot.x > river()->length())
    return std::nullopt;
  return geometry_.section(asNow(SectionLaid{spot.x}, phase_, river()->length())).centre();
}

Point RiverWorkbench::stepped(std::optional<Point> from, Key key) const {
  if (!river()) return from.value_or(Point());
  const std::optional<SectionNow> now = from ? geometry_.sectionAt(*from) : std::nullopt;
  const int step = key == Key::Up ? 1 : key == Key::Down ? -1 : 0;
  const int start = now ? now->number : (river()->length() + 1) / 2;
  return geometry_.section(SectionNow{std::clamp(start + step, 1, river()->length())}).centre();
}

void RiverWorkbench::pressAt(const Pointer& pointer) {
  if (!river()) return;
  const std::optional<SectionNow> place = geometry_.sectionAt(pointer.at);
  select(place ? std::optional(asLaid(*place, phase_, river()->length())) : std::nullopt);
  if (place && editable() && pointer.button == Button::Left) drag_ = SectionDrag{*place, *place, false};
}

void RiverWorkbench::moveTo(const Pointer& pointer) {
  hovered_ = river() ? geometry_.sectionAt(pointer.at) : std::nullopt;
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
  if (!river()) return;
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
    return playback_ ? setTurn(turn_ - 1) : setPhase(Phase{phase_.waterfalls - 1});
  case Key::Right:
    return playback_ ? setTurn(turn_ + 1) : setPhase(Phase{phase_.waterfalls + 1});
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
  if (!river()) return say("The river of this record could not be read.");
  if (playback_) return say("Left and Right play the record back, turn by turn.");
  if (drag_ && drag_->from != drag_->to)
    return drag_->swap ? say("Release to swap the two sections.")
                       : say("Release to lay the section here; with Ctrl the two change places.");
  return selected_ ? say("C, S, W, E and L change the section's kind, + and - its push; drag it to another "
                         "place.")
                   : say("Drag a section to another place, or click it to change it.");
}

ExaminationTask RiverWorkbench::examination() {
  RiverTask task;
  task.revision = document().revision();
  task.info = document().content().head.info;
  if (river()) task.river = *river();
  if (!river()) task.fault = hint();
  task.record = !editable();
  return examinationOf(std::move(task));
}

void RiverWorkbench::show(const Examination& examination) {
  save_ = dynamic_cast<const RiverExamination&>(examination).save;
  sceneChanged();
}

void RiverWorkbench::showFinding(const validator::Finding* finding) {
  findings_.clear();
  if (finding) findings_.push_back(markOf(*finding));
  sceneChanged();
}

} // namespace fairway::editor::river
