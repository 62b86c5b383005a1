#include "validator/command/validate_file.h"

#include "formats/document/atomic_file.h"
#include "formats/document/locate.h"
#include "formats/document/writer.h"
#include "validator/lake_race/command/referee_record.h"
#include "validator/lake_race/validator.h"

#include <algorithm>
#include <set>

namespace fairway::command {

using namespace lake_race;

namespace {

using validator::Finding;
using validator::Report;

std::map<Cell, char> marksOf(const Lake& lake) {
  std::map<Cell, char> marks;
  for (const Slot& slot : lake.slots) marks[slot.at] = letterOf(slot.race);
  return marks;
}

std::map<Cell, char> marksOf(const formats::CourseSetup& setup) {
  const std::array<Cell, 5> buoys = buoyCells(setup.lake, setup.placement);
  return {{buoys[0], '0'}, {buoys[1], '1'}, {buoys[2], '2'}, {buoys[3], '3'}, {buoys[4], 'F'}};
}

validator::CourseSubject subjectOf(const formats::CourseSetup& setup) {
  return {setup.lake, setup.race, setup.placement, setup.choices};
}

// The fix to apply next: full circles first, because a route with them means little.
const Finding* nextFix(const Report& report) {
  const Finding* first = nullptr;
  for (const Finding& finding : report.findings) {
    if (!finding.fix || !finding.fix->safe || !finding.counts()) continue;
    if (finding.code == "G03") return &finding;
    if (!first) first = &finding;
  }
  return first;
}

void apply(const OpenChoices& set, OpenChoices& choices) {
  for (std::size_t i = 0; i < set.arrows.size(); ++i)
    if (set.arrows[i]) choices.arrows[i] = set.arrows[i];
  if (set.start) choices.start = set.start;
  if (set.finish) choices.finish = set.finish;
}

class Examiner {
public:
  Examiner(const std::string& file, const std::string& text, const Fixing& fixing,
           const validator::MoreChecks& more)
      : loaded_{file, text, {}}, fixing_(fixing), more_(more) {
    examined_.file = file;
  }

  Examined run() {
    auto read = formats::readDocument(loaded_.text, loaded_.file);
    if (!read) {
      examined_.problems = read.fault();
      return std::move(examined_);
    }
    loaded_.read = std::move(read).value();
    std::visit([this](const auto& document) { look(document); }, loaded_.read.document);
    locateFindings();
    return std::move(examined_);
  }

private:
  void look(const formats::TilesetDocument& document) {
    examined_.report = validator::validateTileset(document.set, document.head.info);
  }

  void look(const formats::LakeDocument& document) {
    const auto lake = formats::resolveLake(document, examined_.file, loaded_.loader());
    if (!lake) {
      examined_.problems = lake.fault();
      return;
    }
    examined_.lake = *lake;
    examined_.marks = marksOf(*lake);
    examined_.report = validator::validateLake(*lake, document.head.info);
  }

  void look(const formats::CourseDocument& document) {
    auto setup = formats::resolveCourse(document.body, examined_.file, loaded_.loader());
    if (!setup) {
      examined_.problems = setup.fault();
      return;
    }
    examined_.lake = setup->lake;
    examined_.marks = marksOf(*setup);
    const DocumentInfo& info = document.head.info;
    examined_.report = validator::validateCourse(subjectOf(*setup), info, more_);
    if (fixing_.apply) mend(document, *setup);
  }

  // The races of a record are judged by its referee; here it must only be sound.
  void look(const formats::RecordDocument& document) {
    if (const auto replay = refereed(document, loaded_); !replay) examined_.problems = replay.fault();
    examined_.report = validator::validateRecord(document.head.info);
  }

