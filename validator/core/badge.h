#pragma once

#include <array>
#include <cstdint>
#include <string_view>

namespace fairway::validator {

// How badly a turn was played. Coaches of all games give them, each by what its own measure says was lost.
enum class Badge : std::uint8_t { None, Inaccuracy, Mistake, Blunder };

std::string_view nameOf(Badge badge); // inaccuracy, mistake, blunder; empty without one

// What has to be lost for each of the three.
using BadgeLimits = std::array<double, 3>;
inline constexpr BadgeLimits chanceLimits{0.02, 0.05, 0.1}; // of the chance to win
inline constexpr BadgeLimits turnLimits{0.2, 0.5, 1};       // turns

// What differs from a limit by less than a ten-thousandth is not told apart from it.
inline constexpr double reachedFrom = 1e-4;
Badge badgeFor(double lost, const BadgeLimits& limits);

} // namespace fairway::validator
