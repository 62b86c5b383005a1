#include "validator/lake_race/command/suggest/suggest_command.h"

#include "formats/document/writer.h"
#include "formats/lake_race/resolve.h"
#include "rules/base/read_number.h"
#include "validator/command/files/load_document.h"
#include "validator/command/files/results.h"
#include "validator/command/terminal/progress_bar.h"
#include "validator/command/terminal/terminal.h"
#include "validator/lake_race/command/suggest/suggest_output.h"

#include <filesystem>
#include <ostream>

namespace fairway::command::lake_race {

namespace {

using namespace validator::lake_race;

constexpr double greatestPar = 1000;

std::optional<Goal> goalNamed(const std::string& name) {
  if (name == "fair") return Goal{Goal::Kind::Fair, 0, name};
  if (name == "even") return Goal{Goal::Kind::Even, 0, name};
  if (name == "clean") return Goal{Goal::Kind::Clean, 0, name};
  if (!name.starts_with("par=")) return std::nullopt;
  double par = 0;
  const char* end = name.data() + name.size();
  const auto [rest, error] = readNumber(name.data() + 4, end, par, std::chars_format::fixed);
  if (error != std::errc() || rest != end || !(par > 0 && par <= greatestPar)) return std::nullopt;
  return Goal{Goal::Kind::Par, par, name};
}

Result<Draft, formats::Problems> draftOf(const LoadedDocument& loaded, const std::string& file) {
  Draft draft;
  if (const auto* course = loaded.read.document.as<formats::lake_race::CourseBody>()) {
    auto setup = formats::lake_race::resolveCourse(*course, file, loaded.loader());
    if (!setup) return setup.fault();
    return Draft{std::move(setup->lake), std::nullopt, true, setup->race, setup->placement, setup->choices};
  }
  const auto body = bodyAs<formats::lake_race::LakeBody>(loaded, "lake");
  if (!body) return body.fault();
  auto lake = formats::lake_race::resolveLake(*body, file, loaded.loader());
  if (!lake) return lake.fault();
  draft.lake = std::move(*lake);
  return draft;
}

// What a board of tiles is laid with; the lake itself was built before, so the set is there.
void addTiles(Draft& draft, const LoadedDocument& loaded, const std::string& file) {
  const auto* body = loaded.read.document.as<formats::lake_race::LakeBody>();
  const auto* layout = body ? std::get_if<formats::lake_race::TileLayout>(&body->content) : nullptr;
  if (layout == nullptr) return;
  if (auto set = formats::lake_race::resolveTileset(*layout, file, loaded.loader()))
    draft.tiles = validator::lake_race::TileBoard{
        std::make_shared<const fairway::lake_race::Tileset>(std::move(*set)), layout->side, layout->layout};
}

// A path as it is to be written in a file of this folder.
std::string seenFrom(const std::filesystem::path& folder, const std::string& file, const std::string& path) {
  if (std::filesystem::path(path).is_absolute()) return path;
  const std::filesystem::path from = file == "-" ? "." : std::filesystem::path(file).parent_path();
  return std::filesystem::absolute(from / path)
      .lexically_normal()
      .lexically_relative(std::filesystem::absolute(folder).lexically_normal())
      .generic_string();
}

// The suggestion as a document of the same kind: a course holds its lake.
formats::Document documentOf(const formats::Document& original, const Draft& after,
                             const SuggestCommandOptions& options) {
  formats::Document document = original;
  if (after.isCourse) {
    formats::lake_race::CourseBody body = original.get<formats::lake_race::CourseBody>();
    body.lake = after.lake;
    body.start = after.placement.start;
    body.letter = after.placement.letter;
    body.buoys = after.placement.buoys;
    body.choices = after.choices;
    document.body = formats::Body(std::move(body));
  } else {
    formats::lake_race::LakeBody body = original.get<formats::lake_race::LakeBody>();
    if (after.tiles) {
      auto& tiles = std::get<formats::lake_race::TileLayout>(body.content);
      tiles.layout = after.tiles->layout;
      tiles.set = seenFrom(options.folder, options.file, tiles.set);
    } else {
      body.content = after.lake;
    }
    document.body = formats::Body(std::move(body));
  }
  return document;
}

std::string fileName(const std::string& file, const Draft& draft, std::size_t number) {
  const std::string stem =
      file == "-" ? (draft.isCourse ? "course" : "lake") : std::filesystem::path(file).stem().stem().string();
  return stem + "-" + std::to_string(number) + (draft.isCourse ? ".course.yaml" : ".lake.yaml");
}

std::optional<formats::Problem> writeAll(const validator::lake_race::Suggestions& suggestions,
                                         const SuggestCommandOptions& options,
                                         const formats::Document& original, std::vector<std::string>& files) {
  std::error_code error;
  const std::filesystem::path folder(options.folder);
  std::filesystem::create_directories(folder, error);
  if (error)
    return formats::Problem{folder.string(), 0, 0, "", "the folder cannot be created: " + error.message()};
  for (std::size_t i = 0; i < suggestions.best.size(); ++i) {
    const Draft& after = suggestions.best[i].after;
    const std::filesystem::path file = folder / fileName(options.file, after, i + 1);
    if (auto problem =
            formats::replaceFile(file, formats::writeDocument(documentOf(original, after, options))))
      return problem;
    files.push_back(file.string());
  }
  return std::nullopt;
}

int refuse(SuggestRefusal refusal, const SuggestCommandOptions& options, const Streams& streams) {
  if (refusal == SuggestRefusal::Stopped) return tellStopped(streams.err);
  streams.err << options.file << ": ";
  switch (refusal) {
  case SuggestRefusal::NoCourse:
    streams.err << "no race can be held on it as it is: `fairway validate` says why, and `fairway suggest "
                   "--goal clean` looks for edits\n";
    return exitFindings;
  case SuggestRefusal::NoRoom:
    streams.err << options.players << " boats do not have enough start cells (--players)\n";
    return exitFindings;
  case SuggestRefusal::TooLarge:
    streams.err << "the lake is too large to be solved\n";
    return exitWrongCall;
  case SuggestRefusal::NotForIt:
    streams.err << "the goal even compares the 24 assignments of a lake, but this is a course\n";
    return exitWrongCall;
  case SuggestRefusal::AlreadyThere:
    streams.err << "there is nothing to remove: there are no findings\n";
    return exitDone;
  case SuggestRefusal::Stopped: // see above
    break;
  }
  return exitInterrupted;
}

} // namespace

std::string whyNoGoal(const std::string& goal) {
  return goalNamed(goal) ? std::string() : "must be fair, even, clean or par=T, T being turns";
}

int runSuggest(const SuggestCommandOptions& options, const Streams& streams) {
  if (refusesStandardOutput(options.folder, streams)) return exitWrongCall;
  const auto loaded = loadDocument(options.file, streams);
  if (!loaded) {
    tellProblems(loaded.fault(), streams);
    return exitUnreadable;
  }
  auto draft = draftOf(*loaded, options.file);
  if (!draft) {
    tellProblems(draft.fault(), streams);
    return exitUnreadable;
  }
  addTiles(*draft, *loaded, options.file);
  const validator::lake_race::SuggestOptions search{
      *goalNamed(options.goal), options.tries, options.seed, options.allow, options.players, options.races};
  std::optional<ProgressBar> bar(std::in_place, streams, "suggest");
  const auto suggestions =
      validator::lake_race::suggest(*draft, loaded->read.document.head.info, search, *bar);
  bar.reset();
  if (!suggestions) return refuse(suggestions.fault(), options, streams);
  std::vector<std::string> files;
  if (!options.folder.empty() && !suggestions->best.empty())
    if (const auto problem = writeAll(*suggestions, options, loaded->read.document, files)) {
      streams.err << formats::toText(*problem) << '\n';
      return exitUnreadable;
    }
  streams.out << (options.format == "json" ? suggestionsJson(*suggestions, *draft, search, files)
                                           : suggestionsText(*suggestions, *draft, search, files));
  return exitDone;
}

} // namespace fairway::command::lake_race
