#include "formats/reader.h"

#include <cerrno>
#include <cstdio>
#include <cstring>
#include <memory>

namespace fairway::formats {

namespace {

Problems cannotRead(const std::string& file, const std::string& reason) {
  return {{file, 0, 0, {}, "cannot be read: " + reason}};
}

// Reads to the end, but not beyond what a document may hold: the file can be a pipe or a device without end.
Result<std::string, Problems> readAll(std::FILE* stream, const std::string& file) {
  std::string text;
  char buffer[1 << 16];
  while (const std::size_t count = std::fread(buffer, 1, sizeof buffer, stream)) {
    text.append(buffer, count);
    if (text.size() > maxDocumentBytes)
      return Problems{{file, 0, 0, {}, "the document is larger than 16 MiB"}};
  }
  if (std::ferror(stream)) return cannotRead(file, std::strerror(errno));
  return text;
}

} // namespace

Result<std::string, Problems> readText(const std::filesystem::path& file) {
  if (file == "-") return readAll(stdin, "-");
  std::error_code error;
  if (std::filesystem::is_directory(file, error)) return cannotRead(file.string(), "it is a folder");
  const std::unique_ptr<std::FILE, int (*)(std::FILE*)> stream(std::fopen(file.c_str(), "rb"), std::fclose);
  if (!stream) return cannotRead(file.string(), std::strerror(errno));
  return readAll(stream.get(), file.string());
}

} // namespace fairway::formats
