#include "validator/pool/command/commands.h"

#include "formats/pool/kinds.h"

#include <algorithm>
#include <map>

namespace fairway::command::pool {

namespace {

constexpr int rowsShown = 14;

char evidenceLetter(EvidenceKind kind) {
  constexpr std::string_view letters = "o!+-"; // path, cut, region, line
  return letters[static_cast<std::size_t>(kind)];
}

// Later marks cover earlier ones: what matters most is drawn last.
std::map<Square, char> drawing(const validator::Finding& finding) {
  std::map<Square, char> drawn;
  for (const EvidenceKind kind :
       {EvidenceKind::Region, EvidenceKind::Path, EvidenceKind::Line, EvidenceKind::Cut})
    for (const Evidence& piece : finding.evidence)
      if (piece.kind == kind)
        for (const Spot& spot : piece.spots) drawn[squareOf(spot)] = evidenceLetter(kind);
  for (const Spot& spot : finding.spots) drawn[squareOf(spot)] = '@';
  return drawn;
}

std::string rowLabel(int row) {
  const std::string number = std::to_string(row);
  return "    " + std::string(number.size() < 2 ? 1 : 0, ' ') + number + " ";
}

} // namespace

std::string mapExcerpt(const fairway::pool::Pool& pool, const validator::Finding& finding) {
  const std::map<Square, char> drawn = drawing(finding);
  if (drawn.empty()) return {};
  const int centre = std::next(drawn.begin(), static_cast<std::ptrdiff_t>(drawn.size() / 2))->first.row;
  const int top = std::max(1, std::min(centre - rowsShown / 2, pool.map.rows() - rowsShown + 1));
  std::string text;
  for (int row = top; row < top + rowsShown && row <= pool.map.rows(); ++row) {
    text += rowLabel(row);
    for (int column = 1; column <= pool.map.columns(); ++column) {
      const auto mark = drawn.find({column, row});
      text += mark != drawn.end() ? mark->second : formats::pool::mapLetter(pool.map.at({column, row}));
      text += ' ';
    }
    text.back() = '\n';
  }
  return text;
}

} // namespace fairway::command::pool
