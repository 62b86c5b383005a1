#include "rules/base/evidence.h"

#include <array>

namespace fairway {

std::string_view nameOf(EvidenceKind kind) {
  constexpr std::array<std::string_view, 4> names{"path", "cut", "region", "line"};
  return names[static_cast<std::size_t>(kind)];
}

} // namespace fairway
