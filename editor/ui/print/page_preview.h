#pragma once

#include "formats/picture/pages.h"

#include <wx/window.h>

#include <memory>
#include <optional>

namespace fairway::editor {

// Shows one page after the other as it will be on paper.
class PagePreview final : public wxWindow {
public:
  explicit PagePreview(wxWindow* parent);

  void show(std::shared_ptr<const formats::Pages> pages); // stays on the page that was shown, if there is one
  void say(const wxString& message);                      // instead of pages
  void turnTo(int page);                                  // from 0; the nearest that there is

  int page() const { return page_; }
  int count() const { return pages_ ? pages_->count() : 0; }
  int paints() const { return paints_; }
  const wxString& message() const { return message_; }

private:
  void onPaint(wxPaintEvent& event);
  void paintMessage(wxDC& dc);
  double pixelsPerMillimetre() const; // so that the page fits the window

  std::shared_ptr<const formats::Pages> pages_;
  wxString message_;
  int page_ = 0;
  int paints_ = 0;
  std::optional<formats::Raster> raster_; // of the page, at the size of the window
  double rasterScale_ = 0;
};

} // namespace fairway::editor
