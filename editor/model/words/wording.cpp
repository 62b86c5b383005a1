#include "editor/model/words/wording.h"

#include "editor/model/words/translation.h"

namespace fairway::editor {

std::string shownName(lake_race::Terrain terrain) {
  switch (terrain) {
  case lake_race::Terrain::Water:
    return say("water");
  case lake_race::Terrain::Land:
    return say("land");
  case lake_race::Terrain::Void:
    return say("void");
  }
  return "";
}

std::string shownName(Direction direction) {
  static constexpr const char* names[]{marked("E"), marked("NE"), marked("NW"),
                                       marked("W"), marked("SW"), marked("SE")};
  return say(names[static_cast<std::size_t>(direction)]);
}

std::string shownName(lake_race::Arrow arrow) {
  return arrow == lake_race::Arrow::Clockwise ? say("clockwise") : say("counterclockwise");
}

std::string shownName(lake_race::PassSide side) {
  return side == lake_race::PassSide::Left ? say("left") : say("right");
}

std::string shownName(Severity severity) {
  switch (severity) {
  case Severity::Error:
    return say("error");
  case Severity::Warning:
    return say("warning");
  case Severity::Info:
    return say("info");
  case Severity::Ignore:
    return say("ignored");
  }
  return "";
}

std::string shownText(const formats::Problems& problems) {
  std::string text;
  for (const formats::Problem& problem : problems) {
    if (!text.empty()) text += "\n";
    if (!problem.file.empty()) text += problem.file;
    if (problem.line > 0) text += ":" + std::to_string(problem.line) + ":" + std::to_string(problem.column);
    if (!problem.file.empty()) text += ": ";
    if (!problem.key.empty()) text += problem.key + ": ";
    text += problem.message;
  }
  return text;
}

std::string untitledName(const formats::Document& content) {
  if (content.is<formats::TilesetBody>()) return say("Untitled tile set");
  if (content.is<formats::CourseBody>()) return say("Untitled course");
  return say("Untitled lake");
}

} // namespace fairway::editor
