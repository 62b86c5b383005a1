#include "editor/ui/pool/palette_panel.h"

#include "editor/model/pool/board/rules_edit.h"
#include "editor/ui/canvas/thumbnail.h"

#include <tuple>

namespace fairway::editor::pool {

using formats::pool::Layer;
using formats::pool::PoolScene;

void PalettePanel::show(PoolWorkbench* bench) {
  bench_ = bench;
  rebuild();
}

void PalettePanel::update() {
  if (bench_ && crocodilesOf(bench_->pool()) != shown_) return rebuild();
  showChosen();
}

void PalettePanel::rebuild() {
  Freeze();
  clear();
  if (bench_) {
    shown_ = crocodilesOf(bench_->pool());
    addGrounds(), addThings(), addSides(), addSymmetries(), addNumbers();
  }
  update();
  rowsChanged();
  Thaw();
}

// The brushes stand beside the heading: the panel is to be seen whole on a small screen.
void PalettePanel::addGrounds() {
  auto* brushes = new wxBoxSizer(wxHORIZONTAL);
  brushes->Add(heading(_("Paint")), wxSizerFlags(2).CentreVertical());
  for (const auto& [radius, text, tip] : {std::tuple{0, "1", _("A brush of one square (1)")},
                                          {1, "9", _("A brush of nine squares (2)")},
                                          {2, "25", _("A brush of twenty-five squares (3)")}})
    addChoice(
        brushes, text, tip, [this, radius = radius] { bench_->setBrush(radius); },
        [this, radius = radius] { return bench_->options().brushRadius == radius; })
        ->SetName(tip); // numbers in hand have names too
  GetSizer()->Add(brushes, wxSizerFlags().Expand().Border(wxLEFT | wxRIGHT | wxTOP, FromDIP(4)));
  auto* grounds = new wxBoxSizer(wxHORIZONTAL);
  for (const auto& [ground, text, tip] : {std::tuple{Ground::Deck, _("Pool deck"), _("Where nobody swims")},
                                          {Ground::Water, _("Water"), _("Where tiles float")},
                                          {Ground::Void, _("Void"), _("Outside the pool")}})
    addChoice(
        grounds, text, tip, [this, ground = ground] { bench_->setGround(ground); },
        [this, ground = ground] {
          return (bench_->toolInHand() == ToolId::Paint || bench_->toolInHand() == ToolId::Fill) &&
                 bench_->options().ground == ground;
        });
  GetSizer()->Add(grounds, wxSizerFlags().Expand().Border(wxALL, FromDIP(3)));
}

void PalettePanel::addThings() {
  addHeading(_("Lay"));
  auto* things = new wxBoxSizer(wxHORIZONTAL);
  for (const auto& [tool, text, tip] :
       {std::tuple{ToolId::Ladder, _("Ladders"), _("Click on a side of a water square")},
        {ToolId::Start, _("Slabs"), _("Click at the edge: start rows and how many swimmers they take")},
        {ToolId::Setup, _("Swimmers"), _("Drag the swimmers of the setup")}})
    addChoice(
        things, text, tip, [this, tool = tool] { bench_->take(tool); },
        [this, tool = tool] { return bench_->toolInHand() == tool; });
  GetSizer()->Add(things, wxSizerFlags().Expand().Border(wxALL, FromDIP(3)));
}

wxBitmapBundle PalettePanel::swimmerPicture(Side side) const {
  PoolScene scene{Pool()};
  scene.piles = {{{1, 1}, {{side, 0}}}};
  ThumbnailLook look;
  look.layers = formats::Layers::none().with(Layer::Tiles);
  return thumbnail(*this, scene, FromDIP(wxSize(24, 24)), look);
}

void PalettePanel::addSides() {
  addHeading(_("For"));
  auto* sides = new wxBoxSizer(wxHORIZONTAL);
  for (const auto& [side, text, tip] :
       {std::tuple{Side::Red, _("Red"), _("Sits at the bottom and swims up (X changes the side)")},
        {Side::Yellow, _("Yellow"), _("Sits at the top and swims down (X changes the side)")}}) {
    wxToggleButton* button = addChoice(
        sides, text, tip, [this, side = side] { bench_->setSide(side); },
        [this, side = side] { return bench_->options().side == side; });
    button->SetBitmap(swimmerPicture(side));
  }
  GetSizer()->Add(sides, wxSizerFlags().Expand().Border(wxALL, FromDIP(3)));
}

void PalettePanel::addNumbers() {
  addHeading(_("Try a number"));
  auto* numbers = new wxGridSizer(7, FromDIP(wxSize(4, 4)));
  const auto add = [this, numbers](int value, const wxString& text, const wxString& tip) {
    return addChoice(
        numbers, text, tip, [this, value] { bench_->takeNumber(value); },
        [this, value] { return bench_->toolInHand() == ToolId::Number && bench_->options().value == value; });
  };
  add(0, "", _("A swimmer: where it can go, and its turns home"))->SetBitmap(swimmerPicture(Side::Red));
  for (const fairway::pool::Crocodile& crocodile : shown_)
    add(crocodile.value, wxString::Format("%d", crocodile.value),
        wxString::Format(_("The crocodile %d: where it can go, and its turns home"), crocodile.value));
  GetSizer()->Add(numbers, wxSizerFlags().Expand().Border(wxALL, FromDIP(3)));
}

void PalettePanel::addSymmetries() {
  addHeading(_("Mirror to the other end"));
  auto* rows = new wxGridSizer(2, FromDIP(wxSize(4, 4)));
  for (const auto& [symmetry, text, tip] :
       {std::tuple{MaybeSymmetry(), _("Off"), _("Change only what the pointer is on")},
        {MaybeSymmetry(Symmetry::HalfTurn), _("Half turn"),
         _("Yellow gets what red gets, turned by 180 degrees")},
        {MaybeSymmetry(Symmetry::MirrorRows), _("Top-bottom"),
         _("Yellow gets what red gets, mirrored up and down")},
        {MaybeSymmetry(Symmetry::MirrorColumns), _("Left-right"),
         _("Yellow gets what red gets, mirrored to the other side")}})
    addChoice(
        rows, text, tip, [this, symmetry = symmetry] { bench_->setSymmetry(symmetry); },
        [this, symmetry = symmetry] { return bench_->options().symmetry == symmetry; });
  GetSizer()->Add(rows, wxSizerFlags().Expand().Border(wxALL, FromDIP(3)));
}

} // namespace fairway::editor::pool
