#include "validator/lake_race/simulation/skill.h"

#include "validator/core/race_run.h"
#include "validator/lake_race/simulation/race_runner.h"

namespace fairway::validator::lake_race {

namespace {

struct SkillTally {
  std::int64_t races = 0;
  std::int64_t abandoned = 0;
  std::int64_t blocks = 0;
  BlockSum adjusted; // of the perfect boat, in whole blocks

  void add(const SkillTally& other) {
    races += other.races;
    abandoned += other.abandoned;
    blocks += other.blocks;
    adjusted.add(other.adjusted);
  }
};

// Boat 1 is the perfect one. It takes its dice along from seat to seat, as all boats of a block do.
class SkillPlayer {
public:
  SkillPlayer(const Par& par, const SkillOptions& options)
      : players_(options.players), seed_(options.seed), meter_(std::make_unique<LuckMeter>(par)) {
    for (int perfect = 1; perfect <= players_; ++perfect) {
      std::vector<PilotKind> pilots(static_cast<std::size_t>(players_), PilotKind::Casual);
      pilots[static_cast<std::size_t>(perfect - 1)] = PilotKind::Par;
      bySeat_.push_back(runnerFor(par, pilots, options.mostTurns));
      bySeat_.back()->follow(*meter_);
    }
  }

  void play(std::uint64_t block, int races, SkillTally& tally) {
    double adjusted = 0;
    int ended = 0;
    for (int seat = 1; seat <= races; ++seat) {
      std::vector<BoatLuck> luck;
      for (int each = 1; each <= players_; ++each)
        luck.push_back(luckOf(seed_, block, (each - seat + players_) % players_ + 1));
      bySeat_[static_cast<std::size_t>(seat - 1)]->run({players_, 1, false, {}}, luck, notes_);
      ++tally.races;
      if (!notes_.over) {
        ++tally.abandoned;
        continue;
      }
      ++ended;
      const int winner = notes_.outcome.ranking[0];
      adjusted += (seat == winner ? 1 : 0) - meter_->story(winner).luck[seat];
    }
    if (ended < players_) return; // not a whole block: some seat is missing
    ++tally.blocks;
    tally.adjusted.close(adjusted);
  }

private:
  int players_;
  std::uint64_t seed_;
  std::unique_ptr<LuckMeter> meter_;
  std::vector<std::unique_ptr<RaceRunner>> bySeat_; // by the seat of the perfect boat
  RaceNotes notes_;
};

std::optional<Figure> skillIn(const SkillTally& tally, int players) {
  constexpr double points = 100;
  if (tally.blocks < 2) return std::nullopt;
  const double share = static_cast<double>(tally.adjusted.inBlocks) * BlockSum::unit /
                       static_cast<double>(tally.blocks * players);
  const double value = points * (share - 1.0 / players);
  const double half = points * normalQuantile(1 - fairnessConfidence) *
                      tally.adjusted.deviation(tally.blocks, players) /
                      std::sqrt(static_cast<double>(tally.blocks));
  return Figure{value, value - half, value + half};
}

} // namespace

std::optional<SkillRaces> raceForSkill(const Par& par, const SkillOptions& options, WorkWatch& watch) {
  FAIRWAY_EXPECTS(options.players >= 2 && options.races >= 1);
  using Run = RaceRun<SkillPlayer, SkillTally>;
  Run run(
      options.races,
      [&] {
        return Run::Worker{SkillPlayer(par, options), {}};
      },
      watch, options.players);
  if (!run.playUntil(options.races)) return std::nullopt;
  const SkillTally tally = run.total({});
  return SkillRaces{tally.races, tally.abandoned, skillIn(tally, options.players)};
}

} // namespace fairway::validator::lake_race
