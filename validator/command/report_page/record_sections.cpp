#include "rules/base/tree.h"
#include "validator/command/pages/play_page.h"
#include "validator/command/report_page/answers.h"

#include <algorithm>
#include <array>

namespace fairway::command {

namespace {

// The turn as the record has it, without who made it.
std::string turnInWords(const Tree& turn) {
  Tree rest = Tree::fields();
  if (const Tree::Fields* fields = fieldsIn(turn))
    for (const auto& [key, value] : *fields)
      if (key != "seat" && key != "side") rest[key] = value;
  return lineText(rest);
}

// How good it looks: the chance of a win where it is known, else how far the pilots think it is.
web::ReportCell outlookCell(const Tree& told) {
  if (const Tree* win = told.find("win")) return pointsCell(*win);
  if (const Tree* ahead = told.find("ahead")) return numberCell(valueAt(*ahead, "after"), 2);
  return numberCell(valueAt(told, {"to_go", "after"}), 2);
}

struct Outlook {
  std::string head;
  bool chances; // to win; else an estimate of the pilots
};

Outlook outlookOf(const Tree& coach) {
  const Tree& unit = valueAt(coach, {"estimate", "unit"});
  if (isNothing(unit)) return {"Win %", true};
  return {"Estimate: " + valueText(unit), false};
}

web::ReportCell costCell(const Tree& told, bool chances) {
  const Tree& lost = valueAt(told, "cost");
  return chances ? pointsCell(lost) : numberCell(lost, 2);
}

web::ReportTable turnTable(const Tree::List& turns, const Tree::List& told, const Outlook& look) {
  const bool bySide = !turns.empty() && turns.front().find("side");
  web::ReportTable table{"Turn by turn",
                         {{"Turn", true},
                          {bySide ? "Side" : "Seat"},
                          {"What was done"},
                          {look.head, true},
                          {"Lost", true},
                          {"Remark"},
                          {"Better"}},
                         {}};
  for (std::size_t i = 0; i < turns.size(); ++i) {
    const Tree& by = valueAt(turns[i], bySide ? "side" : "seat");
    web::ReportRow row{{numberCell(Tree(i + 1)), textCell(by), {turnInWords(turns[i])}}};
    if (i < told.size()) {
      const Tree& badge = valueAt(told[i], "badge");
      row.cells.push_back(outlookCell(told[i]));
      row.cells.push_back(costCell(told[i], look.chances));
      row.cells.push_back(isNothing(badge) ? web::ReportCell{""} : verdictCell(badge));
      const bool better =
          numberIn(valueAt(told[i], "cost")).value_or(0) > 1e-6 && !isNothing(valueAt(told[i], "best"));
      row.cells.push_back({better ? lineText(valueAt(told[i], "best")) : ""});
    } else
      row.cells.resize(table.columns.size());
    table.rows.push_back(std::move(row));
  }
  return table;
}

// How it looked for each player after each turn: chances to win, or how far they are by an estimate. None
// where nothing is known.
std::vector<std::vector<double>> outlooks(const Tree& coach) {
  std::vector<std::vector<double>> byPlayer;
  const auto add = [&](std::size_t player, double value) {
    if (byPlayer.size() <= player) byPlayer.resize(player + 1);
    byPlayer[player].push_back(value);
  };
  for (const Tree& told : itemsAt(coach, "turns")) {
    const Tree::List& all = itemsAt(told, told.find("fleet") ? "fleet" : "wins");
    for (std::size_t i = 0; i < all.size(); ++i) add(i, numberIn(all[i]).value_or(0));
    if (const auto ahead = numberIn(valueAt(told, {"ahead", "after"}))) add(0, *ahead);
    const auto win = numberIn(valueAt(told, "win"));
    const auto seat = wholeIn(valueAt(told, "seat"));
    if (!all.empty() || !win || !seat) continue;
    const double lost = numberIn(valueAt(told, "cost")).value_or(0); // of two players
    for (std::size_t i = 0; i < 2; ++i)
      add(i, static_cast<std::int64_t>(i + 1) == *seat ? *win - lost : 1 - *win + lost);
  }
  return byPlayer;
}

std::optional<web::ReportChart> outlookChart(const Tree& coach, const Outlook& look) {
  const auto byPlayer = outlooks(coach);
  if (byPlayer.empty()) return std::nullopt;
  formats::Chart chart;
  chart.title = look.chances ? "Chances to win, turn by turn" : look.head;
  chart.x = {"turn", {}, {}, true};
  if (look.chances) chart.y = {"", 0, 1, false, true};
  for (std::size_t i = 0; i < byPlayer.size(); ++i) {
    formats::ChartSeries line{byPlayer.size() > 1 ? "Seat " + std::to_string(i + 1) : std::string()};
    for (std::size_t turn = 0; turn < byPlayer[i].size(); ++turn)
      line.points.push_back({static_cast<double>(turn + 1), byPlayer[i][turn]});
    chart.series.push_back(std::move(line));
  }
  return chartBlock(chart);
}

// What items of results and coaches hold, in the order in which people want to read it; other fields follow,
// but for those that hold fields again.
constexpr std::array<std::pair<std::string_view, std::string_view>, 22> knownFields{
    {{"seat", "Seat"},
     {"side", "Side"},
     {"status", "Status"},
     {"turns", "Turns"},
     {"start", "At the start"},
     {"result", "Result"},
     {"carried", "Carried"},
     {"luck", "Luck"},
     {"hand", "Luck of the hand"},
     {"calm", "Becalmed"},
     {"mistakes", "Mistakes"},
     {"cost", "Lost"},
     {"traffic", "Traffic"},
     {"to_go", "To go"},
     {"adjusted", "Wins without luck"},
     {"badges", "Remarks"},
     {"points", "Points"},
     {"cell", "Cell"},
     {"heading", "Heading"},
     {"dice", "Dice"},
     {"damage", "Damage"},
     {"finished_turn", "Finished in turn"}}};

std::vector<std::pair<std::string, std::string>> columnsOf(const Tree::Fields& fields) {
  std::vector<std::pair<std::string, std::string>> columns;
  const auto find = [&](std::string_view key) {
    return std::find_if(fields.begin(), fields.end(), [&](const auto& field) { return field.first == key; });
  };
  for (const auto& [key, head] : knownFields)
    if (find(key) != fields.end()) columns.emplace_back(key, head);
  for (const auto& field : fields) {
    const bool known = std::any_of(knownFields.begin(), knownFields.end(),
                                   [&](const auto& one) { return one.first == field.first; });
    if (known || fieldsIn(field.second)) continue;
    std::string head = field.first;
    std::replace(head.begin(), head.end(), '_', ' ');
    columns.emplace_back(field.first, head);
  }
  return columns;
}

// A table of a list whose items have the same fields, such as boats or seats; lists in it in one line.
web::ReportTable tableOf(const std::string& caption, const Tree::List& items) {
  web::ReportTable table{caption, {}, {}};
  const Tree::Fields* first = items.empty() ? nullptr : fieldsIn(items.front());
  if (!first) return table;
  const auto columns = columnsOf(*first);
  for (const auto& [key, head] : columns)
    table.columns.push_back({head, numberIn(valueAt(items.front(), key)).has_value()});
  for (const Tree& item : items) {
    web::ReportRow row;
    for (const auto& [key, head] : columns) {
      const Tree& cell = valueAt(item, key);
      row.cells.push_back({numberIn(cell) ? valueText(cell, 3) : lineText(cell), numberIn(cell)});
    }
    table.rows.push_back(std::move(row));
  }
  return table;
}

// Who came where, and what it was worth.
web::ReportFacts resultFacts(const Tree& result) {
  constexpr std::array<std::pair<std::string_view, std::string_view>, 8> facts{
      {{"winner", "Winner"},
       {"winners", "Winners"},
       {"ranks", "Order of finish, by seat"},
       {"sunk", "Sunk, by seat"},
       {"points", "Points, by seat"},
       {"totals", "Points in all, by seat"},
       {"round", "Rounds"},
       {"reason", "Ended by"}}};
  web::ReportFacts shown;
  for (const auto& [key, head] : facts)
    if (const Tree* value = result.find(key); value && !isNothing(*value))
      shown.push_back({std::string(head), lineText(*value)});
  return shown;
}

web::ReportSection resultSection(const Tree& replay) {
  web::ReportSection section{"Result", {}};
  const bool* legal = truthIn(valueAt(replay, "legal"));
  if (legal && !*legal)
    section.blocks.push_back(
        web::ReportText{"The record is not legal: " + valueText(valueAt(replay, {"error", "message"}))});
  if (auto facts = resultFacts(replay); !facts.empty()) section.blocks.push_back(std::move(facts));
  for (const std::string_view key : {"boats", "seats"})
    if (!itemsAt(replay, key).empty())
      section.blocks.push_back(tableOf("Where they ended", itemsAt(replay, key)));
  return section;
}

// A race or a whole record, whose coach has this to say.
web::ReportSection toldSection(const std::string& title, const Tree& recorded, const Tree& coach,
                               const Outlook& look) {
  web::ReportSection section{title, {}};
  if (auto chart = outlookChart(coach, look)) section.blocks.push_back(std::move(*chart));
  for (const std::string_view key : {"boats", "seats", "sides"})
    if (!itemsAt(coach, key).empty())
      section.blocks.push_back(tableOf("Totals: luck, mistakes and the rest", itemsAt(coach, key)));
  section.blocks.push_back(turnTable(itemsAt(recorded, "turns"), itemsAt(coach, "turns"), look));
  return section;
}

} // namespace

std::vector<web::ReportSection> recordSections(const LoadedDocument& loaded, const Tree& replay) {
  std::vector<web::ReportSection> sections{resultSection(replay)};
  const Tree record = valuesOf(loaded.read.document);
  const Tree& coach = valueAt(replay, "coach");
  const Outlook look = outlookOf(coach);
  const Tree::List& races = itemsAt(record, "races");
  if (races.empty()) sections.push_back(toldSection("Turn by turn", record, coach, look));
  for (std::size_t i = 0; i < races.size(); ++i) {
    const Tree::List& told = itemsAt(coach, "races");
    const Tree& ofRace = i < told.size() ? told[i] : coach;
    sections.push_back(toldSection("Race " + std::to_string(i + 1), races[i], ofRace, look));
    const Tree::List& results = itemsAt(replay, "races");
    if (i >= results.size()) continue;
    auto& blocks = sections.back().blocks;
    blocks.insert(blocks.begin(), resultFacts(results[i]));
  }
  return sections;
}

} // namespace fairway::command
