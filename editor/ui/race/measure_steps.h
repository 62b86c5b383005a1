#pragma once

#include <optional>
#include <string>

namespace fairway::editor {
class MainFrame;
}

namespace fairway::editor::race {

// Goes through all turns of a record in its window, each painted before the next, and says how long a step
// took. None: the window shows no record.
std::optional<std::string> measuredSteps(MainFrame& frame);

} // namespace fairway::editor::race
