#include "tests/toy_game/stones.h"

#include "formats/yaml/decode.h"
#include "formats/yaml/emitter.h"

namespace fairway::toy {

namespace {

using formats::Emitter;
using formats::Kind;
namespace yaml = formats::yaml;

std::vector<int> readNumbers(yaml::Reading& reading, const yaml::Fields& fields, std::string_view key) {
  std::vector<int> numbers;
  const auto list = fields.require(key);
  if (!list || !yaml::isSequence(reading, *list, "numbers")) return numbers;
  for (std::size_t i = 0; i < list->node().items.size(); ++i)
    numbers.push_back(yaml::asInteger(reading, list->item(i), 1, 9).value_or(1));
  return numbers;
}

StonesBody readStones(yaml::Reading& reading, const yaml::Fields& fields) {
  return {readNumbers(reading, fields, "stones")};
}

HopsBody readHops(yaml::Reading& reading, const yaml::Fields& fields) {
  HopsBody body{readNumbers(reading, fields, "hops"), {}};
  if (fields.find("stones")) body.stones = readNumbers(reading, fields, "stones");
  return body;
}

std::optional<Spot> readStone(yaml::Reading& reading, const yaml::Value& value) {
  const auto number = yaml::asInteger(reading, value, 1, 99);
  return number ? std::optional(Spot{Spot::Kind::Section, *number, 0, 0}) : std::nullopt;
}

constexpr std::array<std::string_view, 1> stonesKeys{"stones"};
constexpr std::array<std::string_view, 3> hopsKeys{"game", "stones", "hops"};

constexpr std::array<Kind, 2> kinds{
    formats::ofType<readStones>({.game = gameId, .name = "stones", .keys = stonesKeys}),
    formats::ofType<readHops>({.game = gameId, .name = "record", .namesGame = true, .keys = hopsKeys}),
};

} // namespace

void writeBody(Emitter& out, const StonesBody& body) {
  out.field("stones", formats::flowSequence(body.stones));
}

void writeBody(Emitter& out, const HopsBody& body) {
  if (!body.stones.empty()) out.field("stones", formats::flowSequence(body.stones));
  out.field("hops", formats::flowSequence(body.hops));
}

const Kind& stonesKind() {
  return kinds[0];
}

const Kind& hopsKind() {
  return kinds[1];
}

const formats::Game& formatsEntry() {
  static const formats::Game game{gameId, Spot::Kind::Section, readStone, kinds};
  return game;
}

} // namespace fairway::toy
