#include "editor/ui/regatta/hand_view.h"

#include "editor/ui/canvas/thumbnail.h"
#include "formats/regatta/picture/deck_scene.h"

#include <wx/dcbuffer.h>
#include <wx/graphics.h>
#include <wx/settings.h>

#include <memory>

namespace fairway::editor::regatta {

namespace {

constexpr int gap = 6;  // logical pixels between cards
constexpr int rise = 6; // of a chosen card

} // namespace

HandView::HandView(wxWindow* parent)
    : wxWindow(parent, wxID_ANY, wxDefaultPosition, parent->FromDIP(wxSize(280, 160))) {
  SetName("hand");
  SetBackgroundStyle(wxBG_STYLE_PAINT);
  SetMinSize(FromDIP(wxSize(200, 90)));
  Bind(wxEVT_PAINT, [this](wxPaintEvent&) { paint(); });
  Bind(wxEVT_SIZE, [this](wxSizeEvent& event) {
    Refresh();
    event.Skip();
  });
  Bind(wxEVT_LEFT_DOWN, [this](wxMouseEvent& event) {
    if (const auto place = placeAt(event.GetPosition()); place && onChoose) onChoose(*place);
  });
  Bind(wxEVT_MOTION, [this](wxMouseEvent& event) {
    const auto place = placeAt(event.GetPosition());
    const wxString tip = place ? wxString::FromUTF8(places_[*place].tip) : wxString();
    if (GetToolTipText() != tip) tip.empty() ? UnsetToolTip() : SetToolTip(tip);
    SetCursor(place && places_[*place].alive ? wxCursor(wxCURSOR_HAND) : wxNullCursor);
  });
}

void HandView::show(const fairway::regatta::Deck& deck, std::vector<Place> places) {
  if (places == places_ && deck == deck_) return;
  deck_ = deck;
  places_ = std::move(places);
  pictured_ = wxSize();
  Refresh();
}

// As many columns as give the largest cards.
HandView::Grid HandView::grid() const {
  const wxSize room = GetClientSize();
  const int count = std::max(1, static_cast<int>(places_.size()));
  Grid best;
  double largest = -1;
  for (int columns = 1; columns <= count; ++columns) {
    const int rows = (count + columns - 1) / columns;
    const wxSize cell(room.x / columns, room.y / rows);
    const double scale = std::min((cell.x - FromDIP(gap)) / static_cast<double>(deck_.width),
                                  (cell.y - FromDIP(gap + rise)) / static_cast<double>(deck_.length));
    if (scale <= largest) continue;
    largest = scale;
    best = {columns, cell};
  }
  const int most = FromDIP(150); // in a wide panel they stay together
  best.cell.x = std::min(best.cell.x, std::min(most, best.cell.y));
  return best;
}

wxRect HandView::rectOf(std::size_t place) const {
  const Grid grid = this->grid();
  const int column = static_cast<int>(place) % grid.columns, row = static_cast<int>(place) / grid.columns;
  return {wxPoint(column * grid.cell.x, row * grid.cell.y), grid.cell};
}

std::optional<std::size_t> HandView::placeAt(const wxPoint& at) const {
  for (std::size_t place = 0; place < places_.size(); ++place)
    if (rectOf(place).Contains(at)) return place;
  return std::nullopt;
}

// Round the card itself, which is narrower or lower than its picture.
wxRect HandView::frameOf(std::size_t place, const wxRect& picture) const {
  const bool across = deck_.cards[static_cast<std::size_t>(places_[place].card)].across;
  const double width = across ? deck_.length : deck_.width, height = across ? deck_.width : deck_.length;
  const double scale = std::min(picture.width / width, picture.height / height);
  const wxSize size(static_cast<int>(scale * width), static_cast<int>(scale * height));
  return wxRect(size).CentreIn(picture);
}

void HandView::makePictures() {
  const wxSize cell = grid().cell;
  if (pictured_ == cell) return;
  pictured_ = cell;
  pictures_.clear();
  ThumbnailLook look;
  look.theme = formats::ThemeName::Light;
  look.layers = formats::Layers().without(formats::regatta::DeckLayer::Labels);
  look.ground = GetBackgroundColour();
  const wxSize size(std::max(8, cell.x - FromDIP(gap)), std::max(8, cell.y - FromDIP(gap + rise)));
  for (const Place& place : places_) {
    look.faint = !place.alive;
    pictures_.push_back(thumbnail(
        *this, formats::regatta::DeckScene::ofCard(deck_, static_cast<std::size_t>(place.card)), size, look));
  }
}

void HandView::paint() {
  wxAutoBufferedPaintDC dc(this);
  dc.SetBackground(wxBrush(GetBackgroundColour()));
  dc.Clear();
  makePictures();
  const std::unique_ptr<wxGraphicsContext> context(wxGraphicsContext::Create(dc));
  if (!context) return;
  const wxColour ink = wxSystemSettings::GetColour(wxSYS_COLOUR_HIGHLIGHT);
  wxFont font = *wxNORMAL_FONT;
  font.MakeBold();
  for (std::size_t i = 0; i < places_.size(); ++i) {
    const wxRect cell = rectOf(i);
    const wxBitmap picture = pictures_[i].GetBitmapFor(this);
    const wxSize size = pictures_[i].GetPreferredLogicalSizeFor(this);
    const int up = places_[i].chosen ? 0 : FromDIP(rise);
    const int x = cell.x + (cell.width - size.x) / 2, y = cell.y + up + FromDIP(gap) / 2;
    context->DrawBitmap(picture, x, y, size.x, size.y);
    const wxRect frame = frameOf(i, wxRect(wxPoint(x, y), size));
    if (places_[i].chosen) {
      context->SetBrush(*wxTRANSPARENT_BRUSH);
      context->SetPen(wxPen(ink, FromDIP(3)));
      context->DrawRoundedRectangle(frame.x, frame.y, frame.width, frame.height, FromDIP(5));
    }
    // The key that chooses it.
    const double radius = FromDIP(9);
    const double left = std::max(cell.x + 0.0, frame.x - radius),
                 top = std::max(cell.y + 0.0, frame.y - radius / 2);
    context->SetPen(*wxTRANSPARENT_PEN);
    context->SetBrush(wxBrush(places_[i].alive ? ink : wxSystemSettings::GetColour(wxSYS_COLOUR_GRAYTEXT)));
    context->DrawEllipse(left, top, 2 * radius, 2 * radius);
    context->SetFont(font, *wxWHITE);
    const wxString text = wxString::Format("%zu", i + 1);
    double width = 0, height = 0;
    context->GetTextExtent(text, &width, &height);
    context->DrawText(text, left + radius - width / 2, top + radius - height / 2);
  }
}

} // namespace fairway::editor::regatta
