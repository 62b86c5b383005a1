#pragma once

#include "editor/model/work/workbench.h"

#include <span>

namespace fairway::editor {

// What a tour sees of the desk.
struct TourSight {
  const Workbench& bench;
  const Examination* examination = nullptr; // of the document as it is now; null: it is not judged yet
};

// Something to be done by the user, who is told what.
struct TourStep {
  const char* text; // in English; it is said in the user's language where it is shown
  bool (*done)(const TourSight& sight);
  // The document that it is done with, by the samples of the program; null: they are not there. Steps in a
  // row that begin alike are about the same document.
  std::unique_ptr<EditedDocument> (*begin)(const std::filesystem::path& samples);
};

// How far the user has come. It goes on by what is on the desk, not by a word that it was read.
class Tour {
public:
  explicit Tour(std::span<const TourStep> steps) : steps_(steps) {}

  const TourStep* step() const { return at_ < steps_.size() ? &steps_[at_] : nullptr; } // null: it is over
  std::size_t number() const { return at_ + 1; }
  std::size_t count() const { return steps_.size(); }

  // Whether the step needs a document of its own; the one of the step before may still be open, or not.
  bool beginsAnew(bool isOpen) const {
    return step() && (!isOpen || at_ == 0 || steps_[at_ - 1].begin != step()->begin);
  }

  // Whether the step is done, and the next one comes.
  bool look(const TourSight& sight) {
    if (!step() || !step()->done(sight)) return false;
    ++at_;
    return true;
  }
  void skip() { ++at_; }

private:
  std::span<const TourStep> steps_;
  std::size_t at_ = 0;
};

} // namespace fairway::editor