  // One fix at a time, and a fresh look after each: the next may no longer be needed.
  void mend(formats::CourseDocument document, formats::CourseSetup setup) {
    Report report = examined_.report;
    std::vector<std::string> done;
    constexpr std::size_t mostFixes = 20; // each shortens the route or mends an arrow: far fewer are needed
    while (const Finding* finding = nextFix(report)) {
      if (done.size() == mostFixes) break;
      done.push_back(finding->code + ": " + finding->fix->text.english());
      apply(finding->fix->set, setup.choices);
      apply(finding->fix->set, document.body.choices);
      report = validator::validateCourse(subjectOf(setup), document.head.info, more_);
    }
    if (done.empty()) return;
    if (const auto& comments = loaded_.read.otherComments; !comments.empty() && !fixing_.dropComments) {
      examined_.fixed = {"left as it is: comments outside the head (line " +
                         std::to_string(comments.front()) + (comments.size() > 1 ? ", ..." : "") +
                         ") would be lost; move them to the head, or use --drop-comments"};
      return;
    }
    loaded_.text = formats::writeDocument(document);
    if (const auto problem = formats::replaceFile(examined_.file, loaded_.text)) {
      examined_.problems = {*problem};
      return;
    }
    examined_.report = std::move(report);
    examined_.fixed = std::move(done);
  }

  // Cells of the map are found by their row; everything else by its key.
  void locateFindings() {
    for (const Finding& finding : examined_.report.findings) {
      auto position = formats::locate(loaded_.file, finding.key, loaded_.loader());
      const bool onMap = finding.key.ends_with("map") && !finding.cells.empty() && mapStands(position.line);
      if (onMap) position = {position.line + finding.cells.front().row, 1};
      examined_.positions.push_back(
          {examined_.file, std::max(position.line, 1), std::max(position.column, 1), "", ""});
    }
  }

  // Whether the document has its map on the lines after this one: a lake of tiles has none, and a map in
  // quotes has no lines.
  bool mapStands(int line) const {
    const std::string& text = loaded_.text;
    std::size_t at = 0;
    for (int i = 1; i < line && at != std::string::npos; ++i) {
      at = text.find('\n', at);
      if (at != std::string::npos) ++at;
    }
    if (at != std::string::npos) at = text.find_first_not_of(' ', at); // a course's own lake is indented
    return at != std::string::npos && text.compare(at, 4, "map:") == 0 &&
           text.find('|', at) < text.find('\n', at);
  }

  LoadedDocument loaded_; // its text is that of the file, also after mending
  const Fixing& fixing_;
  const validator::MoreChecks& more_;
  Examined examined_;
};

void addFolder(const std::filesystem::path& folder, std::vector<std::string>& files,
               formats::Problems& problems) {
  std::vector<std::string> found;
  std::error_code error;
  auto entry = std::filesystem::recursive_directory_iterator(
      folder, std::filesystem::directory_options::skip_permission_denied, error);
  for (; !error && entry != std::filesystem::recursive_directory_iterator(); entry.increment(error)) {
    std::error_code unknown;
    const std::filesystem::file_type type = entry->status(unknown).type();
    // A link that leads nowhere is tried all the same, so that the report says so.
    const bool file =
        type == std::filesystem::file_type::regular || type == std::filesystem::file_type::not_found;
    const std::filesystem::path ending = entry->path().extension();
    if (file && (ending == ".yaml" || ending == ".yml")) found.push_back(entry->path().string());
  }
  if (error)
    problems.push_back({folder.string(), 0, 0, "", "the folder cannot be read: " + error.message()});
  else if (found.empty())
    problems.push_back({folder.string(), 0, 0, "", "the folder has no documents (*.yaml, *.yml)"});
  std::sort(found.begin(), found.end());
  files.insert(files.end(), found.begin(), found.end());
}

} // namespace

Examined examine(const std::string& file, const std::string& text, const Fixing& fixing,
                 const validator::MoreChecks& more) {
  return Examiner(file, text, fixing, more).run();
}

std::vector<std::string> filesIn(const std::vector<std::string>& names, formats::Problems& problems) {
  std::vector<std::string> files;
  for (const std::string& name : names)
    if (std::error_code unknown; name != "-" && std::filesystem::is_directory(name, unknown))
      addFolder(name, files, problems);
    else
      files.push_back(name);
  std::set<std::string> seen;
  std::erase_if(files, [&seen](const std::string& file) { return !seen.insert(file).second; });
  return files;
}

} // namespace fairway::command
