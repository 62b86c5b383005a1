#pragma once

#include "editor/model/document/command.h"

#include <optional>
#include <vector>

namespace fairway::editor {

// The steps that were done, in order, and where in them the document stands.
class History {
public:
  // Takes a command that has just been done. What could have been redone is gone.
  void push(CommandPtr done);

  bool canUndo() const { return position_ > 0; }
  bool canRedo() const { return position_ < steps_.size(); }
  void undo(formats::Document& content); // there must be a step
  void redo(formats::Document& content);

  // What the menu and the history list say.
  std::string undoText() const { return canUndo() ? steps_[position_ - 1]->text() : std::string(); }
  std::string redoText() const { return canRedo() ? steps_[position_]->text() : std::string(); }
  std::vector<std::string> texts() const;
  std::size_t position() const { return position_; }
  std::size_t size() const { return steps_.size(); }

  // The state that is on the disk. It may be lost for good when its branch of the history is cut off.
  void markSaved() { saved_ = position_, mergeable_ = false; }
  void forgetSaved() { saved_.reset(); }
  bool atSaved() const { return saved_ == position_; }

private:
  std::vector<CommandPtr> steps_;
  std::size_t position_ = 0;
  std::optional<std::size_t> saved_ = 0;
  bool mergeable_ = false; // not over a save, an undo or a redo
};

} // namespace fairway::editor
