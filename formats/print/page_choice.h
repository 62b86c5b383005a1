#pragma once

#include <optional>
#include <string_view>
#include <vector>

namespace fairway::formats {

// Which of a file's pages are wanted, counted from 1; all of them unless said otherwise.
class PageChoice {
public:
  // Numbers and ranges separated by commas, such as `1,4-6,9-`. None if it is something else.
  static std::optional<PageChoice> read(std::string_view text);

  bool all() const { return ranges_.empty(); }
  bool has(int page) const;

private:
  struct Range {
    int first = 1;
    int last = 1;
  };
  static std::optional<Range> range(std::string_view text);

  std::vector<Range> ranges_;
};

} // namespace fairway::formats
