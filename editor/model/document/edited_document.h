#pragma once

#include "editor/model/document/history.h"

#include <filesystem>

namespace fairway::editor {

// What the other documents that this one names mean to its game, read once when it is opened; empty where it
// names none, or they could not be read.
using References = formats::Body;

// The document on the desk: its content, what it refers to and its history. What it means is known to its
// game.
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

  // Grows with every change of the content or of what it refers to, so that code that computed something
  // knows whether it is stale.
  std::size_t revision() const { return revision_; }

  // After a document that it names was changed.
  void setReferences(References references);

private:
  friend class Transaction;
  struct OpenTransaction {
    std::string text;
    std::vector<CommandPtr> done;
  };
  void begin(std::string text);
  void finish(bool commit);
  void changed() { ++revision_; }

  formats::Document content_;
  References references_;
  std::filesystem::path file_;
  History history_;
  std::vector<OpenTransaction> open_;
  std::size_t revision_ = 0;
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
