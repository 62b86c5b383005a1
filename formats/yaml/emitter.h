#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace fairway::formats {

// Text as a YAML scalar: plain where that reads back as the same text, else in double quotes.
std::string blockScalar(std::string_view text); // as the value of a key on its own line
std::string flowScalar(std::string_view text);  // inside {} or []

// Whether a text of several lines can stand in a literal block (`|`), which is how people like to read it.
bool fitsLiteral(std::string_view text);

// One line of a document in braces: {at: [3, 2], letter: NE}
class FlowMapping {
public:
  FlowMapping& add(std::string_view key, std::string_view written);
  FlowMapping& add(std::string_view key, int number) { return add(key, std::to_string(number)); }
  std::string text() const { return "{" + content_ + "}"; }

private:
  std::string content_;
};

std::string flowSequence(const std::vector<std::string>& items); // [a, b]
std::string flowSequence(const std::vector<int>& numbers);

std::string indented(std::string_view lines, std::size_t blanks); // each of them, to stand below a key

// Writes the lines of a document, two blanks deeper for each level.
class Emitter {
public:
  void comment(std::string_view line); // as it is
  void field(std::string_view key, std::string_view written);
  void field(std::string_view key, int number) { field(key, std::to_string(number)); }
  void textField(std::string_view key, std::string_view text);
  void item(std::string_view written);

  // A list whose items are written by a function, each on its line; `[]` where there are none.
  template <class Item, class Written>
  void list(std::string_view key, const std::vector<Item>& items, Written written) {
    if (items.empty()) return field(key, "[]");
    open(key);
    for (const Item& each : items) item(written(each));
    close();
  }

  void open(std::string_view key);
  void openItem(); // an item that is a mapping: its first field follows the dash
  void close() { indent_ -= 2; }

  // A literal block: `header` is `|` or what else must be said; lines come with the blanks of their own.
  void literal(std::string_view key, std::string_view header, const std::vector<std::string>& lines);

  std::string take() { return std::move(out_); }

private:
  void line(std::string_view content);

  std::string out_;
  std::size_t indent_ = 0;
  bool dash_ = false; // the next line starts an item
};

} // namespace fairway::formats
