#pragma once

#include "editor/model/race/race_bench.h"
#include "formats/text/problem.h"

namespace fairway::editor::race {

// The race that is shown, as an animation like that of `fairway export RECORD -o race.webp`. It is made and
// written in another thread, since that takes seconds; what went wrong, or nothing. Stopped: nothing is
// written.
std::function<formats::Problems(validator::WorkWatch&)> animating(const RaceBench& bench,
                                                                  const std::filesystem::path& file);

} // namespace fairway::editor::race
