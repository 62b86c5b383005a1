#include "editor/ui/lake_race/tile_box.h"

#include "editor/ui/lake_race/lake_thumbnail.h"

#include <wx/settings.h>
#include <wx/sizer.h>

#include <cmath>

namespace fairway::editor::lake_race {

using fairway::lake_race::PlacedTile;

namespace {

constexpr int dragBegins = 6; // pixels: less is a click of an unsteady hand

} // namespace

TileBox::TileBox(wxWindow* parent, LakeWorkbench& bench, TileDrag drag)
    : wxPanel(parent, wxID_ANY), bench_(bench), drag_(std::move(drag)) {
  SetName("tile box");
  SetSizer(new wxBoxSizer(wxVERTICAL));
  const fairway::lake_race::Tileset& set = *bench_.references().set;
  if (const auto side = set.sides.find(layout().side); side != set.sides.end())
    for (const fairway::lake_race::Tile& tile : side->second.tiles) addTile(tile);
  update();
}

void TileBox::addTile(const fairway::lake_race::Tile& tile) {
  auto* line = new wxBoxSizer(wxHORIZONTAL);
  auto* name = new wxStaticText(this, wxID_ANY, wxString::FromUTF8(tile.name));
  name->SetFont(name->GetFont().Bold());
  line->Add(name, wxSizerFlags().Border(wxRIGHT, FromDIP(8)));
  auto* where = new wxStaticText(this, wxID_ANY, "", wxDefaultPosition, wxDefaultSize, wxST_NO_AUTORESIZE);
  where->SetForegroundColour(wxSystemSettings::GetColour(wxSYS_COLOUR_GRAYTEXT));
  line->Add(where, wxSizerFlags(1));
  places_.push_back({where, tile.name});
  GetSizer()->Add(line, wxSizerFlags().Expand().Border(wxTOP, FromDIP(8)));
  auto* both = new wxBoxSizer(wxHORIZONTAL);
  for (const bool turned : {false, true})
    both->Add(addTurning({tile.name, turned}), wxSizerFlags().Border(wxRIGHT | wxTOP, FromDIP(4)));
  GetSizer()->Add(both);
}

wxToggleButton* TileBox::addTurning(const PlacedTile& tile) {
  auto* button = new wxToggleButton(this, wxID_ANY, "", wxDefaultPosition, wxDefaultSize, wxBU_EXACTFIT);
  const wxString name = wxString::FromUTF8(tile.tile);
  button->SetName(tile.turned ? name + "@180" : name);
  button->SetToolTip(tile.turned ? wxString::Format(_("%s, turned by 180 degrees"), name) : name);
  button->Bind(wxEVT_TOGGLEBUTTON, [this, tile](wxCommandEvent&) {
    PlacedTile& inHand = bench_.options().tileToLay;
    inHand = inHand == tile ? PlacedTile() : tile;
    if (bench_.onChange) bench_.onChange();
  });
  bindDrag(button, tile);
  turnings_.push_back({button, tile, std::nullopt});
  return button;
}

// The button keeps the mouse while it is pressed, so it hears of the whole way onto the board.
void TileBox::bindDrag(wxToggleButton* button, const PlacedTile& tile) {
  button->Bind(wxEVT_LEFT_DOWN, [this](wxMouseEvent& event) {
    pressedAt_ = wxGetMousePosition();
    dragging_ = false;
    event.Skip();
  });
  button->Bind(wxEVT_MOTION, [this, tile](wxMouseEvent& event) {
    event.Skip();
    if (!pressedAt_ || !event.LeftIsDown()) return;
    const wxPoint now = wxGetMousePosition(), by = now - *pressedAt_;
    if (!dragging_ && std::hypot(by.x, by.y) < dragBegins) return;
    if (!std::exchange(dragging_, true)) bench_.options().tileToLay = tile;
    drag_.over(now);
  });
  button->Bind(wxEVT_LEFT_UP, [this](wxMouseEvent& event) {
    event.Skip();
    pressedAt_.reset();
    if (!std::exchange(dragging_, false)) return;
    // After the button has had its own event: what is laid may make this box anew.
    CallAfter([drop = drag_.drop, at = wxGetMousePosition()] { drop(at); });
  });
}

TileBox::Laid TileBox::laidOf(const PlacedTile& tile) const {
  const std::optional<TilePlace> place = placeOf(layout(), tile.tile);
  if (!place) return Laid::No;
  return tileAt(layout(), *place)->turned == tile.turned ? Laid::ThisWay : Laid::OtherWay;
}

wxBitmapBundle TileBox::pictureOf(const PlacedTile& tile, Laid laid) const {
  const fairway::lake_race::Tileset& set = *bench_.references().set;
  const fairway::lake_race::Lake lake =
      tileAsLake(set, {layout().side, tile.tile}).value_or(fairway::lake_race::Lake());
  ThumbnailLook look;
  look.theme = themeOf(layout().side);
  look.faint = laid != Laid::No;
  look.ticked = laid == Laid::ThisWay;
  return lakeThumbnail(*this, tile.turned ? turnedLake(lake) : lake, FromDIP(wxSize(88, 100)), look);
}

wxString TileBox::whereIs(const std::string& tile) const {
  const std::optional<TilePlace> place = placeOf(layout(), tile);
  if (!place) return _("not laid");
  return wxString::Format(tileAt(layout(), *place)->turned ? _("row %d, %d, turned") : _("row %d, %d"),
                          place->row + 1, place->column + 1);
}

void TileBox::update() {
  for (Turning& turning : turnings_) {
    const bool inHand = bench_.options().tileToLay == turning.tile;
    if (turning.button->GetValue() != inHand) turning.button->SetValue(inHand);
    const Laid laid = laidOf(turning.tile);
    if (turning.shown == laid) continue;
    turning.shown = laid;
    turning.button->SetBitmap(pictureOf(turning.tile, laid));
  }
  for (const Place& place : places_) {
    const wxString where = whereIs(place.tile);
    if (place.text->GetLabel() != where) place.text->SetLabel(where);
  }
}

} // namespace fairway::editor::lake_race
