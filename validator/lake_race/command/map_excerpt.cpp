#include "validator/lake_race/command/judge_document.h"

#include <algorithm>

namespace fairway::command::lake_race {

using namespace fairway::lake_race;

namespace {

constexpr int columnsShown = 21;
constexpr int rowsShown = 9;

char terrainLetter(Terrain terrain) {
  return terrain == Terrain::Water ? '.' : terrain == Terrain::Land ? '#' : 'x';
}

char evidenceLetter(EvidenceKind kind) {
  constexpr std::string_view letters = "o!+-"; // path, cut, region, line
  return letters[static_cast<std::size_t>(kind)];
}

// Later marks cover earlier ones: what matters most is drawn last.
std::map<Cell, char> drawing(const std::map<Cell, char>& marks, const validator::Finding& finding) {
  std::map<Cell, char> drawn;
  for (EvidenceKind kind : {EvidenceKind::Region, EvidenceKind::Path, EvidenceKind::Line, EvidenceKind::Cut})
    for (const Evidence& piece : finding.evidence)
      if (piece.kind == kind)
        for (const Spot& spot : piece.spots) drawn[cellOf(spot)] = evidenceLetter(kind);
  for (const Spot& spot : finding.spots) drawn[cellOf(spot)] = '@';
  for (const auto& [cell, mark] : marks)
    if (const auto found = drawn.find(cell); found == drawn.end() || found->second != '@') drawn[cell] = mark;
  return drawn;
}

// The first of `shown` cells when `centre` should be in the middle and nothing beyond `size` shown.
int firstShown(int centre, int shown, int size) {
  return std::max(1, std::min(centre - shown / 2, size - shown + 1));
}

} // namespace

std::string mapExcerpt(const Lake& lake, const std::map<Cell, char>& marks,
                       const validator::Finding& finding) {
  std::vector<Spot> places = finding.spots;
  for (const Evidence& piece : finding.evidence)
    if (places.empty()) places = piece.spots;
  if (places.empty()) return {};
  const Cell centre = cellOf(places[places.size() / 2]);
  const std::map<Cell, char> drawn = drawing(marks, finding);
  const int left = firstShown(centre.column, columnsShown, lake.map.columns());
  const int top = firstShown(centre.row, rowsShown, lake.map.rows());
  std::string text;
  for (int row = top; row < top + rowsShown && row <= lake.map.rows(); ++row) {
    text += "    " + label({left, row}) + (isShifted(row, lake.stagger) ? "  " : " ");
    for (int column = left; column < left + columnsShown && column <= lake.map.columns(); ++column) {
      const auto mark = drawn.find({column, row});
      text += mark != drawn.end() ? mark->second : terrainLetter(lake.map.at({column, row}));
      text += ' ';
    }
    text.back() = '\n';
  }
  return text;
}

} // namespace fairway::command::lake_race
