#pragma once

#include "editor/model/view/reference_picture.h"
#include "editor/model/view/view.h"

#include <wx/bitmap.h>
#include <wx/graphics.h>
#include <wx/image.h>

#include <filesystem>
#include <memory>

namespace fairway::editor {

// What a picture file shows; not ok if it cannot be read. Only files are read, so nothing waits for a pipe,
// and none that is larger than photos are.
wxImage readPicture(const std::filesystem::path& file);

// A reference picture as the canvas draws it: over the board, so faint that both are seen.
class ReferenceImage {
public:
  // Null: the picture cannot be read. Large photos are made smaller.
  static std::unique_ptr<ReferenceImage> load(const ReferencePicture& picture);

  void drawOn(wxGraphicsContext& context, const View& view) const;

private:
  wxBitmap bitmap_;
  PlaneMap map_; // of the bitmap's pixels
  double opacity_ = 0.5;
};

} // namespace fairway::editor
