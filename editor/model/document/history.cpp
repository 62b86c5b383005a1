#include "editor/model/document/history.h"

namespace fairway::editor {

void History::push(CommandPtr done) {
  if (saved_ && *saved_ > position_) saved_.reset();
  steps_.resize(position_);
  if (mergeable_ && canUndo() && steps_.back()->absorb(*done)) return;
  steps_.push_back(std::move(done));
  position_ = steps_.size();
  mergeable_ = true;
}

void History::undo(formats::Document& content) {
  FAIRWAY_EXPECTS(canUndo());
  steps_[--position_]->exchange(content);
  mergeable_ = false;
}

void History::redo(formats::Document& content) {
  FAIRWAY_EXPECTS(canRedo());
  steps_[position_++]->exchange(content);
  mergeable_ = false;
}

std::vector<std::string> History::texts() const {
  std::vector<std::string> texts;
  for (const CommandPtr& step : steps_) texts.push_back(step->text());
  return texts;
}

} // namespace fairway::editor
