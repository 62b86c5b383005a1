#include "formats/document/head.h"
#include "formats/document/inline_or_path.h"
#include "formats/games.h"
#include "formats/map/map_rows.h"
#include "formats/pool/kinds.h"

#include <algorithm>

namespace fairway::formats::pool {

namespace {

using namespace fairway::pool;

std::optional<PoolMap> readMap(yaml::Reading& reading, const yaml::Value& value) {
  const std::vector<MapRow> rows = readMapRows(reading, value, {mapLetters, maxPoolSide, "squares"});
  if (rows.empty()) return std::nullopt;
  PoolMap map(static_cast<int>(rows.front().cells.size()), static_cast<int>(rows.size()));
  for (std::size_t row = 0; row < rows.size(); ++row)
    for (std::size_t column = 0; column < rows[row].cells.size(); ++column) {
      const char letter = rows[row].cells[column];
      map.set({static_cast<int>(column) + 1, static_cast<int>(row) + 1}, letter == '#'   ? Ground::Deck
                                                                         : letter == 'x' ? Ground::Void
                                                                                         : Ground::Water);
    }
  return map;
}

// What is read of a pool, with the map that its squares lie on. If the map itself is wrong, it is not known
// whether a square is on it.
class PoolReader {
public:
  PoolReader(yaml::Reading& reading, const yaml::Fields& fields) : reading_(reading), fields_(fields) {}

  Pool run() {
    if (const auto map = fields_.require("map"))
      if (auto read = readMap(reading_, *map)) pool_.map = *std::move(read), mapKnown_ = true;
    if (const auto ladders = fields_.require("ladders")) readLadders(*ladders);
    if (const auto start = fields_.require("start")) readStart(*start);
    if (const auto setup = fields_.find("setup")) readSetup(*setup);
    readCrocodiles();
    pool_.opening = number("opening", 1, maxOpening, defaultOpening);
    pool_.quiet = number("quiet", minQuiet, maxQuiet, defaultQuiet);
    return std::move(pool_);
  }

private:
  int number(std::string_view key, int least, int most, int usual) {
    const auto value = fields_.find(key);
    return value ? yaml::asInteger(reading_, *value, least, most).value_or(usual) : usual;
  }

  std::string sizeInWords() const {
    return std::to_string(pool_.map.columns()) + " x " + std::to_string(pool_.map.rows());
  }

  std::optional<Square> readOnMap(const yaml::Value& value) {
    const std::optional<Square> square = asSquare(reading_, value);
    if (square && mapKnown_ && !pool_.map.contains(*square))
      reading_.fault(value, "this square is off the map of " + sizeInWords() + " squares");
    return square;
  }

  void readLadders(const yaml::Value& value) {
    if (!yaml::isSequence(reading_, value, "ladders")) return;
    const std::size_t count = value.node().items.size();
    if (count > maxLadders)
      reading_.fault(value, "expected at most " + std::to_string(maxLadders) + " ladders, found " +
                                std::to_string(count));
    for (std::size_t i = 0; i < std::min<std::size_t>(count, maxLadders); ++i) readLadder(value.item(i));
  }

  void readLadder(const yaml::Value& value) {
    const yaml::Fields fields(reading_, value, {"bar", "at", "side"});
    std::optional<Side> bar;
    if (const auto word = fields.require("bar"))
      bar = yaml::asWord<Side>(reading_, *word, sideOfName, {"red", "yellow"});
    std::optional<Square> at;
    if (const auto square = fields.require("at")) at = readOnMap(*square);
    std::optional<SquareDirection> side;
    if (const auto word = fields.require("side"))
      side = yaml::asWord<SquareDirection>(reading_, *word, sideNamed, {"N", "E", "S", "W"});
    if (!bar || !at || !side) return;
    const bool again = std::any_of(pool_.ladders.begin(), pool_.ladders.end(), [&](const Ladder& other) {
      return other.at == *at && other.side == *side;
    });
    if (again) reading_.fault(value, "there is another ladder on this side of the square");
    pool_.ladders.push_back({*bar, *at, *side});
  }

  void readStart(const yaml::Value& value) {
    const yaml::Fields fields(reading_, value, {"red", "yellow"});
    for (const Side side : bothSides)
      if (const auto rows = fields.require(nameOf(side))) readStartRows(*rows, pool_.start[side]);
  }

  void readStartRows(const yaml::Value& value, std::vector<StartRow>& rows) {
    if (!yaml::isSequence(reading_, value, "start rows")) return;
    const std::size_t count = value.node().items.size();
    if (count < 1 || count > maxStartRows)
      reading_.fault(value, "expected 1 to " + std::to_string(maxStartRows) + " start rows, found " +
                                std::to_string(count));
    for (std::size_t i = 0; i < std::min<std::size_t>(count, maxStartRows); ++i)
      readStartRow(value.item(i), rows);
  }

  void readStartRow(const yaml::Value& value, std::vector<StartRow>& rows) {
    const yaml::Fields fields(reading_, value, {"row", "swimmers", "columns"});
    std::optional<int> number, swimmers;
    if (const auto given = fields.require("row")) number = readRowNumber(*given);
    if (const auto given = fields.require("swimmers"))
      swimmers = yaml::asInteger(reading_, *given, 1, maxRowSwimmers);
    std::optional<ColumnRange> columns;
    const auto range = fields.find("columns");
    if (range) columns = readColumns(*range);
    if (!number || !swimmers || (range && !columns)) return;
    const StartRow row{*number, *swimmers, columns};
    const bool overlaps =
        std::any_of(rows.begin(), rows.end(), [&](const StartRow& other) { return overlap(row, other); });
    if (overlaps) reading_.fault(value, "this start row overlaps another one of the same side");
    rows.push_back(row);
  }

