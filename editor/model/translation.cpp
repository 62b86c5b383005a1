#include "editor/model/translation.h"

#include <utility>

namespace fairway::editor {

namespace {

Translator& translator() {
  static Translator installed;
  return installed;
}

// One pass over the pattern, so that a value which itself looks like {1} stays as it is.
std::string filled(std::string_view pattern, const std::string& n, Values values) {
  std::string text;
  while (!pattern.empty()) {
    const std::size_t open = pattern.find('{');
    text += pattern.substr(0, open);
    if (open == std::string_view::npos) break;
    pattern.remove_prefix(open);
    const bool closed = pattern.size() >= 3 && pattern[2] == '}';
    const auto place = static_cast<std::size_t>(closed ? pattern[1] - '1' : values.size());
    if (closed && pattern[1] == 'n')
      text += n;
    else if (closed && place < values.size())
      text += values.begin()[place];
    else
      text += pattern.substr(0, closed ? 3 : 1);
    pattern.remove_prefix(closed ? 3 : 1);
  }
  return text;
}

} // namespace

void setTranslator(Translator installed) {
  translator() = std::move(installed);
}

std::string say(const char* message, Values values) {
  return filled(translator().one ? translator().one(message) : message, "{n}", values);
}

std::string sayCount(const char* one, const char* many, std::size_t n, Values values) {
  const std::string pattern = translator().counted ? translator().counted(one, many, n) : n == 1 ? one : many;
  return filled(pattern, std::to_string(n), values);
}

} // namespace fairway::editor
