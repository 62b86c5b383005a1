#pragma once

#include <cstddef>
#include <ctime>
#include <optional>
#include <string_view>

// What the machine and the process are like.
namespace fairway::system {

std::optional<std::size_t> memoryBytes(); // of the machine; none: it does not say

enum class Stream { Out, Error };
bool isTerminal(Stream stream);
bool inputIsWaiting();         // on standard input, or its end
std::size_t terminalColumns(); // of standard output; 0: it is not a terminal, or does not say

std::tm localTime(std::time_t time);

// Milliseconds since the system started this process, loading of libraries included; none where that cannot
// be known.
std::optional<double> millisecondsSinceStart();

// Calls back when the process is about to end by a fault of its own, such as a broken contract or a fault of
// memory. A second fault meanwhile ends it at once, and so does a callback that takes seconds.
void callAtFault(void (*handler)());

// Writes to standard error and ends the process, with nothing put in order: also from a signal's handler.
[[noreturn]] void endNow(std::string_view message, int status);

} // namespace fairway::system
