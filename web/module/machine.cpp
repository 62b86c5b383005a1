// In a page there is no operating system to ask.
#include "system/machine.h"

namespace fairway::system {

// What a page may reasonably take of a phone's memory.
std::optional<std::size_t> memoryBytes() {
  return std::size_t{512} << 20;
}

} // namespace fairway::system
