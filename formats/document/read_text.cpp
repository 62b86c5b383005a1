#include "formats/document/reader.h"
#include "system/files.h"

#include <cerrno>
#include <cstdio>
#include <cstring>
#include <iostream>
#include <memory>

namespace fairway::formats {

namespace {

Problems cannotRead(const std::string& file, const std::string& reason) {
  return {{file, 0, 0, {}, "cannot be read: " + reason}};
}

// Reads to the end, but not beyond what a document may hold: the file can be a pipe or a device without end.
// `readSome` fills a buffer and says how many bytes it got.
template <class ReadSome>
Result<std::string, Problems> readAll(ReadSome readSome, const std::string& file) {
  std::string text;
  char buffer[1 << 16];
  while (const std::size_t count = readSome(buffer, sizeof buffer)) {
    text.append(buffer, count);
    if (text.size() > maxDocumentBytes)
      return Problems{{file, 0, 0, {}, "the document is larger than 16 MiB"}};
  }
  return text;
}

Result<std::string, Problems> readFrom(std::FILE* stream, const std::filesystem::path& file) {
  auto text = readAll([&](char* buffer, std::size_t size) { return std::fread(buffer, 1, size, stream); },
                      file.string());
  if (text && std::ferror(stream)) return cannotRead(file.string(), std::strerror(errno));
  return text;
}

} // namespace

Result<std::string, Problems> readText(const std::filesystem::path& file) {
  if (file == "-") return readText(std::cin, "-");
  std::error_code error;
  if (std::filesystem::is_directory(file, error)) return cannotRead(file.string(), "it is a folder");
  const std::unique_ptr<std::FILE, int (*)(std::FILE*)> stream(std::fopen(file.c_str(), "rb"), std::fclose);
  if (!stream) return cannotRead(file.string(), std::strerror(errno));
  return readFrom(stream.get(), file);
}

namespace {

Result<std::string, Problems> readOpened(const system::RegularFile& opened,
                                         const std::filesystem::path& file) {
  if (!opened.stream) return cannotRead(file.string(), opened.whyNot);
  return readFrom(opened.stream.get(), file);
}

} // namespace

Result<std::string, Problems> readRegularText(const std::filesystem::path& file) {
  return readOpened(system::openRegular(file), file);
}

Result<std::string, Problems> readRegularTextWithin(const std::filesystem::path& folder,
                                                    const std::filesystem::path& relative) {
  return readOpened(system::openRegularWithin(folder, relative), folder / relative);
}

Result<std::string, Problems> readText(std::istream& in, const std::string& file) {
  auto text = readAll(
      [&](char* buffer, std::size_t size) {
        in.read(buffer, static_cast<std::streamsize>(size));
        return static_cast<std::size_t>(in.gcount());
      },
      file);
  if (text && in.bad()) return cannotRead(file, "the stream is broken");
  return text;
}

} // namespace fairway::formats
