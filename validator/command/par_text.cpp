#include "validator/command/par_text.h"

#include <algorithm>
#include <iomanip>
#include <sstream>

namespace fairway::command {

namespace {

using validator::ParReport;

void writeStartCells(std::ostream& out, const ParReport& report) {
  out << "\nstart cell  heading     par\n";
  for (const ParReport::StartCell& start : report.startCells)
    out << "  " << label(start.cell) << (start.strip ? " strip" : "      ") << std::setw(7)
        << nameOf(*start.heading) << std::setw(9) << start.bounds.value() << '\n';
}

void writeGates(std::ostream& out, const ParReport& report) {
  out << "\ngate      turns\n";
  for (int gate = 0; gate < lake_race::gateCount; ++gate)
    out << "  " << std::left << std::setw(6) << lake_race::nameOf(static_cast<lake_race::GateName>(gate))
        << std::right << std::setw(7) << report.flow.turnsByGate[static_cast<std::size_t>(gate)] << '\n';
}

void writeSpeeds(std::ostream& out, const ParReport& report) {
  out << "\nspeed  share of turns\n";
  for (std::size_t speed = 0; speed < report.flow.turnsBySpeed.size(); ++speed) {
    const double share = report.flow.turnsBySpeed[speed] / report.flow.turns();
    if (share >= 0.0005) out << std::setw(5) << speed << std::setw(9) << 100 * share << " %\n";
  }
}

void writeCrashes(std::ostream& out, const ParReport& report) {
  auto crashes = report.crashes;
  std::stable_sort(crashes.begin(), crashes.end(),
                   [](const auto& a, const auto& b) { return a.expected > b.expected; });
  out << "\nwhere perfect boats crash most\n";
  for (std::size_t i = 0; i < std::min<std::size_t>(crashes.size(), 5); ++i)
    out << "  " << label(crashes[i].cell) << std::setw(9) << 100 * crashes[i].expected << " in 100 races\n";
}

} // namespace

std::string parText(const ParReport& report, std::optional<double> safest) {
  if (!report.par) return "no par: the gates cannot be passed in order\n";
  std::ostringstream out;
  out << std::fixed << std::setprecision(6) << "par " << report.par->value() << " turns (proved: between "
      << std::setprecision(9) << report.par->lower << " and " << report.par->upper << ")\n"
      << std::setprecision(3) << "start spread " << report.startSpread << " turns over the strip's cells\n"
      << std::setprecision(6) << "a perfect boat finishes with probability " << report.flow.finished
      << " and takes damage with " << report.flow.damaged << '\n';
  if (safest) out << "the safest boat finishes with probability " << *safest << " at least\n";
  out << std::setprecision(3);
  writeStartCells(out, report);
  writeGates(out, report);
  writeSpeeds(out, report);
  if (!report.crashes.empty()) writeCrashes(out, report);
  out << "\ntypical line:";
  for (const Cell cell : report.typicalLine) out << ' ' << label(cell);
  out << '\n';
  return out.str();
}

} // namespace fairway::command
