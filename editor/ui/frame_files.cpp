// The part of the window that deals with files: nothing here may ever lose work.
#include "editor/model/differences.h"
#include "editor/model/recovery.h"
#include "editor/ui/export_dialog.h"
#include "editor/ui/main_frame.h"
#include "editor/ui/print_dialog.h"
#include "editor/ui/recent_files.h"
#include "formats/reader.h"

#include <wx/stdpaths.h>

namespace fairway::editor {

namespace fs = std::filesystem;

fs::path MainFrame::recovery() const {
  const fs::path own(wxStandardPaths::Get().GetUserDataDir().utf8_string());
  return recoveryFile(bench_ ? bench_->document().file() : fs::path(), own);
}

void MainFrame::openWithDialog() {
  const fs::path folder = bench_ ? bench_->document().file().parent_path() : fs::path();
  if (const auto file = questions_.fileToOpen(this, folder)) CallAfter([this, file] { openFile(*file); });
}

bool MainFrame::openFile(const fs::path& file) {
  if (bench_) return another()->openFile(file);
  auto opened = openDocument(file);
  if (!opened) {
    questions_.tell(
        this, wxString::Format(_("\"%s\" cannot be opened."), wxString::FromUTF8(file.filename().string())),
        wxString::FromUTF8(formats::toText(opened.fault())));
    return false;
  }
  rememberFile(opened->disk.file);
  const formats::Problems problems = opened->referenceProblems;
  std::vector<int> comments = std::move(opened->otherComments);
  offerRecovery(*opened);
  show(std::move(opened->document), std::move(opened->disk));
  otherComments_ = std::move(comments);
  if (!problems.empty())
    questions_.tell(this, _("A file that this document points to cannot be read."),
                    wxString::FromUTF8(formats::toText(problems)));
  return true;
}

void MainFrame::offerRecovery(OpenedDocument& opened) {
  const fs::path beside = recoveryFile(opened.document->file(), {});
  std::optional<formats::Document> found = readRecovery(beside);
  if (!found) return;
  const auto lines = differences(opened.document->content(), *found);
  const wxString name = wxString::FromUTF8(opened.document->file().filename().string());
  if (lines.empty() || !questions_.recover(this, name, lines)) return removeRecovery(beside);
  auto references = readReferences(*found);
  const fs::path file = opened.document->file();
  opened.document = std::make_unique<EditedDocument>(
      std::move(*found), references ? std::move(*references) : References(), file);
  opened.document->markUnsaved();
}

void MainFrame::newFromSample(const fs::path& file) {
  auto opened = openDocument(file);
  if (!opened)
    return questions_.tell(this, _("The sample cannot be opened."),
                           wxString::FromUTF8(formats::toText(opened.fault())));
  opened->document->setFile({}); // a copy: saving asks for a name
  present(std::move(opened->document));
}

bool MainFrame::saveTo(const fs::path& file) {
  const fs::path before = recovery();
  auto saved = saveDocument(bench_->document(), file);
  if (!saved) {
    questions_.tell(this, _("The document could not be saved."),
                    wxString::FromUTF8(formats::toText(saved.fault())));
    return false;
  }
  disk_ = std::move(*saved);
  otherComments_.clear();
  removeRecovery(before);
  removeRecovery(recovery());
  recoveredRevision_ = revision();
  rememberFile(disk_.file);
  changed();
  return true;
}

bool MainFrame::save() {
  if (!bench_) return true;
  if (bench_->document().file().empty()) return saveAs();
  if (!otherComments_.empty() && !questions_.dropComments(this, otherComments_)) return false;
  return saveTo(bench_->document().file());
}

bool MainFrame::saveAs() {
  if (!bench_) return true;
  fs::path suggested = bench_->document().file();
  if (suggested.empty()) {
    const auto& name = headOf(bench_->document().content()).info.name;
    suggested = withEnding(name.value_or(_("untitled").utf8_string()), bench_->document().content());
  }
  const std::optional<fs::path> file = questions_.fileToSave(this, suggested);
  return file && saveTo(withEnding(*file, bench_->document().content()));
}

fs::path MainFrame::suggestedName(const std::string& ending) const {
  std::string name =
      bench_->document().file().empty() ? _("untitled").utf8_string() : bench_->document().file().string();
  if (name.ends_with(".yaml")) name.resize(name.size() - 5);
  return name + ending;
}

void MainFrame::exportWithDialog() {
  ExportDialog(this, questions_, bench_->document().content(), suggestedName("")).ShowModal();
}

void MainFrame::printWithDialog() {
  PrintDialog(this, questions_, bench_->document().content(), suggestedName(".pdf")).ShowModal();
}

bool MainFrame::mayClose() {
  if (bench_ && bench_->document().modified()) {
    const SaveAnswer answer = questions_.saveChanges(this, documentName());
    if (answer == SaveAnswer::Cancel || (answer == SaveAnswer::Save && !save())) return false;
    if (answer == SaveAnswer::Discard) removeRecovery(recovery());
  }
  return true;
}

void MainFrame::writeRecoveryNow() {
  if (!bench_ || revision() == recoveredRevision_) return;
  recoveredRevision_ = revision();
  if (bench_->document().modified())
    writeRecovery(bench_->document(), recovery());
  else
    removeRecovery(recovery());
}

void MainFrame::checkDisk() {
  if (!bench_ || askingAboutDisk_ || compareWithDisk(disk_) == DiskChange::None) return;
  askingAboutDisk_ = true;
  const bool gone = compareWithDisk(disk_) == DiskChange::Gone;
  if (!gone && questions_.changedOutside(this, documentName(), bench_->document().modified()) ==
                   OutsideAnswer::Reload) {
    reload();
  } else {
    // Mine is kept: it differs from the disk from now on, and the question is not asked twice.
    bench_->document().markUnsaved();
    auto now = formats::readText(disk_.file);
    disk_ = now ? DiskState{disk_.file, std::move(*now)} : DiskState();
    changed();
  }
  askingAboutDisk_ = false;
}

void MainFrame::reload() {
  auto opened = openDocument(disk_.file);
  if (!opened)
    return questions_.tell(this, _("The document cannot be read any more."),
                           wxString::FromUTF8(formats::toText(opened.fault())));
  std::vector<int> comments = std::move(opened->otherComments);
  show(std::move(opened->document), std::move(opened->disk));
  otherComments_ = std::move(comments);
}

} // namespace fairway::editor
