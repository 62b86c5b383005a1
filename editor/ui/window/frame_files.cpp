// The part of the window that deals with files: nothing here may ever lose work.
#include "editor/model/document/document_edit.h"
#include "editor/model/files/companions.h"
#include "editor/model/files/differences.h"
#include "editor/model/words/translation.h"
#include "editor/model/work/game.h"
#include "editor/ui/window/main_frame.h"
#include "editor/ui/window/recent_files.h"
#include "formats/document/atomic_file.h"
#include "formats/document/reader.h"
#include "formats/document/writer.h"

#include <wx/filename.h>
#include <wx/stdpaths.h>

namespace fairway::editor {

namespace fs = std::filesystem;

namespace {

fs::path ownFolder() {
  return fs::path(wxStandardPaths::Get().GetUserDataDir().utf8_string());
}

wxString nameOf(const fs::path& file) {
  return wxString::FromUTF8(file.filename().string());
}

std::unique_ptr<EditedDocument> recovered(formats::Document content) {
  auto references = readReferences(content);
  auto document = std::make_unique<EditedDocument>(std::move(content),
                                                   references ? std::move(*references) : References());
  document->markUnsaved();
  return document;
}

// A copy: saving asks for a name.
void makeNameless(OpenedDocument& opened) {
  opened.document->setFile({});
  opened.disk = {};
}

} // namespace

// Beside the document only where nobody else can write the same file; else in the program's own folder.
fs::path MainFrame::recovery() {
  if (!bench_) return {};
  if (hold_ && !bench_->document().file().empty()) return recoveryFile(bench_->document().file());
  if (!untitled_) untitled_ = UntitledRecovery::take(ownFolder());
  return untitled_ ? untitled_->file() : fs::path();
}

void MainFrame::dropRecovery() {
  if (hold_ && bench_ && !bench_->document().file().empty())
    removeRecovery(recoveryFile(bench_->document().file()));
  if (untitled_) removeRecovery(untitled_->file());
  untitled_.reset();
}

void MainFrame::openWithDialog() {
  const fs::path folder = bench_ ? bench_->document().file().parent_path() : fs::path();
  if (const auto file = questions_.fileToOpen(this, folder)) CallAfter([this, file] { openFile(*file); });
}

MainFrame* MainFrame::windowOf(const fs::path& file) const {
  for (wxWindow* window : wxTopLevelWindows) {
    auto* frame = dynamic_cast<MainFrame*>(window);
    std::error_code error;
    if (frame && !frame->IsBeingDeleted() && frame->bench_ &&
        fs::equivalent(frame->bench_->document().file(), file, error))
      return frame;
  }
  return nullptr;
}

bool MainFrame::openFile(const fs::path& file) {
  // Two windows on one file would undo each other's work.
  if (MainFrame* shown = windowOf(file)) return shown->comeToFront(), true;
  FileLock::Try held = holdDocument(file);
  const bool elsewhere = held.answer == FileLock::Answer::Busy;
  if (elsewhere && !questions_.openCopy(this, nameOf(file))) return false;
  std::optional<OpenedDocument> opened = read(file);
  if (!opened) return false;
  if (elsewhere) makeNameless(*opened);
  if (held.lock && !opened->document->file().empty() && !offerRecovery(*opened)) return false;
  MainFrame* frame = placeFor(*opened->document);
  frame->takeIn(std::move(*opened), file, std::move(held.lock));
  return true;
}

std::optional<OpenedDocument> MainFrame::read(const fs::path& file) {
  auto opened = isForeign(file) ? openForeign(file) : openDocument(file);
  if (opened) return std::move(*opened);
  const wxString reason = wxString::FromUTF8(formats::toText(opened.fault()));
  if (!isForeign(file))
    if (auto partly = openDespiteFaults(file)) {
      if (!questions_.openFaulty(this, nameOf(file), reason)) return std::nullopt;
      return std::move(*partly);
    }
  questions_.tell(this, wxString::Format(_("\"%s\" cannot be opened."), nameOf(file)), reason);
  return std::nullopt;
}

void MainFrame::takeIn(OpenedDocument opened, const fs::path& file, std::optional<FileLock> hold) {
  const bool named = !opened.document->file().empty();
  if (named) {
    rememberFile(opened.disk.file);
    hold_ = std::move(hold);
  }
  show(std::move(opened.document), std::move(opened.disk));
  otherComments_ = std::move(opened.otherComments);
  if (!named) suggested_ = isForeign(file) ? fs::path(file).replace_extension() : file;
}

bool MainFrame::offerRecovery(OpenedDocument& opened) {
  const fs::path file = opened.document->file();
  std::optional<formats::Document> found = readRecovery(recoveryFile(file));
  if (!found) return true;
  const auto lines = differences(opened.document->content(), *found);
  const RecoverAnswer answer =
      lines.empty() ? RecoverAnswer::Drop
                    : questions_.recover(this, nameOf(file), _("Compared with the file:"), lines);
  if (answer == RecoverAnswer::Later) return false;
  if (answer == RecoverAnswer::Drop) return removeRecovery(recoveryFile(file)), true;
  opened.document = recovered(std::move(*found));
  opened.document->setFile(file);
  return true;
}

void MainFrame::offerLeftWork() {
  for (UntitledRecovery& place : UntitledRecovery::leftBehind(ownFolder())) {
    std::optional<formats::Document> found = readRecovery(place.file());
    if (!found) continue; // it stays where it is: perhaps somebody can make something of it
    const wxString name = wxString::FromUTF8(untitledName(*found));
    const wxDateTime when = wxFileName(wxString::FromUTF8(place.file().string())).GetModificationTime();
    const wxString heading = wxString::Format(_("Last changed on %s:"), when.Format("%x %H:%M"));
    const RecoverAnswer answer = questions_.recover(this, name, heading, summary(*found));
    if (answer == RecoverAnswer::Drop) removeRecovery(place.file());
    if (answer != RecoverAnswer::Recover) continue;
    std::unique_ptr<EditedDocument> document = recovered(std::move(*found));
    MainFrame* frame = placeFor(*document);
    frame->show(std::move(document));
    frame->untitled_ = std::move(place);
  }
}

void MainFrame::newFromSample(const fs::path& file) {
  auto opened = openDocument(file);
  if (!opened)
    return questions_.tell(this, _("The sample cannot be opened."),
                           wxString::FromUTF8(formats::toText(opened.fault())));
  makeNameless(*opened);
  present(std::move(opened->document));
}

void MainFrame::importWithDialog() {
  const auto file = questions_.fileToImport(this);
  if (file) CallAfter([this, file] { openFile(*file); });
}

// The work must go somewhere, and here it does not.
bool MainFrame::saveElsewhere(const wxString& why) {
  if (questions_.finish(this, _("The document could not be saved."), why, _("Save &as...")))
    CallAfter([this] { saveAs(); });
  return false;
}

// What is written is held before, so that nobody else begins to work on it; what was written before is let
// go.
bool MainFrame::saveAndHold(const fs::path& file) {
  const wxString failed = _("The document could not be saved.");
  const fs::path before = bench_->document().file();
  std::error_code error;
  const bool same = hold_ && fs::equivalent(file, before, error);
  FileLock::Try held = same ? FileLock::Try() : holdDocument(file);
  if (held.answer == FileLock::Answer::Busy)
    return questions_.tell(
               this, failed,
               wxString::Format(_("\"%s\" is open in another window. Choose another name."), nameOf(file))),
           false;
  auto saved = saveDocument(bench_->document(), file);
  if (!saved) return saveElsewhere(wxString::FromUTF8(formats::toText(saved.fault())));
  disk_ = std::move(*saved);
  if (same) return true;
  if (hold_) removeRecovery(recoveryFile(before));
  hold_ = std::move(held.lock);
  return true;
}

bool MainFrame::saveTo(const fs::path& file) {
  if (!fittings_->readyToSave()) return false;
  if (!saveAndHold(file)) return false;
  otherComments_.clear();
  suggested_.clear();
  dropRecovery();
  recoveredRevision_ = revision();
  readOnly_ = false;
  rememberFile(disk_.file);
  changed();
  return true;
}

bool MainFrame::putInside(const fs::path& source) {
  auto packed = gameOf(bench_->document().content()).packed(bench_->document());
  if (!packed) {
    questions_.tell(this, _("The document could not be packed."),
                    wxString::FromUTF8(formats::toText(packed.fault())));
    return false;
  }
  bench_->apply(replaceDocument(bench_->document().content(),
                                say("Put {1} inside", {source.filename().string()}), std::move(*packed)));
  return true;
}

bool MainFrame::bringReference(const fs::path& file) {
  const fs::path source = reference_.file;
  const fs::path folder = fs::absolute(file).parent_path();
  const fs::path before = bench_->document().file();
  const bool stays = !before.empty() && before.parent_path() == folder;
  if (source.empty() || reference_.text.empty() || stays || liesIn(folder, source)) return true;
  std::vector<wxString> ways{_("Copy it beside the document"), _("Point to it where it is")};
  if (gameOf(bench_->document().content()).packed)
    ways.push_back(_("Put it inside, as Pack for a friend does"));
  const auto answer = questions_.choice(
      this, _("Save as"),
      wxString::Format(_("The document is made of \"%s\", which lies in another folder."), nameOf(source)),
      ways, 0);
  if (!answer) return false;
  if (*answer == 1) return true;
  if (*answer == 2) return putInside(source);
  const auto copy = copyInto(folder, source);
  if (!copy) {
    questions_.tell(this, _("It could not be copied."), wxString::FromUTF8(formats::toText(copy.fault())));
    return false;
  }
  bench_->apply(pointTo(bench_->document().content(), *copy));
  return true;
}

void MainFrame::pack() {
  const Game& game = gameOf(bench_->document().content());
  if (!game.packed) return;
  confirmTyping();
  const auto content = game.packed(bench_->document());
  const wxString failed = _("The document could not be packed.");
  if (!content) return questions_.tell(this, failed, wxString::FromUTF8(formats::toText(content.fault())));
  const std::string ending = "." + std::string(kindOf(*content)) + ".yaml";
  std::string name = suggestedName("").string();
  if (const std::string kind = "." + std::string(kindOf(*content)); name.ends_with(kind))
    name.resize(name.size() - kind.size());
  auto file = questions_.fileToExport(this, _("Pack for a friend"), name + "-packed" + ending,
                                      _("Fairway documents (*.yaml)|*.yaml;*.yml|All files|*"));
  if (!file) return;
  *file = withEnding(*file, *content);
  if (MainFrame* open = windowOf(*file))
    return questions_.tell(
        this, failed,
        wxString::Format(_("\"%s\" is open in another window. Choose another name."), open->documentName()));
  if (const auto problem = formats::replaceFile(*file, formats::writeDocument(*content)))
    return questions_.tell(this, failed, wxString::FromUTF8(formats::toText({*problem})));
  note(wxString::Format(_("\"%s\" is written; it needs no other file."), nameOf(*file)));
}

void MainFrame::locateReference() {
  if (reference_.file.empty()) return;
  const auto file = questions_.fileToOpen(this, bench_->document().file().parent_path());
  if (file) bench_->apply(pointTo(bench_->document().content(), fs::absolute(*file)));
}

// What it points to is read anew, so that undo and redo bring the board along.
void MainFrame::followPath() {
  reference_ = diskStateOf(referenceOf(bench_->document().content()));
  auto references = readReferences(bench_->document().content());
  bench_->document().setReferences(references ? std::move(*references) : References());
  updateBar();
  bench_->documentChanged();
}

void MainFrame::updateBar() {
  const bool empty = bench_->document().references() == References();
  if (reference_.file.empty() || !empty || readReferences(bench_->document().content())) {
    if (bar_->IsShown()) bar_->Dismiss();
    return;
  }
  bar_->ShowMessage(
      wxString::Format(_("\"%s\" cannot be read. Without it there is no board to show, and nothing can be "
                         "judged."),
                       nameOf(reference_.file)),
      wxICON_WARNING);
}

bool MainFrame::mayOverwrite() {
  if (compareWithDisk(disk_) != DiskChange::Changed) return true;
  const OutsideAnswer answer =
      questions_.changedOutside(this, documentName(), bench_->document().modified(), true);
  if (answer == OutsideAnswer::Reload) reload();
  return answer == OutsideAnswer::Keep;
}

bool MainFrame::save() {
  if (!bench_) return true;
  confirmTyping();
  if (bench_->document().file().empty()) return saveAs();
  if (!otherComments_.empty() && !questions_.dropComments(this, otherComments_)) return false;
  return mayOverwrite() && saveTo(bench_->document().file());
}

bool MainFrame::saveAs() {
  if (!bench_) return true;
  confirmTyping();
  if (!fittings_->readyToSave()) return false; // before a name is asked for, and files are copied
  fs::path suggested = bench_->document().file();
  if (suggested.empty()) suggested = suggested_;
  if (suggested.empty())
    suggested = bench_->document().content().head.info.name.value_or(_("untitled").utf8_string());
  const std::optional<fs::path> file =
      questions_.fileToSave(this, withEnding(suggested, bench_->document().content()));
  if (!file) return false;
  const fs::path target = withEnding(*file, bench_->document().content());
  return bringReference(target) && saveTo(target);
}

fs::path MainFrame::suggestedName(const std::string& ending) const {
  std::string name =
      bench_->document().file().empty() ? _("untitled").utf8_string() : bench_->document().file().string();
  if (name.ends_with(".yaml")) name.resize(name.size() - 5);
  return name + ending;
}

void MainFrame::exportWithDialog() {
  fittings_->exportWithDialog(suggestedName(""));
}

void MainFrame::printWithDialog() {
  fittings_->printWithDialog(suggestedName(".pdf"));
}

bool MainFrame::mayClose() {
  confirmTyping();
  if (bench_ && bench_->document().modified()) {
    const SaveAnswer answer = questions_.saveChanges(this, documentName());
    if (answer == SaveAnswer::Cancel || (answer == SaveAnswer::Save && !save())) return false;
  }
  dropRecovery(); // saved, or not wanted
  return true;
}

// A document without a file is on no disk, edited or not.
bool MainFrame::needsRecovery() const {
  return bench_ && (bench_->document().modified() || bench_->document().file().empty());
}

void MainFrame::writeRecoveryNow() {
  if (!bench_) return;
  PropertiesPanel* panel = properties();
  const CommandPtr typed = panel ? panel->unconfirmed() : nullptr;
  if (!typed && recoveredRevision_ == revision()) return;
  recoveredRevision_ = typed ? std::nullopt : std::optional(revision());
  if (!typed && !needsRecovery()) return dropRecovery();
  formats::Document content = bench_->document().content();
  if (typed) typed->exchange(content);
  keepRecovery(content);
}

// On a full disk there is no room beside the document: the program's own folder often lies on another one.
void MainFrame::keepRecovery(const formats::Document& content) {
  const fs::path place = recovery();
  const bool kept = !place.empty() && writeRecovery(content, place);
  const bool elsewhere = !untitled_ || untitled_->file() != place;
  if (kept && elsewhere && untitled_) {
    removeRecovery(untitled_->file()); // older than what lies beside the document now
    untitled_.reset();
  } else if (!kept && elsewhere) {
    if (!untitled_) untitled_ = UntitledRecovery::take(ownFolder());
    if (untitled_) writeRecovery(content, untitled_->file());
  }
}

void MainFrame::leaveInHaste() {
  writeRecoveryNow();
  hold_.reset();
}

void MainFrame::watchDisk() {
  if (!bench_ || askingAboutDisk_) return;
  diskWatch_.submit(
      [this, disk = disk_, reference = reference_](const Stale&) mutable -> Background::Deliver {
        const bool changed =
            glanceAtDisk(disk) != DiskChange::None || glanceAtDisk(reference) == DiskChange::Changed;
        const bool readOnly = isReadOnly(disk.file);
        return [this, changed, readOnly, disk = std::move(disk), reference = std::move(reference)] {
          if (disk_.file == disk.file && disk_.text == disk.text) disk_.stamp = disk.stamp;
          if (reference_.file == reference.file && reference_.text == reference.text)
            reference_.stamp = reference.stamp;
          if (disk_.file == disk.file && readOnly_ != readOnly) {
            readOnly_ = readOnly;
            updateTitle();
          }
          if (changed) checkDisk();
        };
      },
      [this](const std::string& why) {
        note(wxString::Format(_("The file on the disk cannot be watched: %s."), wxString::FromUTF8(why)));
      });
}

void MainFrame::checkDisk() {
  if (!bench_ || askingAboutDisk_) return;
  followReference();
  const DiskChange change = compareWithDisk(disk_);
  if (change == DiskChange::None) return;
  askingAboutDisk_ = true;
  confirmTyping(); // what is dropped can be brought back, this too
  if (change == DiskChange::Changed &&
      questions_.changedOutside(this, documentName(), bench_->document().modified(), false) ==
          OutsideAnswer::Reload) {
    reload();
  } else {
    // Mine is kept: it differs from the disk from now on, and the question is not asked twice.
    bench_->document().markUnsaved();
    disk_ = change == DiskChange::Gone ? DiskState() : diskStateOf(disk_.file);
    changed();
  }
  askingAboutDisk_ = false;
}

// The document is the same, but what it means is not: the board is built of the tiles as they are now.
void MainFrame::followReference() {
  if (compareWithDisk(reference_) != DiskChange::Changed) return;
  reference_ = diskStateOf(reference_.file);
  auto references = readReferences(bench_->document().content());
  if (!references) return; // a file that is just being written, or is faulty: what was read stays
  bench_->document().setReferences(std::move(*references));
  updateBar();
  bench_->documentChanged();
}

void MainFrame::reload() {
  auto opened = openDocument(disk_.file);
  if (!opened)
    return questions_.tell(this, _("The document cannot be read any more."),
                           wxString::FromUTF8(formats::toText(opened.fault())));
  otherComments_ = std::move(opened->otherComments);
  if (opened->document->content().kind != bench_->document().content().kind) return reloadAnother(*opened);
  // A step like any other: undo brings back what was here.
  bench_->cancel();
  EditedDocument& document = bench_->document();
  document.apply(
      replaceDocument(document.content(), say("Reload from the disk"), opened->document->content()));
  document.setReferences(opened->document->references());
  document.markSaved();
  disk_ = std::move(opened->disk);
  reference_ = diskStateOf(referenceOf(document.content()));
  dropRecovery();
  recoveredRevision_ = revision();
  updateBar();
  bench_->documentChanged();
}

// The file holds a document of another kind now, which no step leads to.
void MainFrame::reloadAnother(OpenedDocument& opened) {
  if (&windowGameOf(opened.document->content()) != &game_)
    return questions_.tell(this, _("The document cannot be read any more."),
                           _("The file holds a document of another game now."));
  std::vector<int> comments = std::move(otherComments_);
  show(std::move(opened.document), std::move(opened.disk));
  otherComments_ = std::move(comments);
}

} // namespace fairway::editor
