#pragma once

#include <cstdint>
#include <optional>
#include <string_view>
#include <vector>

namespace fairway::validator::regatta {

// A share with an interval that holds it with the asked confidence.
struct Estimate {
  double share = 0;
  double low = 0;
  double high = 1;
};

// How many standard deviations leave this much on both sides together.
double normalQuantile(double outside);

// The share of independent races with the counted event: the normal interval, and 1 / races for what the
// normal curve is wrong by where events are rare or certain.
Estimate estimate(std::int64_t count, std::int64_t races, double outside);

// Neutral: not fair, but no further from it than turn order alone puts a seat.
enum class Fairness : std::uint8_t { Fair, Neutral, Unfair, Undecided };

std::string_view nameOf(Fairness fairness); // fair, neutral, unfair, undecided

// By equivalence: fair when every interval lies within the margin of `centre`; unfair when one lies wholly
// outside of the margin and what is allowed to its seat besides; neutral when all lie within that; else
// undecided. "No difference was found" is never called fair.
Fairness judge(const std::vector<Estimate>& seats, double centre, double margin,
               const std::vector<double>& allowed);

// About how many races would decide, should the shares stay as they are; none when one lies on the edge.
std::optional<std::int64_t> racesToDecide(const std::vector<Estimate>& seats, double centre, double margin,
                                          const std::vector<double>& allowed, double outside);

} // namespace fairway::validator::regatta
