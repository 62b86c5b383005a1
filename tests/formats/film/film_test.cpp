// Records of all games as films: what is shown after each turn, between turns, and frame by frame.
#include "formats/document/reader.h"
#include "formats/film/colour_count.h"
#include "formats/film/film_file.h"
#include "formats/lake_race/export/race_film.h"
#include "formats/lake_race/export/subject.h"
#include "formats/pool/export/subject.h"
#include "formats/regatta/export/race_film.h"
#include "formats/regatta/export/subject.h"
#include "formats/river/export/race_film.h"
#include "formats/river/export/subject.h"
#include "tests/support/digest.h"
#include "tests/support/source_dir.h"

#include <gmock/gmock.h>

#include <algorithm>
#include <cmath>

namespace fairway::formats {
namespace {

using testing::HasSubstr;
using testing::SizeIs;

template <auto subjectOf>
auto sampleOf(const std::string& path) {
  const std::filesystem::path file = fairway::test::sourceDir() / "samples" / (path + ".record.yaml");
  const auto read = readDocumentFile(file);
  return subjectOf(read.value().document, file, fileLoader()).value();
}

lake_race::Subject lakeSample() {
  return sampleOf<lake_race::subjectOf>("lake_race/match-four");
}

// Every game's film, by the name of its sample.
std::vector<std::unique_ptr<Film>> allFilms() {
  std::vector<std::unique_ptr<Film>> films;
  films.push_back(lakeSample().film().value());
  films.push_back(sampleOf<river::subjectOf>("river/four-up-the-river").film().value());
  films.push_back(sampleOf<pool::subjectOf>("pool/evening-at-the-lido").film().value());
  films.push_back(sampleOf<regatta::subjectOf>("regatta/harbour-four").film().value());
  return films;
}

std::string pixelsOf(const PixelRows& rows) {
  return {reinterpret_cast<const char*>(rows.data),
          static_cast<std::size_t>(rows.stride) * static_cast<std::size_t>(rows.height)};
}

FilmOptions small() {
  FilmOptions options;
  options.width = 160;
  return options;
}

TEST(LakeFilm, BoatsEndWhereTheRecordSays) {
  const lake_race::Subject subject = lakeSample();
  const auto& record = std::get<lake_race::RecordSubject>(subject.content).races.front();
  const auto made = subject.film();
  auto& film = dynamic_cast<lake_race::RaceFilm&>(*made.value());
  ASSERT_EQ(film.turns(), static_cast<int>(record.turns.size()));
  int looked = 0;
  for (int turn = 1; turn <= film.turns(); ++turn) {
    const auto& entry = record.turns[static_cast<std::size_t>(turn - 1)];
    if (!entry.ends) continue;
    film.show(turn, 1);
    const lake_race::BoardScene& scene = film.boardScene();
    const auto& boat = scene.boats[static_cast<std::size_t>(entry.seat - 1)];
    EXPECT_EQ(boat.seat, entry.seat);
    EXPECT_EQ(boat.at, scene.centre(*entry.ends)) << "turn " << turn;
    EXPECT_EQ(scene.tracks[static_cast<std::size_t>(entry.seat - 1)].back(), boat.at);
    ++looked;
  }
  EXPECT_GT(looked, 20);
}

TEST(LakeFilm, BoatsTurnAndThenGoStraight) {
  const auto made = lakeSample().film();
  auto& film = dynamic_cast<lake_race::RaceFilm&>(*made.value());
  const auto seat4 = [&film] { return film.boardScene().boats[3]; };
  film.show(0, 1);
  const lake_race::BoatMark before = seat4();
  film.show(1, 0.15); // steers left
  EXPECT_EQ(seat4().at, before.at);
  EXPECT_DOUBLE_EQ(seat4().degrees, before.degrees + 30);
  film.show(1, 0.65);
  const lake_race::BoatMark between = seat4();
  film.show(1, 1);
  EXPECT_DOUBLE_EQ(between.degrees, before.degrees + 60);
  EXPECT_NEAR(lengthOf(between.at - before.at), lengthOf(seat4().at - before.at) / 2, 1e-9);
}

// All boats and their tracks, after each turn and on the way, in thousandths. A digest that changes means
// that something else is shown: look at what is printed.
std::string shownIn(lake_race::RaceFilm& film) {
  std::string text;
  const auto add = [&text](double value) { text += std::to_string(std::lround(1000 * value)) + ' '; };
  for (int turn = 0; turn <= film.turns(); ++turn)
    for (const double share : {0.0, 0.15, 0.3, 0.65, 1.0}) {
      if (turn == 0 && share < 1) continue;
      film.show(turn, share);
      const lake_race::BoardScene& scene = film.boardScene();
      text += std::to_string(turn) + (turn > 0 && film.moves(turn) ? " moves " : " stays ");
      for (const lake_race::BoatMark& boat : scene.boats) {
        text += std::to_string(boat.seat) + ": " + std::to_string(boat.damage) + ' ' +
                std::to_string(static_cast<int>(boat.state)) + ' ';
        for (const double value : {boat.at.x, boat.at.y, boat.degrees}) add(value);
      }
      for (const auto& track : scene.tracks) {
        text += "track ";
        for (const Point at : track) {
          add(at.x);
          add(at.y);
        }
      }
      text += '\n';
    }
  return text;
}

TEST(LakeFilm, ShowsBoatsAndTracksAsTheyWere) {
  const std::vector<std::pair<std::string, std::string>> digests{{"lake_race/match-two", "f58541c83f5603cb"},
                                                                 {"lake_race/match-four", "95d4cb2303e904f7"},
                                                                 {"lake_race/match-six", "0c73e3de20696e80"}};
  for (const auto& [name, digest] : digests) {
    lake_race::Subject subject = sampleOf<lake_race::subjectOf>(name);
    std::string text;
    for (subject.shown.race = 1; subject.shown.race <= 3; ++subject.shown.race)
      text += shownIn(dynamic_cast<lake_race::RaceFilm&>(*subject.film().value()));
    EXPECT_EQ(fairway::test::digestOf(text), digest) << text;
  }
}

// Boats and tracks of a record's picture are those of the turn that is asked for.
TEST(LakeFilm, APictureShowsTheTurnThatIsChosen) {
  lake_race::Subject subject = lakeSample();
  const auto made = subject.film();
  auto& film = dynamic_cast<lake_race::RaceFilm&>(*made.value());
  for (const int turn : {0, 1, film.turns() - 1, film.turns(), film.turns() + 1}) {
    subject.showTurn(turn);
    film.show(std::min(turn, film.turns()), 1);
    const lake_race::BoardScene scene = subject.boardScene().value();
    EXPECT_EQ(scene.tracks, film.boardScene().tracks) << turn;
  }
}

TEST(LakeFilm, ARecordHasOnlyItsRaces) {
  lake_race::Subject subject = lakeSample();
  const auto& courses = std::get<lake_race::RecordSubject>(subject.content).courses;
  ASSERT_THAT(courses, SizeIs(3));
  for (const int race : {0, 4, -1}) {
    subject.shown.race = race;
    const auto film = subject.film();
    ASSERT_FALSE(film);
    ASSERT_THAT(film.fault(), SizeIs(1));
    EXPECT_EQ(film.fault()[0].message, "has no race " + std::to_string(race) + ", only 1 to 3");
    EXPECT_EQ(film.fault()[0].line, 0);
    EXPECT_EQ(film.fault()[0].column, 0);
    EXPECT_FALSE(subject.boardScene());
    EXPECT_FALSE(subject.scene());
  }
  for (const int race : {1, 3}) {
    subject.shown.race = race;
    EXPECT_EQ(subject.boardScene()->course->placement,
              courses[static_cast<std::size_t>(race - 1)].setup.placement);
  }
}

TEST(LakeFilm, CaptionsShowDiceAndTheResult) {
  const auto film = lakeSample().film();
  const Theme& theme = themeOf(ThemeName::Dark);
  (*film)->show(6);
  const Caption caption = (*film)->caption(theme);
  EXPECT_THAT(caption.text, HasSubstr("seat 1 steers left"));
  EXPECT_THAT(caption.signs, testing::ElementsAre(Caption::Sign{"3", false}, Caption::Sign{"3", true}));
  (*film)->show((*film)->turns());
  EXPECT_THAT((*film)->caption(theme).text, HasSubstr("The race is over"));
}

TEST(LakeFilm, OfARecordInWhichATurnIsIllegalEndsBeforeIt) {
  lake_race::Subject subject = lakeSample();
  auto& record = std::get<lake_race::RecordSubject>(subject.content).races.front();
  record.turns[7].seat = 5;
  const auto film = subject.film();
  EXPECT_EQ((*film)->turns(), 7);
  EXPECT_GT((*film)->recorded(), 7);
  subject.shown.race = 2;
  EXPECT_EQ(subject.film().value(), nullptr) << "it never began";
  EXPECT_TRUE(subject.boardScene().value().boats.empty());
}

TEST(LakeFilm, OfACourseWithoutGatesThereIsNoneBeforeItOrAfter) {
  lake_race::Subject subject = lakeSample();
  auto& courses = std::get<lake_race::RecordSubject>(subject.content).courses;
  auto& setup = courses[1].setup;
  setup.placement.buoys[1] = setup.placement.buoys[0]; // at an end of its own leg
  courses[1].choices.reset();
  EXPECT_NE(subject.film().value(), nullptr) << "the race before it";
  for (const int race : {2, 3}) {
    subject.shown.race = race;
    EXPECT_EQ(subject.film().value(), nullptr);
    const lake_race::BoardScene scene = subject.boardScene().value();
    EXPECT_THAT(scene.boats, SizeIs(0));
    EXPECT_EQ(scene.course->placement, courses[static_cast<std::size_t>(race - 1)].setup.placement);
  }
  EXPECT_FALSE(subject.selfContained());
}

TEST(LakeFilm, OfAGridThatIsNotCompleteShowsTheBoatsThatLie) {
  lake_race::Subject subject = lakeSample();
  auto& record = std::get<lake_race::RecordSubject>(subject.content).races.front();
  record.grid.resize(2);
  record.turns.clear();
  EXPECT_THAT(subject.boardScene().value().boats, SizeIs(2));
}

TEST(Films, ShowTheSameWhateverWasShownBefore) {
  for (const auto& film : allFilms()) {
    FramePainter painter(*film, {}, small());
    const int middle = film->turns() / 2;
    const std::string straight = pixelsOf(painter.paint({middle, 1, 0}));
    const std::string between = pixelsOf(painter.paint({middle, 0.5, 0}));
    painter.paint({film->turns(), 1, 0});
    painter.paint({0, 1, 0});
    EXPECT_EQ(pixelsOf(painter.paint({middle, 0.5, 0})), between);
    EXPECT_EQ(pixelsOf(painter.paint({middle, 1, 0})), straight);
  }
}

// What moves is painted over what does not: together they are the whole picture.
TEST(Films, FramesAreThePicturesOfTheirTurns) {
  for (const auto& film : allFilms()) {
    FilmOptions options = small();
    FramePainter painter(*film, {"A race", "", ""}, options);
    painter.paint({1, 0.5, 0});
    const std::string frame = pixelsOf(painter.paint({film->turns(), 1, 0}));
    auto fresh = allFilms();
    for (const auto& other : fresh) {
      if (other->turns() != film->turns() || other->stillLayers() != film->stillLayers()) continue;
      FramePainter direct(*other, {"A race", "", ""}, options);
      EXPECT_EQ(pixelsOf(direct.paint({other->turns(), 1, 0})), frame);
    }
  }
}

TEST(Films, AreAtLeastOneFrameLong) {
  lake_race::Subject subject = lakeSample();
  std::get<lake_race::RecordSubject>(subject.content).races.front().turns.clear();
  const auto film = subject.film();
  ASSERT_NE(film.value(), nullptr);
  const std::vector<Frame> frames = framesOf(**film, {});
  ASSERT_THAT(frames, SizeIs(1));
  EXPECT_EQ(frames[0].turn, 0);
  for (const char* ending : {".webp", ".gif"}) EXPECT_TRUE(filmBytes(**film, {}, small(), ending)) << ending;
}

TEST(Films, HaveFramesByTurnsAndSpeed) {
  const auto film = lakeSample().film();
  FilmOptions options;
  options.first = 3;
  options.last = 5;
  const std::vector<Frame> slow = framesOf(**film, options);
  EXPECT_EQ(slow.front().turn, 3);
  EXPECT_EQ(slow.back().turn, 5);
  EXPECT_EQ(slow.back().share, 1);
  EXPECT_THAT(slow, SizeIs(1 + 2 * (5 + 1))) << "half a second at ten frames each, and the end of the turn";
  options.speed = 100;
  EXPECT_THAT(framesOf(**film, options), SizeIs(3)) << "no more than the turns";
  EXPECT_GE(framesOf(**film, options).back().milliseconds, 3000) << "the result can be read";
}

TEST(Films, ThatWouldBeTooLargeAreRefused) {
  const auto film = lakeSample().film();
  FilmOptions options;
  options.width = mostFilmSide;
  const auto wide = filmBytes(**film, {}, options, ".webp");
  ASSERT_FALSE(wide);
  EXPECT_THAT(wide.fault().why, HasSubstr("too large: 16383 x"));
  options = small();
  options.perSecond = 50;
  options.speed = 0.001;
  const auto endless = filmBytes(**film, {}, options, ".gif");
  ASSERT_FALSE(endless);
  EXPECT_THAT(endless.fault().why, HasSubstr("more than 20000 frames"));
}

TEST(Films, CanBeStopped) {
  const auto film = lakeSample().film();
  int asked = 0;
  const auto bytes = filmBytes(**film, {}, small(), ".webp", [&asked](double) { return ++asked < 4; });
  ASSERT_FALSE(bytes);
  EXPECT_EQ(bytes.fault().why, "");
  EXPECT_EQ(asked, 4);
}

TEST(Palette, HasEveryColourOfAPictureWithFew) {
  std::vector<std::uint32_t> pixels;
  for (std::uint32_t i = 0; i < 200; ++i) pixels.push_back((i * 1234567U) & 0xFFFFFFU);
  const PixelRows rows{reinterpret_cast<const unsigned char*>(pixels.data()), 200, 1, 800};
  ColourCount count;
  count.add(rows);
  Palette256 palette = count.palette();
  EXPECT_THAT(palette.entries(), SizeIs(testing::Le(255)));
  for (const std::uint32_t pixel : pixels) {
    const auto& entry = palette.entries()[palette.indexOf(pixel)];
    EXPECT_NEAR(entry[0], static_cast<int>(pixel >> 16 & 255), 2);
    EXPECT_NEAR(entry[1], static_cast<int>(pixel >> 8 & 255), 2);
    EXPECT_NEAR(entry[2], static_cast<int>(pixel & 255), 2);
  }
}

// A picture of more colours than a palette has, by its digest: how colours are cut apart is told by all
// entries together.
TEST(Palette, OfManyColoursIsAsItWas) {
  std::vector<std::uint32_t> pixels;
  for (std::uint32_t y = 0; y < 90; ++y)
    for (std::uint32_t x = 0; x < 120; ++x)
      pixels.push_back((x * 2) << 16 | (y * 2 + x % 3) << 8 | ((x * y) & 255));
  const PixelRows rows{reinterpret_cast<const unsigned char*>(pixels.data()), 120, 90, 480};
  ColourCount count;
  count.add(rows);
  Palette256 palette = count.palette();
  EXPECT_THAT(palette.entries(), SizeIs(255));
  std::string entries, indices;
  for (const auto& entry : palette.entries())
    for (const std::uint8_t byte : entry) entries += std::to_string(byte) + ' ';
  EXPECT_EQ(fairway::test::digestOf(entries), "80bef7b882610f41");
  for (const std::uint32_t pixel : pixels) indices += std::to_string(palette.indexOf(pixel)) + ' ';
  EXPECT_EQ(fairway::test::digestOf(indices), "0aa40c6d547b37ea");
  EXPECT_THAT(ColourCount().palette().entries(), testing::ElementsAre(std::array<std::uint8_t, 3>{0, 0, 0}));
}

TEST(Palette, TakesTheFirstOfTheNearestEntries) {
  Palette256 palette(
      {{10, 10, 10}, {20, 10, 10}, {10, 20, 10}, {10, 10, 20}, {200, 0, 0}, {0, 200, 0}, {0, 0, 200}});
  EXPECT_EQ(palette.indexOf(0x0F0F0F), 0);
  EXPECT_EQ(palette.indexOf(0x140A0A), 1);
  EXPECT_EQ(palette.indexOf(0x0A140A), 2);
  EXPECT_EQ(palette.indexOf(0x0A0A14), 3);
  EXPECT_EQ(palette.indexOf(0xFF0000), 4);
  EXPECT_EQ(palette.indexOf(0x00FF00), 5);
  EXPECT_EQ(palette.indexOf(0x0000FF), 6);
}

} // namespace
} // namespace fairway::formats
