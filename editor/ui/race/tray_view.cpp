#include "editor/ui/race/tray_view.h"

#include <wx/dcbuffer.h>
#include <wx/graphics.h>
#include <wx/settings.h>

#include <algorithm>
#include <memory>

namespace fairway::editor::race {

namespace {

constexpr int side = 38; // of a piece, in logical pixels
constexpr int gap = 8;

} // namespace

TrayView::TrayView(wxWindow* parent)
    : wxWindow(parent, wxID_ANY, wxDefaultPosition, parent->FromDIP(wxSize(280, side + 2 * gap))) {
  SetName("tray");
  SetBackgroundStyle(wxBG_STYLE_PAINT);
  SetMinSize(FromDIP(wxSize(200, side + 2 * gap)));
  Bind(wxEVT_PAINT, [this](wxPaintEvent&) { paint(); });
  Bind(wxEVT_LEFT_DOWN, [this](wxMouseEvent& event) {
    if (const auto piece = pieceAt(event.GetPosition()); piece && onTouch) onTouch(*piece);
  });
  Bind(wxEVT_MOTION, [this](wxMouseEvent& event) {
    const auto piece = pieceAt(event.GetPosition());
    const wxString tip = piece ? wxString::FromUTF8(pieces_[*piece].tip) : wxString();
    if (GetToolTipText() == tip) return;
    if (tip.empty())
      UnsetToolTip();
    else
      SetToolTip(tip);
  });
}

void TrayView::show(std::vector<Piece> pieces) {
  pieces_ = std::move(pieces);
  Refresh();
}

// Smaller where there are many.
wxRect TrayView::rectOf(std::size_t piece) const {
  const int count = std::max(1, static_cast<int>(pieces_.size()));
  const int pitch = std::min(FromDIP(side + gap), (GetClientSize().x - FromDIP(gap)) / count);
  const int size = std::max(4, pitch - FromDIP(gap) / (pitch < FromDIP(side) ? 2 : 1));
  return {FromDIP(gap) / 2 + static_cast<int>(piece) * pitch, (GetClientSize().y - size) / 2, size, size};
}

std::optional<std::size_t> TrayView::pieceAt(const wxPoint& at) const {
  for (std::size_t i = 0; i < pieces_.size(); ++i)
    if (rectOf(i).Contains(at)) return i;
  return std::nullopt;
}

// Nothing depends on colour alone: what is rolled stands askew, what is taken off is crossed out, what waits
// is dashed.
void TrayView::paint() {
  wxAutoBufferedPaintDC dc(this);
  dc.SetBackground(wxBrush(GetParent()->GetBackgroundColour()));
  dc.Clear();
  const std::unique_ptr<wxGraphicsContext> context(wxGraphicsContext::Create(dc));
  if (!context) return;
  const wxColour ink = wxSystemSettings::GetColour(wxSYS_COLOUR_WINDOWTEXT);
  for (std::size_t i = 0; i < pieces_.size(); ++i) {
    const wxRect rect = rectOf(i);
    const Piece& piece = pieces_[i];
    const double half = rect.width / 2.0;
    context->PushState();
    context->Translate(rect.x + half, rect.y + half);
    if (piece.state == Piece::State::Rolls) context->Rotate(0.3);
    const bool waits = piece.state == Piece::State::Waits;
    context->SetPen(wxPen(ink, FromDIP(2), waits ? wxPENSTYLE_SHORT_DASH : wxPENSTYLE_SOLID));
    context->SetBrush(waits ? *wxTRANSPARENT_BRUSH
                            : wxBrush(piece.state == Piece::State::Rolls ? wxColour(230, 159, 0)
                                                                         : wxColour(250, 250, 245)));
    const double shrink = piece.state == Piece::State::Rolls ? 0.82 : 0.94;
    context->DrawRoundedRectangle(-half * shrink, -half * shrink, 2 * half * shrink, 2 * half * shrink,
                                  half / 3);
    wxFont font = GetFont().Bold();
    font.SetPixelSize(wxSize(0, std::max(6, static_cast<int>(half))));
    context->SetFont(font, waits ? ink : wxColour(20, 20, 20));
    const wxString face = wxString::FromUTF8(piece.face);
    double width = 0, height = 0;
    context->GetTextExtent(face, &width, &height);
    context->DrawText(face, -width / 2, -height / 2);
    if (piece.state == Piece::State::Gone) {
      context->SetPen(wxPen(wxColour(213, 94, 0), FromDIP(3)));
      context->StrokeLine(-half, -half, half, half);
      context->StrokeLine(-half, half, half, -half);
    }
    context->PopState();
  }
}

} // namespace fairway::editor::race
