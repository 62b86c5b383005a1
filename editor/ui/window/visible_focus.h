#pragma once

namespace fairway::editor {

// Draws the focus of buttons, boxes and lists in the colour of what is selected, in every window: the dotted
// line of the toolkit's own theme can hardly be seen. Whether the toolkit accepted it.
bool makeFocusVisible();

} // namespace fairway::editor
