#include "validator/lake_race/command/par/par_command.h"

#include <algorithm>
#include <cmath>
#include <iomanip>
#include <sstream>

namespace fairway::command::lake_race {

namespace {

using validator::lake_race::ParReport;

constexpr std::size_t crashesTold = 5;
constexpr std::size_t labelsALine = 16;

// Rounded outwards: what is proved must stay true.
void writePar(std::ostream& out, const ParReport::Bounds& par) {
  constexpr double unit = 1e-6;
  out << std::setprecision(3) << "par " << par.value() << " turns (proved: between " << std::setprecision(6)
      << std::floor(par.lower / unit) * unit << " and " << std::ceil(par.upper / unit) * unit << ")\n";
}

void writeStartCells(std::ostream& out, const ParReport& report) {
  out << "\nstart cell  heading     par\n";
  for (const ParReport::StartCell& start : report.startCells)
    out << "  " << label(start.cell) << (start.strip ? " strip" : "      ") << std::setw(7)
        << nameOf(*start.heading) << std::setw(9) << start.bounds.value() << '\n';
}

void writeGates(std::ostream& out, const ParReport& report) {
  out << "\ngate      turns\n";
  for (int gate = 0; gate < fairway::lake_race::gateCount; ++gate)
    out << "  " << std::left << std::setw(6)
        << fairway::lake_race::nameOf(static_cast<fairway::lake_race::GateName>(gate)) << std::right
        << std::setw(7) << report.flow.turnsByGate[static_cast<std::size_t>(gate)] << '\n';
}

void writeSpeeds(std::ostream& out, const ParReport& report) {
  out << "\nspeed  share of turns\n" << std::setprecision(1);
  for (std::size_t speed = 0; speed < report.flow.turnsBySpeed.size(); ++speed) {
    const double share = report.flow.turnsBySpeed[speed] / report.flow.turns();
    if (share >= 0.0005) out << std::setw(5) << speed << std::setw(9) << 100 * share << " %\n";
  }
}

void writeCrashes(std::ostream& out, const ParReport& report) {
  auto crashes = report.crashes;
  std::stable_sort(crashes.begin(), crashes.end(),
                   [](const auto& a, const auto& b) { return a.expected > b.expected; });
  out << "\nwhere perfect boats crash most, in 100 races\n";
  for (std::size_t i = 0; i < std::min(crashes.size(), crashesTold); ++i)
    out << "  " << label(crashes[i].cell) << std::setw(8) << 100 * crashes[i].expected << '\n';
}

void writeLine(std::ostream& out, const std::vector<Cell>& line) {
  out << "\ntypical line";
  for (std::size_t i = 0; i < line.size(); ++i)
    out << (i % labelsALine == 0 ? "\n  " : " ") << label(line[i]);
  out << '\n';
}

} // namespace

std::string parText(const ParReport& report, std::optional<double> safest) {
  if (!report.par) return "no par: the gates cannot be passed in order\n";
  std::ostringstream out;
  out << std::fixed;
  writePar(out, *report.par);
  out << std::setprecision(3) << "start spread " << report.startSpread << " turns between the strip's cells\n"
      << std::setprecision(6) << "a perfect boat finishes with probability " << report.flow.finished
      << " and is damaged with probability " << report.flow.damaged << '\n';
  if (safest && *safest > report.flow.finished)
    out << "a boat that plays only for safety finishes with probability " << *safest << " at least\n";
  out << std::setprecision(3);
  writeStartCells(out, report);
  writeGates(out, report);
  writeSpeeds(out, report);
  if (!report.crashes.empty()) writeCrashes(out, report);
  writeLine(out, report.typicalLine);
  return out.str();
}

} // namespace fairway::command::lake_race
