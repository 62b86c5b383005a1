#include "validator/command/validate/validate_file.h"

#include "formats/document/edit.h"
#include "formats/document/game.h"
#include "formats/document/locate.h"
#include "formats/document/writer.h"
#include "validator/command/text_diff.h"
#include "validator/core/report.h"

#include <algorithm>
#include <set>

namespace fairway::command {

namespace {

using validator::Finding;

class Examiner {
public:
  Examiner(const std::string& file, const std::string& text, const Fixing& fixing, const Judging& judging,
           const CheckChoice& choice)
      : loaded_{file, text, {}}, fixing_(fixing), judging_(judging), choice_(choice) {
    examined_.file = file;
  }

  Examined run() {
    auto read = formats::readDocument(loaded_.text, loaded_.file);
    if (!read) {
      examined_.problems = read.fault();
      return std::move(examined_);
    }
    loaded_.read = std::move(read).value();
    examined_.spots = formats::gameOf(*loaded_.read.document.kind).spots;
    examined_.board = loaded_.read.document.kind->board;
    Judgement judgement = judge(loaded_.read.document);
    examined_.problems = std::move(judgement.problems);
    examined_.report = std::move(judgement.report);
    examined_.excerpt = std::move(judgement.excerpt);
    if (fixing_.apply && examined_.readable()) mend();
    locateFindings();
    return std::move(examined_);
  }

private:
  Judgement judge(const formats::Document& document) const {
    Judgement judgement = gameOf(document).judge(document, loaded_, judging_);
    choice_.applyTo(judgement.report);
    return judgement;
  }

  // One fix at a time, and a fresh look after each: the next may no longer be needed.
  void mend() {
    formats::Document document = loaded_.read.document;
    Judgement judgement{{}, examined_.report, examined_.excerpt};
    std::vector<std::string> done;
    const auto which = fixing_.unsafe ? validator::Fixes::All : validator::Fixes::Safe;
    while (const Finding* finding = validator::nextFix(judgement.report, which)) {
      if (done.size() == validator::mostFixes) break;
      auto mended = formats::edited(document, finding->fix->edits);
      if (!mended) break;
      Judgement next = judge(*mended);
      if (!next.problems.empty()) break;
      done.push_back(finding->code + ": " + finding->fix->text.english());
      document = std::move(mended).value();
      judgement = std::move(next);
    }
    if (!done.empty()) rewrite(document, std::move(judgement), std::move(done));
  }

  void rewrite(const formats::Document& document, Judgement judgement, std::vector<std::string> done) {
    if (const auto& comments = loaded_.read.otherComments; !comments.empty() && !fixing_.dropComments) {
      examined_.fixed = {"left as it is: comments outside the head (line " +
                         std::to_string(comments.front()) + (comments.size() > 1 ? ", ..." : "") +
                         ") would be lost; move them to the head, or use --drop-comments"};
      return;
    }
    const std::string mended = formats::writeDocument(document);
    if (fixing_.show) {
      examined_.diff = unifiedDiff(loaded_.text, mended, examined_.file);
      return;
    }
    loaded_.text = mended;
    loaded_.read.places = formats::locatorOf(mended);
    examined_.report = std::move(judgement.report);
    examined_.excerpt = std::move(judgement.excerpt);
    examined_.fixed = std::move(done);
    examined_.mended = mended;
  }

  // Places of a map are found by their row; everything else by its key.
  void locateFindings() {
    examined_.places = loaded_.read.places;
    for (const Finding& finding : examined_.report.findings) {
      formats::yaml::Position position = examined_.places->find(finding.key);
      const bool onMap =
          !finding.spots.empty() && formats::isMapKey(*loaded_.read.document.kind, finding.key);
      if (const auto row =
              onMap ? examined_.places->findCell(finding.key, finding.spots.front().y, 1) : std::nullopt)
        position = {row->first.line, 1};
      examined_.positions.push_back({examined_.file, position.line, position.column, "", ""});
    }
  }

  LoadedDocument loaded_; // its text is what the file will hold, also after mending
  const Fixing& fixing_;
  const Judging& judging_;
  const CheckChoice& choice_;
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
                 const Judging& judging, const CheckChoice& choice) {
  return Examiner(file, text, fixing, judging, choice).run();
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
