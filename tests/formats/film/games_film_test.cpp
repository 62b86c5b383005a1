// Films of the pool, the river and the regatta: what moves, whence and whither, and what is said of it.
#include "formats/document/reader.h"
#include "formats/pool/export/game_film.h"
#include "formats/pool/export/subject.h"
#include "formats/pool/picture/square_geometry.h"
#include "formats/regatta/export/race_film.h"
#include "formats/regatta/export/subject.h"
#include "formats/river/export/race_film.h"
#include "formats/river/export/subject.h"
#include "tests/formats/golden_text.h"

#include <gmock/gmock.h>

#include <algorithm>
#include <map>

namespace fairway::formats {
namespace {

using testing::EndsWith;
using testing::StartsWith;

// The film of a sample, and what its record says.
template <class Film, class Body, auto subjectOf>
struct SampleFilm {
  explicit SampleFilm(const std::string& path) {
    const std::filesystem::path file = fairway::test::sourceDir() / "samples" / (path + ".record.yaml");
    const auto read = readDocumentFile(file);
    body = read.value().document.template get<Body>();
    made = subjectOf(read.value().document, file, fileLoader()).value().film().value();
  }
  Film& film() { return dynamic_cast<Film&>(*made); }
  const auto& entry(int turn) const { return body.record.turns[static_cast<std::size_t>(turn - 1)]; }
  std::string caption(int turn) {
    made->show(turn);
    return made->caption(themeOf(ThemeName::Light)).text;
  }

