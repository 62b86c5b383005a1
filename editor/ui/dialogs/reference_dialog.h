#pragma once

#include "editor/model/view/reference_picture.h"
#include "editor/model/work/workbench.h"
#include "editor/ui/dialogs/pin_view.h"

#include <wx/button.h>
#include <wx/dialog.h>
#include <wx/image.h>
#include <wx/slider.h>
#include <wx/stattext.h>

namespace fairway::editor {

// Says where a reference picture lies: three places are clicked in the picture and on the board.
class ReferenceDialog final : public wxDialog {
public:
  // The picture can be read; pins of one that lies there already are kept.
  ReferenceDialog(wxWindow* parent, const Workbench& bench, const std::filesystem::path& file,
                  const wxImage& image, const std::optional<ReferencePicture>& before);

  void pinOnPicture(formats::Point at); // as if clicked
  void pinOnBoard(formats::Point at);
  std::optional<ReferencePicture> result() const; // none: not all places are set, or they lie on a line

private:
  void update();
  void startOver();

  const Workbench& bench_;
  std::filesystem::path file_;
  PinView* picture_;
  PinView* board_;
  std::vector<formats::Point> onPicture_;
  std::vector<formats::Point> onBoard_;
  wxStaticText* said_;
  wxSlider* opacity_;
  wxButton* ok_ = nullptr;
};

} // namespace fairway::editor
