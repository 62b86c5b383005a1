#include "formats/playtest/playtest_file.h"

#include "formats/document/json_text.h"
#include "formats/picture/svg_text.h"
#include "formats/playtest/table_pictures.h"
#include "formats/playtest/vtt_widgets.h"

#include <algorithm>
#include <cmath>

namespace fairway::formats::playtest {

namespace {

// Of the format. Newer servers read older files; this is the oldest version whose rules the widgets follow.
constexpr int fileVersion = 20;
constexpr double mostSide = 10000; // of a table: MAX_BOARD_SIZE in client/js/calculateLayout.js
constexpr double coverWidth = 220; // what the list of games shows: less than 50 kB
constexpr double usualWidth = 1600.5, usualHeight = 1000.5; // what is rounded off does not count
constexpr std::int64_t lastChange = 946'684'800'000;        // when it was last changed: always the same

// What to do with the hands, as far as this game needs it.
std::vector<RuleSection> atThisTable(const Table& table) {
  const auto any = [&](const auto& is) { return std::any_of(table.pieces.begin(), table.pieces.end(), is); };
  std::string words = "Click a seat to sit down. Drag pieces: on the board they snap into place.";
  if (any([](const Piece& piece) { return piece.headings > 1; }))
    words += " Click a boat to turn it clockwise, or click the arrows beside its seat.";
  if (any([](const Piece& piece) { return piece.faces.size() > 1; }))
    words += " Click a piece that has a back to turn it over.";
  if (!table.dice.empty()) words += " Click a die to roll it.";
  if (!shuffledOf(table).empty()) words += " New game shuffles the tiles and lays them out again.";
  if (table.deck)
    words += " Fill hands deals to all seats that are taken. Click a card on the board to turn it. Reshuffle "
             "puts the discarded cards under the draw pile.";
  if (table.belt) words += " " + table.belt->name + " moves " + table.belt->carries + " on by one.";
  return {{"At this table", words}};
}

std::string html(const std::vector<RuleSection>& sections) {
  std::string text;
  for (const RuleSection& section : sections) {
    if (!section.head.empty()) text += "<h3>" + asXml(section.head) + "</h3>";
    text += "<p>" + asXml(section.body) + "</p>";
  }
  return text;
}

Tree infoOf(const Kit& kit, const Table& table, const std::vector<RuleSection>& handling,
            const std::string& cover) {
  return {{"name", kit.title},
          {"image", cover},
          {"rules", ""},
          {"year", ""},
          {"mode", "vs"},
          {"time", ""},
          {"attribution", asXml(kit.credits)},
          {"lastUpdate", lastChange},
          {"showName", true},
          {"skill", ""},
          {"description", kit.notes},
          {"similarImage", ""},
          {"similarName", kit.game},
          {"similarDesigner", ""},
          {"similarAwards", ""},
          {"ruleText", html(kit.rules)},
          {"helpText", html(handling)},
          {"players", kit.players},
          {"language", "en-GB"},
          {"variant", table.name},
          {"variantImage", ""}};
}

// Two pixels for one of the table while that is not too much to send.
double densityFor(const TableLayout& layout) {
  constexpr double pixels = 8e6;
  return std::clamp(std::sqrt(pixels / (layout.width * layout.height)), 1.0, 2.0);
}

} // namespace

Result<std::string, NoTable> vttBytes(const Kit& kit) {
  ZipFile zip;
  VttAssets assets;
  const std::vector<RuleSection> handling = atThisTable(kit.tables.front());
  const Art sheet = rulesSheet(kit, handling);
  const std::string rules = assets.add(artPng(sheet, 1.5));
  for (std::size_t i = 0; i < kit.tables.size(); ++i) {
    const Table& table = kit.tables[i];
    const TableLayout layout = layoutOf(table, sheet.height / sheet.width, TableDress::Widgets);
    if (std::max(layout.width, layout.height) > mostSide)
      return NoTable{"the board is too large for a table of VirtualTabletop, which has at most 10000 x 10000 "
                     "pixels"};
    const std::string picture = assets.add(tablePng(table, layout, densityFor(layout)));
    const std::string cover = assets.add(tablePng(table, layout, coverWidth / layout.width));
    Tree meta{{"version", fileVersion}, {"info", infoOf(kit, table, handling, cover)}};
    if (layout.width > usualWidth || layout.height > usualHeight)
      meta["gameSettings"] =
          Tree{{"boardSize", Tree{{"width", std::ceil(layout.width)}, {"height", std::ceil(layout.height)}}},
               {"legacyModes", Tree::fields()}};
    Tree state{{"_meta", std::move(meta)}};
    VttWidgets(table, layout, assets).addTo(state, picture, rules);
    zip.add(std::to_string(i) + ".json", jsonText(state, 1));
  }
  if (assets.largest() > VttAssets::mostBytes)
    return NoTable{"the picture of the board is too large for VirtualTabletop, which takes at most 10 MiB"};
  assets.write(zip);
  return zip.bytes();
}

} // namespace fairway::formats::playtest
