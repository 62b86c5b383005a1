#include "formats/document/reader.h"

#include <cerrno>
#include <cstdio>
#include <cstring>
#include <iostream>
#include <memory>

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

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

// A pipe or a device is opened without waiting, and then refused.
constexpr int forReading = O_RDONLY | O_NONBLOCK | O_NOCTTY | O_CLOEXEC;

// A folder that is only gone through; where the system can, without permission to list it.
#ifdef O_PATH
constexpr int forPassing = O_PATH | O_DIRECTORY | O_CLOEXEC;
#else
constexpr int forPassing = O_RDONLY | O_DIRECTORY | O_CLOEXEC;
#endif

// Takes the descriptor of an opened file, or -1 with the reason in errno.
Result<std::string, Problems> readRegular(int descriptor, const std::filesystem::path& file) {
  if (descriptor < 0) return cannotRead(file.string(), std::strerror(errno));
  const std::unique_ptr<std::FILE, int (*)(std::FILE*)> stream(::fdopen(descriptor, "rb"), std::fclose);
  struct stat status {};
  if (!stream || ::fstat(descriptor, &status) != 0) return cannotRead(file.string(), std::strerror(errno));
  if (S_ISDIR(status.st_mode)) return cannotRead(file.string(), "it is a folder");
  if (!S_ISREG(status.st_mode)) return cannotRead(file.string(), "it is no regular file");
  return readFrom(stream.get(), file);
}

} // namespace

Result<std::string, Problems> readRegularText(const std::filesystem::path& file) {
  return readRegular(::open(file.c_str(), forReading), file);
}

Result<std::string, Problems> readRegularTextWithin(const std::filesystem::path& folder,
                                                    const std::filesystem::path& relative) {
  const std::filesystem::path file = folder / relative;
  int at = ::open(folder.c_str(), forPassing);
  for (auto step = relative.begin(); at >= 0 && step != relative.end();) {
    const std::filesystem::path name = *step++;
    const int flags = step == relative.end() ? forReading : forPassing;
    const int next = name == ".." ? -1 : ::openat(at, name.c_str(), flags | O_NOFOLLOW);
    const int reason = name == ".." ? ELOOP : errno;
    ::close(at);
    at = next;
    errno = reason;
  }
  return readRegular(at, file);
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
