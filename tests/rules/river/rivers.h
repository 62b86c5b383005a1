#pragma once

#include "rules/base/random.h"
#include "rules/river/board/river.h"

#include <string_view>

// Rivers for tests.
namespace fairway::river::test {

// From its letters, as `S...W.....`; waves and eddies have the push that they have by themselves.
inline River laid(std::string_view order) {
  River river;
  for (char letter : order)
    for (SectionKind kind : allSectionKinds)
      if (letterOf(kind) == letter) river.sections.push_back(sectionOf(kind));
  return river;
}

inline River published() {
  return laid("S...W.....");
}

// Any river that a document could hold, as small or large as asked for.
inline River anyRiver(Random& random, int mostLength = mostSections, int boatsAtMost = mostBoats) {
  River river;
  const auto length = leastSections + random.below(static_cast<unsigned>(mostLength - leastSections + 1));
  for (unsigned i = 0; i < length; ++i) {
    // Half of them calm, as on a real river.
    Section section = sectionOf(allSectionKinds[random.below(2) == 0 ? 0 : random.below(5)]);
    if (hasPush(section.kind)) section.push = 1 + static_cast<int>(random.below(mostPush));
    river.sections.push_back(section);
  }
  river.start = 1 + static_cast<int>(random.below(length));
  for (Face& face : river.die) {
    const auto number = random.below(7);
    face = number == 0 ? Face::wind() : Face(static_cast<int>(number));
  }
  river.players = 2 + static_cast<int>(random.below(3));
  river.boats = 1 + static_cast<int>(random.below(static_cast<unsigned>(boatsAtMost)));
  river.convoy = random.below(2) == 0 ? Convoy::Any : Convoy::Own;
  river.docks.clear();
  for (int i = 0; i < river.players * river.boats; ++i)
    river.docks.push_back(static_cast<int>(random.below(20)));
  return river;
}

} // namespace fairway::river::test
