#include "formats/lake_race/export/sheet_courses.h"
#include "formats/lake_race/export/subject.h"
#include "formats/lake_race/picture/brush.h"
#include "formats/lake_race/picture/palette.h"
#include "formats/lake_race/print/rules_in_short.h"
#include "formats/playtest/kit.h"
#include "rules/games.h"
#include "rules/lake_race/play/seats.h"

// A course on a virtual table: boats at the start, dice with three faces, damage markers, spare buoys.
namespace fairway::formats::lake_race {

namespace {

using fairway::lake_race::Arrow;
using fairway::lake_race::Course;
using fairway::lake_race::maxPlayers;
using fairway::lake_race::PassSide;

// A picture round its middle, so many hexes wide.
playtest::Art art(double size, std::function<void(const Pen&, const Texts&)> draw) {
  return {size, size, [size, draw = std::move(draw)](cairo_t* target) {
            const Pen pen(target);
            const Pen::Kept kept(pen);
            const Texts texts(target);
            cairo_translate(target, size / 2, size / 2);
            draw(pen, texts);
          }};
}

class TableMaker {
public:
  TableMaker(const Course& course, ThemeName themeName) : course_(course), theme_(themeOf(themeName)) {
    table_.paint.theme = themeName;
  }

  playtest::Table make() {
    auto scene = std::make_shared<BoardScene>(course_);
    table_.paint.layers =
        Layers().without(Layer::Heat).without(Layer::Route).without(Layer::Boats).without(Layer::Findings);
    table_.board = scene;
    table_.scale = {24, 64};
    addCells(*scene);
    for (int seat = 1; seat <= maxPlayers; ++seat)
      table_.seats.push_back({"Seat " + std::to_string(seat), seatColour(theme_, seat)});
    addBoats(*scene);
    for (int seat = 1; seat <= maxPlayers; ++seat) addDiceAndMarkers(seat);
    addBuoys();
    return std::move(table_);
  }

private:
  void addCells(const BoardScene& scene) {
    const fairway::lake_race::TerrainMap& map = course_.lake.map;
    playtest::Area area;
    area.name = "Lake";
    area.box = scene.box();
    area.first = scene.centre({1, 1});
    area.step = {1, rowPitch};
    area.shift = scene.centre({1, 2}).x - area.first.x;
    area.columns = map.columns();
    area.rows = map.rows();
    area.names = playtest::PlaceNames::FourDigits;
    table_.areas.push_back(area);
  }

  // The strip's cells come first; boats that find no cell wait in the tray.
  void addBoats(const BoardScene& scene) {
    const std::vector<Cell> cells = startCells(course_.lake, course_.placement, course_.choices.start);
    const int turn = course_.choices.start == PassSide::Left ? 1 : -1;
    const Direction heading = turned(course_.placement.letter, turn);
    for (int seat = 1; seat <= maxPlayers; ++seat) {
      playtest::Piece boat;
      boat.id = "boat-" + std::to_string(seat);
      boat.name = "Boat " + std::to_string(seat);
      boat.faces.push_back(art(0.94, [seat, &theme = theme_](const Pen& pen, const Texts& texts) {
        drawBoat(pen, texts, theme, {seat, {}, 0, BoatMark::State::Racing, 0});
      }));
      boat.headings = 6;
      boat.degrees = (360 - degrees(heading)) % 360;
      boat.seat = seat;
      const auto place = static_cast<std::size_t>(seat - 1);
      if (place < cells.size()) boat.at = scene.centre(cells[place]);
      table_.pieces.push_back(std::move(boat));
    }
  }

  // The box has 18 dice and 24 markers: three and four a seat.
  void addDiceAndMarkers(int seat) {
    const std::string ofSeat = std::to_string(seat) + "-";
    for (int i = 1; i <= 3; ++i) {
      playtest::Die die{"die-" + ofSeat + std::to_string(i), "Die", {}, seat};
      for (int pips = 1; pips <= 3; ++pips) die.faces.push_back(playtest::pipFace(pips));
      table_.dice.push_back(std::move(die));
    }
    for (int i = 1; i <= 4; ++i) {
      playtest::Piece marker;
      marker.id = "damage-" + ofSeat + std::to_string(i);
      marker.name = "Damage";
      marker.snap = playtest::Snap::Nowhere;
      marker.faces.push_back(art(0.42, [&theme = theme_](const Pen& pen, const Texts&) {
        pen.circle({}, 0.19);
        pen.use(theme.severities[static_cast<std::size_t>(Severity::Error)]);
        pen.fillKept();
        pen.use(theme.tokenInk, 0.025);
        pen.stroke();
        for (const double way : {-1.0, 1.0}) {
          pen.move({-0.08, -0.08 * way});
          pen.line({0.08, 0.08 * way});
        }
        pen.use(theme.token, 0.055);
        pen.stroke();
      }));
      marker.seat = seat;
      table_.pieces.push_back(std::move(marker));
    }
  }

  // The course is painted; these are for trying another. Turned over, an arrow goes round the other way.
  void addBuoys() {
    for (int number = 0; number <= 4; ++number) {
      playtest::Piece buoy;
      buoy.id = number == 4 ? "buoy-finish" : "buoy-" + std::to_string(number);
      buoy.name = number == 4 ? "Finish buoy" : "Buoy " + std::to_string(number);
      const bool rounded = number >= 1 && number <= 3;
      for (const Arrow arrow : {Arrow::Clockwise, Arrow::Counterclockwise})
        if (rounded || arrow == Arrow::Clockwise)
          buoy.faces.push_back(
              art(rounded ? 1.2 : 0.8, [=, &theme = theme_](const Pen& pen, const Texts& texts) {
                if (rounded) drawTurnArrow(pen, theme, {}, arrow, 90);
                number == 4 ? drawFinishBuoy(pen, theme, {})
                            : drawBuoy(pen, texts, theme, {}, std::to_string(number));
              }));
      table_.pieces.push_back(std::move(buoy));
    }
  }

  const Course& course_;
  const Theme& theme_;
  playtest::Table table_;
};

} // namespace

Result<playtest::Kit, Problems> Subject::kit(ThemeName theme) const {
  if (isRecord()) return formats::Subject::kit(theme);
  const auto courses = sheetCourses(*this, file);
  if (!courses) return courses.fault();
  playtest::Kit kit{
      fairway::lake_race::gameTitle, title(), head.info.notes.value_or(""), texts().credits, "2-6", {}, {}};
  for (const RuleInShort& part : rulesInShort(courses->front().course.lake.strip))
    kit.rules.push_back({part.head.english(), part.body.english()});
  for (const SheetCourse& sheet : *courses) {
    kit.tables.push_back(TableMaker(sheet.course, theme).make());
    kit.tables.back().name = sheet.course.race ? std::string("Race ") + letterOf(*sheet.course.race) : "Race";
  }
  return kit;
}

} // namespace fairway::formats::lake_race
