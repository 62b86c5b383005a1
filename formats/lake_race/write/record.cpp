#include "formats/document/inline_or_path.h"
#include "formats/lake_race/kinds.h"

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

void writeRace(Emitter& out, const RecordedRace& race) {
  const auto inLine = [](const auto& entry) { return written(entry); };
  out.openItem();
  writeInlineOrPath(out, "course", race.course,
                    [](Emitter& inside, const CourseBody& own) { writeBody(inside, own); });
  out.field("players", race.record.players);
  out.field("first", race.record.first);
  out.list("grid", race.record.grid, inLine);
  out.list("turns", race.record.turns, inLine);
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
