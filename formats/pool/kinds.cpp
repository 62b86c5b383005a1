#include "formats/pool/read/kinds.h"
#include "formats/pool/game.h"
#include "formats/pool/templates.h"
#include "formats/pool/write/kinds.h"

namespace fairway::formats::pool {

namespace {

constexpr std::string_view name = "pool";

// From functions that know the body's type to those that do not.
template <class Known, Known (*read)(yaml::Reading&, const yaml::Fields&)>
Body readAny(yaml::Reading& reading, const yaml::Fields& fields) {
  return Body(read(reading, fields));
}

template <class Known>
void writeAny(Emitter& out, const Body& body) {
  writeBody(out, *body.as<Known>());
}

void visitNothing(Body&, const ReferenceVisitor&) {}

void visitRecord(Body& body, const ReferenceVisitor& visit) {
  if (auto* path = std::get_if<DocumentPath>(&body.as<RecordBody>()->pool)) visit("pool", *path);
}

constexpr std::array<std::string_view, 4> recordKeys{"game", "pool", "placement", "turns"};

std::span<const Kind> kinds() {
  static const std::array<Kind, 2> list{{
      {name, "pool", poolKeys(), readAny<PoolBody, readPool>, writeAny<PoolBody>, visitNothing, poolTemplate},
      {name, "record", recordKeys, readAny<RecordBody, readRecord>, writeAny<RecordBody>, visitRecord,
       nullptr},
  }};
  return list;
}

} // namespace

const Kind& poolKind() {
  return kinds()[0];
}

const Kind& recordKind() {
  return kinds()[1];
}

const Game& game() {
  static const Game entry{name, Spot::Kind::Square, readSquareSpot, kinds()};
  return entry;
}

} // namespace fairway::formats::pool