  std::optional<int> readRowNumber(const yaml::Value& value) {
    const std::optional<int> row = yaml::asInteger(reading_, value, 1, maxPoolSide);
    if (row && mapKnown_ && *row > pool_.map.rows())
      reading_.fault(value, "this row is off the map of " + sizeInWords() + " squares");
    return row;
  }

  static bool overlap(const StartRow& a, const StartRow& b) {
    if (a.row != b.row) return false;
    return !a.columns || !b.columns || (a.columns->from <= b.columns->to && b.columns->from <= a.columns->to);
  }

  std::optional<ColumnRange> readColumns(const yaml::Value& value) {
    if (!yaml::isListOf(reading_, value, 2, "columns as [from, to]")) return std::nullopt;
    const auto from = yaml::asInteger(reading_, value.item(0), 1, maxPoolSide);
    const auto to = yaml::asInteger(reading_, value.item(1), 1, maxPoolSide);
    if (!from || !to) return std::nullopt;
    if (*from > *to)
      reading_.fault(value, "expected the first column before the last one");
    else if (mapKnown_ && *to > pool_.map.columns())
      reading_.fault(value, "these columns are off the map of " + sizeInWords() + " squares");
    return ColumnRange{*from, *to};
  }

  void readSetup(const yaml::Value& value) {
    pool_.setup.emplace();
    const yaml::Fields fields(reading_, value, {"red", "yellow"});
    for (const Side side : bothSides) {
      const auto squares = fields.require(nameOf(side));
      if (!squares || !yaml::isSequence(reading_, *squares, "squares")) continue;
      for (std::size_t i = 0; i < squares->node().items.size(); ++i)
        if (const auto square = readOnMap(squares->item(i))) (*pool_.setup)[side].push_back(*square);
    }
  }

  void readCrocodiles() {
    const auto value = fields_.find("crocodiles");
    if (!value) {
      pool_.crocodiles = usualCrocodiles();
      return;
    }
    if (!yaml::isSequence(reading_, *value, "crocodiles")) return;
    const std::size_t count = value->node().items.size();
    if (count < 1 || count > maxTilesOfSide)
      reading_.fault(*value, "expected 1 to " + std::to_string(maxTilesOfSide) + " crocodiles, found " +
                                 std::to_string(count));
    for (std::size_t i = 0; i < std::min<std::size_t>(count, maxTilesOfSide); ++i)
      readCrocodile(value->item(i));
  }

  void readCrocodile(const yaml::Value& value) {
    const std::optional<Crocodile> crocodile = asCrocodile(value);
    if (!crocodile) return;
    const auto same = std::find_if(pool_.crocodiles.begin(), pool_.crocodiles.end(),
                                   [&](const Crocodile& other) { return other.value == crocodile->value; });
    if (same != pool_.crocodiles.end() && *same != *crocodile)
      reading_.fault(value, "the number " + std::to_string(crocodile->value) +
                                " occurs with another ability; one number has one");
    pool_.crocodiles.push_back(*crocodile);
  }

  std::optional<Crocodile> asCrocodile(const yaml::Value& value) {
    if (value.node().kind != yaml::NodeKind::Mapping) {
      if (value.node().kind == yaml::NodeKind::Sequence) {
        reading_.fault(value, "expected a number from 1 to 9, or a mapping with `value`, found a list");
        return std::nullopt;
      }
      const auto number = yaml::asInteger(reading_, value, 1, maxValue);
      return number ? std::optional(usualCrocodile(*number)) : std::nullopt;
    }
    const yaml::Fields fields(reading_, value, {"value", "turns", "diagonal"});
    const auto number = fields.require("value");
    const auto read = number ? yaml::asInteger(reading_, *number, 1, maxValue) : std::nullopt;
    Crocodile crocodile = usualCrocodile(read.value_or(1));
    bool known = read.has_value();
    if (const auto turns = fields.find("turns")) {
      const auto corners = yaml::asInteger(reading_, *turns, 0, maxTurns);
      known = known && corners;
      crocodile.turns = corners.value_or(0);
    }
    if (const auto diagonal = fields.find("diagonal")) {
      const auto slanted = yaml::asBool(reading_, *diagonal);
      known = known && slanted;
      crocodile.diagonal = slanted.value_or(false);
    }
    return known ? std::optional(crocodile) : std::nullopt;
  }

  yaml::Reading& reading_;
  const yaml::Fields& fields_;
  Pool pool_;
  bool mapKnown_ = false;
};

} // namespace

PoolBody readPool(yaml::Reading& reading, const yaml::Fields& fields) {
  return {PoolReader(reading, fields).run()};
}

InlinePool readInlinePool(yaml::Reading& reading, const yaml::Value& value) {
  const yaml::Fields fields(reading, value, keysInside(poolKind()));
  return {readInfo(reading, fields, game()), PoolReader(reading, fields).run()};
}

} // namespace fairway::formats::pool
