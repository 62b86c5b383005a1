#include "editor/ui/print/page_preview.h"

#include "editor/ui/canvas/canvas.h"
#include "editor/ui/canvas/focus_frame.h"

#include <wx/dcclient.h>
#include <wx/settings.h>

#include <algorithm>

namespace fairway::editor {

namespace {
constexpr int pageRim = 16; // logical pixels round the page
} // namespace

PagePreview::PagePreview(wxWindow* parent) {
  SetBackgroundStyle(wxBG_STYLE_PAINT);
  Create(parent, wxID_ANY, wxDefaultPosition, parent->FromDIP(wxSize(460, 520)),
         wxFULL_REPAINT_ON_RESIZE | wxBORDER_NONE);
  SetName("pages");
  SetMinSize(FromDIP(wxSize(420, 470)));
  Bind(wxEVT_PAINT, &PagePreview::onPaint, this);
}

void PagePreview::show(std::shared_ptr<const formats::Pages> pages) {
  pages_ = std::move(pages);
  message_.clear();
  turnTo(page_);
}

void PagePreview::say(const wxString& message) {
  pages_.reset();
  raster_.reset();
  message_ = message;
  Refresh();
}

void PagePreview::turnTo(int page) {
  page_ = std::clamp(page, 0, std::max(0, count() - 1));
  raster_.reset();
  Refresh();
}

double PagePreview::pixelsPerMillimetre() const {
  const wxSize room = GetClientSize();
  return std::max(0.05, std::min((room.x - 2 * pageRim) / pages_->width(page_),
                                 (room.y - 2 * pageRim) / pages_->height(page_)));
}

void PagePreview::paintMessage(wxDC& dc) {
  dc.SetTextForeground(wxSystemSettings::GetColour(wxSYS_COLOUR_WINDOWTEXT));
  dc.SetFont(GetFont());
  const wxRect room = wxRect(GetClientSize()).Deflate(FromDIP(pageRim));
  wxString lines, line;
  for (const wxString& word : wxSplit(message_, ' ')) {
    const wxString longer = line.empty() ? word : line + " " + word;
    if (dc.GetTextExtent(longer).x <= room.width || line.empty()) {
      line = longer;
      continue;
    }
    lines += line + "\n";
    line = word;
  }
  dc.DrawLabel(lines + line, room, wxALIGN_CENTRE);
}

void PagePreview::onPaint(wxPaintEvent&) {
  wxPaintDC dc(this);
  ++paints_;
  dc.SetBackground(wxBrush(toWx(Canvas::ground())));
  dc.Clear();
  if (count() == 0) return paintMessage(dc);
  const double scale = pixelsPerMillimetre();
  if (!raster_ || rasterScale_ != scale)
    raster_ = pages_->picture(page_, rasterScale_ = scale, GetContentScaleFactor());
  const wxSize size(static_cast<int>(raster_->deviceWidth() / raster_->scale()),
                    static_cast<int>(raster_->deviceHeight() / raster_->scale()));
  const wxPoint at((GetClientSize().x - size.x) / 2, (GetClientSize().y - size.y) / 2);
  dc.SetPen(*wxTRANSPARENT_PEN);
  dc.SetBrush(wxBrush(wxColour(0, 0, 0, 90)));
  dc.DrawRectangle(wxRect(at + wxPoint(3, 3), size)); // its shadow
  raster_->drawOn(static_cast<cairo_t*>(dc.GetHandle()),
                  {static_cast<double>(at.x), static_cast<double>(at.y)});
}

} // namespace fairway::editor
