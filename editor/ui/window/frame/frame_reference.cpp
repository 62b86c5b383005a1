// The part of the window that lays a picture under the hands of whoever paints, and keeps it beside the
// document.
#include "editor/ui/canvas/reference_image.h"
#include "editor/ui/dialogs/reference_dialog.h"
#include "editor/ui/window/main_frame.h"

namespace fairway::editor {

void MainFrame::takeReference(std::optional<ReferencePicture> picture) {
  reference_ = std::move(picture);
  canvas_->setReference(reference_ ? ReferenceImage::load(*reference_) : nullptr);
  bars_->update();
}

void MainFrame::readReference() {
  const std::filesystem::path& file = bench_->document().file();
  takeReference(file.empty() ? std::nullopt : readReferencePicture(file));
}

// Nothing of the document depends on it: that it could not be kept is a note.
void MainFrame::keepReference() {
  const std::filesystem::path& file = bench_->document().file();
  std::error_code error;
  if (file.empty() || (!reference_ && !std::filesystem::exists(referenceFileOf(file), error))) return;
  if (writeReferencePicture(file, reference_))
    note(_("The reference picture could not be kept beside the document."));
}

void MainFrame::askReference() {
  if (!bench_ || !bench_->scene()) return;
  const auto file =
      questions_.fileToImport(this, _("Reference picture"),
                              _("Pictures (*.png, *.jpg, *.webp, "
                                "...)|*.png;*.jpg;*.jpeg;*.bmp;*.gif;*.tif;*.tiff;*.webp|All files|*"));
  if (!file) return;
  const wxImage image = readPicture(*file);
  if (!image.IsOk())
    return questions_.tell(this, _("The picture cannot be read."), wxString::FromUTF8(file->string()));
  const bool same = reference_ && reference_->file == *file;
  ReferenceDialog dialog(this, *bench_, *file, image, same ? reference_ : std::nullopt);
  if (dialog.ShowModal() != wxID_OK) return;
  takeReference(dialog.result());
  keepReference();
}

void MainFrame::dropReference() {
  takeReference(std::nullopt);
  keepReference();
}

} // namespace fairway::editor
