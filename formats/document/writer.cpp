#include "formats/document/writer.h"

#include "system/files.h"

namespace fairway::formats {

std::optional<Problem> replaceFile(const std::filesystem::path& file, std::string_view content) {
  const auto reason = system::replaceFile(file, content);
  if (!reason) return std::nullopt;
  return Problem{file.string(), 0, 0, {}, "cannot be written: " + *reason + "; nothing was changed"};
}

} // namespace fairway::formats