  Body body;
  std::unique_ptr<formats::Film> made;
};

void expectNear(Point at, Point where, int turn) {
  EXPECT_NEAR(at.x, where.x, 1e-3) << "turn " << turn;
  EXPECT_NEAR(at.y, where.y, 1e-3) << "turn " << turn;
}

using PoolSample = SampleFilm<pool::GameFilm, pool::RecordBody, pool::subjectOf>;

TEST(PoolFilm, TilesGoFromTheirSquareToTheOneThatTheRecordNames) {
  PoolSample sample("pool/evening-at-the-lido");
  pool::GameFilm& film = sample.film();
  ASSERT_EQ(film.turns(), 46);
  int toSquares = 0, toBars = 0;
  for (int turn = 1; turn <= film.turns(); ++turn) {
    const auto& entry = sample.entry(turn);
    ASSERT_TRUE(entry.to);
    EXPECT_TRUE(film.moves(turn));
    const Point from = pool::centreOf(entry.from);
    film.show(turn, 1e-9);
    ASSERT_TRUE(film.poolScene().moving);
    expectNear(film.poolScene().moving->at, from, turn);
    if (entry.act == fairway::pool::Act::Reveal) {
      EXPECT_EQ(film.poolScene().moving->tiles.back().face, entry.value) << "its number shows";
    }
    for (const pool::PileMark& pile : film.poolScene().piles)
      EXPECT_FALSE(pile.at == entry.from) << "it is lifted";
    film.show(turn, 1 - 1e-9);
    const Point end = film.poolScene().moving->at;
    film.show(turn, 0.5);
    expectNear(film.poolScene().moving->at, middle(from, end), turn);
    film.show(turn, 1);
    EXPECT_FALSE(film.poolScene().moving);
    if (const auto* square = std::get_if<Square>(&*entry.to)) {
      ++toSquares;
      expectNear(end, pool::centreOf(*square), turn);
      EXPECT_THAT(film.poolScene().lastTurn, testing::ElementsAre(entry.from, *square));
      EXPECT_TRUE(std::ranges::any_of(film.poolScene().piles,
                                      [&](const pool::PileMark& pile) { return pile.at == *square; }));
    } else {
      ++toBars;
      EXPECT_THAT(film.poolScene().lastTurn, testing::ElementsAre(entry.from));
      for (const Square of : pool::barSquares(film.poolScene().shownPool(), entry.side))
        EXPECT_LE(lengthOf(end - from), lengthOf(pool::centreOf(of) - from) + 1e-6)
            << "the bar's nearest square";
    }
  }
  EXPECT_GT(toSquares, 30);
  EXPECT_GT(toBars, 2);
}

TEST(PoolFilm, SaysWhatHappened) {
  PoolSample sample("pool/evening-at-the-lido");
  EXPECT_EQ(sample.caption(0), "Before the first turn");
  EXPECT_EQ(sample.caption(1), "Turn 1 of 46: red reveals a crocodile on [4, 10] and moves it to [1, 8]");
  EXPECT_EQ(sample.caption(8), "Turn 8 of 46: yellow swims from [4, 3] to [5, 3]");
  EXPECT_EQ(sample.caption(26), "Turn 26 of 46: yellow moves from [4, 12] to the bar");
  EXPECT_THAT(sample.caption(46),
              StartsWith("The game is over after 46 turns: yellow wins. In the bars: red "));
  sample.made->show(1);
  const Caption reveal = sample.made->caption(themeOf(ThemeName::Light));
  EXPECT_THAT(reveal.signs, testing::ElementsAre(Caption::Sign{"5", true}));
}

// A pass, a crocodile that cannot move, a game that stops in the middle, and a bar with two squares equally
// near.
TEST(PoolFilm, ShowsWhatMovesNothingAndTheFirstOfEqualBars) {
  using namespace fairway::pool;
  Pool narrow;
  narrow.map = PoolMap(3, 2);
  narrow.ladders = {{Side::Red, {1, 1}, SquareDirection::N},
                    {Side::Red, {3, 1}, SquareDirection::N},
                    {Side::Yellow, {1, 2}, SquareDirection::S}};
  narrow.crocodiles = {{2, 1, false}};
  narrow.opening = 1;
  narrow.start[Side::Red] = narrow.start[Side::Yellow] = {{1, 1, {}}};
  narrow.setup.emplace();
  (*narrow.setup)[Side::Red] = {{2, 1}};
  (*narrow.setup)[Side::Yellow] = {{3, 1}};
  const Theme& theme = themeOf(ThemeName::Light);
  const TurnEntry first{Side::Red, Act::Reveal, {2, 1}, 2, ToBar{}};
  pool::GameFilm film(narrow, {{}, {first}});
  ASSERT_EQ(film.turns(), 1);
  EXPECT_EQ(film.poolScene().lastTurn, (std::vector<Square>{{2, 1}}));
  film.show(1, 1 - 1e-9);
  ASSERT_TRUE(film.poolScene().moving);
  expectNear(film.poolScene().moving->at, pool::centreOf(Square{1, 0}), 1);
  film.show(0, 1);
  EXPECT_TRUE(film.poolScene().lastTurn.empty());
  EXPECT_FALSE(film.poolScene().moving);

  // Where nothing leads anywhere a crocodile only shows itself, and then its side passes.
  Pool closed;
  closed.map = PoolMap(3, 1);
  closed.map.set({2, 1}, Ground::Deck);
  closed.crocodiles = {{1, 0, false}};
  closed.start[Side::Red] = closed.start[Side::Yellow] = {{1, 1, {}}};
  closed.setup.emplace();
  (*closed.setup)[Side::Red] = {{1, 1}};
  (*closed.setup)[Side::Yellow] = {{3, 1}};
  pool::GameFilm still(closed, {{},
                                {{Side::Red, Act::Reveal, {1, 1}, 1, {}},
                                 {Side::Yellow, Act::Reveal, {3, 1}, 1, {}},
                                 {Side::Red, Act::Pass, {}, 0, {}}}});
  ASSERT_EQ(still.turns(), 3);
  still.show(1, 0.5);
  EXPECT_FALSE(still.poolScene().moving);
  ASSERT_EQ(still.poolScene().piles.size(), 2U);
  EXPECT_EQ(still.poolScene().piles[0].tiles.back().face, 1) << "its number shows";
  EXPECT_EQ(still.poolScene().piles[1].tiles.back().face, 0);
  EXPECT_EQ(still.caption(theme).text, "Turn 1 of 3: red reveals a crocodile on [1, 1], which cannot move");
  still.show(3, 0.5);
  EXPECT_EQ(still.caption(theme).text, "Turn 3 of 3: red passes");
  EXPECT_TRUE(still.caption(theme).signs.empty());
  still.show(3, 1);
  EXPECT_EQ(still.caption(theme).text, "Turn 3 of 3: red passes") << "yellow has not passed yet";
  EXPECT_TRUE(still.poolScene().lastTurn.empty());
}

using RiverSample = SampleFilm<river::RaceFilm, river::RecordBody, river::subjectOf>;

TEST(RiverFilm, BoatsGoFromSectionToSectionAsTheRecordSays) {
  RiverSample sample("river/four-up-the-river");
  river::RaceFilm& film = sample.film();
  int harbours = 0, passes = 0;
  for (int turn = 1; turn <= film.turns(); ++turn) {
    const auto& entry = sample.entry(turn);
    film.show(turn, 0.5);
    const auto& moving = film.riverScene().moving;
    EXPECT_EQ(moving.has_value(), film.moves(turn));
    if (!moving) {
      ++passes;
      EXPECT_THAT(sample.caption(turn), EndsWith("seat " + std::to_string(entry.seat) + " passes"));
      continue;
    }
    ASSERT_TRUE(entry.ends) << turn;
    const river::StripGeometry& strip = film.riverScene().geometry();
    const Point from = strip.section(entry.option.from).centre();
    const bool home = entry.ends->isHarbour();
    harbours += home;
    const Point end = (home ? strip.harbour() : strip.section(entry.ends->section())).centre();
    EXPECT_EQ(moving->seat, entry.option.seat);
    expectNear(moving->at, middle(from, end), turn);
    if (turn == film.turns()) continue; // it says who has won
    const std::string where =
        home ? "the harbour" : "section " + std::to_string(entry.ends->section().number);
    EXPECT_THAT(sample.caption(turn),
                EndsWith(" from section " + std::to_string(entry.option.from.number) + " to " + where));
  }
  EXPECT_GT(harbours, 0);
  EXPECT_GT(passes, 0);
}

TEST(RiverFilm, SaysWhatHappened) {
  RiverSample sample("river/four-up-the-river");
  const std::string of = " of " + std::to_string(sample.film().turns()) + ": ";
  EXPECT_EQ(sample.caption(0), "Before the first turn; seat 2 begins");
  EXPECT_EQ(sample.caption(1), "Turn 1" + of + "seat 2 passes");
  EXPECT_EQ(sample.caption(3), "Turn 3" + of + "seat 4 sails from section 4 to section 6");
  EXPECT_EQ(sample.caption(10),
            "Turn 10" + of + "seat 3 blows a boat of seat 1 back from section 9 to section 2");
  EXPECT_EQ(sample.caption(13),
            "Turn 13" + of + "seat 2 lets the wind carry a boat from section 1 to section 5");
  EXPECT_THAT(sample.caption(sample.film().turns()), StartsWith("The race is over after "));
}

// Whatever was shown before.
TEST(RiverFilm, SaysTheSameOfATurnFromWhereverItIsShown) {
  RiverSample sample("river/four-up-the-river");
  for (const int turn : {1, 2, 13}) {
    const std::string said = sample.caption(turn);
    for (const int before : {0, 1, turn, turn + 1, sample.film().turns()})
      for (const double share : {0.5, 1.0}) {
        sample.film().show(before, share);
        EXPECT_EQ(sample.caption(turn), said) << "after turn " << before;
      }
  }
  sample.body.record.turns.resize(3); // which is not the end of the race
  river::RaceFilm film(sample.film().riverScene().river(), sample.body.record);
  EXPECT_EQ(film.caption(themeOf(ThemeName::Light)).text,
            "Turn 3 of 3: seat 4 sails from section 4 to section 6");
}

using RegattaSample = SampleFilm<regatta::RaceFilm, regatta::RecordBody, regatta::subjectOf>;

TEST(RegattaFilm, ABoatThatMovesEndsElsewhereAndAllOthersStay) {
  RegattaSample sample("regatta/harbour-four");
  regatta::RaceFilm& film = sample.film();
  const auto poses = [&film](int turn, double share) {
    film.show(turn, share);
    std::map<int, fairway::regatta::Pose> found;
    for (const regatta::BoatMark& boat : film.table().boats) found.emplace(boat.seat, boat.pose);
    return found;
  };
  int moved = 0, hoveTo = 0;
  for (int turn = 1; turn <= film.turns(); ++turn) {
    const int seat = sample.entry(turn).turn.seat;
    const auto before = poses(turn - 1, 1), begun = poses(turn, 1e-9), ended = poses(turn, 1 - 1e-9),
               after = poses(turn, 1);
    EXPECT_EQ(!(before.at(seat) == after.at(seat)), film.moves(turn)) << turn;
    EXPECT_EQ(begun, before) << turn;
    EXPECT_EQ(ended.at(seat), after.at(seat)) << turn;
    moved += film.moves(turn);
    hoveTo += !film.moves(turn);
    for (const auto& [other, pose] : before) {
      if (other == seat) continue;
      EXPECT_EQ(after.at(other), pose) << "turn " << turn << ", seat " << other;
    }
    EXPECT_EQ(film.table().tracks[static_cast<std::size_t>(seat - 1)].back(), after.at(seat))
        << "its track leads to it";
  }
  EXPECT_GT(moved, 10);
  EXPECT_GT(hoveTo, 0);
}

// All that moves, where it is on its way and what it has left behind.
TEST(RegattaFilm, ShowsBoatsOnTheirWay) {
  std::string text;
  for (const char* name : {"regatta/harbour-four", "regatta/kitchen-three"}) {
    RegattaSample sample(name);
    for (int turn = 1; turn <= sample.film().turns(); ++turn) {
      const int seat = sample.entry(turn).turn.seat;
      text += std::to_string(turn) + ": seat " + std::to_string(seat);
      for (const double share : {0.2, 0.45, 0.8, 1.0}) {
        sample.film().show(turn, share);
        const regatta::TableScene& table = sample.film().table();
        for (const regatta::BoatMark& boat : table.boats)
          if (boat.seat == seat)
            text += ", " + std::to_string(boat.pose.at.x) + " " + std::to_string(boat.pose.at.y) + " " +
                    std::to_string(boat.pose.heading.degrees()) + (boat.zone ? " zone" : "") +
                    (boat.becalmed ? " becalmed" : "");
        text += " (" + std::to_string(table.tracks[static_cast<std::size_t>(seat - 1)].size()) + ")";
      }
      text += "\n";
    }
  }
  fairway::test::expectGoldenText("films/regatta", text);
}

TEST(RegattaFilm, HalfATurnGoesToStarboard) {
  RegattaSample sample("regatta/kitchen-two");
  using fairway::regatta::Act;
  const fairway::plane::Heading before = sample.body.record.grid[0].pose.heading;
  sample.body.record.turns.resize(1);
  fairway::regatta::Turn& turn = sample.body.record.turns[0].turn;
  turn = {};
  turn.seat = 2;
  turn.act = Act::Turn;
  turn.heading = before.turned(12);
  sample.body.record.turns[0].draw.clear();
  const auto file = fairway::test::sourceDir() / "samples/regatta/kitchen-two.record.yaml";
  const auto subject =
      regatta::subjectOf(Document(regatta::RecordDocument{{}, sample.body}), file, fileLoader()).value();
  regatta::RaceFilm film(*subject.course(), subject.deck(), sample.body.record);
  ASSERT_EQ(film.turns(), 1);
  film.show(1, 0.5);
  EXPECT_EQ(film.table().boats[1].pose.heading, before.turned(6));
  film.show(1, 1);
  EXPECT_EQ(film.caption(themeOf(ThemeName::Light)).text, "Turn 1 of 1: seat 2 heaves to and turns")
      << "the race is not over";
}

TEST(RegattaFilm, SaysWhatHappened) {
  RegattaSample sample("regatta/harbour-four");
  const int turns = sample.film().turns();
  for (int turn = 1; turn < turns; ++turn) {
    const auto& taken = sample.entry(turn).turn;
    std::string said = "Turn " + std::to_string(turn) + " of " + std::to_string(turns) + ": seat " +
                       std::to_string(taken.seat);
    using fairway::regatta::Act;
    if (taken.act == Act::Play) said += taken.play.size() == 1 ? " plays a card" : " plays cards";
    if (taken.act == Act::Skip) said += " discards the sun";
    if (taken.act == Act::Turn) said += " heaves to and turns";
    if (taken.act == Act::Change) said += " heaves to and changes cards";
    if (taken.sun) said += " and lays a sun before seat " + std::to_string(taken.sun->before);
    EXPECT_EQ(sample.caption(turn), said);
  }
  EXPECT_THAT(sample.caption(turns),
              StartsWith("The race is over after " + std::to_string(turns) + " turns: 1. seat "));
}

} // namespace
} // namespace fairway::formats
