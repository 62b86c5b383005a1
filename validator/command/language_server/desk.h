#pragma once

#include "formats/document/references.h"
#include "validator/command/language_server/open_texts.h"
#include "validator/command/report/report_output.h"
#include "validator/core/work_watch.h"

// What the language server knows, and its answers about one document. Answers are those of its protocol.
namespace fairway::command::lsp {

class Desk {
public:
  Desk();
  Desk(const Desk&) = delete;
  Desk& operator=(const Desk&) = delete;
  ~Desk();

  void open(const std::filesystem::path& file, std::string text);
  void close(const std::filesystem::path& file);
  const OpenTexts& texts() const { return texts_; }
  const OpenText* find(const std::filesystem::path& file) const;

  // The text of a file: as it is open, else as it is saved.
  Result<std::string, formats::Problems> read(const std::filesystem::path& file) const;
  formats::Loader loader() const;

  // What `validate` finds in an open text; kept until some text changes. A deep examination that is stopped
  // leaves what was known.
  const Examined& examined(const std::filesystem::path& file);
  void examineDeeply(const std::filesystem::path& file, validator::WorkWatch& watch);

private:
  OpenTexts texts_;
  std::map<std::filesystem::path, Examined> examined_;
};

using Path = std::filesystem::path;

Tree diagnosticsOf(Desk& desk, const Path& file);
// The actions for what is found within a range of lines, from 0.
Tree actionsFor(Desk& desk, const Path& file, int firstLine, int lastLine);

Tree hoverAt(Desk& desk, const Path& file, ServedPlace place);
Tree completionAt(const Desk& desk, const Path& file, ServedPlace place);

Tree definitionAt(const Desk& desk, const Path& file, ServedPlace place);
Tree referencesAt(const Desk& desk, const Path& file, ServedPlace place);
Tree outlineOf(const Desk& desk, const Path& file);

// A change of texts, or why there is none, for people.
Result<Tree, std::string> renaming(const Desk& desk, const Path& file, ServedPlace place,
                                   const std::string& name);
Result<Tree, std::string> formatting(const Desk& desk, const Path& file);

// The least change that makes one text of another: a list of one edit, or of none.
Tree editsBetween(const OpenText& before, const std::string& after);

// What stands at a place of a text: the word whose letters it is in, or else none.
const formats::Locator::Word* wordAt(const std::vector<formats::Locator::Word>& words,
                                     formats::yaml::Position place);

} // namespace fairway::command::lsp
