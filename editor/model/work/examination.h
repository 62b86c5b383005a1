#pragma once

#include "editor/model/document/edited_document.h"
#include "editor/model/work/analysis.h"
#include "editor/model/work/cancellation.h"
#include "formats/picture/scene.h"
#include "validator/core/report.h"

#include <atomic>

namespace fairway::editor {

// What follows from a document at one moment of its history. A game adds what its panels show.
struct Examination {
  virtual ~Examination() = default;

  std::size_t revision = 0;
  bool judged = false;
  bool deep = false;  // with what takes long: solved and raced, too
  std::string whyNot; // why it is not judged, for people; empty: for no reason worth a word
  validator::Report report;
  std::shared_ptr<const Analysis> analysis; // of what was solved and raced; null: there is none

protected:
  Examination() = default;
  Examination(const Examination&) = default;
  Examination(Examination&&) = default;
  Examination& operator=(const Examination&) = default;
  Examination& operator=(Examination&&) = default;
};

// Work that takes long: its progress, and whether it should stop. The window and the thread at work share it.
struct DeepWork {
  explicit DeepWork(std::uint64_t seedOfRaces = 1) : seed(seedOfRaces) {}

  const std::uint64_t seed; // of all races
  std::atomic<double> share = 0;
  std::atomic<bool> stopped = false;
};

// What was stopped says so in its report; what is stale is not wanted at all.
class DeepWatch final : public validator::WorkWatch {
public:
  DeepWatch(DeepWork& work, const Stale& stale) : work_(work), stale_(stale) {}

  void advance(double share) override { work_.share = share; }
  bool stopWanted() const override { return work_.stopped || (stale_ && stale_()); }

private:
  DeepWork& work_;
  const Stale& stale_;
};

// Made where the document is edited, and run in another thread: it holds copies that are not edited. Null
// once it is stale.
using ExaminationTask = std::function<std::shared_ptr<const Examination>(const Stale&)>;

// Hears, in the thread at work, what is known before the rest: the same examination, without what takes
// longer to work out.
using EarlyWord = std::function<void(std::shared_ptr<const Examination>)>;

// How a finding is pointed out on the board.
formats::FindingMark markOf(const validator::Finding& finding);

// Applies the finding's fix; null if it has none, or nothing would change.
CommandPtr fixOf(const formats::Document& content, const validator::Finding& finding);

class Workbench;
// The document as it would be after the finding's fix, on a bench of its own that looks at what this one
// looks at; null where there is no fix, or nothing would change.
std::unique_ptr<Workbench> afterFix(const Workbench& now, const validator::Finding& finding);

// Every fix, or every safe one, as one step: one at a time with a fresh look after each, just as `fairway
// validate --fix` does it.
void fixAll(EditedDocument& document, validator::Fixes which = validator::Fixes::Safe);

} // namespace fairway::editor
