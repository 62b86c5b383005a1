#include "formats/print/paper.h"

#include "rules/base/read_number.h"

#include <algorithm>
#include <array>
#include <cstdio>

namespace fairway::formats {

namespace {

constexpr std::array papers{Paper{"A5", 148, 210},         a4,     a3,
                            Paper{"A2", 420, 594},         letter, Paper{"Legal", 215.9, 355.6},
                            Paper{"Tabloid", 279.4, 431.8}};

// Plain digits alone: no signs, exponents or infinities.
std::optional<double> lengthIn(std::string_view text) {
  if (text.empty() || text.size() > 8 || text.find_first_not_of("0123456789.") != std::string_view::npos)
    return std::nullopt;
  double length = 0;
  const auto read = readNumber(text.data(), text.data() + text.size(), length);
  if (read.ec != std::errc() || read.ptr != text.data() + text.size()) return std::nullopt;
  if (!(length >= leastPaper && length <= greatestPaper)) return std::nullopt;
  return length;
}

bool sameName(std::string_view a, std::string_view b) {
  const auto lower = [](char c) { return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c; };
  return std::equal(a.begin(), a.end(), b.begin(), b.end(),
                    [lower](char x, char y) { return lower(x) == lower(y); });
}

} // namespace

std::span<const Paper> namedPapers() {
  return papers;
}

std::optional<Paper> paperNamed(std::string_view name) {
  for (const Paper& paper : papers)
    if (sameName(paper.name, name)) return paper;
  const std::size_t by = name.find_first_of("xX");
  if (by == std::string_view::npos) return std::nullopt;
  const std::optional<double> width = lengthIn(name.substr(0, by));
  const std::optional<double> height = lengthIn(name.substr(by + 1));
  if (!width || !height) return std::nullopt;
  return Paper{"", std::min(*width, *height), std::max(*width, *height)};
}

std::string nameOf(const Paper& paper) {
  if (!paper.name.empty()) return std::string(paper.name);
  char size[60];
  std::snprintf(size, sizeof size, "%.4g × %.4g mm", paper.width, paper.height);
  return size;
}

std::optional<Ink> inkNamed(std::string_view name) {
  constexpr std::array<std::string_view, 3> names{"full", "low", "gray"};
  const auto found = std::find(names.begin(), names.end(), name);
  if (found == names.end()) return std::nullopt;
  return static_cast<Ink>(found - names.begin());
}

} // namespace fairway::formats
