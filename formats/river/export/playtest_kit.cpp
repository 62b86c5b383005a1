#include "formats/playtest/kit.h"
#include "formats/river/export/subject.h"
#include "formats/river/picture/brush.h"
#include "formats/river/print/cut_pieces.h"
#include "formats/river/print/rules_in_short.h"
#include "rules/games.h"

#include <algorithm>

// A river on a virtual table: sections that the waterfall carries up, boats at the start, the die.
namespace fairway::formats::river {

namespace {

constexpr int berths = 6; // side by side on a section; boats lie in two rows
constexpr double boatSize = 0.46;

// Where boats can lie on a section, or on as high a part of the harbour.
playtest::Area berthsIn(std::string name, const Box& box) {
  playtest::Area area;
  area.name = std::move(name);
  area.box = box;
  area.columns = berths;
  area.rows = 2;
  area.step = {(sectionWidth - 2 * bankWidth) / berths, 0.5};
  area.first = {bankWidth + area.step.x / 2, box.top + 0.25};
  return area;
}

playtest::Area docksIn(const Box& harbour, int docks) {
  playtest::Area area;
  area.name = "Harbour";
  area.box = harbour;
  const Point first = berth(0, docks).centre();
  area.columns = 1;
  while (area.columns < docks && berth(area.columns, docks).centre().y == first.y) ++area.columns;
  area.rows = (docks + area.columns - 1) / area.columns;
  const Box box = berth(0, docks);
  area.step = {box.width(), box.height()};
  area.first = first + Point{0, 0.12 * box.height()}; // below what is written on the dock
  return area;
}

class TableMaker {
public:
  TableMaker(const River& river, ThemeName theme) : river_(river), theme_(theme) {}

  playtest::Table make() {
    auto scene = std::make_shared<RiverScene>(river_);
    table_.paint.theme = theme_;
    table_.paint.layers =
        Layers().without(Layer::Heat).without(Layer::Boats).without(Layer::Findings).without(Layer::Places);
    table_.scale = {40, 90};
    const StripGeometry& geometry = scene->geometry();
    table_.board = scene;
    table_.belt = playtest::Belt{"Waterfall",
                                 "sections and boats",
                                 "Lost boats",
                                 geometry.harbour().bottom,
                                 geometry.waterfall().top,
                                 1};
    for (int i = 1; i <= river_.length(); ++i) addSection(geometry.section(SectionNow{i}), i);
    table_.areas.push_back(docksIn(geometry.harbour(), static_cast<int>(river_.docks.size())));
    for (int seat = 1; seat <= river_.players; ++seat)
      table_.seats.push_back({"Seat " + std::to_string(seat), seatColour(themeOf(theme_), seat)});
    addBoats(table_.areas[static_cast<std::size_t>(river_.start - 1)]);
    addDie();
    return std::move(table_);
  }

private:
  void addSection(const Box& box, int number) {
    table_.areas.push_back(berthsIn("Section " + std::to_string(number), box));
    if (number == 1) { // all sections lie below each other: one lattice holds them
      playtest::Area slots;
      slots.name = "Sections";
      slots.box = {0, harbourHeight, sectionWidth, harbourHeight + river_.length()};
      slots.first = {sectionWidth / 2, harbourHeight + 0.5};
      slots.step = {sectionWidth, 1};
      slots.rows = river_.length();
      table_.slots.push_back(slots);
    }
    playtest::Piece card;
    card.id = "section-" + std::to_string(number);
    card.name = "Section";
    card.snap = playtest::Snap::Slots;
    card.at = box.centre();
    card.belt = card.returns = true;
    const Theme& theme = themeOf(theme_);
    card.faces.push_back(drawn([river = river_, number, &theme](const Pen& pen, const Texts& texts) {
      drawSectionFace(pen, texts, theme, {}, river, SectionLaid{number}, {});
    }));
    card.faces.push_back(drawn([&theme](const Pen& pen, const Texts&) { drawSectionBack(pen, theme, {}); }));
    table_.pieces.push_back(std::move(card));
  }

  // A section's card; its edges show where one section ends.
  static playtest::Art drawn(std::function<void(const Pen&, const Texts&)> draw) {
    return {sectionWidth, 1, [draw = std::move(draw)](cairo_t* target) {
              const Pen pen(target);
              cairo_set_line_cap(target, CAIRO_LINE_CAP_ROUND);
              draw(pen, Texts(target));
              pen.box(Box{0, 0, sectionWidth, 1}.grown(-0.01));
              pen.use(rgb(0x000000).faded(0.25), 0.02);
              pen.stroke();
            }};
  }

  void addBoats(const playtest::Area& start) {
    int place = 0;
    for (int seat = 1; seat <= river_.players; ++seat)
      for (int number = 1; number <= river_.boats; ++number, ++place) {
        playtest::Piece boat;
        boat.id = "boat-" + std::to_string(seat) + "-" + std::to_string(number);
        boat.name = "Boat of seat " + std::to_string(seat);
        boat.faces.push_back(
            {boatSize, boatSize, [seat, &theme = themeOf(theme_)](cairo_t* target) {
               drawBoat(Pen(target), theme, seat, {boatSize / 2, boatSize / 2}, boatSize * 0.94);
             }});
        const int column = place % berths;
        const int row = place / berths % 2;
        boat.at = start.first + Point{column * start.step.x, row * start.step.y};
        boat.seat = seat;
        boat.belt = true;
        table_.pieces.push_back(std::move(boat));
      }
  }

  void addDie() {
    playtest::Die die{"die", "Die", {}, 0};
    for (const fairway::river::Face face : river_.die)
      die.faces.push_back(face.isWind() ? playtest::drawnFace("wind",
                                                              [](cairo_t* target) {
                                                                drawWind(Pen(target), {0.5, 0.5}, 0.8);
                                                              })
                                        : playtest::pipFace(face.number()));
    table_.dice.push_back(std::move(die));
  }

  const River& river_;
  ThemeName theme_;
  playtest::Table table_;
};

} // namespace

Result<playtest::Kit, Problems> Subject::kit(ThemeName theme) const {
  if (isRecord()) return formats::Subject::kit(theme);
  playtest::Kit kit{fairway::river::gameTitle,
                    title(),
                    head.info.notes.value_or(""),
                    texts().credits,
                    "2-" + std::to_string(river.players),
                    {},
                    {}};
  for (const RuleInShort& rule : rulesInShort(river)) kit.rules.push_back({"", rule.body.english()});
  kit.tables.push_back(TableMaker(river, theme).make());
  kit.tables.back().name = title();
  return kit;
}

} // namespace fairway::formats::river
