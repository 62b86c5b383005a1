#pragma once

#include "editor/ui/window/fittings.h"

#include <functional>

namespace fairway::editor {

class AdvicePanel;
class CommandBuilder;

// The panel at the foot of the window, in all games the same; closed at first.
Pane advicePane(AdvicePanel* panel);

// "What would par do", in the menu that is being filled: in all games the same but for its help. `when`: the
// board has something to ask about.
void addAdviceCommand(CommandBuilder& builder, const wxString& help,
                      const std::function<bool(const Workbench&)>& when = nullptr);

} // namespace fairway::editor
