#include "editor/model/view/reference_picture.h"

#include "formats/document/reader.h"
#include "formats/document/writer.h"

#include <cmath>
#include <locale>
#include <sstream>

namespace fairway::editor {

namespace fs = std::filesystem;

namespace {

constexpr const char* firstLine = "fairway-reference 1";
constexpr double leastSpread = 1e-6; // of a triangle against the square of its longest side

double twiceArea(formats::Point a, formats::Point b, formats::Point c) {
  return (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x);
}

// Of places that are no numbers it is false.
bool spread(formats::Point a, formats::Point b, formats::Point c) {
  const double longest = std::max({lengthOf(b - a), lengthOf(c - a), lengthOf(c - b)});
  return std::abs(twiceArea(a, b, c)) > leastSpread * longest * longest;
}

std::string textOf(const ReferencePicture& picture, const fs::path& folder) {
  std::ostringstream out;
  out.imbue(std::locale::classic());
  out.precision(10);
  const fs::path beside = picture.file.lexically_relative(folder);
  out << firstLine << "\npicture " << (beside.empty() ? picture.file : beside).generic_string()
      << "\nopacity " << picture.opacity << '\n';
  for (const ReferencePicture::Pin& pin : picture.pins)
    out << "pin " << pin.picture.x << ' ' << pin.picture.y << ' ' << pin.board.x << ' ' << pin.board.y
        << '\n';
  return out.str();
}

} // namespace

std::optional<PlaneMap> ReferencePicture::map() const {
  const auto& [a, b, c] = pins;
  if (!spread(a.picture, b.picture, c.picture) || !spread(a.board, b.board, c.board)) return std::nullopt;
  const double whole = twiceArea(a.picture, b.picture, c.picture);
  const formats::Point u = b.picture - a.picture, v = c.picture - a.picture;
  const formats::Point p = b.board - a.board, q = c.board - a.board;
  PlaneMap map;
  map.xx = (p.x * v.y - q.x * u.y) / whole;
  map.xy = (q.x * u.x - p.x * v.x) / whole;
  map.yx = (p.y * v.y - q.y * u.y) / whole;
  map.yy = (q.y * u.x - p.y * v.x) / whole;
  map.at = a.board - formats::Point{map.xx * a.picture.x + map.xy * a.picture.y,
                                    map.yx * a.picture.x + map.yy * a.picture.y};
  return map;
}

fs::path referenceFileOf(const fs::path& document) {
  return document.string() + ".reference";
}

// A file that cannot be read is as good as none: nothing of the document depends on it.
std::optional<ReferencePicture> readReferencePicture(const fs::path& document) {
  const auto text = formats::readText(referenceFileOf(document));
  if (!text) return std::nullopt;
  std::istringstream in(*text);
  in.imbue(std::locale::classic());
  std::string line;
  if (!std::getline(in, line) || line != firstLine) return std::nullopt;
  ReferencePicture picture;
  std::string word;
  if (!(in >> word) || word != "picture" || !std::getline(in >> std::ws, line)) return std::nullopt;
  picture.file = (document.parent_path() / line).lexically_normal();
  if (!(in >> word >> picture.opacity) || word != "opacity") return std::nullopt;
  if (!(picture.opacity >= 0 && picture.opacity <= 1)) return std::nullopt;
  for (ReferencePicture::Pin& pin : picture.pins)
    if (!(in >> word >> pin.picture.x >> pin.picture.y >> pin.board.x >> pin.board.y) || word != "pin")
      return std::nullopt;
  return picture.map() ? std::optional(picture) : std::nullopt;
}

std::optional<formats::Problem> writeReferencePicture(const fs::path& document,
                                                      const std::optional<ReferencePicture>& picture) {
  const fs::path file = referenceFileOf(document);
  if (picture) return formats::replaceFile(file, textOf(*picture, document.parent_path()));
  std::error_code error;
  fs::remove(file, error);
  return std::nullopt;
}

} // namespace fairway::editor
