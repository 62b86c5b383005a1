#pragma once

#include "editor/model/view/scrolled_picture.h"
#include "formats/picture/raster_difference.h"

#include <wx/graphics.h>

namespace fairway::editor {

// How another scene differs from the one that is shown, drawn over it: the other's patches, a little
// transparent, with frames round the
// larger ones. It is made when the view or a scene is another, and then kept.
class GhostPicture {
public:
  void forget() { made_ = false; }
  void show(const formats::Scene& now, const formats::Scene& then, const ScrolledPicture::Look& look);

  void drawOn(cairo_t* target) const;
  void frameOn(wxGraphicsContext& context) const;

  const std::vector<formats::PictureBox>& patches() const { return patches_; }
  const std::vector<formats::PictureBox>& frames() const { return frames_; } // the patches that have one

private:
  bool made_ = false;
  formats::View view_;
  int width_ = 0;
  int height_ = 0;
  std::optional<formats::Raster> then_;
  std::vector<formats::PictureBox> patches_;
  std::vector<formats::PictureBox> frames_;
};

} // namespace fairway::editor
