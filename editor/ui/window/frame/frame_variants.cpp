// The part of the window that keeps several solutions of a document side by side.
#include "editor/ui/window/frame/frame_variants.h"

#include "editor/model/document/document_edit.h"
#include "editor/model/words/translation.h"
#include "editor/ui/window/main_frame.h"

namespace fairway::editor {

namespace fs = std::filesystem;

namespace {

// What lies beside a document goes with it.
bool removeWithCompanions(const fs::path& file) {
  std::error_code error;
  if (!fs::remove(file, error) && fs::exists(file, error)) return false;
  fs::remove(referenceFileOf(file), error);
  return true;
}

} // namespace

void FrameVariants::refresh() {
  const fs::path file = frame_->file();
  std::vector<Variant> found = file.empty() ? std::vector<Variant>() : variantsOf(file);
  if (std::exchange(all_, found) != found) frame_->bars_->update();
}

bool FrameVariants::isShown(const Variant& variant) const {
  return variant.label == variantLabel(frame_->file());
}

wxString FrameVariants::nameOf(const Variant& variant) {
  return wxString::FromUTF8(variant.label.empty() ? variant.file.filename().string() : variant.label);
}

bool FrameVariants::canChange() const {
  return !variantLabel(frame_->file()).empty();
}

std::string FrameVariants::askLabel(const wxString& caption, const wxString& value) {
  const auto typed =
      frame_->questions().text(frame_, caption, _("Name of the variant, such as \"wider strait\":"), value);
  if (!typed || *typed == value) return {};
  const std::string label = wxString(*typed).Trim().Trim(false).utf8_string();
  const std::string why = whyNoVariant(frame_->file(), label);
  if (why.empty()) return label;
  frame_->questions().tell(frame_, caption, wxString::FromUTF8(why));
  return {};
}

void FrameVariants::begin() {
  if (frame_->file().empty() && !frame_->save()) return; // it lies beside the document's file
  if (!frame_->fittings().readyToSave()) return;
  const std::string label = askLabel(_("New variant"), "");
  if (label.empty()) return;
  const auto written = writeVariant(frame_->bench()->document(), label);
  if (!written)
    return frame_->questions().tell(frame_, _("The variant could not be written."),
                                    wxString::FromUTF8(formats::toText(written.fault())));
  if (frame_->reference_) writeReferencePicture(*written, frame_->reference_);
  show(*written);
}

void FrameVariants::show(const fs::path& file) {
  if (file.empty() || !frame_->openFile(file)) return;
  MainFrame* page = MainFrame::pageOf(file);
  if (!page || page == frame_) return;
  page->canvas().seeAs(frame_->canvas());
  page->note(wxString::Format(_("Variant: %s"), nameOf({file, variantLabel(file)})));
}

void FrameVariants::showNext(bool back) {
  if (!frame_->file().empty()) show(nextVariant(frame_->file(), back));
}

void FrameVariants::rename() {
  const std::string before = variantLabel(frame_->file());
  const std::string label = askLabel(_("Rename the variant"), wxString::FromUTF8(before));
  if (label.empty() || !frame_->mayOverwrite()) return;
  Workbench& bench = *frame_->bench();
  DocumentInfo info = bench.document().content().head.info;
  // A name that the user gave it stays.
  if (info.name && info.name->ends_with(", " + before)) info.name = variantName(*info.name, before, label);
  CommandPtr step = changeInfo(bench.document().content(), say("Rename the variant"), info);
  const bool named = step != nullptr;
  bench.apply(std::move(step));
  const fs::path old = frame_->file();
  if (!frame_->saveTo(variantFile(old, label))) {
    if (named) bench.undo();
    return;
  }
  if (!removeWithCompanions(old))
    frame_->questions().tell(
        frame_, _("The variant could not be renamed."),
        wxString::Format(_("It was saved under its new name, but \"%s\" is still there."),
                         wxString::FromUTF8(old.filename().string())));
  refresh();
}

void FrameVariants::remove() {
  const fs::path file = frame_->file();
  const wxString label = wxString::FromUTF8(variantLabel(file));
  if (!frame_->questions().finish(frame_, wxString::Format(_("Delete the variant \"%s\"?"), label),
                                  _("Its file is removed, and it cannot be brought back."), _("&Delete")))
    return;
  const fs::path next = nextVariant(file);
  if (removeWithCompanions(file)) return closeInFavourOf(next);
  frame_->questions().tell(frame_, _("The variant could not be deleted."), wxString::FromUTF8(file.string()));
}

void FrameVariants::closeInFavourOf(const fs::path& next) {
  frame_->mayGo_ = true; // the user was asked already
  const bool shown = !next.empty() && frame_->openFile(next);
  if (!shown && MainFrame::all().size() == 1) frame_->showStartPage();
  frame_->Close();
}

void FrameVariants::compare() {
  refresh();
  std::vector<fs::path> others;
  std::vector<wxString> names;
  for (const Variant& variant : all_)
    if (!isShown(variant)) {
      others.push_back(variant.file);
      names.push_back(nameOf(variant));
    }
  if (others.empty()) return;
  std::optional<std::size_t> chosen = 0;
  if (others.size() > 1)
    chosen = frame_->questions().choice(frame_, _("Compare with a variant"), _("Variant:"), names, 0);
  if (chosen) frame_->compareWith(others[*chosen]);
}

} // namespace fairway::editor
