#include "tests/support/digest.h"
#include "tests/validator/pages_said.h"

#include "validator/command/pages/export_command.h"
#include "validator/regatta/command/commands.h"

#include <gtest/gtest.h>

// What cards, reports and pages to play on say of regattas.
namespace fairway::validator::regatta {
namespace {

const std::string regattaSamples = (fairway::test::sourceDir() / "samples/regatta/").string();
const std::string trayFile =
    (fairway::test::sourceDir() / "tests/cli/cases/regatta/par_json/files/tray.regatta.yaml").string();

std::string cardOfRegatta(const std::string& file) {
  const auto subject = formats::regatta::subjectOf(formats::readDocumentFile(file)->document, file);
  WorkWatch watch;
  std::istringstream in;
  std::ostringstream out, err;
  const auto card = command::regatta::cardOf(*subject, {20, 3}, watch, {in, out, err});
  return out.str() + err.str() + fairway::test::textOfCard(*card);
}

TEST(RegattaCards, TellTheRouteParAndTheVerdict) {
  EXPECT_EQ(cardOfRegatta(trayFile),
            "Card regatta\n3 turns at least, with the best cards\n6.4 turns, par with fresh hands\n6.4 turns "
            "of a good pilot alone\n80 % wins of the boat first at gate 1\nRoute (5 cards, if you could "
            "choose every one), S: 1 = 1.000, 1: 3 = 3.000, F: 1 = 1.000\n20 races of a good pilot alone, "
            "and as many of four; seed 3.");
  EXPECT_EQ(cardOfRegatta(regattaSamples + "findings/S06-wall.regatta.yaml"), "Card regatta\n")
      << "there is no route";
}

TEST(RegattaReports, OfADeckSayNothingOfRaces) {
  const std::string deck = fairway::test::textOfPage(
      fairway::test::written({"report", regattaSamples + "classic.deck.yaml", "-o"}, "html"));
  EXPECT_EQ(fairway::test::digestOf(deck), "fa686186c839da2e");
  const std::string quick =
      fairway::test::textOfPage(fairway::test::written({"report", trayFile, "--quick", "-o"}, "html"));
  EXPECT_EQ(quick.find("How long and how hard it is"), std::string::npos);
}

TEST(RegattaPages, KnowTheirBoard) {
  EXPECT_EQ(fairway::test::digestOf(
                fairway::test::boardOfPage(fairway::test::written({"play", trayFile, "-o"}, "html"))),
            "ce618d512e3ed98e");
}

} // namespace
} // namespace fairway::validator::regatta
