#include "formats/river/export/picture_export.h"

#include "formats/picture/fonts.h"
#include "rules/river/play/referee.h"

#include <algorithm>

namespace fairway::formats::river {

RiverScene sceneOf(const Subject& subject, const PictureChoice& choice) {
  if (!subject.record)
    return RiverScene(subject.river, fairway::river::phaseAfter(choice.waterfalls, subject.river.length()));
  Record played = *subject.record;
  if (choice.turns)
    played.turns.resize(std::min(played.turns.size(), static_cast<std::size_t>(*choice.turns)));
  const fairway::river::RiverBoard board(subject.river);
  const fairway::river::Race race = replay(board, played).race;
  RiverScene scene(subject.river, race.phase());
  scene.position = positionOf(race);
  return scene;
}

PictureTexts textsOf(const Subject& subject) {
  const DocumentInfo& info = subject.head.info;
  std::string credits = info.author.value_or("");
  if (info.licence) credits += (credits.empty() ? "" : " · ") + *info.licence;
  return {subject.title(), info.notes.value_or(""), credits};
}

std::optional<std::string> fontAdvice(const Subject& subject) {
  const PictureTexts picture = textsOf(subject);
  std::vector<std::string> texts{picture.title, picture.subtitle, picture.credits};
  for (const fairway::river::Section& section : subject.river.sections)
    if (section.name) texts.push_back(*section.name);
  return formats::fontAdvice(texts);
}

} // namespace fairway::formats::river
