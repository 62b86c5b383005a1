#include "formats/lake_race/write/kinds.h"

namespace fairway::formats::lake_race {

namespace {

std::string written(const fairway::lake_race::GridEntry& entry) {
  return FlowMapping()
      .add("seat", entry.seat)
      .add("at", flowCell(entry.at))
      .add("heading", nameOf(entry.heading))
      .text();
}

std::string written(const fairway::lake_race::TurnEntry& turn) {
  FlowMapping mapping;
  mapping.add("seat", turn.seat)
      .add("keep", flowSequence(turn.keep))
      .add("rolled", flowSequence(turn.rolled))
      .add("steer", nameOf(turn.steer));
  if (turn.ends) mapping.add("ends", flowCell(*turn.ends));
  return mapping.text();
}

template <class Entry>
void writeEntries(Emitter& out, std::string_view key, const std::vector<Entry>& entries) {
  if (entries.empty()) return out.field(key, "[]");
  out.open(key);
  for (const Entry& entry : entries) out.item(written(entry));
  out.close();
}

void writeRace(Emitter& out, const RecordedRace& race) {
  out.openItem();
  if (const auto* path = std::get_if<DocumentPath>(&race.course)) {
    out.textField("course", *path);
  } else {
    out.open("course");
    writeBody(out, std::get<CourseBody>(race.course));
    out.close();
  }
  out.field("players", race.record.players);
  out.field("first", race.record.first);
  writeEntries(out, "grid", race.record.grid);
  writeEntries(out, "turns", race.record.turns);
  out.close();
}

} // namespace

void writeBody(Emitter& out, const RecordBody& body) {
  out.field("variant", body.options.variant ? "true" : "false");
  out.field("sunk-bonus", nameOf(body.options.sunkBonus));
  out.open("races");
  for (const RecordedRace& race : body.races) writeRace(out, race);
  out.close();
}

} // namespace fairway::formats::lake_race
