#include "formats/print/page_choice.h"

#include <algorithm>
#include <charconv>
#include <limits>

namespace fairway::formats {

namespace {

std::optional<int> pageIn(std::string_view text) {
  int page = 0;
  const auto read = std::from_chars(text.data(), text.data() + text.size(), page);
  if (read.ec != std::errc() || read.ptr != text.data() + text.size() || page < 1) return std::nullopt;
  return page;
}

} // namespace

std::optional<PageChoice::Range> PageChoice::range(std::string_view text) {
  const std::size_t dash = text.find('-');
  const std::optional<int> first = pageIn(text.substr(0, dash));
  if (!first) return std::nullopt;
  if (dash == std::string_view::npos) return Range{*first, *first};
  if (dash + 1 == text.size()) return Range{*first, std::numeric_limits<int>::max()};
  const std::optional<int> last = pageIn(text.substr(dash + 1));
  if (!last || *last < *first) return std::nullopt;
  return Range{*first, *last};
}

std::optional<PageChoice> PageChoice::read(std::string_view text) {
  PageChoice choice;
  while (true) {
    const std::size_t comma = text.find(',');
    const std::optional<Range> next = range(text.substr(0, comma));
    if (!next) return std::nullopt;
    choice.ranges_.push_back(*next);
    if (comma == std::string_view::npos) return choice;
    text.remove_prefix(comma + 1);
  }
}

bool PageChoice::has(int page) const {
  return all() || std::any_of(ranges_.begin(), ranges_.end(), [page](const Range& range) {
           return page >= range.first && page <= range.last;
         });
}

} // namespace fairway::formats
