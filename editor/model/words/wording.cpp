#include "editor/model/words/wording.h"

#include "editor/model/words/translation.h"
#include "rules/base/number_text.h"
#include "validator/core/words.h"

namespace fairway::editor {

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

std::string shownDecimals(std::string text) {
  // Translators write how a half looks; asked each time, since a test may speak several languages.
  if (text.find('.') == std::string::npos || say("0.5") != "0,5") return text;
  const auto isDigit = [](char letter) { return letter >= '0' && letter <= '9'; };
  for (std::size_t i = 1; i + 1 < text.size(); ++i)
    if (text[i] == '.' && isDigit(text[i - 1]) && isDigit(text[i + 1])) text[i] = ',';
  return text;
}

std::string keptTogether(std::string text) {
  for (std::size_t at = text.find(" %"); at != std::string::npos; at = text.find(" %", at))
    text.replace(at, 1, "\u00a0");
  return text;
}

std::string shownNumber(double value, int decimals) {
  return shownDecimals(withDecimals(value, decimals));
}

std::string shownSigned(double value, int decimals) {
  return say(validator::signedPhrase(value, decimals));
}

} // namespace fairway::editor
