#include "editor/ui/lake_race/palette_panel.h"

#include "editor/model/lake_race/board/clipboard.h"
#include "editor/model/lake_race/board/letter_counts.h"
#include "editor/model/lake_race/board/paint_target.h"
#include "editor/model/lake_race/board/tileset_edit.h"
#include "editor/model/lake_race/course/course_edit.h"
#include "editor/ui/commands/icons.h"
#include "editor/ui/lake_race/lake_thumbnail.h"
#include "editor/ui/panels/scrolled_rows.h"

#include <wx/button.h>
#include <wx/settings.h>
#include <wx/sizer.h>
#include <wx/stattext.h>
#include <wx/wrapsizer.h>

#include <tuple>

namespace fairway::editor::lake_race {

using namespace fairway::lake_race;

namespace {
constexpr std::size_t slotsOfARace = 4;
} // namespace

void PalettePanel::show(LakeWorkbench* bench) {
  bench_ = bench;
  rebuild();
}

PalettePanel::Content PalettePanel::wanted() const {
  if (!bench_) return Content::Nothing;
  const formats::Document& content = bench_->document().content();
  if (content.is<formats::lake_race::TilesetBody>()) return Content::TileSet;
  if (const formats::lake_race::CourseBody* course = courseOf(content))
    return course->race ? Content::Course : Content::FreeCourse;
  if (tileLayoutOf(content)) return bench_->references().set ? Content::Tiles : Content::Nothing;
  return Content::Painting;
}

void PalettePanel::update() {
  const formats::lake_race::TileLayout* layout =
      bench_ ? tileLayoutOf(bench_->document().content()) : nullptr;
  const bool otherSide = layout && layout->side != shownSide_;
  // The tiles themselves change in a set, and when the set of a board is changed elsewhere.
  const bool setChanged =
      bench_ && bench_->document().revision() != shownRevision_ &&
      (content_ == Content::TileSet || (content_ == Content::Tiles && bench_->references().set != shownSet_));
  if (wanted() != content_ || otherSide || setChanged) return rebuild();
  showChosen();
  if (tiles_) tiles_->update();
}

void PalettePanel::rebuild() {
  Freeze();
  clear();
  tiles_ = nullptr;
  content_ = wanted();
  if (bench_) {
    shownRevision_ = bench_->document().revision();
    shownSet_ = bench_->references().set;
  }
  switch (content_) {
  case Content::Nothing:
    break;
  case Content::Painting:
    addPainting(), addSlots(), addSymmetry(), addIslands(); // what a low window may cut off comes last
    break;
  case Content::Tiles:
    addTiles();
    break;
  case Content::TileSet:
    addTileSet(), addPainting(), addSlots(), addIslands();
    break;
  case Content::Course:
  case Content::FreeCourse:
    addCourse();
    break;
  }
  update();
  rowsChanged();
  Thaw();
}

void PalettePanel::addPainting() {
  const auto below = wxSizerFlags().Expand().Border(wxLEFT | wxRIGHT | wxTOP, FromDIP(5));
  addHeading(_("Paint"));
  auto* terrains = new wxBoxSizer(wxHORIZONTAL);
  GetSizer()->Add(terrains, below);
  for (const auto& [terrain, text, tip] : {std::tuple{Terrain::Land, _("Land"), _("Islands and shore")},
                                           {Terrain::Water, _("Water"), _("Where boats float")},
                                           {Terrain::Void, _("Void"), _("Outside the lake")}})
    addChoice(
        terrains, text, tip,
        [this, terrain = terrain] {
          bench_->options().terrain = terrain;
          if (!usesTerrain(bench_->toolInHand()) && onTool) onTool(ToolId::Paint);
        },
        [this, terrain = terrain] { return bench_->options().terrain == terrain; });
  auto* brushes = new wxBoxSizer(wxHORIZONTAL);
  GetSizer()->Add(brushes, below);
  for (const auto& [radius, text, tip] : {std::tuple{0, "1", _("One cell (1)")},
                                          {1, "7", _("Seven cells (2)")},
                                          {2, "19", _("Nineteen cells (3)")}})
    addChoice(
        brushes, text, tip,
        [this, radius = radius] {
          bench_->options().brushRadius = radius;
          if (isShape(bench_->toolInHand()) && onTool) onTool(ToolId::Paint);
        },
        [this, radius = radius] {
          return bench_->options().brushRadius == radius && !isShape(bench_->toolInHand());
        });
  for (const auto& [tool, sign, tip] : {std::tuple{ToolId::Rectangle, "rectangle", _("Rectangle (U)")},
                                        {ToolId::Ellipse, "ellipse", _("Ellipse (O)")}}) {
    wxToggleButton* button = addChoice(
        brushes, "", tip,
        [this, tool = tool] {
          if (onTool) onTool(tool);
        },
        [this, tool = tool] { return bench_->toolInHand() == tool; });
    button->SetBitmap(icon(sign, wxSystemSettings::GetColour(wxSYS_COLOUR_BTNTEXT), FromDIP(20)));
  }
}

void PalettePanel::addIslands() {
  addHeading(_("Islands"));
  auto* grid = new wxGridSizer(4, FromDIP(wxSize(4, 4)));
  for (const IslandStamp& stamp : islandStamps()) {
    fairway::lake_race::Lake lake;
    lake.map = fairway::lake_race::TerrainMap(7, 7);
    for (const CellPaint& paint : stamp.patch.paintsAt(lake, {4, 4})) lake.map.set(paint.cell, paint.terrain);
    wxToggleButton* button = addChoice(
        grid, "", wxGetTranslation(stamp.name),
        [this, patch = stamp.patch] {
          bench_->options().stamp = patch;
          if (onTool) onTool(ToolId::Stamp);
        },
        [this, patch = stamp.patch] {
          return bench_->toolInHand() == ToolId::Stamp && bench_->options().stamp == patch;
        });
    button->SetBitmap(lakeThumbnail(*this, lake, FromDIP(wxSize(38, 32))));
  }
  GetSizer()->Add(grid, wxSizerFlags().Expand().Border(wxALL, FromDIP(5)));
}

void PalettePanel::addSlots() {
  addHeading(_("Buoy slots"));
  auto* letters = new wxBoxSizer(wxHORIZONTAL);
  GetSizer()->Add(letters, wxSizerFlags().Expand().Border(wxLEFT | wxRIGHT | wxTOP, FromDIP(5)));
  for (const RaceLetter race : fairway::lake_race::allRaces)
    addChoice(
        letters, wxString(letterOf(race)),
        wxString::Format(_("Set slots of race %c. Bright cells accept the current letter, pale ones others; "
                           "dots show which"),
                         letterOf(race)),
        [this, race] {
          bench_->options().slotRace = race;
          if (onTool) onTool(ToolId::Slot);
        },
        [this, race] { return bench_->toolInHand() == ToolId::Slot && bench_->options().slotRace == race; });
  if (ownLake(bench_->document().content())) {
    auto* propose = new SmallButton(this, _("Propose"));
    propose->SetToolTip(
        _("Set the missing slots of the chosen race, or of the next race if it has all of them"));
    propose->Bind(wxEVT_BUTTON, [this](wxCommandEvent&) { proposeSlots(); });
    letters->Add(propose, wxSizerFlags(1).Expand().Border(wxRIGHT, FromDIP(4)));
  }
}

void PalettePanel::proposeSlots() {
  std::vector<RaceLetter> races{bench_->options().slotRace};
  races.insert(races.end(), fairway::lake_race::allRaces.begin(), fairway::lake_race::allRaces.end());
  for (const RaceLetter race : races) {
    if (fairway::lake_race::slotsOf(bench_->board(), race).size() >= slotsOfARace) continue;
    bench_->options().slotRace = race;
    if (onPropose) onPropose(race);
    return update();
  }
}

void PalettePanel::addSymmetry() {
  wxBoxSizer* row = addRow(_("Symmetry"));
  for (const auto& [symmetry, sign, text, tip] :
       {std::tuple{Symmetry::None, "single", _("None"), _("Paint only where the pointer is")},
        {Symmetry::HalfTurn, "turn", _("Half turn"), _("The other half turned by 180 degrees")},
        {Symmetry::LeftRight, "flip", _("Left-right"), _("Mirrored to the other side")},
        {Symmetry::TopBottom, "flip-rows", _("Top-bottom"),
         _("Mirrored up and down; needs an odd number of rows")}}) {
    wxToggleButton* button = addChoice(
        row, "", text + "\n" + tip, [this, symmetry = symmetry] { bench_->setSymmetry(symmetry); },
        [this, symmetry = symmetry] { return bench_->options().symmetry == symmetry; });
    button->SetName(text);
    button->SetBitmap(icon(sign, wxSystemSettings::GetColour(wxSYS_COLOUR_BTNTEXT), FromDIP(20)));
    button->Enable(allows(bench_->board().map, symmetry));
  }
}

void PalettePanel::addTiles() {
  shownSide_ = tileLayoutOf(bench_->document().content())->side;
  addHeading(_("Tiles"));
  auto* hint =
      new wxStaticText(this, wxID_ANY, _("Drag a tile onto the board, or\nclick it and then its place."));
  GetSizer()->Add(hint, wxSizerFlags().Border(wxLEFT | wxRIGHT | wxTOP, FromDIP(10)));
  tiles_ = new TileBox(this, *bench_, onTileDrag);
  GetSizer()->Add(tiles_, wxSizerFlags().Expand().Border(wxALL, FromDIP(10)));
}

void PalettePanel::addTileSet() {
  const fairway::lake_race::Tileset& set =
      bench_->document().content().get<formats::lake_race::TilesetBody>().set;
  for (const auto& [name, side] : set.sides) {
    addHeading(wxString::Format(name == BoardSide::Dark ? _("Dark side: %s") : _("Light side: %s"),
                                describe(letterCounts(side))));
    auto* grid = new wxGridSizer(3, FromDIP(wxSize(4, 4)));
    ThumbnailLook look;
    look.theme = themeOf(name);
    for (const fairway::lake_race::Tile& tile : side.tiles) {
      const TileRef ref{name, tile.name};
      wxToggleButton* button = addChoice(
          grid, "", wxString::FromUTF8(tile.name + ": " + describe(letterCounts(tile.slots))),
          [this, ref] { bench_->showTile(ref); }, [this, ref] { return bench_->sheet().tile == ref; });
      button->SetBitmap(lakeThumbnail(*this, *tileAsLake(set, ref), FromDIP(wxSize(56, 66)), look));
    }
    GetSizer()->Add(grid, wxSizerFlags().Border(wxALL, FromDIP(5)));
  }
}

void PalettePanel::addCourse() {
  addHeading(_("Course"));
  const bool free = content_ == Content::FreeCourse;
  for (const wxString& line :
       {free ? _("Drag a buoy anywhere on the lake.") : _("Drag a buoy to another slot."),
        _("Click a buoy to turn its arrow."), _("Click the strip's ends to turn\nstart and finish."),
        free ? _("Race A, B or C in the menu Course\nputs the buoys on slots.")
             : _("Choose one of the 24 assignments\nunder Races.")})
    GetSizer()->Add(new wxStaticText(this, wxID_ANY, line),
                    wxSizerFlags().Border(wxLEFT | wxRIGHT | wxTOP, FromDIP(10)));
}

} // namespace fairway::editor::lake_race
