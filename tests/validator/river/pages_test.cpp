#include "tests/rules/river/rivers.h"
#include "tests/support/digest.h"
#include "tests/validator/pages_said.h"

#include "validator/command/pages/export_command.h"
#include "validator/river/command/commands.h"

#include <gmock/gmock.h>

// What cards, reports and pages to play on say of rivers.
namespace fairway::validator::river {
namespace {

const std::string riverSamples = (fairway::test::sourceDir() / "samples/river/").string();

std::string cardOfSubject(const formats::river::Subject& subject, int races) {
  WorkWatch watch;
  std::istringstream in;
  std::ostringstream out, err;
  const auto card = command::river::cardOf(subject, {races, 3}, watch, {in, out, err});
  return out.str() + err.str() + fairway::test::textOfCard(*card);
}

std::string cardOfRiver(const std::string& sample, int races) {
  const std::string file = riverSamples + sample + ".river.yaml";
  return cardOfSubject(*formats::river::subjectOf(formats::readDocumentFile(file)->document, file), races);
}

TEST(RiverCards, TellParAndTheVerdict) {
  EXPECT_EQ(cardOfRiver("quiet-backwater", 200),
            "River race\n7.5 points, par of one fleet alone\n50 % wins of the first of two perfect "
            "players\n63 % skill: wins against a random player\n12 rounds a race\nChance to reach the "
            "harbour in %, by section (), 1: 80 = 0.799, 2: 97 = 0.966, 3: 99 = 0.989, 4: 100 = 0.997, 5: "
            "100 = 0.999, 6: 100 = 1.000, 7: 100 = 1.000, 8: 100 = 1.000\nPar and skill are solved exactly. "
            "200 races of two good fleets, seed 3, do not decide how fair it is.");
  const std::string neutral = cardOfRiver("findings/R10-near-long-enough", 2000);
  EXPECT_THAT(neutral, testing::HasSubstr("\n1 neutral: "));
  EXPECT_THAT(neutral,
              testing::EndsWith(
                  "Par and skill are solved exactly. Verdict: 2,000 races of two good fleets, seed 3."));
  EXPECT_EQ(cardOfRiver("findings/R02-twos-alone", 200), "River race\n") << "it may never end";
}

TEST(RiverCards, OfTooManyStatesTellParOfOneFleet) {
  fairway::river::River large = fairway::river::test::laid("...........");
  large.players = 2, large.boats = 4;
  large.die.fill(fairway::river::Face(6));
  const std::string card = cardOfSubject({fairway::formats::DocumentHead{}, large}, 2);
  EXPECT_THAT(card, testing::HasSubstr(" points, par of one fleet alone\n"));
  EXPECT_THAT(card, testing::Not(testing::HasSubstr("perfect players")));
}

TEST(RiverReports, TellParAndHowFairItIs) {
  const auto report = [](const std::string& sample) {
    return fairway::test::textOfPage(
        fairway::test::written({"report", riverSamples + sample, "--races", "100", "-o"}, "html"));
  };
  EXPECT_EQ(fairway::test::digestOf(report("quiet-backwater.river.yaml")), "bf840ac53882738e");
  EXPECT_EQ(fairway::test::digestOf(report("findings/R02-twos-alone.river.yaml")), "aac7f0eacc05adaa")
      << "there are no answers";
  const std::string quick = fairway::test::textOfPage(fairway::test::written(
      {"report", riverSamples + "quiet-backwater.river.yaml", "--quick", "-o"}, "html"));
  EXPECT_EQ(quick.find("How hard it is"), std::string::npos);
  EXPECT_EQ(quick.find("How fair it is"), std::string::npos);
}

TEST(RiverPages, KnowTheirBoard) {
  const auto board = [](const std::string& sample) {
    return fairway::test::boardOfPage(
        fairway::test::written({"play", riverSamples + sample + ".river.yaml", "-o"}, "html"));
  };
  EXPECT_EQ(fairway::test::digestOf(board("quiet-backwater")), "8e3a8a3e07406555");
  EXPECT_EQ(fairway::test::digestOf(board("up-the-river")), "2272b769e8ef607b");
}

} // namespace
} // namespace fairway::validator::river
