#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

// Fairness, in all games: what races between equal pilots show of seats. Verdicts are by equivalence, with
// intervals that hold together: "no difference was found" is never called fair.
namespace fairway::validator {

inline constexpr double fairnessMargin = 0.02;     // two points
inline constexpr double fairnessConfidence = 0.99; // of all intervals of a simulation together

// The standard deviation of results, from their sum and the sum of their squares; 0 of fewer than two.
double deviationOf(double sum, double squares, double count);

// How many standard deviations leave this much on both sides together.
double normalQuantile(double outside);

// Half the width of the interval that holds the mean of independent results with the confidence of verdicts,
// from the deviation of one result.
double halfWidth(double deviation, std::int64_t results);

// A mean of results between 0 and 1, such as a share of races, with an interval that holds it with the asked
// confidence.
struct Estimate {
  double share = 0;
  double low = 0;
  double high = 1;
  double deviation = 0; // of one result
};

// From the deviation of independent results: the normal interval, and 1 / results for what the normal curve
// is wrong by where events are rare or certain.
Estimate estimate(double share, double deviation, std::int64_t results, double outside);

// The mean of independent results from their sum and the sum of their squares. Fewer than two say nothing.
Estimate meanOf(double sum, double squares, std::int64_t results, double outside);

// The same by Wilson's interval, for events that may never be seen in a few thousand games (endless ones of a
// pool): of none in n the normal interval would say too little. Draws make games less different, so the width
// shrinks with the deviation that was seen.
Estimate wilsonMeanOf(double sum, double squares, std::int64_t results, double outside);

// The most that the share of an event can be, with this confidence, if it was seen in `events` of `trials`:
// Clopper's and Pearson's exact bound, from one side. Also for none and for all.
double shareAtMost(std::uint64_t events, std::uint64_t trials, double confidence);

// Neutral: not shown to be fair, but no further from it than what no board can help.
enum class Fairness : std::uint8_t { Fair, Neutral, Unfair, Undecided };

std::string_view nameOf(Fairness fairness); // fair, neutral, unfair, undecided

// What is asked of shares: to lie within `margin` of `centre`. Where some distance of a share is not the
// board's fault, as what turn order alone does, that much more is allowed to it.
struct Equality {
  double centre = 0;
  double margin = 0;
  std::vector<double> allowed = {}; // by share, 0 or more; empty: 0 for all

  double reach(std::size_t share) const { return margin + (allowed.empty() ? 0 : allowed[share]); }
};

// Fair when every interval lies within the margin; unfair when one lies wholly outside of what is allowed to
// it; neutral when all lie within what is allowed; otherwise undecided.
Fairness judge(const std::vector<Estimate>& estimates, const Equality& asked);

// A share that should not be above a limit: fair, unfair or undecided.
Fairness judgeAtMost(const Estimate& estimate, double limit);

// Those that lie wholly outside of what is allowed to them.
std::vector<std::size_t> unfairOnes(const std::vector<Estimate>& estimates, const Equality& asked);

// Whether more races would not change the verdict, as far as it can be known: what is neutral may still be
// shown to be fair, unless some share is shown to lie outside the margin.
bool isSettled(const std::vector<Estimate>& estimates, const Equality& asked);

// About how many races would decide, should the shares stay as they are; none when one lies on the edge of
// what is allowed. Of races in blocks, `racesPerResult` make one result.
std::optional<std::int64_t> racesToDecide(const std::vector<Estimate>& estimates, const Equality& asked,
                                          double outside, int racesPerResult = 1);
// `92,000` for 91,916: such numbers are estimates, so they are shown with two digits, rounded up.
std::string inRoundNumbers(std::int64_t races);

// Where a seat's edge over its equal share comes from. All three and 1 / players add up to its win rate.
struct SeatEdge {
  double turnOrder = 0;   // of boats that do not meet, all from the same start place
  double startPlaces = 0; // the same with each seat's own start place, less turn order
  double traffic = 0;     // what is left
};

// When a boat finishes that meets no other: the chance of each turn.
struct FinishTurns {
  std::vector<double> byTurn; // in its own turn of that number; there is no turn 0
  double never = 1;           // it does not finish

  double at(std::size_t turn) const { return turn < byTurn.size() ? byTurn[turn] : 0; }
};

// How often each seat finishes first where boats do not meet: in fewer turns than the seats before it, in at
// most as many as those behind. Where none finishes all share.
std::vector<double> winChances(const std::vector<const FinishTurns*>& bySeat);

// The parts of each seat's edge, from what it wins where boats do not meet and from what it wins in races.
std::vector<SeatEdge> edgesOf(const std::vector<double>& byTurnOrder, const std::vector<double>& byStartPlace,
                              const std::vector<double>& winRates);

// What is asked of win rates: equal shares, and what turn order alone does is not the board's fault. Where
// nothing is known of it (pilots differ), nothing is allowed for it.
Equality equalShares(std::size_t seats, const std::vector<SeatEdge>& edges);

} // namespace fairway::validator
