#include "formats/river/kinds.h"

namespace fairway::formats::river {

using namespace fairway::river;

namespace {

// A word where it says everything; a push is always written.
std::string written(const Section& section) {
  if (section.push == 0 && !section.fixed && !section.name) return std::string(nameOf(section.kind));
  FlowMapping mapping;
  mapping.add("kind", nameOf(section.kind));
  if (hasPush(section.kind)) mapping.add("push", section.push);
  if (section.fixed) mapping.add("fixed", "true");
  if (section.name) mapping.add("name", flowScalar(*section.name));
  return mapping.text();
}

std::string written(const Die& die) {
  std::vector<std::string> faces;
  for (const Face& face : die) faces.push_back(nameOf(face));
  return flowSequence(faces);
}

} // namespace

void writeRiver(Emitter& out, const River& river) {
  out.open("sections");
  for (const Section& section : river.sections) out.item(written(section));
  out.close();
  out.field("start", river.start);
  out.field("die", written(river.die));
  out.field("docks", flowSequence(river.docks));
  out.field("players", river.players);
  out.field("boats", river.boats);
  out.field("convoy", nameOf(river.convoy));
}

void writeBody(Emitter& out, const RiverBody& body) {
  writeRiver(out, body.river);
}

} // namespace fairway::formats::river
