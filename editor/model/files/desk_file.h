#pragma once

#include "editor/model/files/document_file.h"
#include "editor/model/files/recovery.h"

// What a window does with files, without the window: nothing here may ever lose work. The window asks the
// questions.
namespace fairway::editor {

// A document on its way to a desk, and all that belongs to it there.
struct Arrival {
  std::unique_ptr<EditedDocument> document;
  DiskState disk = {};                       // as it was read; empty: it is on no disk
  std::vector<int> otherComments = {};       // lines whose comments saving would drop
  std::optional<FileLock> hold = {};         // on its file
  std::optional<UntitledRecovery> kept = {}; // where its unsaved work lies, if it has no file
  std::filesystem::path suggested = {};      // a name for a document that has none
  bool isCopy = false;                       // of a file that can be opened again, such as a sample
};

// A file that is about to be opened. It is held from the first moment on, so that no other program begins to
// work on it meanwhile.
class Opening {
public:
  explicit Opening(std::filesystem::path file);

  bool isOpenElsewhere() const { return held_.answer == FileLock::Answer::Busy; } // then a copy is opened
  // As a document, or imported if another program's file can be.
  Result<Arrival, formats::Problems> read();
  // What was not saved of a file that is gone, or cannot be read, under its old name. None: there is no such
  // work, or another program holds it.
  std::optional<Arrival> readWorkAlone();
  // As far as it is understood. It has no name, so that saving does not replace the file unasked.
  Result<Arrival, formats::Problems> readDespiteFaults();

private:
  Arrival made(OpenedDocument opened);

  std::filesystem::path file_;
  FileLock::Try held_;
};

// A new document after the model of a file.
Result<Arrival, formats::Problems> openAsNew(const std::filesystem::path& file);

// The document on a desk and its file: which program holds it, what is on the disk, and where unsaved work is
// kept. The document must outlive it, or be replaced by another.
class DeskFile {
public:
  explicit DeskFile(std::filesystem::path ownFolder) : ownFolder_(std::move(ownFolder)) {}

  // Lays the arrival's document on the desk, which has moved to `document`.
  void lay(EditedDocument& document, Arrival arrival);
  void letGo() { hold_.reset(); } // of the file: others may open it

  const std::vector<int>& otherComments() const { return otherComments_; }
  bool readOnly() const { return readOnly_; }

  // Saving.
  struct NotSaved {
    bool openElsewhere = false; // otherwise the problems say why
    formats::Problems problems = {};
  };
  // The new file is held before it is written; the old one is released.
  std::optional<NotSaved> save(const std::filesystem::path& file);
  // A name to offer, of a document that has none too.
  std::filesystem::path nameToSave(const std::string& untitled) const;
  // What the user means by a name typed over the one that was offered: with the kind that was offered, and
  // with one ending.
  std::filesystem::path nameTyped(const std::filesystem::path& typed) const;
  std::filesystem::path nameToExport(const std::string& untitled, const std::string& ending) const;

  // Work that is on no disk. It is kept beside the file, or where that cannot be, in the program's own
  // folder.
  enum class Moment { Usual, Fault }; // a fault may have damaged what is in memory: the last recovery stays
  bool needsRecovery() const;         // whether there is such work
  void keepWork(CommandPtr typed = nullptr,
                Moment moment = Moment::Usual); // with a step that is not done yet
  void dropRecovery();

  // What other programs do to the file.
  DiskChange change() const { return compareWithDisk(disk_); }
  void keepMine(DiskChange change); // it differs from the disk from now on
  // Reads the file again, as a step that can be undone. An arrival: it holds a document of another kind now,
  // which no step leads to; it is to be laid on the desk instead.
  Result<std::optional<Arrival>, formats::Problems> reload();

  // A look at the disk that can be taken in another thread.
  struct Look {
    DiskState disk, reference;
    bool readOnly = false, changed = false;

    void take();
  };
  Look look() const { return {disk_, reference_}; }
  bool note(const Look& look); // whether the file became read-only, or is it no more

  // The file that the document points to.
  const std::filesystem::path& reference() const { return reference_.file; }
  bool pointsElsewhere() const { return referenceOf(document_->content()) != reference_.file; }
  void followPath();           // after a step that lets the document point elsewhere
  bool followReference();      // whether another program changed it, and it could be read again
  bool lacksReference() const; // it is missing or cannot be read
  // Whether it would lie in another folder than the document, which is not the case now.
  bool leavesReferenceBehind(const std::filesystem::path& target) const;
  // The step that lets the document point to a copy beside the target.
  Result<CommandPtr, formats::Problems> bringReference(const std::filesystem::path& target) const;

private:
  const std::filesystem::path& file() const { return document_->file(); }
  std::filesystem::path recoveryPlace(); // empty: nowhere
  bool write(const formats::Document& content, const std::filesystem::path& place, Moment moment);
  void keep(const formats::Document& content, Moment moment);

  std::filesystem::path ownFolder_;
  EditedDocument* document_ = nullptr;
  DiskState disk_;
  DiskState reference_;
  bool readOnly_ = false;
  std::filesystem::path suggested_;
  bool isCopy_ = false; // as it was laid there
  std::optional<FileLock> hold_;
  std::optional<UntitledRecovery> untitled_;
  std::vector<int> otherComments_;
  std::optional<std::size_t> keptRevision_; // what the recovery holds, or the file; none: nothing of this
};

} // namespace fairway::editor
