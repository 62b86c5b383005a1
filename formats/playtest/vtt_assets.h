#pragma once

#include "formats/zip/zip_file.h"

#include <map>

namespace fairway::formats::playtest {

// Pictures of a game of VirtualTabletop, each kept once.
class VttAssets {
public:
  // What widgets call it: `/assets/-1234_5678`.
  std::string add(std::string png);

  std::size_t largest() const; // bytes
  void write(ZipFile& zip) const;

  static constexpr std::size_t mostBytes = 10 * 1024 * 1024 - 1; // server/fileloader.mjs refuses 10 MiB

private:
  std::map<std::string, std::string> files_; // by name
};

} // namespace fairway::formats::playtest
