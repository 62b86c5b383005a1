#include "editor/ui/canvas/ghost_picture.h"

#include <algorithm>
#include <wx/pen.h>

namespace fairway::editor {

namespace {
constexpr double ghostOpacity = 0.88;
constexpr int framesApart = 12;  // logical pixels between two frames
constexpr double frameRim = 4;   // logical pixels round a patch
constexpr double frameBend = 5;  // of the frame's corners
constexpr double smallPatch = 2; // units of the board

// A course that takes another way leaves specks all along it. Where there is something larger to look at, a
// frame round each of them would only hide it.
std::vector<formats::PictureBox> worthAFrame(const std::vector<formats::PictureBox>& patches, double unit) {
  std::vector<formats::PictureBox> large;
  for (const formats::PictureBox& patch : patches)
    if (std::max(patch.width, patch.height) >= smallPatch * unit) large.push_back(patch);
  return large.empty() ? patches : large;
}
} // namespace

void GhostPicture::show(const formats::Scene& now, const formats::Scene& then,
                        const ScrolledPicture::Look& look) {
  const bool same = made_ && view_.origin == look.view.origin && view_.unitSize == look.view.unitSize &&
                    width_ == look.width && height_ == look.height && then_->scale() == look.scale;
  if (same) return;
  formats::Raster before(look.width, look.height, look.scale);
  before.paint(now, look.view, look.paint, look.background);
  then_.emplace(look.width, look.height, look.scale);
  then_->paint(then, look.view, look.paint, look.background);
  patches_ = formats::differences(before, *then_, static_cast<int>(framesApart * look.scale));
  frames_ = worthAFrame(patches_, look.view.unitSize * look.scale);
  view_ = look.view, width_ = look.width, height_ = look.height;
  made_ = true;
}

void GhostPicture::drawOn(cairo_t* target) const {
  formats::drawBoxesOn(target, *then_, patches_, ghostOpacity);
}

void GhostPicture::frameOn(wxGraphicsContext& context) const {
  for (const formats::PictureBox& patch : frames_) {
    wxGraphicsPath path = context.CreatePath();
    path.AddRoundedRectangle(patch.x / then_->scale() - frameRim, patch.y / then_->scale() - frameRim,
                             patch.width / then_->scale() + 2 * frameRim,
                             patch.height / then_->scale() + 2 * frameRim, frameBend);
    context.SetPen(wxPen(wxColour(0, 0, 0, 170), 4));
    context.StrokePath(path);
    context.SetPen(wxPen(wxColour(255, 255, 255, 245), 2, wxPENSTYLE_SHORT_DASH));
    context.StrokePath(path);
  }
}

} // namespace fairway::editor
