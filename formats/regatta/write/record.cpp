#include "formats/regatta/write/kinds.h"
#include "formats/yaml/scalar.h"

namespace fairway::formats::regatta {

namespace {

using namespace fairway::regatta;

std::string written(const std::vector<std::string>& cards) {
  std::vector<std::string> names;
  for (const std::string& card : cards) names.push_back(flowScalar(card));
  return flowSequence(names);
}

std::string written(const GridEntry& entry) {
  return FlowMapping()
      .add("seat", entry.seat)
      .add("at", flowPoint(entry.pose.at))
      .add("heading", entry.pose.heading.degrees())
      .text();
}

std::string written(const CardPlay& play) {
  return FlowMapping().add("card", flowScalar(play.card)).add("arrows", flowSequence(play.arrows)).text();
}

void addAct(FlowMapping& mapping, const Turn& turn) {
  switch (turn.act) {
  case Act::Play: {
    std::vector<std::string> plays;
    for (const CardPlay& play : turn.play) plays.push_back(written(play));
    mapping.add("play", flowSequence(plays));
    break;
  }
  case Act::Skip:
    mapping.add("skip", "true");
    break;
  case Act::Turn:
    mapping.add("heave", "turn").add("heading", turn.heading.degrees());
    break;
  case Act::Change:
    mapping.add("heave", "change").add("cards", written(turn.cards));
    break;
  }
}

std::string written(const TurnEntry& entry) {
  FlowMapping mapping;
  mapping.add("seat", entry.turn.seat);
  addAct(mapping, entry.turn);
  if (const auto& sun = entry.turn.sun)
    mapping.add("sun", FlowMapping().add("card", flowScalar(sun->card)).add("before", sun->before).text());
  if (!entry.draw.empty()) mapping.add("draw", written(entry.draw));
  if (const auto& ends = entry.ends)
    mapping.add("ends", flowSequence(std::vector<int>{ends->at.x, ends->at.y, ends->heading.degrees()}));
  return mapping.text();
}

template <class Entry>
void writeEntries(Emitter& out, std::string_view key, const std::vector<Entry>& entries) {
  if (entries.empty()) return out.field(key, "[]");
  out.open(key);
  for (const Entry& entry : entries) out.item(written(entry));
  out.close();
}

} // namespace

void writeBody(Emitter& out, const RecordBody& body) {
  if (const auto* path = std::get_if<DocumentPath>(&body.regatta)) {
    out.textField("regatta", *path);
  } else {
    out.open("regatta");
    writeBody(out, std::get<RegattaBody>(body.regatta));
    out.close();
  }
  out.field("players", body.record.players);
  out.field("first", body.record.first);
  out.field("until", nameOf(body.record.until));
  writeEntries(out, "hands", body.record.hands);
  writeEntries(out, "grid", body.record.grid);
  writeEntries(out, "turns", body.record.turns);
}

} // namespace fairway::formats::regatta
