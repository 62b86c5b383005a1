#include "formats/document/problem.h"

#include "formats/document/line_text.h"

namespace fairway::formats {

std::string toText(const Problem& problem) {
  std::string text = problem.file;
  if (problem.line > 0) text += ":" + std::to_string(problem.line) + ":" + std::to_string(problem.column);
  text += ": error: ";
  if (!problem.key.empty()) text += problem.key + ": ";
  return asLine(text + problem.message);
}

std::string toText(const Problems& problems) {
  std::string text;
  for (const Problem& problem : problems) text += toText(problem) + "\n";
  return text;
}

} // namespace fairway::formats
