#include "editor/model/work/workbench.h"

#include "editor/model/words/translation.h"
#include "editor/model/work/game.h"

namespace fairway::editor {

void Workbench::apply(CommandPtr command) {
  // The pointer moves all the time: panels are notified only when something has changed.
  if (!command && !somethingToTell_) return;
  document_->apply(std::move(command));
  documentChanged();
}

void Workbench::documentChanged() {
  refresh();
  notify();
}

void Workbench::undo() {
  dropWork();
  document_->undo();
  documentChanged();
}

void Workbench::redo() {
  dropWork();
  document_->redo();
  documentChanged();
}

void Workbench::goTo(std::size_t position) {
  dropWork();
  document_->goTo(position);
  documentChanged();
}

ExaminationTask Workbench::examination() {
  return gameOf(document().content()).examination(document());
}

std::string Workbench::whyNothingDeep() const {
  return say("There are no figures of this document.");
}

void Workbench::judgeDeeply() {
  deep_ = std::make_shared<DeepWork>();
  deepRevision_ = document().revision();
  deepOf_ = deepPart();
  deepDone_ = false;
}

void Workbench::stopJudging() {
  if (deep_) deep_->stopped = true;
}

void Workbench::noteJudged(const Examination& examination) {
  if (!examination.deep) return;
  deepDone_ = true;
  if (deep_ && deep_->stopped) deep_.reset(); // it can be begun again
}

void Workbench::notify() {
  somethingToTell_ = false;
  if (onChange) onChange();
}

} // namespace fairway::editor
