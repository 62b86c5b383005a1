// The part of the window that asks what to do with files; DeskFile does it.
#include "editor/model/document/document_edit.h"
#include "editor/model/words/translation.h"
#include "editor/model/work/game.h"
#include "editor/ui/window/frame/frame_variants.h"
#include "editor/ui/window/main_frame.h"
#include "editor/ui/window/start/recent_files.h"
#include "formats/document/reader.h"
#include "formats/document/writer.h"

namespace fairway::editor {

namespace fs = std::filesystem;

namespace {

wxString nameOf(const fs::path& file) {
  return wxString::FromUTF8(file.filename().string());
}

wxString reasons(const formats::Problems& problems) {
  return wxString::FromUTF8(formats::toText(problems));
}

wxString notSaved() {
  return _("The document could not be saved.");
}

wxString isOpen(const wxString& name) {
  return wxString::Format(_("\"%s\" is open in another window. Choose another name."), name);
}

} // namespace

void MainFrame::openWithDialog() {
  const fs::path folder = bench_ ? bench_->document().file().parent_path() : fs::path();
  if (const auto file = questions_.fileToOpen(this, folder)) CallAfter([this, file] { openFile(*file); });
}

void MainFrame::importWithDialog(const Import& import) {
  const auto file =
      questions_.fileToImport(this, wxGetTranslation(import.title), wxGetTranslation(import.kinds));
  if (file) CallAfter([this, file] { openFile(*file); });
}

MainFrame* MainFrame::pageOf(const fs::path& file) {
  for (MainFrame* frame : all()) {
    std::error_code error;
    if (frame->bench_ && fs::equivalent(frame->bench_->document().file(), file, error)) return frame;
  }
  return nullptr;
}

bool MainFrame::openFile(const fs::path& file) {
  // Two pages on one file would undo each other's work.
  if (MainFrame* shown = pageOf(file)) return shown->comeToFront(), true;
  Opening opening(file);
  if (opening.isOpenElsewhere() && !questions_.openCopy(this, nameOf(file))) return false;
  std::optional<Arrival> arrival = read(opening, file);
  if (!arrival || !offerRecovery(*arrival)) return false;
  if (!arrival->disk.file.empty()) rememberFile(arrival->disk.file);
  freePage()->show(std::move(*arrival));
  return true;
}

std::optional<Arrival> MainFrame::read(Opening& opening, const fs::path& file) {
  std::error_code error;
  if (!fs::exists(file, error))
    if (auto left = opening.readWorkAlone()) return offerWorkAlone(std::move(*left));
  auto arrival = opening.read();
  if (arrival) return std::move(*arrival);
  const wxString reason = reasons(arrival.fault());
  if (auto partly = opening.readDespiteFaults()) {
    if (!questions_.openFaulty(this, nameOf(file), reason)) return std::nullopt;
    return std::move(*partly);
  }
  questions_.tell(this, wxString::Format(_("\"%s\" cannot be opened."), nameOf(file)), reason);
  return std::nullopt;
}

void MainFrame::newFromSample(const fs::path& file) {
  auto arrival = openAsNew(file);
  if (!arrival) return questions_.tell(this, _("The sample cannot be opened."), reasons(arrival.fault()));
  present(std::move(*arrival));
}

bool MainFrame::saveTo(const fs::path& file) {
  if (!fittings_->readyToSave()) return false;
  if (const auto failed = desk_.save(file)) {
    if (failed->openElsewhere)
      questions_.tell(this, notSaved(), isOpen(nameOf(file)));
    else if (questions_.finish(this, notSaved(), reasons(failed->problems), _("Save &as...")))
      CallAfter([this] { saveAs(); }); // the work must go somewhere, and here it does not
    return false;
  }
  rememberFile(bench_->document().file());
  keepReference();
  variants_->refresh();
  if (desk_.lacksReference())
    note(
        wxString::Format(_("Saved, but \"%s\", which it needs, cannot be read."), nameOf(desk_.reference())));
  changed();
  return true;
}

bool MainFrame::putInside(const fs::path& source) {
  auto packed = gameOf(bench_->document().content()).packed(bench_->document());
  if (!packed) {
    questions_.tell(this, _("The document could not be packed."), reasons(packed.fault()));
    return false;
  }
  bench_->apply(replaceDocument(bench_->document().content(),
                                say("Put {1} inside", {source.filename().string()}), std::move(*packed)));
  return true;
}

bool MainFrame::bringReference(const fs::path& target) {
  if (!desk_.leavesReferenceBehind(target)) return true;
  const fs::path source = desk_.reference();
  std::vector<wxString> ways{_("Copy it beside the document"), _("Point to it where it is")};
  if (gameOf(bench_->document().content()).packed) ways.push_back(_("Put it inside the document"));
  const auto answer = questions_.choice(
      this, _("Save as"),
      wxString::Format(_("The document uses \"%s\", which is in another folder."), nameOf(source)), ways, 0);
  if (!answer) return false;
  if (*answer == 1) return true;
  if (*answer == 2) return putInside(source);
  auto brought = desk_.bringReference(target);
  if (!brought) {
    questions_.tell(this, _("It could not be copied."), reasons(brought.fault()));
    return false;
  }
  bench_->apply(std::move(*brought));
  return true;
}

void MainFrame::pack() {
  const Game& game = gameOf(bench_->document().content());
  if (!game.packed) return;
  confirmTyping();
  const auto content = game.packed(bench_->document());
  const wxString failed = _("The document could not be packed.");
  if (!content) return questions_.tell(this, failed, reasons(content.fault()));
  const std::string kind = "." + std::string(kindOf(*content));
  std::string name = suggestedName("").string();
  if (name.ends_with(kind)) name.resize(name.size() - kind.size());
  auto file = questions_.fileToExport(this, _("Pack for a friend"), name + "-packed" + kind + ".yaml",
                                      _("Fairway documents (*.yaml)|*.yaml;*.yml|All files|*"));
  if (!file) return;
  *file = withEnding(*file, *content);
  if (MainFrame* open = pageOf(*file)) return questions_.tell(this, failed, isOpen(open->documentName()));
  if (const auto problem = formats::replaceFile(*file, formats::writeDocument(*content)))
    return questions_.tell(this, failed, reasons({*problem}));
  note(wxString::Format(_("\"%s\" has been written; it needs no other file."), nameOf(*file)));
}

void MainFrame::locateReference() {
  if (desk_.reference().empty()) return;
  const auto file = questions_.fileToOpen(this, bench_->document().file().parent_path());
  if (file) bench_->apply(pointTo(bench_->document().content(), fs::absolute(*file)));
}

void MainFrame::updateBar() {
  if (!desk_.lacksReference()) {
    if (bar_->IsShown()) bar_->Dismiss();
    return;
  }
  const wxString text = bench_->scene()
                            ? _("\"%s\" cannot be read. Without it nothing can be judged.")
                            : _("\"%s\" cannot be read. Without it there is no board to show, and "
                                "nothing can be judged.");
  bar_->ShowMessage(wxString::Format(text, nameOf(desk_.reference())), wxICON_WARNING);
}

bool MainFrame::mayOverwrite() {
  if (desk_.change() != DiskChange::Changed) return true;
  const OutsideAnswer answer =
      questions_.changedOutside(this, documentName(), bench_->document().modified(), true);
  if (answer == OutsideAnswer::Reload) reload();
  return answer == OutsideAnswer::Keep;
}

bool MainFrame::save() {
  if (!bench_) return true;
  confirmTyping();
  if (bench_->document().file().empty()) return saveAs();
  if (!desk_.otherComments().empty() && !questions_.dropComments(this, desk_.otherComments())) return false;
  return mayOverwrite() && saveTo(bench_->document().file());
}

bool MainFrame::saveAs() {
  if (!bench_) return true;
  confirmTyping();
  if (!fittings_->readyToSave()) return false; // before a name is asked for, and files are copied
  const std::optional<fs::path> file =
      questions_.fileToSave(this, desk_.nameToSave(_("untitled").utf8_string()));
  if (!file) return false;
  const fs::path target = desk_.nameTyped(*file);
  std::error_code error;
  // The box asked about the name that was typed, not about the whole one.
  if (target != *file && fs::exists(target, error) &&
      !questions_.finish(this, wxString::Format(_("\"%s\" already exists."), nameOf(target)),
                         _("Replace it?"), _("&Replace")))
    return false;
  return bringReference(target) && saveTo(target);
}

fs::path MainFrame::suggestedName(const std::string& ending) const {
  return desk_.nameToExport(_("untitled").utf8_string(), ending);
}

void MainFrame::exportWithDialog() {
  fittings_->exportWithDialog(suggestedName(""));
}

void MainFrame::printWithDialog() {
  fittings_->printWithDialog(suggestedName(".pdf"));
}

bool MainFrame::asksToClose() {
  confirmTyping();
  if (!bench_ || !bench_->document().modified()) return true;
  comeToFront(); // so that the user sees what is asked about
  const SaveAnswer answer = questions_.saveChanges(this, documentName());
  return answer == SaveAnswer::Discard || (answer == SaveAnswer::Save && save());
}

bool MainFrame::mayClose() {
  if (!mayGo_ && !asksToClose()) return false;
  desk_.dropRecovery(); // saved, or not wanted
  return true;
}

void MainFrame::writeRecoveryNow(DeskFile::Moment moment) {
  if (!bench_) return;
  PropertiesPanel* panel = properties();
  desk_.keepWork(panel ? panel->unconfirmed() : nullptr, moment);
}

void MainFrame::leaveInHaste(DeskFile::Moment moment) {
  writeRecoveryNow(moment);
  desk_.letGo();
}

void MainFrame::watchDisk() {
  if (!bench_ || askingAboutDisk_) return;
  diskWatch_.submit(
      [this, look = desk_.look()](const Stale&) mutable -> Background::Deliver {
        look.take();
        return [this, look = std::move(look)] {
          if (desk_.note(look)) updateTabs();
          if (look.changed) checkDisk();
        };
      },
      [this](const std::string& why) {
        note(wxString::Format(_("The file on the disk cannot be watched: %s."), wxString::FromUTF8(why)));
      });
}

void MainFrame::checkDisk() {
  if (!bench_ || askingAboutDisk_) return;
  if (desk_.followReference()) {
    updateBar();
    bench_->documentChanged();
  }
  const DiskChange change = desk_.change();
  if (change == DiskChange::None) return;
  askingAboutDisk_ = true;
  confirmTyping(); // what is dropped can be brought back, this too
  if (change == DiskChange::Changed &&
      questions_.changedOutside(this, documentName(), bench_->document().modified(), false) ==
          OutsideAnswer::Reload) {
    reload();
  } else {
    desk_.keepMine(change); // and the question is not asked twice
    recoverySoon();
    changed();
  }
  askingAboutDisk_ = false;
}

void MainFrame::reload() {
  bench_->cancel();
  auto reloaded = desk_.reload();
  if (!reloaded)
    return questions_.tell(this, _("The document cannot be read any more."), reasons(reloaded.fault()));
  if (std::optional<Arrival>& another = *reloaded) return show(std::move(*another));
  updateBar();
  bench_->documentChanged();
}

} // namespace fairway::editor
