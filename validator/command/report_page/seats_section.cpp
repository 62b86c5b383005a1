#include "rules/base/number_text.h"
#include "rules/base/tree.h"
#include "validator/command/report_page/answers.h"
#include "validator/core/statistics.h"

namespace fairway::command {

namespace {

// Pools have sides and points where others have seats and win rates.
struct SeatKeys {
  std::string_view seats;
  std::string_view seat;
  std::string_view rate;
};

SeatKeys keysOf(const Tree& simulation) {
  if (simulation.find("sides")) return {"sides", "side", "points"};
  return {"seats", "seat", "win_rate"};
}

web::ReportTable winsTable(const Tree& simulation, const SeatKeys& keys) {
  const Tree::List& seats = itemsAt(simulation, keys.seats);
  const bool adjusted = !seats.empty() && !isNothing(valueAt(seats.front(), "adjusted"));
  web::ReportTable table{
      "How often each " + std::string(keys.seat) +
          " wins, in percent, with intervals that all hold together (99 %)",
      {{keys.seat == "side" ? "Side" : "Seat"}, {"Pilot"}, {"Wins %", true}, {"Interval", true}},
      {}};
  if (adjusted) {
    table.columns.push_back({"Without luck %", true});
    table.columns.push_back({"Interval", true});
  }
  for (const Tree& seat : seats) {
    web::ReportRow row{{numberCell(valueAt(seat, keys.seat)),
                        textCell(valueAt(seat, "pilot")),
                        pointsCell(valueAt(seat, keys.rate)),
                        {intervalText(valueAt(seat, "interval"))}}};
    if (adjusted) {
      row.cells.push_back(pointsCell(valueAt(seat, {"adjusted", "win_rate"})));
      row.cells.push_back({intervalText(valueAt(seat, {"adjusted", "interval"}))});
    }
    table.rows.push_back(std::move(row));
  }
  return table;
}

// Without luck where that is known: those intervals are the narrower ones.
web::ReportChart winsChart(const Tree& simulation, const SeatKeys& keys) {
  formats::Chart chart;
  chart.title = "How often each " + std::string(keys.seat) + " wins";
  chart.y.percent = true;
  bool withoutLuck = false;
  std::vector<formats::ChartPoint> bars;
  const Tree::List& seats = itemsAt(simulation, keys.seats);
  for (const Tree& seat : seats) {
    const Tree& adjusted = valueAt(seat, "adjusted");
    const Tree& rate = isNothing(adjusted) ? valueAt(seat, keys.rate) : valueAt(adjusted, "win_rate");
    const Tree& interval = isNothing(adjusted) ? valueAt(seat, "interval") : valueAt(adjusted, "interval");
    const Tree::List* ends = listIn(interval);
    formats::ChartPoint bar{static_cast<double>(bars.size()), numberIn(rate).value_or(0)};
    if (ends && ends->size() == 2) {
      bar.low = numberIn((*ends)[0]);
      bar.high = numberIn((*ends)[1]);
    }
    bars.push_back(bar);
    chart.x.categories.push_back(std::string(keys.seat) + " " + valueText(valueAt(seat, keys.seat)));
    if (!isNothing(adjusted)) withoutLuck = true;
  }
  if (withoutLuck) chart.title += ", without luck";
  if (!seats.empty()) chart.guides = {{1 / static_cast<double>(seats.size()), "equal share"}};
  return barsBlock(std::move(chart), std::move(bars));
}

// None where some pilot is not a perfect one.
std::optional<web::ReportTable> edgeTable(const Tree& simulation, const SeatKeys& keys) {
  web::ReportTable table{"Where a seat's edge over an equal share comes from, in points",
                         {{"Seat"}, {"Turn order", true}, {"Start places", true}, {"Traffic", true}},
                         {}};
  for (const Tree& seat : itemsAt(simulation, keys.seats)) {
    const Tree& edge = valueAt(seat, "edge");
    if (isNothing(edge)) return std::nullopt;
    table.rows.push_back(
        {{numberCell(valueAt(seat, keys.seat)), pointsCell(valueAt(edge, "turn_order"), true),
          pointsCell(valueAt(edge, "start_places"), true), pointsCell(valueAt(edge, "traffic"), true)}});
  }
  return table;
}

std::string verdictInWords(const Tree& simulation, const SeatKeys& keys) {
  const std::string seat(keys.seat);
  const std::string verdict = valueText(valueAt(simulation, "verdict"));
  const std::string margin =
      withDecimals(100 * numberIn(valueAt(simulation, "margin")).value_or(0), 0) + " points";
  if (verdict == "fair") return "Fair: every " + seat + " wins within " + margin + " of an equal share.";
  if (verdict == "neutral")
    return "Neutral: no " + seat +
           " is further from an equal share than turn order alone would put it, plus " + margin +
           ". The board is not to blame.";
  if (verdict == "unfair")
    return "Unfair: some " + seat +
           " is further from an equal share than turn order alone would put it, plus " + margin + ".";
  const auto needed = wholeIn(valueAt(simulation, "races_needed"));
  return "Undecided: these races do not show whether every " + seat + " is within " + margin +
         " of what is fair." +
         (needed ? " About " + validator::inRoundNumbers(*needed) + " races would decide it." : "");
}

} // namespace

web::ReportSection seatsSection(const std::string& title, const Tree& simulation) {
  const SeatKeys keys = keysOf(simulation);
  const Tree& races = simulation.find("races") ? valueAt(simulation, "races") : valueAt(simulation, "games");
  web::ReportSection section{title, {}};
  section.blocks.push_back(web::ReportText{verdictInWords(simulation, keys) + "\n" + valueText(races) +
                                           " races, seed " + valueText(valueAt(simulation, "seed")) + "."});
  section.blocks.push_back(winsChart(simulation, keys));
  section.blocks.push_back(winsTable(simulation, keys));
  if (auto edges = edgeTable(simulation, keys)) section.blocks.push_back(std::move(*edges));
  return section;
}

} // namespace fairway::command
