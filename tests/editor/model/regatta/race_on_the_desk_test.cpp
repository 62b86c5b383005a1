#include "formats/regatta/documents.h"
#include "formats/regatta/picture/table_scene.h"
#include "rules/base/random.h"
#include "rules/table/reading.h"
#include "tests/editor/model/race/race_desk.h"
#include "tests/rules/regatta/tables.h"

#include <algorithm>
#include <cmath>

// Regattas on the desk: seen in a mirror, on their way, and begun in a way that is not allowed.
namespace fairway::editor::regatta {
namespace {

using namespace fairway::regatta;
using formats::Point;
using formats::regatta::TableScene;
using race::Offer;
using race::person;
using race::RaceBench;

std::unique_ptr<RaceBench> raceOf(const Course& course, const Deck& deck, std::uint64_t seed) {
  formats::regatta::RegattaDocument document;
  document.body = {deck, course};
  auto edited = std::make_unique<EditedDocument>(formats::Document(std::move(document)));
  const auto board = gameOf(edited->content()).workbench(std::move(edited));
  return race::begun(*board, {{person, person}, 0, 1, seed, false, {}});
}

const RaceRecord& recordIn(const RaceBench& bench) {
  return bench.document().content().get<formats::regatta::RecordBody>().record;
}

bool isMirrored(const Course& course, const Offer& offer, const Offer& image) {
  if (offer.at.has_value() != image.at.has_value()) return false;
  const auto heading = table::numberIn(offer.choice, "heading"),
             there = table::numberIn(image.choice, "heading");
  if (!offer.at && heading && there) return (*heading + *there) % 360 == 0;
  if (!offer.at) return offer.text == image.text;
  return std::abs(course.table.x - offer.at->x - image.at->x) < 1e-6 &&
         std::abs(offer.at->y - image.at->y) < 1e-6;
}

// Which offer of the image is this one; that with the same number, if it is.
std::size_t imageOf(const Course& course, std::size_t number, const std::vector<Offer>& offers,
                    const std::vector<Offer>& images) {
  if (isMirrored(course, offers[number], images[number])) return number;
  const auto found = std::find_if(images.begin(), images.end(), [&](const Offer& image) {
    return isMirrored(course, offers[number], image);
  });
  EXPECT_NE(found, images.end()) << offers[number].text;
  return static_cast<std::size_t>(found - images.begin());
}

std::string textsOf(const RaceBench& bench) {
  std::string text = bench.hand()->task() + ":\n";
  for (const Offer& offer : bench.offers()) text += "  " + offer.text + "\n";
  return text;
}

void placeBoth(const Course& course, RaceBench& bench, RaceBench& image, Random& random) {
  while (bench.shown().moment() == table::Moment::Place) {
    bench.pressAt({{1.0 * random.below(400), 1.0 * random.below(300)}});
    const auto& grid = recordIn(bench).grid;
    if (grid.size() == recordIn(image).grid.size()) continue;
    const Pose there = test::mirrored(course, grid.back().pose);
    image.pressAt({formats::regatta::pointOf(there.at)});
    ASSERT_EQ(recordIn(image).grid.size(), grid.size());
    ASSERT_EQ(recordIn(image).grid.back().pose, there);
  }
}

TEST(RegattaOnTheDesk, AMirroredRaceIsTheSameRace) {
  const Course course = test::smallCourse();
  for (std::uint64_t seed = 1; seed <= 3; ++seed) {
    const auto bench = raceOf(course, test::smallDeck(), seed);
    const auto image = raceOf(test::mirrored(course), test::mirrored(test::smallDeck()), seed);
    Random random(seed);
    placeBoth(course, *bench, *image, random);
    for (int i = 0; i < 200 && bench->stage() != RaceBench::Stage::Over; ++i) {
      for (RaceBench* each : {bench.get(), image.get()}) each->ready();
      ASSERT_EQ(bench->stage(), image->stage());
      ASSERT_EQ(bench->offers().size(), image->offers().size()) << textsOf(*bench) << textsOf(*image);
      const std::size_t pieces = bench->pieces().size();
      ASSERT_EQ(pieces, image->pieces().size());
      if (bench->offers().empty() || (pieces > 0 && random.below(3) == 0)) {
        const std::size_t piece = random.below(static_cast<std::uint32_t>(pieces));
        for (RaceBench* each : {bench.get(), image.get()}) each->touch(piece);
        continue;
      }
      const std::size_t offer = random.below(static_cast<std::uint32_t>(bench->offers().size()));
      const std::size_t there = imageOf(course, offer, bench->offers(), image->offers());
      const std::string taken = bench->offers()[offer].text + " / " + image->offers()[there].text;
      bench->take(offer);
      image->take(there);
      const RaceRecord &record = recordIn(*bench), &seen = recordIn(*image);
      ASSERT_EQ(record.turns.size(), seen.turns.size()) << taken;
      if (record.turns.empty()) continue;
      ASSERT_EQ(test::mirrored(record.turns.back().turn), seen.turns.back().turn) << taken;
      ASSERT_EQ(record.turns.back().draw, seen.turns.back().draw);
    }
    EXPECT_GT(recordIn(*bench).turns.size(), 5U);
  }
}

std::vector<Pose> posesIn(const RaceBench& bench) {
  std::vector<Pose> poses;
  for (const auto& boat : dynamic_cast<const TableScene&>(*bench.scene()).boats) poses.push_back(boat.pose);
  return poses;
}

// How far two headings are apart, the shorter way round.
int swing(const plane::Heading& a, const plane::Heading& b) {
  const int apart = std::abs(a.steps() - b.steps());
  return std::min(apart, plane::headingCount - apart);
}

TEST(RegattaOnTheDesk, BoatsGoFromWhereTheyWereToWhereTheTurnEndsWithoutAJump) {
  const auto bench = race::record("regatta/kitchen-two.record.yaml");
  const int turns = bench->playback()->turns();
  ASSERT_GT(turns, 10);
  int sailed = 0;
  for (int turn = 1; turn <= turns; ++turn) {
    bench->goToTurn(turn - 1);
    const std::vector<Pose> before = posesIn(*bench);
    bench->goToTurn(turn);
    const std::vector<Pose> after = posesIn(*bench);
    bench->startMoving();
    ASSERT_EQ(posesIn(*bench), before) << "turn " << turn << " begins where the last one ended";
    std::vector<Pose> last = before;
    while (bench->moving()) {
      bench->moveOn(0.04);
      const std::vector<Pose> now = posesIn(*bench);
      ASSERT_EQ(now.size(), last.size());
      for (std::size_t boat = 0; boat < now.size(); ++boat) {
        const double step = std::hypot(now[boat].at.x - last[boat].at.x, now[boat].at.y - last[boat].at.y);
        EXPECT_LE(step, 25) << "turn " << turn << ": a boat is 60 mm long, and a card takes it 200 mm";
        EXPECT_LE(swing(now[boat].heading, last[boat].heading), 3) << turn;
      }
      last = now;
    }
    EXPECT_EQ(last, after) << turn;
    sailed += before != after;
  }
  EXPECT_GT(sailed, 8);
}

TEST(RegattaOnTheDesk, AStartThatIsNotAllowedIsShownAndNotPlayedOn) {
  const auto read = race::record("regatta/kitchen-two.record.yaml");
  formats::Document content = read->document().content();
  RaceRecord& record = content.get<formats::regatta::RecordBody>().record;
  record.grid[1].pose.at = record.grid[0].pose.at; // two boats on one spot
  const RaceBench bench(std::make_unique<EditedDocument>(content, read->document().references()));
  ASSERT_TRUE(bench.raced());
  ASSERT_TRUE(bench.playback()->illegal());
  EXPECT_EQ(bench.playback()->illegal()->turn, 0);
  EXPECT_EQ(bench.playback()->illegal()->rule, "grid");
  EXPECT_FALSE(bench.raced()->ruleText("grid").empty());
  EXPECT_EQ(bench.playback()->turns(), 0);
  EXPECT_FALSE(bench.canPlay());
  EXPECT_TRUE(bench.scene());
}

TEST(RegattaOnTheDesk, ARecordWhoseHandsTheDeckCannotDealIsShownAndNotPlayedOn) {
  const auto read = race::record("regatta/kitchen-two.record.yaml");
  formats::Document content = read->document().content();
  auto& body = content.get<formats::regatta::RecordBody>();
  Deck deck = test::smallDeck();
  deck.hand = 7; // of 25 cards
  body.regatta = formats::regatta::RegattaBody{deck, test::smallCourse()};
  body.record = {};
  body.record.players = 4;
  RaceBench bench(std::make_unique<EditedDocument>(content));
  ASSERT_TRUE(bench.raced());
  ASSERT_TRUE(bench.playback()->illegal());
  EXPECT_EQ(bench.playback()->illegal()->turn, 0);
  EXPECT_EQ(bench.playback()->illegal()->rule, "deal");
  EXPECT_EQ(bench.playback()->illegal()->message, "4 hands of 7 need 28 cards, but the deck has 25");
  EXPECT_FALSE(bench.canPlay());
  bench.play({{person, person, person, person}, 0, 1, 1, false, {}}); // changes nothing
  EXPECT_FALSE(bench.plan());
  EXPECT_EQ(bench.stage(), RaceBench::Stage::Looking);
  EXPECT_TRUE(bench.scene());
  body.record.players = 3;
  const RaceBench three(std::make_unique<EditedDocument>(content));
  EXPECT_FALSE(three.playback()->illegal());
  EXPECT_TRUE(three.canPlay());
}

} // namespace
} // namespace fairway::editor::regatta
