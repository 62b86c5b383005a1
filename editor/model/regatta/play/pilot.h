#pragma once

#include "validator/regatta/pilot/fleet.h"
#include "validator/regatta/study/course_study.h"

namespace fairway::editor::regatta {

// What the pilot has to know of a course, made once: the expected turns from everywhere. It takes seconds.
class PilotTables {
public:
  // None when the watch wanted to stop.
  static std::shared_ptr<const PilotTables> make(const fairway::regatta::Course& course,
                                                 const fairway::regatta::Deck& deck,
                                                 validator::WorkWatch& watch);

  // Why the pilot cannot sail there; empty: it can.
  const std::string& whyNot() const { return whyNot_; }
  const validator::regatta::FleetWaters& waters() const { return *waters_; }

private:
  PilotTables(const fairway::regatta::Course& course, const fairway::regatta::Deck& deck);

  validator::regatta::CourseStudy study_; // the others refer to it
  std::string whyNot_;
  std::unique_ptr<validator::regatta::FleetWaters> waters_;
};

} // namespace fairway::editor::regatta
