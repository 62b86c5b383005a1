#pragma once

#include "validator/lake_race/par/par_report.h"

#include <optional>
#include <string>

namespace fairway::command::lake_race {

// The figures of a course for people, and the same as `fairway-par-1`. `safest`: the probability of finishing
// that a boat can reach at least.
std::string parText(const validator::lake_race::ParReport& report, std::optional<double> safest);
std::string parJson(const validator::lake_race::ParReport& report,
                    const validator::lake_race::ParOptions& options, std::optional<double> safest);

} // namespace fairway::command::lake_race
