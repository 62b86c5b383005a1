#include "validator/command/report/finding_places.h"

#include "formats/document/key_path.h"

namespace fairway::command {

namespace {

// A map in quotes has no lines of its own.
bool beginsMap(std::string_view line) {
  line.remove_prefix(std::min(line.find_first_not_of(' '), line.size()));
  return line.starts_with("map:") && line.find('|') != std::string_view::npos;
}

} // namespace

FindingPlaces::FindingPlaces(std::string_view text) : locator_(text) {
  for (const char* key : {"map", "lake.map"})
    if (const int line = locator_.find(key).line; line > 0 && beginsMap(locator_.line(line))) mapLine_ = line;
}

std::vector<Replacement> FindingPlaces::replacements(const validator::Fix& fix) const {
  std::vector<Replacement> all;
  for (const KeyEdit& edit : fix.edits) {
    auto where = locator_.findScalar(edit.key);
    if (!where) where = onMap(edit.key);
    if (!where || edit.value.empty()) return {};
    all.push_back({*where, edit.value});
  }
  return all;
}

// A cell of a map, `map[2][5]`: its row, then its column.
std::optional<formats::yaml::Span> FindingPlaces::onMap(std::string_view key) const {
  const std::vector<formats::KeyStep> steps = formats::stepsOf(key);
  if (steps.size() != 3 || steps[0].key != "map") return std::nullopt;
  return onMap(Spot{Spot::Kind::Cell, static_cast<int>(steps[2].item), static_cast<int>(steps[1].item)});
}

std::optional<formats::yaml::Span> FindingPlaces::onMap(const Spot& spot) const {
  const bool counted = spot.kind == Spot::Kind::Cell || spot.kind == Spot::Kind::Square;
  if (mapLine_ == 0 || !counted || spot.x < 1 || spot.y < 1) return std::nullopt;
  const int number = mapLine_ + spot.y;
  const std::string_view line = locator_.line(number);
  int letters = 0;
  for (std::size_t i = 0; i < line.size(); ++i) {
    if (line[i] == ' ' || ++letters < spot.x) continue;
    const int column = static_cast<int>(i) + 1;
    return formats::yaml::Span{{number, column}, {number, column + 1}};
  }
  return std::nullopt; // beside the board
}

} // namespace fairway::command
