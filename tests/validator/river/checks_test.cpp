#include "rules/base/number_text.h"
#include "tests/rules/river/rivers.h"
#include "tests/support/matchers.h"
#include "validator/river/checks/checks.h"
#include "validator/river/study/words.h"

#include <cmath>
#include <set>

// Each check at its limits, and what its findings say and show.
namespace fairway::validator::river {
namespace {

using namespace fairway::river;
using fairway::river::test::anyRiver;
using fairway::river::test::laid;

Die dieOf(Face face) {
  Die die;
  die.fill(face);
  return die;
}

River smallFleet(std::string_view order, int start, int boats, const Die& die) {
  River river = laid(order);
  river.start = start;
  river.boats = boats;
  river.die = die;
  return river;
}

Spot section(int number) {
  return spotOf(SectionLaid{number});
}

const Finding& onlyOne(const CheckResult& result) {
  EXPECT_THAT(result.findings, SizeIs(1));
  static const Finding none;
  return result.findings.empty() ? none : result.findings[0];
}

std::string said(const Finding& finding) {
  return finding.message.english();
}

TEST(RiverAllHome, ADieWithoutNumbersIsToBlameFirst) {
  const CheckResult result = checkAllHome(RiverStudy(smallFleet("S....E", 4, 1, dieOf(Face::wind()))));
  EXPECT_THAT(said(onlyOne(result)), StartsWith("The die has no number"));
}

TEST(RiverAllHome, WithoutObstaclesTheWaterfallIsTooFast) {
  const Finding finding = onlyOne(checkAllHome(RiverStudy(smallFleet("...L..", 3, 1, dieOf(Face(1))))));
  EXPECT_THAT(said(finding), HasSubstr("the waterfall is faster than the die"));
  EXPECT_EQ(finding.key, "start");
  EXPECT_THAT(finding.spots, ElementsAre(section(3)));
}

TEST(RiverAllHome, SandbanksAndEddiesAreNamedWhereNobodyComesHome) {
  const Finding finding = onlyOne(checkAllHome(RiverStudy(smallFleet("LES.SE", 3, 1, dieOf(Face(1))))));
  EXPECT_THAT(said(finding), HasSubstr("even one boat into the harbour: sections 2, 3, 5, 6 hold boats up"));
  EXPECT_EQ(finding.key, "sections[2]");
  EXPECT_THAT(finding.spots, ElementsAre(section(2), section(3), section(5), section(6)));
  EXPECT_EQ(finding.evidence[0].spots, finding.spots);
  EXPECT_EQ(onlyOne(checkAllHome(RiverStudy(smallFleet("S.....", 3, 1, dieOf(Face(1)))))).key, "sections[1]");
}

// A six leads home at once, and the waterfall takes the boat that waits.
TEST(RiverAllHome, WhereSomeComeHomeTheyAreCounted) {
  const Finding finding = onlyOne(checkAllHome(RiverStudy(smallFleet("S.....", 1, 2, dieOf(Face(6))))));
  EXPECT_THAT(said(finding), StartsWith("At most 1 of the 2 boats of a player can come home"));
  EXPECT_EQ(finding.key, "start");
  EXPECT_THAT(finding.spots, ElementsAre(section(1)));
}

TEST(RiverAllHome, TheRollsThatBringAllHomeAreTold) {
  const CheckResult result = checkAllHome(RiverStudy(smallFleet("......", 2, 2, dieOf(Face(6)))));
  EXPECT_THAT(result.findings, IsEmpty());
  EXPECT_EQ(result.statement, "these rolls bring all boats of a player home: 6 from 2, 6 from 1");
  ASSERT_THAT(result.evidence, SizeIs(1));
  EXPECT_THAT(result.evidence[0].spots, ElementsAre(section(2)))
      << "on the ring the second boat has not moved";
}

TEST(RiverEnds, ARiverWithWindTellsWhenAllAreLost) {
  EXPECT_EQ(checkEnds(RiverStudy(laid("S...W..."))).statement,
            "if nothing but wind is rolled, all boats are lost within 8 rounds");
  const CheckResult ends = checkEnds(RiverStudy(smallFleet("......", 4, 1, dieOf(Face(2)))));
  EXPECT_THAT(ends.findings, IsEmpty());
  EXPECT_THAT(ends.statement, StartsWith("no player can go round forever from any position"));
}

TEST(RiverEnds, APlayThatGoesRoundIsQuoted) {
  const Finding finding = onlyOne(checkEnds(RiverStudy(smallFleet("......", 3, 1, dieOf(Face(1))))));
  EXPECT_EQ(finding.key, "die");
  EXPECT_THAT(said(finding), StartsWith("A game can go on forever. From the start play can go round: 1 from "
                                        "3, 1 from 3, 1 from 3, 1 from 3, 1 from 3, 1 from 3."));
  EXPECT_THAT(finding.spots,
              ElementsAre(section(3), section(4), section(5), section(6), section(1), section(2)));
  EXPECT_EQ(finding.evidence[0].spots, finding.spots);
}

// Looked at phase by phase: which sections, as they were laid, a lone boat cannot leave for the harbour.
TEST(RiverDoom, SectionsAreNamedOnceAndShownPhaseByPhase) {
  Random random(6);
  int doomed = 0;
  for (int i = 0; i < 60; ++i) {
    River river = anyRiver(random, 8, 2);
    if (i % 3 > 0) river.die = {Face(1), Face(1), Face(1), Face(1), Face(i % 3), Face::wind()};
    const RiverStudy study(river);
    std::set<int> sections;
    std::size_t phases = 0;
    for (int phase = 0; phase < river.length(); ++phase) {
      bool some = false;
      for (int at = 1; at <= river.length(); ++at)
        if (study.isDoomed(Phase{phase}, SectionNow{at})) {
          sections.insert((at - 1 + phase) % river.length() + 1);
          some = true;
        }
      phases += some ? 1 : 0;
    }
    const CheckResult result = checkNoDoom(study);
    EXPECT_EQ(result.statement, "a lone boat can be saved from every section in every phase");
    ASSERT_THAT(result.findings, SizeIs(sections.empty() ? 0 : 1));
    if (sections.empty()) continue;
    ++doomed;
    const Finding& finding = result.findings[0];
    std::vector<Spot> expected;
    for (const int number : sections) expected.push_back(section(number));
    EXPECT_EQ(finding.spots, expected);
    EXPECT_EQ(finding.key, "sections[" + std::to_string(*sections.begin()) + "]");
    EXPECT_THAT(finding.evidence, SizeIs(phases));
    EXPECT_THAT(said(finding),
                StartsWith("A lone boat on section" + std::string(sections.size() > 1 ? "s" : "") + " " +
                           std::to_string(*sections.begin())));
  }
  EXPECT_GT(doomed, 5);
  EXPECT_LT(doomed, 55);
}

TEST(RiverFirstMoves, EveryBoatNeedsATurnBeforeItsWaterfall) {
  const auto check = [](int start) {
    return checkFirstMoves(RiverStudy(smallFleet("S...W...", start, 3, fairway::river::publishedDie)));
  };
  EXPECT_THAT(check(3).findings, IsEmpty());
  EXPECT_EQ(check(3).statement, "each of the 3 boats can move before waterfall 3");
  const Finding finding = onlyOne(check(2));
  EXPECT_THAT(said(finding), StartsWith("Boats begin on section 2, so waterfall 2 takes those that have not "
                                        "moved; but a player with 3 boats has had only 2 turns by then."));
  EXPECT_THAT(finding.spots, ElementsAre(section(2)));
  EXPECT_THAT(finding.fix->edits, ElementsAre(KeyEdit{"start", "3"}));
}

// "makes no difference": the same points, the same chance to save all boats, the same chances of lone boats.
TEST(RiverIdleSections, AreThoseThatChangeNoValue) {
  Random random(14);
  int idle = 0, last = 0, byChances = 0;
  for (int i = 0; i < 160; ++i) {
    River river = anyRiver(random, 7, 2);
    if (i % 2 == 0) river.die = {Face(2), Face(2), Face(4), Face(4), Face(4), Face::wind()};
    const RiverStudy study(river);
    if (!study.ends()) continue;
    std::vector<std::pair<std::string, std::string>> expected; // keys, and what is said
    for (int number = 1; number <= river.length(); ++number) {
      const SectionKind kind = river.at(SectionLaid{number}).kind;
      if (kind == SectionKind::Calm || kind == SectionKind::Lee) continue;
      River other = river;
      other.sections[static_cast<std::size_t>(number - 1)] = {};
      const RiverStudy calm(other);
      bool same = calm.ends();
      const bool samePoints = same && std::fabs(study.points().value() - calm.points().value()) < 1e-6;
      same = samePoints &&
             std::fabs(study.bestChanceAllSaved().value() - calm.bestChanceAllSaved().value()) < 1e-6;
      for (int phase = 0; phase < river.length(); ++phase)
        for (int at = 1; at <= river.length(); ++at)
          same = same && std::fabs(study.saveChance(Phase{phase}, SectionNow{at}) -
                                   calm.saveChance(Phase{phase}, SectionNow{at})) < 1e-6;
      byChances += samePoints && !same ? 1 : 0;
      last += same && number == river.length() ? 1 : 0;
      if (same)
        expected.emplace_back("sections[" + std::to_string(number) + "]",
                              "one player alone expects " + withDecimals(study.points().value(), 6) +
                                  " points with it and " + withDecimals(calm.points().value(), 6) +
                                  " without. Move it");
    }
    const CheckResult result = checkIdleSection(study);
    ASSERT_THAT(result.findings, SizeIs(expected.size())) << orderOf(river);
    for (std::size_t n = 0; n < expected.size(); ++n) {
      const Finding& finding = result.findings[n];
      EXPECT_EQ(finding.key, expected[n].first);
      EXPECT_THAT(finding.fix->edits, ElementsAre(KeyEdit{finding.key, "calm"}));
      EXPECT_THAT(said(finding), HasSubstr(expected[n].second));
    }
    idle += expected.empty() ? 0 : 1;
  }
  EXPECT_GT(idle, 0);
  EXPECT_GT(last, 0);
  EXPECT_GT(byChances, 0);
}

// With ones alone a boat keeps its place for ever, were it not for the eddy.
TEST(RiverIdleSections, WhatMakesAGameEndIsNotIdle) {
  const RiverStudy study(smallFleet("....E.", 3, 1, dieOf(Face(1))));
  ASSERT_TRUE(study.ends());
  EXPECT_THAT(checkIdleSection(study).findings, IsEmpty());
}

TEST(RiverIdleSections, AreJudgedLaterWhereLeesAreLookedAtToo) {
  const auto codes = [](bool deep) {
    std::vector<std::string_view> list;
    for (const auto& check : quickChecks(deep)) list.push_back(check.code);
    return list;
  };
  EXPECT_THAT(codes(false), ElementsAre("R01", "R02", "R03", "R04", "R06", "R07", "R05"));
  EXPECT_THAT(codes(true), ElementsAre("R01", "R02", "R03", "R04", "R06", "R07"));
}

TEST(RiverBluntWaves, MeetTheNearestSandbankWithinTheirPush) {
  const auto check = [](std::string_view order) { return checkBluntWave(RiverStudy(laid(order))); };
  for (const auto& [order, spots] : {std::pair{"WS....", std::vector{section(1), section(2)}},
                                     {"W..S..", {section(1), section(4)}},
                                     {".W.SS.", {section(2), section(4)}},
                                     {"S....W", {section(6), section(1)}},
                                     {"..S..W", {section(6), section(3)}}}) {
    const CheckResult result = check(order);
    const Finding finding = onlyOne(result);
    EXPECT_EQ(finding.spots, spots) << order;
    EXPECT_EQ(finding.evidence[0].spots, spots);
    EXPECT_EQ(finding.key, "sections[" + std::to_string(spots[0].x) + "]");
    EXPECT_THAT(said(finding), StartsWith("The wave on section " + std::to_string(spots[0].x) +
                                          " carries boats 3 sections up, but the sandbank on section " +
                                          std::to_string(spots[1].x) + " lies within its push"));
  }
  for (const char* order : {"W...S.", "...S.W", "E.S...", "WELE.."})
    EXPECT_THAT(check(order).findings, IsEmpty()) << order;
  EXPECT_THAT(check("WWS...").findings, SizeIs(2)) << "each wave by itself";
}

TEST(RiverDocks, MayBeEqualButNotRise) {
  River river = laid("S...W...");
  river.docks = {5, 5, 3, 4, 2, 9};
  const CheckResult result = checkDocksFall(RiverStudy(river));
  ASSERT_THAT(result.findings, SizeIs(2));
  EXPECT_EQ(result.findings[0].key, "docks[4]");
  EXPECT_THAT(said(result.findings[0]),
              StartsWith("Dock 4 is worth 4 points, more than the 3 of the dock before it"));
  EXPECT_EQ(result.findings[1].key, "docks[6]");
  EXPECT_THAT(said(result.findings[1]),
              StartsWith("Dock 6 is worth 9 points, more than the 2 of the dock before it"));
  river.docks = {5};
  EXPECT_THAT(checkDocksFall(RiverStudy(river)).findings, IsEmpty());
}

} // namespace
} // namespace fairway::validator::river
