#include "editor/model/files/desk_file.h"

#include "editor/model/document/document_edit.h"
#include "editor/model/files/companions.h"
#include "editor/model/files/left_work.h"
#include "editor/model/words/translation.h"

namespace fairway::editor {

namespace fs = std::filesystem;
using formats::Document;
using formats::Problems;

Opening::Opening(fs::path file) : file_(std::move(file)), held_(holdDocument(file_)) {}

Arrival Opening::made(OpenedDocument opened) {
  Arrival arrival{std::move(opened.document), std::move(opened.disk), std::move(opened.otherComments)};
  if (isOpenElsewhere()) {
    arrival.document->setFile({});
    arrival.disk = {};
  }
  if (arrival.document->file().empty())
    arrival.suggested = isForeign(file_) ? fs::path(file_).replace_extension() : file_;
  else
    arrival.hold = std::move(held_.lock);
  return arrival;
}

Result<Arrival, Problems> Opening::read() {
  auto opened = isForeign(file_) ? openForeign(file_) : openDocument(file_);
  if (!opened) return opened.fault();
  return made(std::move(*opened));
}

Result<Arrival, Problems> Opening::readDespiteFaults() {
  if (isForeign(file_)) return Problems();
  auto opened = openDespiteFaults(file_);
  if (!opened) return opened.fault();
  return made(std::move(*opened));
}

std::optional<Arrival> Opening::readWorkAlone() {
  if (!held_.lock) return std::nullopt;
  std::optional<Document> found = readRecovery(recoveryFile(file_));
  if (!found) return std::nullopt;
  Arrival arrival{unsavedDocument(std::move(*found))};
  std::error_code error;
  arrival.document->setFile(fs::absolute(file_, error));
  // What lies there and cannot be read is another text than ours: saving asks before it replaces it.
  if (fs::exists(file_, error)) arrival.disk = {arrival.document->file(), {}};
  arrival.hold = std::move(held_.lock);
  return arrival;
}

Result<Arrival, Problems> openAsNew(const fs::path& file) {
  auto opened = openDocument(file);
  if (!opened) return opened.fault();
  opened->document->setFile({});
  Arrival arrival{std::move(opened->document)};
  arrival.isCopy = true;
  return arrival;
}

namespace {

// Files that are gone have their names left to compare, and names may lead through links.
bool isSameFile(const fs::path& one, const fs::path& other) {
  std::error_code error;
  if (fs::equivalent(one, other, error)) return true;
  const fs::path first = fs::weakly_canonical(fs::absolute(one, error), error);
  return !error && first == fs::weakly_canonical(other, error) && !error;
}

} // namespace

void DeskFile::lay(EditedDocument& document, Arrival arrival) {
  document_ = &document;
  disk_ = std::move(arrival.disk);
  otherComments_ = std::move(arrival.otherComments);
  hold_ = std::move(arrival.hold);
  untitled_ = std::move(arrival.kept);
  suggested_ = std::move(arrival.suggested);
  isCopy_ = arrival.isCopy;
  reference_ = diskStateOf(referenceOf(document.content()));
  readOnly_ = isReadOnly(file());
  keptRevision_ = needsRecovery() ? std::nullopt : std::optional(document.revision());
}

std::optional<DeskFile::NotSaved> DeskFile::save(const fs::path& target) {
  const fs::path before = file();
  const bool same = hold_ && isSameFile(target, before);
  FileLock::Try held = same ? FileLock::Try() : holdDocument(target);
  if (held.answer == FileLock::Answer::Busy) return NotSaved{true};
  auto saved = saveDocument(*document_, target);
  if (!saved) return NotSaved{false, saved.fault()};
  disk_ = std::move(*saved);
  if (!same) {
    if (hold_) dropWorkBeside(ownFolder_, before);
    hold_ = std::move(held.lock);
  }
  otherComments_.clear();
  suggested_.clear();
  dropRecovery();
  keptRevision_ = document_->revision();
  readOnly_ = false;
  return std::nullopt;
}

// A document without a file is on no disk, edited or not, unless it is an untouched copy of one that is.
bool DeskFile::needsRecovery() const {
  return document_ && (document_->modified() || (file().empty() && !isCopy_));
}

// Beside the document only if no other program can write the same file.
fs::path DeskFile::recoveryPlace() {
  if (hold_ && !file().empty()) return recoveryFile(file());
  if (!untitled_) untitled_ = UntitledRecovery::take(ownFolder_);
  return untitled_ ? untitled_->file() : fs::path();
}

void DeskFile::dropRecovery() {
  if (document_ && hold_ && !file().empty()) dropWorkBeside(ownFolder_, file());
  if (untitled_) removeRecovery(untitled_->file());
  untitled_.reset();
}

void DeskFile::keepWork(CommandPtr typed, Moment moment) {
  if (!document_ || (!typed && keptRevision_ == document_->revision())) return;
  keptRevision_ = typed ? std::nullopt : std::optional(document_->revision());
  if (!typed && !needsRecovery()) {
    if (moment == Moment::Usual) dropRecovery();
    return;
  }
  Document content = document_->content();
  if (typed) typed->exchange(content);
  keep(content, moment);
}

bool DeskFile::write(const Document& content, const fs::path& place, Moment moment) {
  return moment == Moment::Usual ? writeRecovery(content, place) : writeLastRecovery(content, place);
}

// On a full disk there is no room beside the document: the program's own folder often lies on another one.
void DeskFile::keep(const Document& content, Moment moment) {
  const fs::path place = recoveryPlace();
  const bool kept = !place.empty() && write(content, place, moment);
  const bool elsewhere = !untitled_ || untitled_->file() != place;
  if (kept && elsewhere) rememberWorkBeside(ownFolder_, file());
  if (kept && elsewhere && untitled_) {
    removeRecovery(untitled_->file()); // older than what lies beside the document now
    untitled_.reset();
  } else if (!kept && elsewhere) {
    if (!untitled_) untitled_ = UntitledRecovery::take(ownFolder_);
    if (untitled_) write(content, untitled_->file(), moment);
  }
}

void DeskFile::keepMine(DiskChange change) {
  document_->markUnsaved();
  keptRevision_.reset(); // what the file held is on no disk any more, though no step changed it
  disk_ = change == DiskChange::Gone ? DiskState() : diskStateOf(disk_.file);
}

Result<std::optional<Arrival>, Problems> DeskFile::reload() {
  auto opened = openDocument(disk_.file);
  if (!opened) return opened.fault();
  if (opened->document->content().kind != document_->content().kind) {
    Arrival arrival{std::move(opened->document), std::move(opened->disk), std::move(opened->otherComments)};
    arrival.hold = std::move(hold_);
    return std::optional(std::move(arrival));
  }
  document_->apply(
      replaceDocument(document_->content(), say("Reload from the disk"), opened->document->content()));
  document_->setReferences(opened->document->references());
  document_->markSaved();
  disk_ = std::move(opened->disk);
  otherComments_ = std::move(opened->otherComments);
  reference_ = diskStateOf(referenceOf(document_->content()));
  dropRecovery();
  keptRevision_ = document_->revision();
  return std::optional<Arrival>();
}

void DeskFile::Look::take() {
  changed = glanceAtDisk(disk) != DiskChange::None || glanceAtDisk(reference) == DiskChange::Changed;
  readOnly = isReadOnly(disk.file);
}

bool DeskFile::note(const Look& look) {
  if (disk_.file == look.disk.file && disk_.text == look.disk.text) disk_.stamp = look.disk.stamp;
  if (reference_.file == look.reference.file && reference_.text == look.reference.text)
    reference_.stamp = look.reference.stamp;
  return disk_.file == look.disk.file && std::exchange(readOnly_, look.readOnly) != look.readOnly;
}

// What it points to is read anew, so that undo and redo bring the board along.
void DeskFile::followPath() {
  reference_ = diskStateOf(referenceOf(document_->content()));
  auto references = readReferences(document_->content());
  document_->setReferences(references ? std::move(*references) : References());
}

// The document is the same, but what it means is not: the board is built of the tiles as they are now.
bool DeskFile::followReference() {
  if (compareWithDisk(reference_) != DiskChange::Changed) return false;
  reference_ = diskStateOf(reference_.file);
  auto references = readReferences(document_->content());
  if (!references) return false; // a file that is just being written, or is faulty: what was read stays
  document_->setReferences(std::move(*references));
  return true;
}

bool DeskFile::lacksReference() const {
  return !reference_.file.empty() && document_->references() == References() &&
         !readReferences(document_->content());
}

bool DeskFile::leavesReferenceBehind(const fs::path& target) const {
  const fs::path folder = fs::absolute(target).parent_path();
  const bool stays = !file().empty() && file().parent_path() == folder;
  return !reference_.file.empty() && !reference_.text.empty() && !stays && !liesIn(folder, reference_.file);
}

Result<CommandPtr, Problems> DeskFile::bringReference(const fs::path& target) const {
  const auto copy = copyInto(fs::absolute(target).parent_path(), reference_.file);
  if (!copy) return copy.fault();
  return pointTo(document_->content(), *copy);
}

} // namespace fairway::editor
