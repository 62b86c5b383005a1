#include "editor/model/words/translation.h"

#include "editor/model/words/wording.h"

#include <utility>

namespace fairway::editor {

namespace {

Speaker& installed() {
  static Speaker speaker;
  return speaker;
}

std::vector<Phrase> phrasesOf(Values values) {
  std::vector<Phrase> phrases;
  for (const std::string_view value : values) {
    // A number alone is written as people write it; names of files stay as they are.
    const bool number = value.find_first_not_of("+-0123456789. %") == std::string_view::npos;
    phrases.emplace_back(number ? shownDecimals(std::string(value)) : std::string(value));
  }
  return phrases;
}

} // namespace

void setSpeaker(Speaker speaker) {
  installed() = std::move(speaker);
}

const Speaker& speaker() {
  return installed();
}

std::string say(const char* message, Values values) {
  return say(phrase(message, phrasesOf(values)));
}

std::string say(const Phrase& phrase) {
  return phrase.in(installed());
}

std::string sayCount(const char* one, const char* many, std::size_t n, Values values) {
  return say(countPhrase(one, many, n, phrasesOf(values)));
}

} // namespace fairway::editor
