#pragma once

namespace fairway::editor {

// The other program of a drag: a small window that says where it is on standard output, one line "X Y", and
// hands a file over to whoever it is dragged onto. Ends with its standard input.
int runDragSource(int argc, char** argv, const char* file);

} // namespace fairway::editor
