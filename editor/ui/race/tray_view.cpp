#include "editor/ui/race/tray_view.h"

#include "editor/ui/canvas/thumbnail.h"

#include <wx/dcbuffer.h>
#include <wx/settings.h>

#include <algorithm>
#include <memory>

namespace fairway::editor::race {

namespace {

constexpr int side = 38; // of a piece, in logical pixels
constexpr int gap = 8;
constexpr int cardWidth = 74; // of a piece with a picture, in logical pixels
constexpr int cardHeight = 100;

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
  const auto same = [](const Piece& a, const Piece& b) {
    return a.face == b.face && a.state == b.state && a.tip == b.tip && !a.picture == !b.picture;
  };
  if (std::equal(pieces.begin(), pieces.end(), pieces_.begin(), pieces_.end(), same)) return;
  pieces_ = std::move(pieces);
  pictured_ = wxSize();
  const int columns = std::max(1, GetClientSize().x / FromDIP(cardWidth));
  const int rows = (static_cast<int>(pieces_.size()) + columns - 1) / columns;
  const int height = hasPictures() ? rows * FromDIP(cardHeight) : FromDIP(side + 2 * gap);
  if (GetMinSize().y != height) {
    SetMinSize(wxSize(FromDIP(200), height));
    if (onHeight) onHeight();
  }
  Refresh();
}

// Smaller where there are many.
wxRect TrayView::rectOf(std::size_t piece) const {
  if (hasPictures()) return pictureRect(piece);
  const int count = std::max(1, static_cast<int>(pieces_.size()));
  const int pitch = std::min(FromDIP(side + gap), (GetClientSize().x - FromDIP(gap)) / count);
  const int size = std::max(4, pitch - FromDIP(gap) / (pitch < FromDIP(side) ? 2 : 1));
  return {FromDIP(gap) / 2 + static_cast<int>(piece) * pitch, (GetClientSize().y - size) / 2, size, size};
}

wxRect TrayView::pictureRect(std::size_t piece) const {
  const int columns = std::max(1, GetClientSize().x / FromDIP(cardWidth));
  const int column = static_cast<int>(piece) % columns, row = static_cast<int>(piece) / columns;
  return {column * FromDIP(cardWidth), row * FromDIP(cardHeight), FromDIP(cardWidth), FromDIP(cardHeight)};
}

std::optional<std::size_t> TrayView::pieceAt(const wxPoint& at) const {
  for (std::size_t i = 0; i < pieces_.size(); ++i)
    if (rectOf(i).Contains(at)) return i;
  return std::nullopt;
}

void TrayView::makePictures() {
  const wxSize size(FromDIP(cardWidth - gap), FromDIP(cardHeight - 2 * gap));
  if (pictured_ == size) return;
  pictured_ = size;
  pictures_.clear();
  ThumbnailLook look;
  look.theme = formats::ThemeName::Light;
  look.ground = GetParent()->GetBackgroundColour();
  for (const Piece& piece : pieces_) {
    look.faint = piece.state == Piece::State::Waits;
    look.layers = piece.layers;
    pictures_.push_back(piece.picture ? thumbnail(*this, *piece.picture, size, look) : wxBitmapBundle());
  }
}

void TrayView::paint() {
  wxAutoBufferedPaintDC dc(this);
  dc.SetBackground(wxBrush(GetParent()->GetBackgroundColour()));
  dc.Clear();
  const std::unique_ptr<wxGraphicsContext> context(wxGraphicsContext::Create(dc));
  if (!context) return;
  if (hasPictures()) makePictures();
  for (std::size_t i = 0; i < pieces_.size(); ++i)
    if (hasPictures())
      paintPicture(*context, i, rectOf(i));
    else
      paintPiece(*context, pieces_[i], rectOf(i));
}

// A card that is chosen is raised and framed; each has the key that chooses it.
void TrayView::paintPicture(wxGraphicsContext& context, std::size_t piece, const wxRect& rect) const {
  const bool chosen = pieces_[piece].state == Piece::State::Chosen;
  const wxColour ink = wxSystemSettings::GetColour(wxSYS_COLOUR_HIGHLIGHT);
  const wxBitmap picture = pictures_[piece].GetBitmapFor(this);
  const wxSize size = pictures_[piece].GetPreferredLogicalSizeFor(this);
  const int x = rect.x + (rect.width - size.x) / 2;
  const int y = rect.y + (rect.height - size.y) / 2 - (chosen ? FromDIP(gap) / 2 : 0);
  context.DrawBitmap(picture, x, y, size.x, size.y);
  if (chosen) {
    context.SetBrush(*wxTRANSPARENT_BRUSH);
    context.SetPen(wxPen(ink, FromDIP(3)));
    context.DrawRoundedRectangle(x - 2, y - 2, size.x + 4, size.y + 4, FromDIP(5));
  }
  const double radius = FromDIP(9);
  const bool alive = pieces_[piece].state != Piece::State::Waits;
  context.SetPen(*wxTRANSPARENT_PEN);
  context.SetBrush(wxBrush(alive ? ink : wxSystemSettings::GetColour(wxSYS_COLOUR_GRAYTEXT)));
  context.DrawEllipse(rect.x, rect.y, 2 * radius, 2 * radius);
  context.SetFont(GetFont().Bold(), *wxWHITE);
  const wxString text = wxString::Format("%zu", piece + 1);
  double width = 0, height = 0;
  context.GetTextExtent(text, &width, &height);
  context.DrawText(text, rect.x + radius - width / 2, rect.y + radius - height / 2);
}

// Nothing depends on colour alone: what is rolled stands askew, what is taken off is crossed out, what waits
// is dashed.
void TrayView::paintPiece(wxGraphicsContext& context, const Piece& piece, const wxRect& rect) const {
  const wxColour ink = wxSystemSettings::GetColour(wxSYS_COLOUR_WINDOWTEXT);
  const double half = rect.width / 2.0;
  context.PushState();
  context.Translate(rect.x + half, rect.y + half);
  if (piece.state == Piece::State::Rolls) context.Rotate(0.3);
  const bool waits = piece.state == Piece::State::Waits;
  context.SetPen(wxPen(ink, FromDIP(2), waits ? wxPENSTYLE_SHORT_DASH : wxPENSTYLE_SOLID));
  context.SetBrush(
      waits ? *wxTRANSPARENT_BRUSH
            : wxBrush(piece.state == Piece::State::Rolls ? wxColour(230, 159, 0) : wxColour(250, 250, 245)));
  const double shrink = piece.state == Piece::State::Rolls ? 0.82 : 0.94;
  context.DrawRoundedRectangle(-half * shrink, -half * shrink, 2 * half * shrink, 2 * half * shrink,
                               half / 3);
  wxFont font = GetFont().Bold();
  font.SetPixelSize(wxSize(0, std::max(6, static_cast<int>(half))));
  context.SetFont(font, waits ? ink : wxColour(20, 20, 20));
  const wxString face = wxString::FromUTF8(piece.face);
  double width = 0, height = 0;
  context.GetTextExtent(face, &width, &height);
  context.DrawText(face, -width / 2, -height / 2);
  if (piece.state == Piece::State::Gone) {
    context.SetPen(wxPen(wxColour(213, 94, 0), FromDIP(3)));
    context.StrokeLine(-half, -half, half, half);
    context.StrokeLine(-half, half, half, -half);
  }
  context.PopState();
}

} // namespace fairway::editor::race
