#include "editor/ui/race/measure_steps.h"

#include "editor/model/race/race_bench.h"
#include "editor/ui/window/main_frame.h"
#include "rules/base/number_text.h"

#include <wx/app.h>

#include <algorithm>
#include <chrono>

namespace fairway::editor::race {

namespace {

using Clock = std::chrono::steady_clock;

// Until the board and the panels are on screen, with what they have put off.
double millisecondsTo(int turn, RaceBench& bench, MainFrame& frame) {
  const auto begun = Clock::now();
  const auto paints = frame.canvas().paints();
  bench.goToTurn(turn);
  wxTheApp->ProcessPendingEvents();
  frame.Update();
  for (int i = 0; i < 1000 && frame.canvas().paints() == paints; ++i) wxTheApp->Yield(true);
  return std::chrono::duration<double, std::milli>(Clock::now() - begun).count();
}

} // namespace

std::optional<std::string> measuredSteps(MainFrame& frame) {
  auto* bench = dynamic_cast<RaceBench*>(frame.bench());
  if (!bench || !bench->raced() || bench->playback()->turns() == 0) return std::nullopt;
  const int turns = bench->playback()->turns();
  std::vector<double> times;
  bench->goToTurn(0);
  for (int turn = 1; turn <= turns; ++turn) times.push_back(millisecondsTo(turn, *bench, frame));
  std::sort(times.begin(), times.end());
  const auto at = [&](double share) {
    return withDecimals(times[static_cast<std::size_t>(share * static_cast<double>(times.size() - 1))], 1);
  };
  return "a step through " + std::to_string(turns) + " turns takes " + at(0.5) + " ms, 95 % at most " +
         at(0.95) + " ms, the longest " + at(1) + " ms";
}

} // namespace fairway::editor::race
