#include "formats/print/paper.h"

#include <algorithm>
#include <array>

namespace fairway::formats {

namespace {

bool sameName(std::string_view a, std::string_view b) {
  const auto lower = [](char c) { return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c; };
  return std::equal(a.begin(), a.end(), b.begin(), b.end(),
                    [lower](char x, char y) { return lower(x) == lower(y); });
}

} // namespace

std::optional<Paper> paperNamed(std::string_view name) {
  for (const Paper& paper : {a4, a3, letter})
    if (sameName(paper.name, name)) return paper;
  return std::nullopt;
}

std::optional<Ink> inkNamed(std::string_view name) {
  constexpr std::array<std::string_view, 3> names{"full", "low", "gray"};
  const auto found = std::find(names.begin(), names.end(), name);
  if (found == names.end()) return std::nullopt;
  return static_cast<Ink>(found - names.begin());
}

} // namespace fairway::formats
