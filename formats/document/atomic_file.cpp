#include "formats/document/atomic_file.h"

#include "system/files.h"

namespace fairway::formats {

std::optional<Problem> replaceFile(const std::filesystem::path& file, std::string_view content) {
  const auto reason = system::replaceFile(file, content);
  if (!reason) return std::nullopt;
  return Problem{
      file.string(), 0, 0, {}, "cannot be written: " + *reason + "; the old file, if any, is untouched"};
}

} // namespace fairway::formats
