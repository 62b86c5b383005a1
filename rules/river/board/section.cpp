#include "rules/river/board/section.h"

#include "rules/base/named.h"

namespace fairway::river {

std::string_view nameOf(SectionKind kind) {
  constexpr std::array<std::string_view, allSectionKinds.size()> names{"calm", "sandbank", "wave", "eddy",
                                                                       "lee"};
  return names[static_cast<std::size_t>(kind)];
}

std::optional<SectionKind> sectionKindNamed(std::string_view name) {
  return valueNamed(allSectionKinds, name);
}

char letterOf(SectionKind kind) {
  return ".SWEL"[static_cast<std::size_t>(kind)];
}

Section sectionOf(SectionKind kind) {
  Section section;
  section.kind = kind;
  section.push = defaultPush(kind);
  return section;
}

} // namespace fairway::river
