#include "tests/toy_game/stones.h"

#include "formats/yaml/decode.h"
#include "formats/yaml/emitter.h"

namespace fairway::toy {

namespace {

using formats::Body;
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

Body readStones(yaml::Reading& reading, const yaml::Fields& fields) {
  return Body(StonesBody{readNumbers(reading, fields, "stones")});
}

void writeStones(Emitter& out, const Body& body) {
  out.field("stones", formats::flowSequence(body.as<StonesBody>()->stones));
}

Body readHops(yaml::Reading& reading, const yaml::Fields& fields) {
  return Body(HopsBody{readNumbers(reading, fields, "hops")});
}

void writeHops(Emitter& out, const Body& body) {
  out.field("hops", formats::flowSequence(body.as<HopsBody>()->hops));
}

void visitNothing(Body&, const formats::ReferenceVisitor&) {}

std::optional<Spot> readStone(yaml::Reading& reading, const yaml::Value& value) {
  const auto number = yaml::asInteger(reading, value, 1, 99);
  return number ? std::optional(Spot{Spot::Kind::Section, *number, 0, 0}) : std::nullopt;
}

constexpr std::array<std::string_view, 1> stonesKeys{"stones"};
constexpr std::array<std::string_view, 2> hopsKeys{"game", "hops"};

std::span<const Kind> kinds() {
  static const std::array<Kind, 2> list = [] {
    std::array<Kind, 2> all{};
    all[0].game = "toy", all[0].name = "stones", all[0].keys = stonesKeys;
    all[0].read = readStones, all[0].write = writeStones, all[0].references = visitNothing;
    all[1].game = "toy", all[1].name = "record", all[1].keys = hopsKeys;
    all[1].read = readHops, all[1].write = writeHops, all[1].references = visitNothing;
    return all;
  }();
  return list;
}

} // namespace

const Kind& stonesKind() {
  return kinds()[0];
}

const formats::Game& formatsEntry() {
  static const formats::Game game{"toy", Spot::Kind::Section, readStone, kinds()};
  return game;
}

} // namespace fairway::toy
