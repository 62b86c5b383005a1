#include "formats/playtest/playtest_file.h"

#include "formats/picture/svg_text.h"
#include "formats/playtest/table_pictures.h"
#include "formats/playtest/vassal_map.h"

#include <algorithm>
#include <charconv>
#include <cmath>

namespace fairway::formats::playtest {

namespace {

constexpr const char* forVassal = "3.7.0";
constexpr const char* moduleVersion = "1.0";
constexpr const char* savedAt = "946684800000"; // 1 January 2000: the same document gives the same bytes
constexpr double mapDensity = 1.5;              // pixels of a map for one of the table
constexpr double mostPixels = 1e8;

// What a belt carries is moved by whole pixels, and must not drift.
double mapDensityFor(const Table& table, const TableLayout& layout) {
  if (!table.belt) return mapDensity;
  const double step = table.belt->step * layout.scale;
  return std::round(step * mapDensity) / step;
}

std::vector<RuleSection> inVassal(const Table& table) {
  std::string words =
      "Drag pieces: on the board they snap into place. Right-click a piece to see what it can do.";
  const auto any = [&](const auto& is) { return std::any_of(table.pieces.begin(), table.pieces.end(), is); };
  if (any([](const Piece& piece) { return piece.headings > 1; }))
    words += " Ctrl+] turns a boat to the right, Ctrl+[ to the left.";
  if (any([](const Piece& piece) { return piece.faces.size() > 1; })) words += " Ctrl+F turns a piece over.";
  if (!table.dice.empty()) words += " Ctrl+R rolls the dice that are selected.";
  if (!shuffledOf(table).empty()) words += " Tiles are shuffled whenever a game begins.";
  if (table.deck)
    words += " Draw cards into your hand's window, drag them to the board, and discard them with Ctrl+D. "
             "Right-click "
             "the discard pile to shuffle it into the draw pile.";
  if (table.belt)
    words += " The button " + table.belt->name + " moves " + table.belt->carries + " on by one.";
  return {{"At this table", words}};
}

std::string rulesPage(const Kit& kit, const std::vector<RuleSection>& handling) {
  std::string page = "<html><body><h1>" + asXml(kit.title) + "</h1>\n";
  for (const std::vector<RuleSection>& sections : {kit.rules, handling})
    for (const RuleSection& section : sections) {
      if (!section.head.empty()) page += "<h2>" + asXml(section.head) + "</h2>\n";
      page += "<p>" + asXml(section.body) + "</p>\n";
    }
  return page + "<p>" + asXml(kit.credits) + "</p></body></html>\n";
}

std::string moduleData(const Kit& kit) {
  XmlElement data("data", {{"version", "1"}});
  data.add(XmlElement("version", {}, moduleVersion));
  data.add(XmlElement("extra1"));
  data.add(XmlElement("extra2"));
  data.add(XmlElement("VassalVersion", {}, forVassal));
  data.add(XmlElement("dateSaved", {}, savedAt));
  data.add(XmlElement("description", {}, kit.notes));
  data.add(XmlElement("name", {}, kit.title));
  return data.file();
}

void addRoster(XmlElement& module, const Table& table) {
  XmlElement& roster = module.add(XmlElement(
      "VASSAL.build.module.PlayerRoster",
      {{"buttonText", "Seats"}, {"buttonToolTip", "Take a seat, or leave one to another player"}}));
  for (const Seat& seat : table.seats) roster.add(XmlElement("entry", {}, seat.name));
}

// A button in the toolbar besides the dice on the table.
void addDiceButton(XmlElement& module, const Die& die) {
  const int sides = static_cast<int>(die.faces.size());
  int next = 1;
  const bool counted = std::all_of(die.faces.begin(), die.faces.end(),
                                   [&](const DieFace& face) { return face.value == std::to_string(next++); });
  const std::string name = "Roll";
  if (counted) {
    module.add(XmlElement("VASSAL.build.module.DiceButton",
                          {{"name", name},
                           {"text", name},
                           {"tooltip", "Roll dice with " + std::to_string(sides) + " faces"},
                           {"nDice", "1"},
                           {"nSides", std::to_string(sides)},
                           {"plus", "0"},
                           {"addToTotal", "0"},
                           {"reportTotal", "false"},
                           {"prompt", "true"},
                           {"lockSides", "true"},
                           {"reportFormat", "$name$ = $result$"}}));
    return;
  }
  XmlElement& button =
      module.add(XmlElement("VASSAL.build.module.SpecialDiceButton", {{"name", name},
                                                                      {"text", name},
                                                                      {"tooltip", "Roll the die"},
                                                                      {"resultChatter", "true"},
                                                                      {"format", "$name$ = $result1$"},
                                                                      {"resultWindow", "false"},
                                                                      {"resultButton", "false"}}));
  XmlElement& special =
      button.add(XmlElement("VASSAL.build.module.SpecialDie", {{"name", die.name}, {"format", "$result$"}}));
  for (const DieFace& face : die.faces) {
    int value = 0;
    std::from_chars(face.value.data(), face.value.data() + face.value.size(), value);
    special.add(XmlElement("VASSAL.build.module.SpecialDieFace",
                           {{"icon", ""}, {"text", face.value}, {"value", std::to_string(value)}}));
  }
}

void addHands(XmlElement& module, const Table& table) {
  if (!table.deck) return;
  for (const Seat& seat : table.seats) {
    XmlElement& hand =
        module.add(XmlElement("VASSAL.build.module.PlayerHand", {{"mapName", "Hand of " + seat.name},
                                                                 {"buttonName", "Hand of " + seat.name},
                                                                 {"side", seat.name},
                                                                 {"visible", "false"},
                                                                 {"useBoards", ""},
                                                                 {"allowMultiple", "false"},
                                                                 {"launch", "true"},
                                                                 {"markMoved", "Never"}}));
    XmlElement& picker = hand.add(XmlElement("VASSAL.build.module.map.BoardPicker"));
    picker.add(XmlElement("setup", {}, "Hand of " + seat.name + "BoardPicker\tHand\t0\t0"));
    picker.add(XmlElement(
        "VASSAL.build.module.map.boardPicker.Board",
        {{"name", "Hand"}, {"image", ""}, {"width", "900"}, {"height", "300"}, {"color", "59,91,100"}}));
    addMapAbilities(hand);
  }
}

XmlElement moduleOf(const Kit& kit) {
  return XmlElement("VASSAL.build.GameModule", {{"name", kit.title},
                                                {"version", moduleVersion},
                                                {"VassalVersion", forVassal},
                                                {"description", kit.notes},
                                                {"ModuleOther1", ""},
                                                {"ModuleOther2", ""},
                                                {"nextPieceSlotId", "10000"}});
}

} // namespace

Result<std::string, NoTable> vmodBytes(const Kit& kit) {
  const Table& first = kit.tables.front();
  const std::vector<RuleSection> handling = inVassal(first);
  const Art sheet = rulesSheet(kit, handling);
  VassalStock stock;
  XmlElement module = moduleOf(kit);
  module.add(XmlElement("VASSAL.build.module.BasicCommandEncoder"));
  module.add(XmlElement("VASSAL.build.module.Documentation"))
      .add(XmlElement("VASSAL.build.module.documentation.HelpFile",
                      {{"title", "Rules in short"}, {"fileName", "rules.html"}, {"fileType", "archive"}}));
  addRoster(module, first);
  module.add(XmlElement("VASSAL.build.module.GlobalOptions", {{"autoReport", "Always"},
                                                              {"centerOnMove", "Never"},
                                                              {"nonOwnerUnmaskable", "Never"},
                                                              {"playerIdFormat", "$PlayerName$"}}));
  module.add(XmlElement("VASSAL.build.module.properties.GlobalProperties"));
  module.add(XmlElement("VASSAL.build.module.PrototypesContainer"));
  const bool several = kit.tables.size() > 1;
  std::vector<XmlElement> atStart;
  for (std::size_t i = 0; i < kit.tables.size(); ++i) {
    const Table& table = kit.tables[i];
    const TableLayout layout = layoutOf(table, sheet.height / sheet.width, TableDress::Plain);
    const double density = mapDensityFor(table, layout);
    if (layout.width * layout.height * density * density > mostPixels)
      return NoTable{"the board is too large for a map of VASSAL"};
    const VassalNames names{several ? table.name : kit.game, i == 0 ? "" : "t" + std::to_string(i + 1) + "-"};
    const std::string picture = stock.image(names.prefix + "table", tablePng(table, layout, density, &sheet));
    VassalMap map(table, layout, density, names, stock);
    module.add(map.element(picture));
    for (XmlElement& command : map.atStart()) atStart.push_back(std::move(command));
  }
  for (XmlElement& command : atStart) module.add(std::move(command));
  if (!first.dice.empty()) addDiceButton(module, first.dice.front());
  addHands(module, first);
  module
      .add(XmlElement("VASSAL.build.module.ChartWindow",
                      {{"name", "Rules"}, {"text", "Rules"}, {"tooltip", "The rules in short"}}))
      .add(XmlElement("VASSAL.build.widget.Chart",
                      {{"chartName", "Rules"}, {"fileName", stock.image("rules", artPng(sheet, 1.2))}}));
  module.add(XmlElement("VASSAL.build.module.Chatter"));
  module.add(XmlElement("VASSAL.build.module.KeyNamer"));
  ZipFile zip;
  zip.add("buildFile.xml", module.file());
  zip.add("moduledata", moduleData(kit));
  zip.add("rules.html", rulesPage(kit, handling));
  stock.write(zip);
  return zip.bytes();
}

} // namespace fairway::formats::playtest
