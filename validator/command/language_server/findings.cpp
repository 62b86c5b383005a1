#include "validator/command/language_server/desk.h"

#include "formats/document/edit.h"
#include "formats/document/reader.h"
#include "formats/document/writer.h"

#include <algorithm>

// What is wrong, and what can be done about it.
namespace fairway::command::lsp {

namespace {

using validator::Finding;

int severityNumber(Severity severity) {
  return severity == Severity::Error ? 1 : severity == Severity::Warning ? 2 : 3;
}

Tree diagnostic(Tree range, int severity, const std::string& code, const std::string& message) {
  return {{"range", std::move(range)},
          {"severity", severity},
          {"code", code},
          {"source", "fairway"},
          {"message", message}};
}

// A value where it is one; for cells of a map, their row.
Tree rangeOf(const Finding& finding, const formats::Problem& position, const Examined& examined,
             const OpenText& text) {
  if (const auto span = examined.places->findScalar(finding.key)) return text.range(*span);
  if (position.line < 1 || position.line > text.lineCount()) return text.rangeOfWord({1, 1});
  return position.column <= 1 ? text.rangeOfLine(position.line)
                              : text.rangeOfWord({position.line, position.column});
}

Tree problemsIn(const Examined& examined, const OpenText& text) {
  Tree all = Tree::list();
  for (const formats::Problem& problem : examined.problems) {
    if (problem.file != examined.file) continue;
    const std::string key = problem.key.empty() ? "" : problem.key + ": ";
    all.push_back(diagnostic(text.rangeOfWord({std::max(problem.line, 1), std::max(problem.column, 1)}), 1,
                             "document", key + problem.message));
  }
  // All that is wrong is in another file: that it cannot be judged is said here all the same.
  if (all.empty() && !examined.problems.empty()) {
    const formats::Problem& first = examined.problems.front();
    all.push_back(diagnostic(text.rangeOfWord({1, 1}), 1, "document", first.file + ": " + first.message));
  }
  return all;
}

// Edits of single values leave the rest of the text as its author wrote it. None where an edit is not of that
// kind, or does not lead to the document that it should.
std::optional<std::string> withValuesSet(const std::string& text, const formats::Locator& places,
                                         const std::vector<KeyEdit>& edits, const formats::Document& wanted) {
  const OpenText before(text);
  struct Change {
    std::size_t from;
    std::size_t to;
    std::string_view value;
  };
  std::vector<Change> changes;
  for (const KeyEdit& edit : edits) {
    const auto span = places.findScalar(edit.key);
    if (!span || edit.value.empty()) return std::nullopt;
    changes.push_back(
        {before.offset(before.served(span->first)), before.offset(before.served(span->end)), edit.value});
  }
  std::sort(changes.begin(), changes.end(), [](const Change& a, const Change& b) { return a.from > b.from; });
  std::string after(before.source());
  for (const Change& change : changes) after.replace(change.from, change.to - change.from, change.value);
  const auto read = formats::readDocument(after, "");
  return read && read->document == wanted ? std::optional(after) : std::nullopt;
}

class Actions {
public:
  Actions(const Path& file, const OpenText& text, const Examined& examined)
      : file_(file), text_(text), examined_(examined),
        read_(formats::readDocument(text.text(), file.string())) {}

  Tree within(int firstLine, int lastLine) {
    Tree actions = Tree::list();
    if (!read_ || !examined_.readable()) return actions;
    for (std::size_t i = 0; i < examined_.report.findings.size(); ++i) {
      const Finding& finding = examined_.report.findings[i];
      const int line = std::max(examined_.positions[i].line, 1) - 1;
      if (!finding.counts() || line < firstLine || line > lastLine) continue;
      const Tree shown =
          diagnostic(rangeOf(finding, examined_.positions[i], examined_, text_),
                     severityNumber(finding.severity), finding.code, finding.message.english());
      if (finding.fix) addFix(finding, shown, actions);
      addWaiver(finding, shown, actions);
    }
    return actions;
  }

private:
  void addFix(const Finding& finding, const Tree& shown, Tree& actions) {
    const auto mended = formats::edited(read_->document, finding.fix->edits);
    if (!mended) return;
    const auto after = withValuesSet(text_.text(), *read_->places, finding.fix->edits, *mended);
    Tree action = actionFor(finding.code + ": " + finding.fix->text.english(), shown, *mended, after);
    action["isPreferred"] = finding.fix->safe;
    actions.push_back(std::move(action));
  }

  void addWaiver(const Finding& finding, const Tree& shown, Tree& actions) {
    formats::Document waived = read_->document;
    waived.head.info.waivers.push_back({finding.code, finding.spots, "say here why this is wanted"});
    actions.push_back(actionFor("Waive " + finding.code + " " + finding.name, shown, waived, std::nullopt));
  }

  // The whole document is written anew where that loses nothing.
  Tree actionFor(const std::string& title, const Tree& shown, const formats::Document& wanted,
                 const std::optional<std::string>& text) const {
    Tree action{{"title", title}, {"kind", "quickfix"}, {"diagnostics", Tree::list({shown})}};
    if (!text && !read_->otherComments.empty()) {
      action["disabled"] =
          Tree{{"reason", "the comment in line " + std::to_string(read_->otherComments.front()) +
                              " would be lost; only those at the head are kept"}};
      return action;
    }
    Tree changes = Tree::fields();
    changes[uriOf(file_)] = editsBetween(text_, text ? *text : formats::writeDocument(wanted));
    action["edit"] = Tree{{"changes", std::move(changes)}};
    return action;
  }

  const Path& file_;
  const OpenText& text_;
  const Examined& examined_;
  Result<formats::ReadDocument, formats::Problems> read_;
};

} // namespace

Tree diagnosticsOf(Desk& desk, const Path& file) {
  const OpenText& text = *desk.find(file);
  if (!formats::looksLikeDocument(text.text())) return Tree::list(); // some other YAML
  const Examined& examined = desk.examined(file);
  if (!examined.readable()) return problemsIn(examined, text);
  Tree all = Tree::list();
  for (std::size_t i = 0; i < examined.report.findings.size(); ++i) {
    const Finding& finding = examined.report.findings[i];
    if (finding.counts())
      all.push_back(diagnostic(rangeOf(finding, examined.positions[i], examined, text),
                               severityNumber(finding.severity), finding.code, finding.message.english()));
  }
  return all;
}

Tree actionsFor(Desk& desk, const Path& file, int firstLine, int lastLine) {
  const OpenText& text = *desk.find(file);
  if (!formats::looksLikeDocument(text.text())) return Tree::list();
  return Actions(file, text, desk.examined(file)).within(firstLine, lastLine);
}

} // namespace fairway::command::lsp
