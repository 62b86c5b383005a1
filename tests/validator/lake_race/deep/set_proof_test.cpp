#include "validator/lake_race/deep/set_proof.h"

#include "formats/document/reader.h"
#include "formats/lake_race/documents.h"
#include "tests/support/source_dir.h"
#include "tests/validator/lake_race/verify_sets.h"
#include "validator/lake_race/deep/proof_checks.h"
#include "validator/lake_race/validator.h"

#include <gtest/gtest.h>

#include <algorithm>

// What is verified of a tile set as a whole, and what T03 and T04 make of it.
namespace fairway::validator::lake_race {
namespace {

using namespace fairway::lake_race;

SetProof provedSet(const Tileset& set) {
  WorkWatch watch;
  return *proveSet(set, watch);
}

Report judgedSet(const Tileset& set, const Result<SetProof, VerifyRefusal>& proof,
                 const DocumentInfo& info = {}) {
  return validateTileset(set, info, [&](Judge& judge) { judgeProof(judge, set, proof); });
}

const Outcome& setOutcome(const Report& report, const std::string& code) {
  return *std::find_if(report.outcomes.begin(), report.outcomes.end(),
                       [&](const Outcome& outcome) { return outcome.code == code; });
}

const Finding* setFinding(const Report& report, const std::string& code) {
  const auto found = std::find_if(report.findings.begin(), report.findings.end(),
                                  [&](const Finding& finding) { return finding.code == code; });
  return found == report.findings.end() ? nullptr : &*found;
}

// Some lakes of this set cannot be raced, and some are split.
Tileset failingSet() {
  for (std::uint64_t seed = 1;; ++seed) {
    Tileset set = roughSet(seed, 2, false);
    const VerifyResult result = verified(set);
    if (result.failuresTotal() > 0 && result.raceable > 0 && result.splitTotal > 0) return set;
  }
}

Tileset classicTiles() {
  const auto text = formats::readText(fairway::test::sourceDir() / "samples/lake_race/classic.tileset.yaml");
  return formats::readDocument(*text, "classic")->document.get<formats::lake_race::TilesetBody>().set;
}

TEST(SetProof, HasTheFiguresOfVerify) {
  for (const Tileset& set : {pairOfTiles(), failingSet()}) {
    const SetProof proof = provedSet(set);
    ASSERT_EQ(proof.sides.size(), 1u);
    EXPECT_FALSE(proof.sides[0].sample);
    expectSame(proof.sides[0].result, verified(set));
  }
}

TEST(SetProof, LooksAtEverySide) {
  Tileset set = pairOfTiles();
  set.sides[BoardSide::Light] = failingSet().sides[BoardSide::Dark];
  const SetProof proof = provedSet(set);
  ASSERT_EQ(proof.sides.size(), 2u);
  EXPECT_EQ(proof.sides[0].result.failuresTotal(), 0u);
  EXPECT_FALSE(proof.sides[0].trial);
  EXPECT_GT(proof.sides[1].result.failuresTotal(), 0u);
  EXPECT_TRUE(proof.sides[1].trial);
}

TEST(SetProof, TakesASampleOnlyWhereAllWouldTakeLong) {
  Tileset set = classicTiles();
  EXPECT_FALSE(sampleOf(set, BoardSide::Dark)) << "46,080 lakes can be proved";
  EXPECT_FALSE(sampleOf(set, BoardSide::Light));
  auto& tiles = set.sides[BoardSide::Dark].tiles;
  tiles.push_back({"extra", TerrainMap(8, 12), {}});
  EXPECT_EQ(sampleOf(set, BoardSide::Dark), 20'000u);
  set.across = 8; // beyond counting, and large
  set.down = 4;
  while (tiles.size() < 32) tiles.push_back({"t" + std::to_string(tiles.size()), TerrainMap(8, 12), {}});
  set.sides[BoardSide::Dark].frame.reset();
  const auto sample = sampleOf(set, BoardSide::Dark);
  ASSERT_TRUE(sample);
  EXPECT_LT(*sample, 20'000u);
  EXPECT_GE(*sample, 500u);
}

TEST(SetProof, WhatHoldsIsStated) {
  const Tileset set = pairOfTiles();
  const Report report = judgedSet(set, provedSet(set));
  EXPECT_EQ(setOutcome(report, "T03").verdict, Verdict::Holds);
  EXPECT_EQ(setOutcome(report, "T03").statement,
            "all 576 courses of the 8 lakes that the set can build can be raced");
  EXPECT_EQ(setOutcome(report, "T04").verdict, Verdict::Holds);
  EXPECT_FALSE(setFinding(report, "T03"));
}

TEST(SetProof, WhatFailsIsFoundWithTheChangeThatHelpsMost) {
  const Tileset set = failingSet();
  const SetProof proof = provedSet(set);
  const Report report = judgedSet(set, proof);
  const Finding* finding = setFinding(report, "T03");
  ASSERT_TRUE(finding);
  EXPECT_EQ(finding->severity, Severity::Error);
  const std::string text = finding->message.english();
  EXPECT_NE(text.find(std::to_string(proof.sides[0].result.failuresTotal()) + " of 576 courses"),
            std::string::npos)
      << text;
  EXPECT_EQ(finding->spots.size(), 1u);
  EXPECT_TRUE(finding->key.starts_with("sides.dark.tiles.")) << finding->key;
  ASSERT_TRUE(setFinding(report, "T04"));
  WorkWatch watch;
  const auto best = *bestChanges(set, {}, verified(set), watch);
  ASSERT_FALSE(best.empty());
  ASSERT_TRUE(finding->fix);
  EXPECT_FALSE(finding->fix->safe) << "a designer may want another";
  ASSERT_EQ(finding->fix->edits.size(), 1u);
  EXPECT_EQ(finding->fix->edits[0].key, editOf(BoardSide::Dark, best[0].change).key);
}

TEST(SetProof, ASampleProvesNothingButFindsWhatFails) {
  Tileset set = pairOfTiles();
  SetProof proof = provedSet(set);
  proof.sides[0].sample = 8;
  const Report clean = judgedSet(set, proof);
  EXPECT_EQ(setOutcome(clean, "T03").verdict, Verdict::NotJudged);
  EXPECT_EQ(setOutcome(clean, "T04").verdict, Verdict::NotJudged);
  set = failingSet();
  proof = provedSet(set);
  proof.sides[0].sample = 8;
  EXPECT_TRUE(setFinding(judgedSet(set, proof), "T03"));
}

TEST(SetProof, WhatWasNotVerifiedIsNamed) {
  const Tileset set = pairOfTiles();
  EXPECT_EQ(setOutcome(judgedSet(set, VerifyRefusal::Stopped), "T04").statement, "stopped");
  Tileset short_ = set;
  short_.sides[BoardSide::Dark].tiles[0].slots.pop_back();
  WorkWatch watch;
  const Report report = judgedSet(short_, proveSet(short_, watch));
  EXPECT_EQ(setOutcome(report, "T03").statement, "needs T01");
  EXPECT_EQ(setOutcome(report, "T04").statement, "needs T01");
}

TEST(SetProof, FindingsCanBeWaived) {
  const Tileset set = failingSet();
  DocumentInfo info;
  info.waivers.push_back({"T03", {}, "a draft"});
  const Report report = judgedSet(set, provedSet(set), info);
  EXPECT_EQ(setFinding(report, "T03")->waived, "a draft");
  EXPECT_FALSE(setFinding(report, "X01")) << "the waiver matches";
}

} // namespace
} // namespace fairway::validator::lake_race
