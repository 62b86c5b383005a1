#include "validator/command/tables/seat_table.h"

#include "rules/base/number_text.h"
#include "validator/command/files/results.h"

#include <algorithm>
#include <cmath>
#include <iomanip>
#include <ostream>

namespace fairway::command {

using validator::Estimate;
using validator::Fairness;
using validator::SeatEdge;

Tree intervalTree(const Estimate& estimate) {
  return Tree::list({estimate.low, estimate.high});
}

Tree edgeTree(const SeatEdge& edge) {
  return Tree{{"turn_order", edge.turnOrder}, {"start_places", edge.startPlaces}, {"traffic", edge.traffic}};
}

namespace {

Tree nameOfSeat(const SeatTable& table, std::size_t seat) {
  return table.names.empty() ? Tree(seat + 1) : table.names[seat];
}

std::string nameInText(const SeatTable& table, std::size_t seat) {
  if (table.names.empty()) return std::to_string(seat + 1);
  return table.names[seat].visit([](const auto& name) -> std::string {
    if constexpr (std::is_convertible_v<decltype(name), std::string>) return name;
    return {};
  });
}

std::string inPercent(double share) {
  return withDecimals(100 * share, 1);
}

} // namespace

Tree seatsTree(const SeatTable& table) {
  Tree seats = Tree::list();
  for (std::size_t i = 0; i < table.rows.size(); ++i) {
    const SeatRow& row = table.rows[i];
    Tree seat = Tree::fields();
    seat[table.words.seat] = nameOfSeat(table, i);
    seat["wins"] = row.wins;
    seat[table.words.rate] = row.share.share;
    seat["interval"] = intervalTree(row.share);
    seat["pilot"] = row.pilot;
    row.more.visit([&](const auto& fields) {
      if constexpr (std::is_same_v<std::decay_t<decltype(fields)>, Tree::Fields>)
        for (const auto& [name, value] : fields) seat[name] = value;
    });
    seats.push_back(std::move(seat));
  }
  return seats;
}

void writeSeats(std::ostream& out, const SeatTable& table) {
  std::size_t wide = table.words.seat.size();
  for (std::size_t i = 0; i < table.rows.size(); ++i) wide = std::max(wide, nameInText(table, i).size());
  const auto width = static_cast<int>(wide);
  out << '\n'
      << std::left << std::setw(width) << table.words.seat << "  pilot   " << std::right << std::setw(8)
      << table.words.wins << "       interval";
  for (const SeatColumn& column : table.columns) out << std::setw(column.width) << column.head;
  out << '\n';
  for (std::size_t i = 0; i < table.rows.size(); ++i) {
    const SeatRow& row = table.rows[i];
    out << std::setw(width) << nameInText(table, i) << "  " << std::left << std::setw(8) << row.pilot
        << std::right << std::setw(6) << inPercent(row.share.share) << " %  " << std::setw(5)
        << inPercent(row.share.low) << " - " << std::setw(5) << inPercent(row.share.high);
    for (std::size_t column = 0; column < table.columns.size(); ++column)
      out << std::setw(table.columns[column].width) << row.cells[column];
    out << '\n';
  }
}

namespace {

constexpr int halfBar = 6; // characters, on each side of nothing

// `  ##|      ` is less, `    |####  ` is more.
std::string bar(double part, double pointsACharacter) {
  const auto length = static_cast<std::size_t>(std::lround(std::fabs(100 * part) / pointsACharacter));
  const std::string filled(std::min<std::size_t>(length, halfBar), '#');
  const std::string empty(halfBar - filled.size(), ' ');
  const std::string none(halfBar, ' ');
  return part < 0 ? empty + filled + "|" + none : none + "|" + filled + empty;
}

// Bars of a point a character, or of more where the greatest would not fit.
double pointsACharacter(const std::vector<SeatEdge>& edges) {
  double greatest = 0;
  for (const SeatEdge& edge : edges)
    for (const double part : {edge.turnOrder, edge.startPlaces, edge.traffic})
      greatest = std::max(greatest, 100 * std::fabs(part));
  return std::max(1.0, std::ceil(greatest / halfBar));
}

std::string withSign(double share) {
  const std::string text = inPercent(share);
  return text.front() == '-' ? text : "+" + text;
}

} // namespace

void writeEdges(std::ostream& out, const SeatTable& table, const std::vector<SeatEdge>& edges) {
  const double share = 1.0 / static_cast<double>(edges.size());
  const double unit = pointsACharacter(edges);
  out << "\nwhere a seat's edge over " << inPercent(share) << " % comes from, in points; # is "
      << withDecimals(unit, 0) << "\nseat   edge    turn order            start places          traffic\n";
  for (std::size_t i = 0; i < edges.size(); ++i) {
    out << std::setw(4) << i + 1 << std::setw(7) << withSign(table.rows[i].share.share - share);
    std::string line;
    for (const double part : {edges[i].turnOrder, edges[i].startPlaces, edges[i].traffic}) {
      const std::string points = withSign(part);
      line += std::string(8 - std::min<std::size_t>(points.size(), 8), ' ') + points + ' ' + bar(part, unit);
    }
    out << line.substr(0, line.find_last_not_of(' ') + 1) << '\n';
  }
}

namespace {

std::string seatsInWords(const std::vector<std::size_t>& seats) {
  std::string words = seats.size() == 1 ? "seat " : "seats ";
  for (std::size_t i = 0; i < seats.size(); ++i)
    words += (i == 0 ? "" : i + 1 == seats.size() ? " and " : ", ") + std::to_string(seats[i] + 1);
  return words + (seats.size() == 1 ? " is" : " are");
}

} // namespace

// Where nothing is known of turn order nothing is allowed for it.
std::string meaningOf(const SeatVerdict& verdict, const SeatWords& words) {
  const std::string seat(words.seat), win(words.win);
  const std::string equal = inPercent(verdict.asked.centre) + " %";
  const std::string margin = withDecimals(100 * verdict.asked.margin, 0) + " points";
  const std::string within = "within " + margin + " of " + equal;
  const std::string who = verdict.unfair.size() > 1 ? "them" : "it";
  const std::string further =
      " further from " + equal + " than turn order alone would put " + who + ", plus " + margin;
  switch (verdict.fairness) {
  case Fairness::Fair:
    return "every " + seat + " " + win + "s " + within;
  case Fairness::Neutral:
    return "no " + seat + " is" + further + "; the " + std::string(verdict.board) + " is not to blame";
  case Fairness::Unfair:
    return verdict.turnOrderKnown ? seatsInWords(verdict.unfair) + further
                                  : "some " + seat + " does not " + win + " " + within;
  case Fairness::Undecided:
    break;
  }
  return "the " + std::string(verdict.races) + " do not show whether " +
         (verdict.turnOrderKnown ? "some " + seat + " is" + further
                                 : "every " + seat + " " + win + "s " + within);
}

void writeVerdict(std::ostream& out, const SeatVerdict& verdict, const SeatWords& words) {
  out << "\nverdict: " << nameOf(verdict.fairness) << ": " << meaningOf(verdict, words)
      << " (all intervals together: " << withDecimals(100 * validator::fairnessConfidence, 0) << " % sure)\n";
  if (verdict.racesNeeded)
    out << "about " << validator::inRoundNumbers(*verdict.racesNeeded) << ' ' << verdict.races
        << " would decide it (--races)\n";
  else if (verdict.fairness == Fairness::Undecided && verdict.played > 0)
    out << "a " << words.seat << " is exactly at the margin: more " << verdict.races
        << " are unlikely to decide it\n";
}

} // namespace fairway::command
