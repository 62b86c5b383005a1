#include "validator/command/validate/validate_file.h"

#include "formats/document/edit.h"
#include "formats/document/game.h"
#include "formats/document/locate.h"
#include "formats/document/writer.h"
#include "validator/command/files/text_diff.h"
#include "validator/core/report.h"

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
  Judgement judge(const formats::Document& document) {
    Judgement judgement = gameOf(document).judge(document, loaded_, judging_);
    const bool checked = !judgement.report.outcomes.empty();
    choice_.applyTo(judgement.report);
    examined_.leftOut = checked && judgement.report.outcomes.empty();
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

} // namespace

Examined examine(const std::string& file, const std::string& text, const Fixing& fixing,
                 const Judging& judging, const CheckChoice& choice) {
  return Examiner(file, text, fixing, judging, choice).run();
}

} // namespace fairway::command
