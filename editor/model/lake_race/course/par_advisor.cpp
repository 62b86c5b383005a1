#include "editor/model/lake_race/course/par_advisor.h"

namespace fairway::editor::lake_race {

ParAdvisor::ParAdvisor(std::function<void(Background::Deliver)> post) : background_(std::move(post)) {}

void ParAdvisor::show(const std::optional<fairway::lake_race::Lake>& lake,
                      std::optional<ParQuestion> course) {
  if (!lake || !course || !course->choices) course.reset();
  if (course == course_ && (!course || lake == lake_)) return;
  forget();
  course_ = std::move(course);
  lake_ = course_ ? lake : std::nullopt;
}

void ParAdvisor::forget() {
  background_.cancel();
  working_ = false;
  par_.reset();
  whyNot_.clear();
}

void ParAdvisor::solve() {
  if (!course_ || par_ || working_ || !whyNot_.empty()) return;
  working_ = true;
  background_.submit(
      [this, lake = *lake_, course = *course_](const Stale& stale) -> Background::Deliver {
        StaleWatch watch(stale);
        const fairway::lake_race::CourseBoard board(lake, course.placement, *course.choices);
        auto solved = validator::lake_race::Par::solve(board, {}, watch);
        if (!solved && solved.fault() == validator::lake_race::ParRefusal::Stopped) return nullptr;
        return [this, solved = std::move(solved)] {
          working_ = false;
          if (solved)
            par_ = *solved;
          else
            whyNot_ = whyNoPar(solved.fault());
          if (onChange) onChange();
        };
      },
      [this](const std::string& why) {
        working_ = false;
        whyNot_ = why;
        if (onChange) onChange();
      });
}

} // namespace fairway::editor::lake_race
