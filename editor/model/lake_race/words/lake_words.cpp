#include "editor/model/lake_race/words/lake_words.h"

#include "editor/model/words/translation.h"

namespace fairway::editor::lake_race {

std::string shownName(fairway::lake_race::Terrain terrain) {
  switch (terrain) {
  case fairway::lake_race::Terrain::Water:
    return say("water");
  case fairway::lake_race::Terrain::Land:
    return say("land");
  case fairway::lake_race::Terrain::Void:
    return say("void");
  }
  return "";
}

std::string shownName(Direction direction) {
  static constexpr const char* names[]{marked("E"), marked("NE"), marked("NW"),
                                       marked("W"), marked("SW"), marked("SE")};
  return say(names[static_cast<std::size_t>(direction)]);
}

std::string shownName(fairway::lake_race::Arrow arrow) {
  return arrow == fairway::lake_race::Arrow::Clockwise ? say("clockwise") : say("counterclockwise");
}

std::string shownName(fairway::lake_race::PassSide side) {
  return side == fairway::lake_race::PassSide::Left ? say("left") : say("right");
}

std::string diceText(const std::vector<int>& faces) {
  std::string text;
  for (const int face : faces) text += (text.empty() ? "" : " ") + std::to_string(face);
  return text;
}

std::string gateText(const fairway::lake_race::Progress& progress) {
  if (progress.finished()) return say("none");
  switch (static_cast<fairway::lake_race::GateName>(progress.gate)) {
  case fairway::lake_race::GateName::Start:
    return say("start");
  case fairway::lake_race::GateName::Finish:
    return say("finish");
  default:
    return say("buoy {1}", {std::to_string(progress.gate)});
  }
}

std::string diceChoiceText(const fairway::lake_race::DiceChoice& choice) {
  const std::string kept = diceText(faces(choice.keep));
  const auto roll = static_cast<std::size_t>(choice.roll);
  if (choice.roll == 0) return kept.empty() ? say("No dice: stay where you are") : say("Keep {1}", {kept});
  if (kept.empty()) return sayCount("Roll {n} die", "Roll {n} dice", roll);
  return sayCount("Keep {1}, roll {n} die", "Keep {1}, roll {n} dice", roll, {kept});
}

std::string steerText(fairway::lake_race::Steer steer) {
  switch (steer) {
  case fairway::lake_race::Steer::Left:
    return say("steer left");
  case fairway::lake_race::Steer::Straight:
    return say("steer straight ahead");
  case fairway::lake_race::Steer::Right:
    return say("steer right");
  }
  return {};
}

} // namespace fairway::editor::lake_race
