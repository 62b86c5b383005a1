#include "formats/picture/legend.h"
#include "formats/picture/picture.h"
#include "formats/picture/raster.h"
#include "formats/river/export/subject.h"
#include "rules/river/board/currents.h"
#include "tests/support/matchers.h"

#include <nlohmann/json.hpp>

#include <set>

namespace fairway::formats::river {
namespace {

using fairway::river::SectionKind;

River smallRiver() {
  River river;
  for (const SectionKind kind : {SectionKind::Sandbank, SectionKind::Calm, SectionKind::Wave,
                                 SectionKind::Eddy, SectionKind::Lee, SectionKind::Calm})
    river.sections.push_back(fairway::river::sectionOf(kind));
  return river;
}

// The pixels of one layer alone, or of all.
std::string pixels(const RiverScene& scene, ThemeName theme, std::optional<Box> part = {}) {
  Raster raster(200, 600);
  PaintOptions options;
  options.theme = theme;
  const Box box = part.value_or(scene.box());
  raster.paint(scene, fittedView(box, 200, 600), options, rgb(0xFFFFFF));
  return {reinterpret_cast<const char*>(raster.pixels()),
          static_cast<std::size_t>(raster.stride()) * static_cast<std::size_t>(raster.deviceHeight())};
}

std::vector<std::string> legendOf(const RiverScene& scene, Layers layers = {}) {
  std::vector<std::string> texts;
  for (const LegendEntry& entry : scene.legend(themeOf(ThemeName::Dark), layers, {}))
    texts.push_back(entry.text);
  return texts;
}

TEST(StripGeometry, HarbourIsOnTopAndTheWaterfallBelow) {
  const StripGeometry geometry(10);
  EXPECT_EQ(geometry.section(SectionNow{10}).top, geometry.harbour().bottom);
  EXPECT_EQ(geometry.section(SectionNow{1}).bottom, geometry.waterfall().top);
  for (int i = 1; i < 10; ++i)
    EXPECT_EQ(geometry.section(SectionNow{i}).top, geometry.section(SectionNow{i + 1}).bottom);
}

TEST(StripGeometry, FindsTheSectionOfEveryPoint) {
  for (const int n : {6, 10, 16}) {
    const StripGeometry geometry(n);
    for (int i = 1; i <= n; ++i) {
      const Box box = geometry.section(SectionNow{i});
      EXPECT_EQ(geometry.sectionAt(box.centre()), SectionNow{i});
      EXPECT_EQ(geometry.sectionAt({0.01, box.top + 0.01}), SectionNow{i});
    }
    EXPECT_EQ(geometry.sectionAt(geometry.harbour().centre()), std::nullopt);
    EXPECT_EQ(geometry.sectionAt(geometry.waterfall().centre()), std::nullopt);
    EXPECT_EQ(geometry.sectionAt({-0.1, 4}), std::nullopt);
    EXPECT_EQ(geometry.sectionAt({sectionWidth + 0.1, 4}), std::nullopt);
  }
}

TEST(RiverScene, KindsLookDifferentWithoutColours) {
  for (const ThemeName theme : {ThemeName::LowInk, ThemeName::Gray}) {
    std::set<std::string> looks;
    for (const SectionKind kind : fairway::river::allSectionKinds) {
      River river;
      river.sections.assign(6, fairway::river::sectionOf(kind));
      RiverScene scene(river);
      scene.position.reset();
      looks.insert(pixels(scene, theme, scene.geometry().section(SectionNow{3})));
    }
    EXPECT_EQ(looks.size(), fairway::river::allSectionKinds.size());
  }
}

TEST(RiverScene, PushNameAndFixedShow) {
  const River plain = smallRiver();
  std::set<std::string> looks{pixels(RiverScene(plain), ThemeName::Dark)};
  River river = plain;
  river.sections[2].push = 4;
  looks.insert(pixels(RiverScene(river), ThemeName::Dark));
  river = plain;
  river.sections[2].name = "Ducks";
  looks.insert(pixels(RiverScene(river), ThemeName::Dark));
  river = plain;
  river.sections[2].fixed = true;
  looks.insert(pixels(RiverScene(river), ThemeName::Dark));
  river = plain;
  river.start = 2;
  looks.insert(pixels(RiverScene(river), ThemeName::Dark));
  EXPECT_EQ(looks.size(), 5U);
}

TEST(RiverScene, APhaseIsTheRiverThatWasLaidTurned) {
  River river = smallRiver();
  RiverScene turnedScene(river, Phase{2});
  EXPECT_FALSE(turnedScene.position) << "nobody stands at the start any more";
  const Spot third{Spot::Kind::Section, 3};
  EXPECT_EQ(turnedScene.placeOf(third), SectionNow{1});
  EXPECT_EQ(turnedScene.placeOf(Spot{Spot::Kind::Section, 1}), SectionNow{5});
  EXPECT_EQ(turnedScene.placeOf(Spot{Spot::Kind::Section, 6}), SectionNow{4});
  EXPECT_EQ(turnedScene.placeOf(Spot{Spot::Kind::Section, 7}), std::nullopt);
  EXPECT_EQ(turnedScene.placeOf(Spot{Spot::Kind::Section, 0}), std::nullopt);
  EXPECT_EQ(turnedScene.placeOf(Spot{Spot::Kind::Cell, 3}), std::nullopt);
}

TEST(RiverScene, PatternsTellBoatsApartWithoutColours) {
  std::set<std::string> looks;
  for (int seat = 1; seat <= fairway::river::mostPlayers; ++seat) {
    RiverScene scene(smallRiver());
    scene.position = Position{};
    scene.position->players = fairway::river::mostPlayers;
    scene.position->fleets[seat] = fairway::river::Fleet(1, SectionNow{2});
    looks.insert(pixels(scene, ThemeName::LowInk, scene.geometry().section(SectionNow{2})));
  }
  EXPECT_EQ(looks.size(), 4U);
}

TEST(RiverScene, AnyNumberOfBoatsAndDocksCanBeDrawn) {
  for (const int docks : {1, 2, 8, 9, 16, 24})
    for (const int boats : {1, 4}) {
      River river = smallRiver();
      river.docks.assign(static_cast<std::size_t>(docks), 99);
      river.boats = boats;
      const RiverScene scene(river);
      EXPECT_FALSE(pixels(scene, ThemeName::Dark).empty());
    }
}

TEST(RiverScene, LegendSaysWhatThereIsAndNoMore) {
  River river;
  river.sections.assign(6, fairway::river::Section{});
  river.players = 2;
  RiverScene scene(river);
  EXPECT_THAT(legendOf(scene), testing::ElementsAre("boat of player 1", "boat of player 2"));
  EXPECT_TRUE(legendOf(scene, Layers().without(Layer::Boats)).empty());
  RiverScene all(smallRiver());
  all.save.assign(6, 0.5);
  EXPECT_THAT(legendOf(all), Contains(HasSubstr("sandbank")));
  EXPECT_THAT(legendOf(all), Contains(HasSubstr("eddy")));
  EXPECT_THAT(legendOf(all), Contains(HasSubstr("chance of a lone boat")));
  EXPECT_THAT(legendOf(all, Layers().without(Layer::Heat)),
              Not(Contains(HasSubstr("chance of a lone boat"))));
  all.save.clear();
  all.position.reset();
  EXPECT_THAT(legendOf(all), testing::SizeIs(4)) << "the kinds";
  EXPECT_THAT(legendOf(all), Not(Contains(HasSubstr("keeps its place"))));
}

TEST(RiverPicture, SvgHasNamedLayers) {
  const RiverScene scene(smallRiver());
  const std::string svg = Picture(scene, {"A river", "", ""}, {}).svg();
  for (const std::string_view layer : layerNames)
    EXPECT_THAT(svg, HasSubstr("inkscape:label=\"" + std::string(layer) + "\""));
}

Subject recordSubject() {
  Subject subject({}, ResolvedRecord{{}, smallRiver(), Record{2, 1, {}}});
  const auto add = [&](int seat, int roll, int boat) {
    subject.record->turns.push_back({seat, fairway::river::Face(roll),
                                     fairway::river::Option::sail(seat, SectionNow{boat}), std::nullopt});
  };
  add(1, 3, 4); // home
  add(2, 2, 4);
  add(1, 1, 3); // after the waterfall
  return subject;
}

TEST(RiverExport, ARecordIsDrawnAfterAnyOfItsTurns) {
  Subject subject = recordSubject();
  EXPECT_EQ(subject.riverScene().phase, Phase{1}) << "all of them";
  subject.shown.turns = 0;
  const RiverScene start = subject.riverScene();
  EXPECT_EQ(start.position->fleets[1].size(), 3);
  EXPECT_EQ(start.phase, Phase{0});
  subject.shown.turns = 1;
  const RiverScene one = subject.riverScene();
  EXPECT_EQ(one.position->fleets[1].size(), 2);
  EXPECT_EQ(one.position->docks[1].total(), 12);
}

TEST(RiverExport, JsonSaysWhatTheDocumentSaysAndWhereNumbersLead) {
  const Subject subject = recordSubject();
  const auto json = nlohmann::json::parse(exportJson(subject));
  EXPECT_EQ(json["schema"], "fairway-river-export-1");
  EXPECT_EQ(json["river"]["order"], "S.WEL.");
  EXPECT_EQ(json["turns"].size(), 3U);
  const fairway::river::Currents currents(subject.river);
  for (int phase = 0; phase < 6; ++phase)
    for (int section = 1; section <= 6; ++section)
      for (int number = 1; number <= 6; ++number) {
        const auto landing = currents.sail(Phase{phase}, SectionNow{section}, number);
        const auto& said = json["river"]["landings"][static_cast<std::size_t>(phase)]
                               [static_cast<std::size_t>(section - 1)][static_cast<std::size_t>(number - 1)];
        if (landing.isHarbour())
          EXPECT_EQ(said, "harbour");
        else
          EXPECT_EQ(said, landing.section().number);
      }
}

TEST(RiverExport, ASelfContainedRecordHoldsItsRiver) {
  const Document document = *recordSubject().selfContained();
  const auto* body = document.as<RecordBody>();
  ASSERT_NE(body, nullptr);
  EXPECT_EQ(std::get<InlineRiver>(body->river).river, smallRiver());
}

} // namespace
} // namespace fairway::formats::river
