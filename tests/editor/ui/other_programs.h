#pragma once

#include <csignal>

namespace fairway::editor {

// The program that is killed: an editor whose user does things at random, for ever, and writes down in a
// journal what the document is after each of them. Its file, or none: the document never gets a name.
constexpr int pauseOfUse = 15; // milliseconds between two lines of the journal, or more on a busy machine
constexpr int abortYourself = SIGUSR1; // told so, it aborts as soon as it is done with what it has in hand
int runRandomUse(int argc, char** argv, const char* seed, const char* file, const char* journal);

// The other program of a drag: a small window that says where it is on standard output, one line "X Y", and
// hands a file over to whoever it is dragged onto. Ends with its standard input.
int runDragSource(int argc, char** argv, const char* file);

} // namespace fairway::editor
