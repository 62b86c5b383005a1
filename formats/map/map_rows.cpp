#include "formats/map/map_rows.h"

#include "formats/map/map_text.h"

#include <algorithm>
#include <map>
#include <optional>
#include <set>

namespace fairway::formats {

namespace {

std::string lettersInWords(std::string_view letters) {
  std::string words;
  for (std::size_t i = 0; i < letters.size(); ++i) {
    if (i > 0) words += i + 1 == letters.size() ? " or " : ", ";
    words += std::string("'") + letters[i] + "'";
  }
  return words;
}

class MapRowReader {
public:
  MapRowReader(yaml::Reading& reading, const yaml::Value& value, const MapForm& form)
      : reading_(reading), value_(value), form_(form), places_(reading.source(), value.node()) {}

  std::vector<MapRow> run(const std::string& text) {
    std::vector<MapRow> rows;
    for (std::size_t start = 0; start < text.size();) {
      const std::size_t end = std::min(text.find('\n', start), text.size());
      row_ = rows.size();
      rows.push_back(readRow(rows.size() + 1, std::string_view(text).substr(start, end - start)));
      start = end + 1;
      if (rows.size() > static_cast<std::size_t>(form_.mostSide)) break;
    }
    row_.reset();
    checkSize(rows);
    if (form_.wholeRows && rows.size() > 1 && faultyRows_ == std::set<std::size_t>{rows.size() - 1})
      rows.pop_back();
    else if (!faultyRows_.empty())
      rows.clear();
    return rows;
  }

private:
  MapRow readRow(std::size_t number, std::string_view text) {
    const auto begins = places_.row(number, text);
    const auto offsetOf = [&](std::size_t byte) { return begins ? *begins + byte : value_.node().offset; };
    MapRow row;
    row.offset = offsetOf(std::min(text.find_first_not_of(' '), text.size()));
    if (const std::string key = keyIn(text); !key.empty()) {
      fault(row.offset, "this line is part of the map; if `" + key +
                            "` is a key of its own, start it further left, like the other keys");
      return row;
    }
    const std::size_t usual = text.size() / 2 + 1; // cells with a blank before each
    row.cells.reserve(usual);
    row.offsets.reserve(usual);
    bool separated = true;
    for (std::size_t i = 0; i < text.size(); ++i) {
      if (text[i] == ' ') {
        separated = true;
        continue;
      }
      if ((static_cast<unsigned char>(text[i]) & 0xC0) == 0x80) continue; // the rest of a character
      const std::size_t offset = offsetOf(i);
      if (text[i] == '\t') {
        if (!isFaulty()) fault(offset, "expected blanks between the " + cells() + ", found a tab");
        separated = true;
        continue;
      }
      if (!isFaulty()) {
        if (form_.letters.find(text[i]) == std::string_view::npos)
          fault(offset, "expected " + lettersInWords(form_.letters) + ", found " + characterAt(text, i));
        else if (!separated)
          fault(offset, cells() + " are separated by blanks");
      }
      row.cells += text[i];
      row.offsets.push_back(offset);
      separated = false;
    }
    if (row.cells.empty()) fault(row.offset, "a row without " + cells());
    return row;
  }

  // `strip: 4` within the map.
  static std::string keyIn(std::string_view text) {
    const std::size_t begin = std::min(text.find_first_not_of(' '), text.size());
    const std::size_t colon = text.find(':');
    if (colon == std::string_view::npos || colon - begin < 2) return {};
    const std::string_view key = text.substr(begin, colon - begin);
    const bool word = std::all_of(key.begin(), key.end(), [](char c) { return c >= 'a' && c <= 'z'; });
    return word ? std::string(key) : std::string();
  }

  static std::string characterAt(std::string_view text, std::size_t i) {
    std::size_t end = i + 1;
    while (end < text.size() && (static_cast<unsigned char>(text[end]) & 0xC0) == 0x80) ++end;
    return "'" + std::string(text.substr(i, end - i)) + "'";
  }

  // That of the first row, unless more rows agree on another: then it is the first that is wrong.
  static std::size_t usualWidth(const std::vector<MapRow>& rows) {
    std::map<std::size_t, std::size_t> counts;
    for (const MapRow& row : rows) ++counts[row.cells.size()];
    std::size_t usual = rows.front().cells.size();
    for (const auto& [width, count] : counts)
      if (count > counts[usual]) usual = width;
    return usual;
  }

  void checkSize(const std::vector<MapRow>& rows) {
    if (rows.empty()) return fault(value_.node().offset, "expected rows of " + cells() + ", found none");
    const std::string most = " at most " + std::to_string(form_.mostSide) + " each way";
    if (rows.size() > static_cast<std::size_t>(form_.mostSide))
      fault(rows.back().offset, "the map has too many rows;" + most);
    const std::size_t width = usualWidth(rows);
    if (width > static_cast<std::size_t>(form_.mostSide))
      fault(rows.front().offset, "the map has " + std::to_string(width) + " columns;" + most);
    for (std::size_t i = 0; i < rows.size(); ++i) {
      const MapRow& row = rows[i];
      row_ = i;
      if (row.cells.size() != width && !row.cells.empty())
        fault(row.offset, "this row has " + std::to_string(row.cells.size()) + " " + cells() + ", " +
                              (width == rows.front().cells.size() ? "the first one " : "most others ") +
                              std::to_string(width));
    }
  }

  std::string cells() const { return std::string(form_.cells); }

  // Whether the row that is read has been found fault with. Asked before the words are made: a row of wrong
  // letters can be as long as a file.
  bool isFaulty() const { return row_ && faultyRows_.contains(*row_); }

  // One fault a row is enough: where one letter is wrong, thousands may be.
  void fault(std::size_t offset, std::string message) {
    if (!faultyRows_.insert(row_.value_or(noRow)).second && row_) return;
    reading_.fault(offset, value_.path(), std::move(message));
  }

  yaml::Reading& reading_;
  const yaml::Value& value_;
  MapForm form_;
  MapPlaces places_;
  static constexpr auto noRow = static_cast<std::size_t>(-1);
  std::optional<std::size_t> row_; // that is read; none: it is about the map as a whole
  std::set<std::size_t> faultyRows_;
};

// Whether rows stand below the key, but not as text as it stands: YAML has then joined them, or left them out
// as comments. A map of one row needs no bar.
bool isFolded(const yaml::SourceText& source, const yaml::Node& node, std::string_view letters) {
  if (node.kind != yaml::NodeKind::Scalar) return false;
  const auto isRow = [&](std::string_view line) { return isMapRow(line, letters); };
  const int line = source.positionAt(node.offset).line;
  if (node.type == yaml::ScalarType::Null) return node.text.empty() && isRow(source.line(line + 1));
  const std::string_view text = source.text().substr(std::min(node.offset, source.text().size()));
  if (text.starts_with('>')) return isRow(source.line(line + 1)) && isRow(source.line(line + 2));
  if (!isRow(text.substr(0, text.find('\n')))) return false;
  const bool ownLine = isRow(source.line(line));
  return isRow(source.line(line + 1)) || (ownLine && isRow(source.line(line - 1)));
}

} // namespace

std::vector<MapRow> readMapRows(yaml::Reading& reading, const yaml::Value& value, const MapForm& form) {
  if (isFolded(reading.source(), value.node(), form.letters)) {
    const std::string path = value.path();
    reading.fault(value, barIsMissing(path.substr(path.rfind('.') + 1)));
    return {};
  }
  const std::optional<std::string> text = yaml::asText(reading, value);
  if (!text) return {};
  return MapRowReader(reading, value, form).run(*text);
}

} // namespace fairway::formats
