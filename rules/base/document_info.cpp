#include "rules/base/document_info.h"

#include "rules/base/named.h"

#include <array>

namespace fairway {

std::string_view nameOf(Severity severity) {
  constexpr std::array<std::string_view, 4> names{"error", "warning", "info", "ignore"};
  return names[static_cast<std::size_t>(severity)];
}

std::optional<Severity> severityNamed(std::string_view name) {
  return valueNamed(std::array{Severity::Error, Severity::Warning, Severity::Info, Severity::Ignore}, name);
}

} // namespace fairway
