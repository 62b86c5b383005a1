#include "validator/lake_race/command/generate/generate_command.h"

#include "formats/document/writer.h"
#include "formats/lake_race/documents.h"
#include "rules/base/number_text.h"
#include "rules/base/read_number.h"
#include "validator/command/files/results.h"
#include "validator/command/terminal/progress_bar.h"
#include "validator/command/terminal/terminal.h"
#include "validator/lake_race/generate/generate.h"

#include <filesystem>
#include <ostream>

namespace fairway::command::lake_race {

namespace {

using namespace validator::lake_race;

constexpr int smallestSide = 10;
constexpr int largestSide = 60;
constexpr double mostLand = 40; // percent
constexpr int largestIsland = 60;

template <class Number>
std::optional<Number> numberIn(std::string_view text) {
  Number number{};
  const auto [rest, error] = readNumber(text.data(), text.data() + text.size(), number);
  if (error != std::errc() || rest != text.data() + text.size()) return std::nullopt;
  return number;
}

// `24x24`, `3..12`: two numbers with this between them.
template <class Number>
std::optional<std::pair<Number, Number>> pairIn(std::string_view text, std::string_view between) {
  const auto at = text.find(between);
  if (at == std::string_view::npos) return std::nullopt;
  const auto one = numberIn<Number>(text.substr(0, at));
  const auto other = numberIn<Number>(text.substr(at + between.size()));
  if (!one || !other) return std::nullopt;
  return std::pair(*one, *other);
}

std::optional<std::pair<int, int>> sizeIn(const std::string& text) {
  const auto size = pairIn<int>(text, "x");
  const auto fits = [](int side) { return side >= smallestSide && side <= largestSide; };
  return size && fits(size->first) && fits(size->second) ? size : std::nullopt;
}

std::optional<double> shareIn(const std::string& text) {
  if (!text.ends_with('%')) return std::nullopt;
  const auto percent = numberIn<double>(std::string_view(text).substr(0, text.size() - 1));
  return percent && *percent >= 0 && *percent <= mostLand ? percent : std::nullopt;
}

std::optional<std::pair<int, int>> islandIn(const std::string& text) {
  const auto range = pairIn<int>(text, "..");
  return range && range->first >= 1 && range->first <= range->second && range->second <= largestIsland
             ? range
             : std::nullopt;
}

std::optional<std::pair<double, double>> parIn(const std::string& text) {
  const auto range = pairIn<double>(text, "..");
  return range && range->first > 0 && range->first <= range->second && range->second <= 1000 ? range
                                                                                             : std::nullopt;
}

constexpr std::uint64_t mostLakes = 46080; // that six tiles can build

bool areLakes(const std::string& text) {
  const auto lakes = numberIn<std::uint64_t>(text);
  return text == "all" || (lakes && *lakes >= 1 && *lakes <= mostLakes);
}

GenerateOptions optionsOf(const GenerateCommandOptions& options) {
  GenerateOptions generate;
  const auto [columns, rows] = *sizeIn(options.size);
  const auto [smallest, largest] = *islandIn(options.island);
  generate.shores = {columns,  rows,    *shareIn(options.land) / 100,
                     smallest, largest, validator::lake_race::Symmetry::None,
                     0};
  if (options.symmetry == "turn") generate.shores.symmetry = validator::lake_race::Symmetry::Turn;
  if (options.symmetry == "mirror") generate.shores.symmetry = validator::lake_race::Symmetry::Mirror;
  if (!options.par.empty()) generate.par = parIn(options.par);
  generate.players = options.players;
  generate.count = options.count;
  generate.seed = options.seed;
  generate.lakesToVerify = numberIn<std::uint64_t>(options.verify);
  return generate;
}

std::string slug(const std::string& name) {
  std::string file;
  for (const char letter : name) file += letter == ' ' ? '-' : static_cast<char>(letter | 0x20);
  return file;
}

DocumentInfo infoOf(const std::string& name, const GenerateCommandOptions& options) {
  DocumentInfo info;
  info.name = name;
  info.notes = validator::lake_race::originOf(options.what, options.seed);
  return info;
}

// Writes a document; if that fails it reports the reason and returns false.
template <class Document>
bool written(const std::string& file, const Document& document, const Streams& streams) {
  if (const auto problem = formats::replaceFile(file, formats::writeDocument(document))) {
    streams.err << formats::toText(*problem) << '\n';
    return false;
  }
  return true;
}

// What the deep checks say of the first course of each race.
std::string judgedInWords(const GeneratedLake& lake) {
  if (lake.verdicts.empty()) return "not judged by the deep checks";
  std::string words;
  for (std::size_t i = 0; i < lake.verdicts.size(); ++i)
    words += (i == 0 ? "race " : ", race ") + std::string(1, static_cast<char>('A' + i)) + " " +
             std::string(nameOf(lake.verdicts[i]));
  std::string found;
  for (const auto& [code, count] : lake.warnings.warnings)
    found += (found.empty() ? "" : ", ") + code + (count > 1 ? " x " + std::to_string(count) : "");
  return words + "; " + (found.empty() ? "no other warnings" : "other warnings " + found);
}

int writeLakes(const std::vector<GeneratedLake>& lakes, const GenerateCommandOptions& options,
               const Streams& streams) {
  for (const GeneratedLake& lake : lakes) {
    formats::lake_race::LakeDocument document;
    document.head.info = infoOf(lake.name, options);
    document.body.content = lake.lake;
    const std::string file = (std::filesystem::path(options.folder) /
                              (slug(lake.name) + "-" + std::to_string(options.seed) + ".lake.yaml"))
                                 .string();
    if (!written(file, document, streams)) return exitUnreadable;
    std::string pars;
    for (const double par : lake.pars) pars += (pars.empty() ? "" : ", ") + withDecimals(par, 1);
    const double cells = lake.lake.map.cellCount() - lake.lake.map.count(fairway::lake_race::Terrain::Void);
    streams.out << file << ": land "
                << withDecimals(100 * lake.lake.map.count(fairway::lake_race::Terrain::Land) / cells, 0)
                << " %, par " << pars << ", worst seat " << withDecimals(100 * lake.worstSeat, 1)
                << " points off, longest route " << withDecimals(lake.routeRatio, 2)
                << " times the shortest\n  " << judgedInWords(lake) << '\n';
  }
  return exitDone;
}

int writeSets(const std::vector<GeneratedSet>& sets, const GenerateCommandOptions& options,
              const Streams& streams) {
  int number = 0;
  for (const GeneratedSet& set : sets) {
    formats::lake_race::TilesetDocument document;
    document.head.info = infoOf(set.name, options);
    document.body.set = set.set;
    const std::string file =
        (std::filesystem::path(options.folder) / (slug(set.name) + "-" + std::to_string(options.seed) + "-" +
                                                  std::to_string(++number) + ".tileset.yaml"))
            .string();
    if (!written(file, document, streams)) return exitUnreadable;
    streams.out << file << ": ";
    if (set.lakesVerified == set.lakesInAll)
      streams.out << "all " << set.lakesInAll << " lakes of each side verified";
    else
      streams.out << set.lakesVerified << " of " << set.lakesInAll
                  << " lakes of each side verified, chosen at random";
    streams.out << ", routes of " << withDecimals(set.routeMean, 1) << " steps on average\n";
  }
  return exitDone;
}

} // namespace

std::string whyNoSize(const std::string& size) {
  return sizeIn(size) ? "" : "must be columns x rows, each from 10 to 60, such as 24x24";
}
std::string whyNoShare(const std::string& share) {
  return shareIn(share) ? "" : "must be a share from 0% to 40%, such as 15%";
}
std::string whyNoIsland(const std::string& range) {
  return islandIn(range) ? "" : "must be a range of cells from 1 to 60, such as 3..12";
}
std::string whyNoParRange(const std::string& range) {
  return parIn(range) ? "" : "must be a range of turns, such as 18..24";
}

std::string whyNoLakes(const std::string& lakes) {
  return areLakes(lakes) ? "" : "must be a number of lakes from 1 to 46080, or all";
}

int runGenerate(const GenerateCommandOptions& options, const Streams& streams) {
  const GenerateOptions generate = optionsOf(options);
  if (generate.shores.symmetry == validator::lake_race::Symmetry::Turn && generate.shores.rows % 2 != 0) {
    streams.err << "fairway: --symmetry turn needs an even number of rows\n";
    return exitWrongCall;
  }
  if (refusesStandardOutput(options.folder, streams)) return exitWrongCall;
  std::error_code error;
  std::filesystem::create_directories(options.folder, error);
  if (error) {
    streams.err << options.folder << ": the folder cannot be created: " << error.message() << '\n';
    return exitUnreadable;
  }
  std::optional<ProgressBar> bar(std::in_place, streams, "generate");
  std::vector<GeneratedLake> lakes;
  std::vector<GeneratedSet> sets;
  if (options.what == "lake")
    lakes = generateLakes(generate, *bar);
  else
    sets = generateTilesets(generate, *bar);
  const bool stopped = bar->stopWanted();
  bar.reset();
  const int status =
      options.what == "lake" ? writeLakes(lakes, options, streams) : writeSets(sets, options, streams);
  if (status != exitDone) return status;
  // What was found until Ctrl-C is kept.
  if (stopped) return tellStopped(streams.err);
  if (lakes.size() + sets.size() < static_cast<std::size_t>(options.count)) {
    streams.err << "fairway: found only " << lakes.size() + sets.size()
                << "; try less land, smaller islands or a wider --par\n";
    return exitFindings;
  }
  return exitDone;
}

} // namespace fairway::command::lake_race
