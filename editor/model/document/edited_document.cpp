#include "editor/model/document/edited_document.h"

namespace fairway::editor {

EditedDocument::EditedDocument(formats::Document content, References references, std::filesystem::path file)
    : content_(std::move(content)), references_(std::move(references)), file_(std::move(file)) {}

void EditedDocument::apply(CommandPtr command) {
  if (!command) return;
  command->exchange(content_);
  if (open_.empty())
    history_.push(std::move(command));
  else
    open_.back().done.push_back(std::move(command));
  changed();
}

void EditedDocument::undo() {
  FAIRWAY_EXPECTS(open_.empty());
  history_.undo(content_);
  changed();
}

void EditedDocument::redo() {
  FAIRWAY_EXPECTS(open_.empty());
  history_.redo(content_);
  changed();
}

void EditedDocument::goTo(std::size_t position) {
  FAIRWAY_EXPECTS(position <= history_.size());
  while (history_.position() > position) undo();
  while (history_.position() < position) redo();
}

void EditedDocument::begin(std::string text) {
  open_.push_back({std::move(text), {}});
}

void EditedDocument::finish(bool commit) {
  OpenTransaction ending = std::move(open_.back());
  open_.pop_back();
  if (ending.done.empty()) return;
  auto step =
      std::make_unique<Compound>(std::move(ending.text), std::move(ending.done), Compound::State::Done);
  if (!commit)
    step->exchange(content_);
  else if (open_.empty())
    history_.push(std::move(step));
  else
    open_.back().done.push_back(std::move(step));
  changed();
}

void EditedDocument::setReferences(References references) {
  references_ = std::move(references);
  changed();
}

Transaction::Transaction(EditedDocument& document, std::string text) : document_(document) {
  document_.begin(std::move(text));
}

Transaction::~Transaction() {
  if (open_) document_.finish(false);
}

void Transaction::commit() {
  FAIRWAY_EXPECTS(open_);
  open_ = false;
  document_.finish(true);
}

} // namespace fairway::editor
