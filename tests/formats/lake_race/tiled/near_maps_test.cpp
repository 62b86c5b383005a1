// Maps that are nearly right: those of the samples with one line left out, said twice or cut, or with another
// number or word in it. What is said of them, and the lakes that come of them, have a digest for each map.
// Where one changes people read something else, or get another lake. FAIRWAY_NEAR=MAP prints all of a map.
#include "formats/document/document_text.h"
#include "formats/lake_race/tiled/import_lake.h"
#include "formats/lake_race/tiled/read_map.h"
#include "tests/support/digest.h"
#include "tests/support/source_dir.h"

#include <gtest/gtest.h>

#include <cstdlib>
#include <fstream>
#include <iostream>
#include <iterator>
#include <map>
#include <regex>

namespace fairway::formats::lake_race::tiled {
namespace {

namespace fs = std::filesystem;

std::vector<std::string> mapsNearTo(const std::string& text) {
  std::vector<std::string> lines, texts;
  for (std::size_t from = 0; from < text.size();) {
    const std::size_t to = std::min(text.find('\n', from), text.size() - 1) + 1;
    lines.push_back(text.substr(from, to - from));
    from = to;
  }
  const auto with = [&](std::size_t at, const std::string& instead) {
    std::string all;
    for (std::size_t i = 0; i < lines.size(); ++i) all += i == at ? instead : lines[i];
    texts.push_back(std::move(all));
  };
  for (std::size_t i = 0; i < lines.size(); ++i) {
    with(i, "");
    with(i, lines[i] + lines[i]);
    with(i, lines[i].substr(0, lines[i].size() / 2) + "\n");
    static const std::regex word("[A-Za-z0-9]+");
    int words = 0;
    for (std::sregex_iterator found(lines[i].begin(), lines[i].end(), word), end; found != end; ++found) {
      if (++words > 24) break; // of many cells alike
      const auto at = static_cast<std::size_t>(found->position());
      const std::string before = lines[i].substr(0, at), after = lines[i].substr(at + found->str().size());
      const bool number = found->str().find_first_not_of("0123456789") == std::string::npos;
      for (const std::string& other :
           number ? std::vector<std::string>{"0", "1", "2", "7", "-3", "999999999", "4294967296", "1.5"}
                  : std::vector<std::string>{"x", "water", "land", "A", "E"})
        with(i, before + other + after);
    }
  }
  return texts;
}

std::string whatBecomesOf(const std::string& text, const std::string& file) {
  const Loader none = [](const fs::path& path) -> Result<std::string, Problems> {
    return Problems{{path.string(), 0, 0, "", "is not there"}};
  };
  const auto map = readMap(text, file, none);
  if (!map) return toText(map.fault());
  const auto lake = lakeFrom(map.value(), {}, file);
  return lake ? writeDocument(*lake) : toText(lake.fault());
}

TEST(NearMaps, AreImportedAndRefusedAsTheyWere) {
  const std::map<std::string, std::string> digests{
      {"csv-odd.tmx", "9d25a4bb4a7af436"},    {"elements-odd.tmx", "a5b9820e15d878f0"},
      {"gzip-odd.tmj", "0e6dd8cc686c36cf"},   {"gzip-odd.tmx", "d98aea008d268446"},
      {"list-odd.tmj", "836cac0c57ea2529"},   {"plain-even.tmj", "2c503f729e6e4680"},
      {"plain-even.tmx", "79962491731cc8ce"}, {"strangers-odd.tmx", "d972d026b720196b"},
      {"zlib-even.tmj", "bb657e311b6d3593"},  {"zlib-even.tmx", "b808bdf00225955e"}};
  const char* shown = std::getenv("FAIRWAY_NEAR");
  int maps = 0;
  for (const auto& entry :
       fs::directory_iterator(fairway::test::sourceDir() / "tests/formats/lake_race/tiled/maps")) {
    ++maps;
    const std::string name = entry.path().filename().string();
    std::ifstream in(entry.path());
    const std::string whole{std::istreambuf_iterator<char>(in), {}};
    std::string all;
    for (const std::string& text : mapsNearTo(whole)) {
      const std::string said = whatBecomesOf(text, name);
      if (shown != nullptr && name == shown) std::cout << "--- of\n" << text << "--- comes\n" << said;
      all += said;
    }
    const auto wanted = digests.find(name);
    EXPECT_EQ(fairway::test::digestOf(all), wanted == digests.end() ? "" : wanted->second) << name;
  }
  EXPECT_EQ(maps, static_cast<int>(digests.size()));
}

} // namespace
} // namespace fairway::formats::lake_race::tiled
