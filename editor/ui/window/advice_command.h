#pragma once

#include <functional>

namespace fairway::editor {

class CommandBuilder;
class Workbench;

// "What would par do", in the menu that is being filled: in all games the same. `when`: the board has
// something to ask about.
void addAdviceCommand(CommandBuilder& builder, const std::function<bool(const Workbench&)>& when = nullptr);

} // namespace fairway::editor
