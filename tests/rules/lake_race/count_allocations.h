#pragma once

#include <cstdint>

namespace fairway::test {

// How often memory was asked for since the program began. A program that links count_allocations.cpp has its
// operator new replaced.
std::uint64_t allocations();

} // namespace fairway::test
