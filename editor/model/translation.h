#pragma once

#include <functional>
#include <initializer_list>
#include <string>
#include <string_view>

namespace fairway::editor {

// Who knows the user's language. The window installs one at the start; without it messages stay English.
struct Translator {
  std::function<std::string(const char* message)> one;
  std::function<std::string(const char* one, const char* many, std::size_t n)> counted;
};

// Before any message is made; an empty one brings English back.
void setTranslator(Translator translator);

using Values = std::initializer_list<std::string_view>;

// The message in the user's language, with {1}, {2}, ... replaced by the values. A message is a whole
// sentence or name: never glue translated words together, other languages order and bend them in other ways.
std::string say(const char* message, Values values = {});

// The same for a number of things, which stands in place of {n}: "{n} cell", "{n} cells".
std::string sayCount(const char* one, const char* many, std::size_t n, Values values = {});

// Marks a message for the catalogues that is kept in English and said later.
constexpr const char* marked(const char* message) {
  return message;
}

} // namespace fairway::editor
