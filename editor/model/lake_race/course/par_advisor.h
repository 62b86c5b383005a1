#pragma once

#include "editor/model/lake_race/course/known_pars.h"
#include "editor/model/lake_race/course/par_advice.h"
#include "editor/model/work/background.h"

namespace fairway::editor::lake_race {

// Keeps the solved course that advice comes from. To solve takes a second and up to a gigabyte: it is done
// when it is asked for, in a thread of its own, and forgotten as soon as the course is another.
class ParAdvisor {
public:
  // `post` hands results over to the asker's thread.
  explicit ParAdvisor(std::function<void(Background::Deliver)> post);

  // The course to ask about, its arrows and directions settled; none: there is none.
  void show(const std::optional<fairway::lake_race::Lake>& lake, std::optional<ParQuestion> course);
  bool hasCourse() const { return course_.has_value(); }

  void solve();  // again does no harm
  void forget(); // what was solved, and what is being solved
  const validator::lake_race::Par* par() const { return par_.get(); } // null: it is not solved
  bool working() const { return working_; }
  const std::string& whyNot() const { return whyNot_; } // there is no par; empty: there may be one

  std::function<void()> onChange;

private:
  std::optional<fairway::lake_race::Lake> lake_;
  std::optional<ParQuestion> course_;
  std::shared_ptr<const validator::lake_race::Par> par_;
  std::string whyNot_;
  bool working_ = false;
  Background background_; // last: it delivers to all of the above
};

} // namespace fairway::editor::lake_race
