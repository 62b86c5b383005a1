#pragma once

#include "rules/base/result.h"
#include "validator/regatta/pilot/simulate.h"
#include "validator/regatta/study/course_study.h"

namespace fairway::validator::regatta {

// The four figures of a course, from its best start pose.
struct Par {
  std::optional<int> turns;           // fewest, if hands could be wished for: a lower bound
  std::optional<int> plays;           // the same with helms unused
  std::shared_ptr<const Fresh> fresh; // expected turns with fresh hands; none without a route
  std::optional<AloneResult> pilot;   // the turns of a good pilot: an upper bound
};

enum class ParRefusal : std::uint8_t { TooLarge, Stopped };

struct ParOptions {
  std::int64_t races = 10000; // of the pilot
  std::uint64_t seed = 1;
};

// The study must outlive the answer. Without a route the figures are none.
Result<Par, ParRefusal> parOf(const CourseStudy& study, const ParOptions& options, WorkWatch& watch);

} // namespace fairway::validator::regatta
