#include "formats/document/inline_or_path.h"
#include "formats/regatta/kinds.h"

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

} // namespace

void writeBody(Emitter& out, const RecordBody& body) {
  const auto inLine = [](const auto& entry) { return written(entry); };
  writeInlineOrPath(out, "regatta", body.regatta,
                    [](Emitter& inside, const RegattaBody& own) { writeBody(inside, own); });
  out.field("players", body.record.players);
  out.field("first", body.record.first);
  out.field("until", nameOf(body.record.until));
  out.list("hands", body.record.hands, inLine);
  out.list("grid", body.record.grid, inLine);
  out.list("turns", body.record.turns, inLine);
}

} // namespace fairway::formats::regatta
