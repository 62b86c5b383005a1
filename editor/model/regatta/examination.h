#pragma once

#include "editor/model/regatta/table/table_facts.h"
#include "editor/model/work/analysis.h"
#include "editor/model/work/examination.h"
#include "validator/regatta/figures/regatta_figures.h"
#include "validator/regatta/study/course_study.h"

#include <mutex>

namespace fairway::editor::regatta {

// How well a deck is balanced.
struct DeckFacts {
  int cards = 0;
  std::vector<std::size_t> unbalanced; // cards whose mirror image is not there as often
  double noLeft = 0;                   // chances that a fresh hand has no such arrow
  double noStraight = 0;
  double noRight = 0;
  double noneOfSome = 0;
  int headings = 0; // reached, of 24
};

struct RegattaExamination final : Examination {
  std::optional<TableFacts> table;
  std::optional<DeckFacts> deck;
};

// The study of the last examination: the next one begins with what it knows. Taken out while it is used.
class LastStudy {
public:
  std::unique_ptr<validator::regatta::CourseStudy> take() {
    const std::lock_guard lock(mutex_);
    return std::move(study_);
  }
  void keep(std::unique_ptr<validator::regatta::CourseStudy> study) {
    const std::lock_guard lock(mutex_);
    study_ = std::move(study);
  }

private:
  std::mutex mutex_;
  std::unique_ptr<validator::regatta::CourseStudy> study_;
};

ExaminationTask examinationOf(const EditedDocument& document);
ExaminationTask examinationOf(const EditedDocument& document, std::shared_ptr<LastStudy> last,
                              std::shared_ptr<DeepWork> deep = nullptr);

// What is known of a course that was solved and raced, in the user's language. The numbers are those of `par`
// and `simulate`.
Analysis analysisOf(const validator::regatta::RegattaFigures& figures);

} // namespace fairway::editor::regatta
