#include "formats/picture/board_svg.h"

#include "formats/picture/pen.h"
#include "formats/picture/surfaces.h"
#include "rules/base/read_number.h"

#include <cmath>
#include <map>
#include <optional>

namespace fairway::formats {

namespace {

constexpr double unit = 10; // millimetres of one unit of the board

// A path element of Cairo's, in parts: `<path` before, ` d="` path `"` after `/>`.
struct PathElement {
  std::size_t begin; // of the element
  std::string_view before;
  std::string path; // short
  std::string_view after;
  std::size_t end; // behind the element
};

// How many decimals are lost where a path is drawn larger than it is written: its matrix says so.
int magnitudeOf(std::string_view attributes) {
  constexpr std::string_view key = "matrix(";
  const std::size_t at = attributes.find(key);
  if (at == std::string_view::npos) return 0;
  // Not std::strtod, which expects a comma in some languages.
  const char* const end = attributes.data() + attributes.size();
  double x = 0, y = 0;
  const auto read = readNumber(attributes.data() + at + key.size(), end, x);
  if (read.ec == std::errc() && read.ptr != end) readNumber(read.ptr + 1, end, y);
  const double scale = std::hypot(x, y);
  return scale > 1 ? static_cast<int>(std::ceil(std::log10(scale) - 1e-9)) : 0;
}

// `decimals` of a millimetre of the picture.
std::optional<PathElement> nextPath(std::string_view svg, std::size_t from, int decimals) {
  constexpr std::string_view name = "<path";
  constexpr std::string_view key = " d=\"";
  const std::size_t begin = svg.find(name, from);
  if (begin == std::string_view::npos) return std::nullopt;
  const std::size_t end = svg.find("/>", begin);
  const std::size_t at = svg.find(key, begin);
  const std::size_t close = svg.find('"', at + key.size());
  const std::string_view after = svg.substr(close + 1, end - close - 1);
  const std::string_view path = svg.substr(at + key.size(), close - at - key.size());
  return PathElement{begin, svg.substr(begin + name.size(), at - begin - name.size()),
                     shortPath(path, decimals + magnitudeOf(after)), after, end + 2};
}

// Paths of some length that are drawn more than once, as a shore is in each of its colours, by their names.
std::map<std::string, std::string> sharedPaths(std::string_view svg, int decimals) {
  constexpr std::size_t worthIt = 100;
  std::map<std::string, int> counts;
  for (auto path = nextPath(svg, 0, decimals); path; path = nextPath(svg, path->end, decimals))
    if (path->path.size() > worthIt) ++counts[path->path];
  std::map<std::string, std::string> names;
  for (const auto& [path, count] : counts)
    if (count > 1) names.emplace(path, "p" + std::to_string(names.size()));
  return names;
}

// Cairo writes six decimals and absolute places, and what is drawn twice it writes twice: a third is enough.
std::string withShortPaths(std::string_view svg, int decimals) {
  const auto shared = sharedPaths(svg, decimals);
  const std::size_t head = svg.find('>', svg.find("<svg")) + 1;
  std::string out(svg.substr(0, head));
  out += "<defs>";
  for (const auto& [path, name] : shared) out += "<path id=\"" + name + "\" d=\"" + path + "\"/>";
  out += "</defs>";
  std::size_t done = head;
  for (auto path = nextPath(svg, head, decimals); path; path = nextPath(svg, done, decimals)) {
    out += svg.substr(done, path->begin - done);
    const auto name = shared.find(path->path);
    out += name == shared.end() ? "<path" : "<use";
    out += path->before;
    out += name == shared.end() ? " d=\"" + path->path : " xlink:href=\"#" + name->second;
    ((out += '"') += path->after) += "/>";
    done = path->end;
  }
  return out += svg.substr(done);
}

} // namespace

std::string boardSvg(const Scene& scene, const PaintOptions& options, Layers layers, int decimals) {
  const Box& box = scene.box();
  SvgFile file(box.width() * unit, box.height() * unit, {}, {});
  const auto names = scene.layerNames();
  for (std::size_t i = 0; i < names.size(); ++i) {
    if (!layers.has(i)) continue;
    file.layer(std::string(names[i]), [&](cairo_t* target) {
      const Pen::Kept kept{Pen(target)};
      cairo_scale(target, unit, unit);
      cairo_translate(target, -box.left, -box.top);
      scene.paintLayer(target, options, static_cast<int>(i));
    });
  }
  return withShortPaths(withShortStyles(file.bytes()), decimals);
}

bool isBlank(std::string_view boardSvg) {
  for (const std::string_view element : {"<path", "<use", "<rect", "<image", "<text"})
    if (boardSvg.find(element) != std::string_view::npos) return false;
  return true;
}

} // namespace fairway::formats
