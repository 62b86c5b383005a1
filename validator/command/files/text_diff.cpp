#include "validator/command/files/text_diff.h"

#include <algorithm>
#include <vector>

namespace fairway::command {

namespace {

using Lines = std::vector<std::string_view>;

constexpr std::size_t context = 3;
constexpr int mostChanges = 2000; // the search remembers about the square of this many numbers

// Each line with its end, so that a last line without one differs from the same line with one.
Lines linesOf(std::string_view text) {
  Lines lines;
  while (!text.empty()) {
    const std::size_t end = std::min(text.find('\n'), text.size() - 1) + 1;
    lines.push_back(text.substr(0, end));
    text.remove_prefix(end);
  }
  return lines;
}

// A line of the result: kept, taken away or added.
struct Step {
  char sign; // ' ', '-' or '+'
  std::string_view line;
};

using Steps = std::vector<Step>;

// E. Myers, "An O(ND) Difference Algorithm and Its Variations" (1986): on each diagonal the furthest point
// that so many changes reach; the way is found by walking back through what was remembered.
class Search {
public:
  Search(const Lines& from, const Lines& to)
      : from_(from), to_(to), rows_(static_cast<int>(from.size())), columns_(static_cast<int>(to.size())) {}

  // False: it takes more than mostChanges.
  bool run(Steps& steps) {
    std::vector<int> reach(3, 0); // of the diagonals -d-1 to d+1
    for (int d = 0; d <= mostChanges; ++d) {
      reaches_.push_back(reach);
      std::vector<int> next(static_cast<std::size_t>(2 * d + 5), 0);
      for (int k = -d; k <= d; k += 2) {
        const int row = slide(startOf(reach, d, k), k);
        next[static_cast<std::size_t>(k + d + 2)] = row;
        if (row >= rows_ && row - k >= columns_) {
          walkBack(d, steps);
          return true;
        }
      }
      reach = std::move(next);
    }
    return false;
  }

private:
  static int at(const std::vector<int>& reach, int d, int k) {
    return reach[static_cast<std::size_t>(k + d + 1)];
  }

  // Whether the last change on the way to diagonal k added a line; otherwise it removed one.
  static bool adds(const std::vector<int>& reach, int d, int k) {
    return k == -d || (k != d && at(reach, d, k - 1) < at(reach, d, k + 1));
  }

  // The row behind the last change.
  static int startOf(const std::vector<int>& reach, int d, int k) {
    if (d == 0) return 0;
    return adds(reach, d, k) ? at(reach, d, k + 1) : at(reach, d, k - 1) + 1;
  }

  int slide(int row, int k) const {
    while (row < rows_ && row - k < columns_ &&
           from_[static_cast<std::size_t>(row)] == to_[static_cast<std::size_t>(row - k)])
      ++row;
    return row;
  }

  void walkBack(int d, Steps& steps) const {
    Steps backwards;
    int row = rows_, k = rows_ - columns_;
    for (; d >= 0; --d) {
      const std::vector<int>& reach = reaches_[static_cast<std::size_t>(d)];
      const int start = startOf(reach, d, k);
      while (row > start) backwards.push_back({' ', from_[static_cast<std::size_t>(--row)]});
      if (d == 0) break;
      if (adds(reach, d, k)) {
        backwards.push_back({'+', to_[static_cast<std::size_t>(row - k - 1)]});
        ++k;
      } else {
        backwards.push_back({'-', from_[static_cast<std::size_t>(--row)]});
        --k;
      }
    }
    steps.insert(steps.end(), backwards.rbegin(), backwards.rend());
  }

  const Lines& from_;
  const Lines& to_;
  int rows_, columns_;
  std::vector<std::vector<int>> reaches_; // before each further change
};

Steps stepsBetween(const Lines& from, const Lines& to) {
  std::size_t head = 0, tail = 0;
  const std::size_t shorter = std::min(from.size(), to.size());
  while (head < shorter && from[head] == to[head]) ++head;
  while (tail < shorter - head && from[from.size() - 1 - tail] == to[to.size() - 1 - tail]) ++tail;
  const auto middle = [&](const Lines& lines) {
    return Lines(lines.begin() + static_cast<std::ptrdiff_t>(head),
                 lines.end() - static_cast<std::ptrdiff_t>(tail));
  };
  const Lines old = middle(from), fresh = middle(to);
  Steps steps;
  for (std::size_t i = 0; i < head; ++i) steps.push_back({' ', from[i]});
  if (!Search(old, fresh).run(steps)) {
    for (const std::string_view line : old) steps.push_back({'-', line});
    for (const std::string_view line : fresh) steps.push_back({'+', line});
  }
  for (std::size_t i = from.size() - tail; i < from.size(); ++i) steps.push_back({' ', from[i]});
  return steps;
}

// `3,7`: first line and count; one line is not counted, and of none the line before is named.
std::string rangeText(std::size_t before, std::size_t count) {
  const std::string first = std::to_string(count == 0 ? before : before + 1);
  return count == 1 ? first : first + "," + std::to_string(count);
}

class Hunks {
public:
  explicit Hunks(const Steps& steps) : steps_(steps) {}

  std::string text() {
    for (std::size_t i = changeFrom(0); i < steps_.size();) {
      const std::size_t end = endOfHunk(i);
      write(i > done_ + context ? i - context : done_, end);
      i = changeFrom(end);
    }
    return std::move(text_);
  }

private:
  std::size_t changeFrom(std::size_t i) const {
    while (i < steps_.size() && steps_[i].sign == ' ') ++i;
    return i;
  }

  // Changes share a hunk while their contexts touch.
  std::size_t endOfHunk(std::size_t i) const {
    for (;;) {
      while (i < steps_.size() && steps_[i].sign != ' ') ++i;
      const std::size_t next = changeFrom(i);
      if (next == steps_.size() || next - i > 2 * context) return std::min(i + context, steps_.size());
      i = next;
    }
  }

  void write(std::size_t begin, std::size_t end) {
    for (; done_ < begin; ++done_) count(steps_[done_]);
    const std::size_t oldBefore = old_, newBefore = new_;
    std::string lines;
    for (; done_ < end; ++done_) {
      const Step& step = steps_[done_];
      count(step);
      lines.append(1, step.sign).append(step.line);
      if (!step.line.ends_with('\n')) lines += "\n\\ No newline at end of file\n";
    }
    text_ += "@@ -" + rangeText(oldBefore, old_ - oldBefore) + " +" + rangeText(newBefore, new_ - newBefore) +
             " @@\n" + lines;
  }

  void count(const Step& step) {
    if (step.sign != '+') ++old_;
    if (step.sign != '-') ++new_;
  }

  const Steps& steps_;
  std::size_t done_ = 0;          // steps that are written or passed over
  std::size_t old_ = 0, new_ = 0; // lines among them
  std::string text_;
};

} // namespace

std::string unifiedDiff(std::string_view from, std::string_view to, const std::string& name) {
  if (from == to) return {};
  const Steps steps = stepsBetween(linesOf(from), linesOf(to));
  return "--- " + name + "\n+++ " + name + "\n" + Hunks(steps).text();
}

} // namespace fairway::command
