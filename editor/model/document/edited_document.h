#pragma once

#include "editor/model/document/history.h"
#include "editor/model/lake_race/paint_target.h"

#include <filesystem>

namespace fairway::editor {

// Other files that the document points to, read once when it is opened.
struct References {
  std::optional<lake_race::Tileset> set; // of a board of tiles
  std::optional<lake_race::Lake> lake;   // of a course whose lake is a file of its own
};

// The document on the desk: its content, its history, and what it means at the moment.
class EditedDocument {
public:
  explicit EditedDocument(formats::Document content, References references = {},
                          std::filesystem::path file = {});

  const formats::Document& content() const { return content_; }
  const References& references() const { return references_; }
  const std::filesystem::path& file() const { return file_; }
  void setFile(std::filesystem::path file) { file_ = std::move(file); }

  // Does the command and remembers it; inside a transaction it becomes part of that. Null does nothing.
  void apply(CommandPtr command);
  bool canUndo() const { return history_.canUndo() && open_.empty(); }
  bool canRedo() const { return history_.canRedo() && open_.empty(); }
  void undo();
  void redo();
  void goTo(std::size_t position); // any place of the history

  const History& history() const { return history_; }
  bool modified() const { return !history_.atSaved(); }
  void markSaved() { history_.markSaved(); }
  void markUnsaved() { history_.forgetSaved(); } // as after recovery: what is here is on no disk

  // Grows with every change of the content, so that whoever computed something can tell whether it is stale.
  std::size_t revision() const { return revision_; }

  // The lake that the document shows: freehand, built of tiles, or the one a course is held on. None for a
  // tile set, and for a board whose tiles do not fit.
  const std::optional<lake_race::Lake>& lake() const { return lake_; }
  const std::string& lakeFault() const { return lakeFault_; } // why there is none
  // The same or, where there is none, what can be shown of an unfinished board.
  const std::optional<lake_race::Lake>& shownLake() const { return lake_ ? lake_ : unfinished_; }

  // After the tile set or lake that it points to was changed.
  void setReferences(References references);

private:
  friend class Transaction;
  struct OpenTransaction {
    std::string text;
    std::vector<CommandPtr> done;
  };
  void begin(std::string text);
  void finish(bool commit);
  void changed();
  void buildLake();
  void buildBoard(const formats::TileLayout& tiles);

  formats::Document content_;
  References references_;
  std::filesystem::path file_;
  History history_;
  std::vector<OpenTransaction> open_;
  std::size_t revision_ = 0;
  std::optional<lake_race::Lake> lake_;
  std::optional<lake_race::Lake> unfinished_;
  std::string lakeFault_;
};

// Everything applied while it lives is one step of the history; unless committed it is rolled back, also when
// an exception passes. An inner transaction becomes part of the outer one.
class Transaction {
public:
  Transaction(EditedDocument& document, std::string text);
  ~Transaction();
  Transaction(const Transaction&) = delete;
  Transaction& operator=(const Transaction&) = delete;

  void commit();

private:
  EditedDocument& document_;
  bool open_ = true;
};

} // namespace fairway::editor
