#include "tests/formats/every_value.h"

#include "formats/document/reader.h"
#include "formats/document/writer.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <iterator>
#include <sstream>
#include <vector>

namespace fairway::test {

namespace {

// A marked piece of the text: from its first sign to behind its last one, and what is tried in its stead.
struct Mark {
  std::size_t begin = 0;
  std::size_t end = 0; // of the value
  std::size_t after = 0;
  std::vector<std::string> others;
};

std::vector<Mark> marksIn(std::string_view marked) {
  std::vector<Mark> marks;
  std::vector<std::size_t> open;
  const auto close = [&](std::size_t at) {
    Mark& mark = marks[open.back()];
    if (mark.end == 0) mark.end = at;
    mark.after = at + 1;
    open.pop_back();
  };
  for (std::size_t i = 0; i < marked.size(); ++i) {
    const char sign = marked[i];
    if (sign == '<' || sign == '(') {
      open.push_back(marks.size());
      marks.push_back({i, 0, 0, {}});
      if (sign == '<')
        marks.back().others = {"[]", "{}", "word", "-1", ""};
      else
        marks.back().others = {""};
    } else if (sign == '%') { // what stands there for once is an other of nothing
      const std::size_t last = marked.find('%', i + 1);
      marks.push_back({i, i, last + 1, {std::string(marked.substr(i + 1, last - i - 1))}});
      i = last;
    } else if (sign == '~') {
      Mark& mark = marks[open.back()];
      if (mark.end == 0) mark.end = i;
      const std::size_t next = marked.find_first_of("~>", i + 1);
      mark.others.emplace_back(marked.substr(i + 1, next - i - 1));
      i = next - 1;
    } else if (sign == '>' || sign == ')') {
      close(i);
    }
  }
  EXPECT_TRUE(open.empty()) << marked;
  return marks;
}

// The text without its signs, from one place to another.
std::string plain(std::string_view marked, const std::vector<Mark>& marks, std::size_t from, std::size_t to) {
  std::string text;
  for (std::size_t i = from; i < to; ++i) {
    const char sign = marked[i];
    if (sign == '~' || sign == '%') {
      const auto mark = std::ranges::find(marks, i, &Mark::end);
      i = mark->after - 1;
    } else if (sign != '<' && sign != '(' && sign != '>' && sign != ')') {
      text += sign;
    }
  }
  return text;
}

std::vector<std::string> linesOf(const std::string& text) {
  std::vector<std::string> lines;
  std::istringstream in(text);
  for (std::string line; std::getline(in, line);) lines.push_back(line);
  return lines;
}

std::string writtenOf(const formats::PartlyRead& partly) {
  return partly.read ? formats::writeDocument(partly.read->document) : std::string();
}

// The lines of one that the other has not, whatever their order.
std::string missing(std::vector<std::string> from, std::vector<std::string> in, const std::string& sign) {
  std::vector<std::string> lines;
  std::ranges::sort(from);
  std::ranges::sort(in);
  std::ranges::set_difference(from, in, std::back_inserter(lines));
  std::string text;
  for (const std::string& line : lines) text += "  " + sign + line + "\n";
  return text;
}

} // namespace

std::string whatIsSaidOf(std::string_view marked) {
  const std::vector<Mark> marks = marksIn(marked);
  const auto whole = formats::readDespiteFaults(plain(marked, marks, 0, marked.size()), "f");
  EXPECT_TRUE(whole.read && whole.problems.empty()) << formats::toText(whole.problems);
  const std::vector<std::string> before = linesOf(writtenOf(whole));
  std::string said;
  for (const Mark& mark : marks)
    for (const std::string& other : mark.others) {
      const std::string text =
          plain(marked, marks, 0, mark.begin) + other + plain(marked, marks, mark.after, marked.size());
      const auto partly = formats::readDespiteFaults(text, "f");
      const std::vector<std::string> after = linesOf(writtenOf(partly));
      said += plain(marked, marks, mark.begin, mark.after) + " -> " + other + "\n" +
              formats::toText(partly.problems) + missing(before, after, "- ") + missing(after, before, "+ ");
    }
  return said;
}

} // namespace fairway::test
