#pragma once

#include "validator/lake_race/verify/changes.h"

// What is verified of a tile set where nobody has said how: all its lakes if that takes about a minute,
// otherwise a random sample. The figures are those of `fairway verify`.
namespace fairway::validator::lake_race {

// Which single changes mend most, tried on all lakes or on a random sample.
struct ChangeTrial {
  std::optional<std::uint64_t> sample; // none: all lakes
  std::uint64_t lakes = 0;
  std::uint64_t failuresBefore = 0;
  std::vector<TriedChange> changes; // the best first; empty: none helps
};

struct SideProof {
  fairway::lake_race::BoardSide side = fairway::lake_race::BoardSide::Dark;
  std::optional<std::uint64_t> sample; // none: all lakes were looked at, and the figures are a proof
  VerifyResult result;
  std::optional<ChangeTrial> trial; // where something fails
};

struct SetProof {
  std::vector<SideProof> sides;

  bool sampled() const; // any of them
};

// How many lakes of a side are looked at; none: all. The same for a set on every machine.
std::optional<std::uint64_t> sampleOf(const fairway::lake_race::Tileset& set,
                                      fairway::lake_race::BoardSide side);

// All sides, with seed 1.
Result<SetProof, VerifyRefusal> proveSet(const fairway::lake_race::Tileset& set, WorkWatch& watch);

// How sure a random sample is of what it says about all lakes.
inline constexpr double sampleConfidence = 0.99;
// The most of all lakes that can fail, with that confidence. None where the lakes were not chosen at random:
// all of them, or those up to the first that fails.
std::optional<double> failingLakesAtMost(bool sampled, const VerifyResult& result);

} // namespace fairway::validator::lake_race
