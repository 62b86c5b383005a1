#include "web/page/page_parts.h"

#include <algorithm>

namespace fairway::web {

namespace {

const Translation* find(const Catalogue& catalogue, std::string_view english) {
  const auto found = std::find_if(catalogue.texts.begin(), catalogue.texts.end(),
                                  [&](const Translation& text) { return text.english == english; });
  return found == catalogue.texts.end() ? nullptr : &*found;
}

// The French say "0 bateau", the Germans "0 Boote".
bool isMany(const Catalogue& catalogue, std::size_t n) {
  return catalogue.language == "fr" ? n > 1 : n != 1;
}

} // namespace

Speaker speakerOf(const Catalogue& catalogue) {
  return {[&catalogue](const char* english) {
            const Translation* text = find(catalogue, english);
            return std::string(text ? text->other : english);
          },
          [&catalogue](const char* one, const char* many, std::size_t n) {
            const Translation* text = find(catalogue, many);
            if (!text) return std::string(n == 1 ? one : many);
            return std::string(isMany(catalogue, n) ? text->otherOfMany : text->other);
          }};
}

} // namespace fairway::web
