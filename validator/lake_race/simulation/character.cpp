#include "validator/lake_race/simulation/character.h"

#include <algorithm>

namespace fairway::validator::lake_race {

namespace {

constexpr double studentOfBatches = 2.861; // 99 %, of 20 batches

double luckIn(std::int64_t races, const fairway::lake_race::BySeat<BlockSum>& raw,
              const fairway::lake_race::BySeat<BlockSum>& adjusted, int players) {
  double before = 0;
  double after = 0;
  for (int seat = 1; seat <= players; ++seat) {
    before += std::pow(raw[seat].deviation(races, 1), 2);
    after += std::pow(adjusted[seat].deviation(races, 1), 2);
  }
  return before > 0 ? 1 - after / before : 0;
}

std::optional<Figure> luckFigure(const Tally& tally, int players) {
  LuckBatch all;
  double sum = 0;
  double squares = 0;
  for (const LuckBatch& batch : tally.luck) {
    if (batch.races < 2) return std::nullopt;
    all.races += batch.races;
    for (int seat = 1; seat <= players; ++seat) {
      all.raw[seat].add(batch.raw[seat]);
      all.adjusted[seat].add(batch.adjusted[seat]);
    }
    const double luck = luckIn(batch.races, batch.raw, batch.adjusted, players);
    sum += luck;
    squares += luck * luck;
  }
  constexpr auto batches = static_cast<double>(luckBatches);
  const double half = studentOfBatches * deviationOf(sum, squares, batches) / std::sqrt(batches);
  const double value = luckIn(all.races, all.raw, all.adjusted, players);
  return Figure{value, value - half, value + half};
}

Figure meanOver(const BlockSum& sum, const Tally& tally, int players, double scale = 1) {
  const double value = scale * sum.mean(tally.ended());
  const double half = scale * normalQuantile(1 - fairnessConfidence) * sum.deviation(tally.blocks, players) /
                      std::sqrt(static_cast<double>(tally.blocks));
  return {value, std::max(0.0, value - half), value + half};
}

} // namespace

std::optional<CourseCharacter> characterOf(const Tally& tally, int players) {
  const bool measured = std::any_of(tally.luck.begin(), tally.luck.end(),
                                    [](const LuckBatch& batch) { return batch.races > 0; });
  if (!measured || tally.blocks < 2) return std::nullopt;
  return CourseCharacter{std::nullopt, luckFigure(tally, players), meanOver(tally.drama, tally, players),
                         meanOver(tally.leadChanges, tally, players, 100),
                         meanOver(tally.decided, tally, players)};
}

} // namespace fairway::validator::lake_race
