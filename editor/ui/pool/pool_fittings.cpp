#include "editor/ui/pool/pool_fittings.h"

#include "editor/model/words/translation.h"
#include "editor/ui/pool/overlay.h"
#include "editor/ui/pool/page_dialogs.h"
#include "editor/ui/window/advice_command.h"
#include "editor/ui/window/main_frame.h"

namespace fairway::editor::pool {

PoolFittings& poolFittings(MainFrame& frame) {
  return dynamic_cast<PoolFittings&>(frame.fittings());
}

PoolWorkbench* poolBench(MainFrame& frame) {
  return dynamic_cast<PoolWorkbench*>(frame.bench());
}

PoolFittings::PoolFittings(MainFrame& frame)
    : frame_(frame), palette_(new PalettePanel(&frame)), properties_(new PoolProperties(&frame)),
      advice_(new PoolAdvicePanel(&frame)) {
  advice_->onWay = [this] { frame_.canvas().Refresh(); };
  palette_->onUsed = [this] { frame_.canvas().SetFocus(); };
}

std::vector<Pane> PoolFittings::panes() const {
  return {{palette_, "palette", _("Palette"), wxAUI_DOCK_LEFT, 0, {304, 400}, {290, 130}, 300000},
          {properties_, "properties", _("Properties"), wxAUI_DOCK_RIGHT, 0, {300, 400}, {240, 200}},
          advicePane(advice_)};
}

void PoolFittings::show(Workbench* bench) {
  bench_ = static_cast<PoolWorkbench*>(bench);
  palette_->show(bench_);
  properties_->show(bench_);
  advice_->show(bench_);
}

void PoolFittings::update() {
  palette_->update();
  properties_->update();
  advice_->boardChanged();
}

void PoolFittings::paintOver(wxGraphicsContext& context, const Workbench& shown, const OverlayLook& look) {
  const auto* bench = dynamic_cast<const PoolWorkbench*>(&shown);
  if (!bench) return;
  Overlay overlay(context, look);
  if (bench->options().symmetry && bench->toolInHand() != ToolId::Number)
    overlay.axis(bench->pool().map, *bench->options().symmetry);
  overlay.veil(bench->previewed());
  overlay.outline(bench->outline(), false);
  if (bench == bench_) advice_->paintWay(context, look.view);
  if (look.cursor) overlay.outline({formats::pool::squareAt(*look.cursor)}, true);
}

std::vector<BoardAction> PoolFittings::actionsAt(formats::Point at) {
  const Square square = formats::pool::squareAt(at);
  if (!bench_->pool().map.contains(square)) return {};
  return {{_("What would par do here?"), [this, square] {
             frame_.showAdvice();
             advice_->place(square);
           }}};
}

void PoolFittings::exportWithDialog(const std::filesystem::path& suggested) {
  ExportDialog(&frame_, frame_.questions(), bench_->document().content(), suggested).ShowModal();
}

void PoolFittings::printWithDialog(const std::filesystem::path& suggested) {
  PrintDialog dialog(&frame_, frame_.questions(), bench_->document().content(), suggested);
  dialog.offerFacts(frame_.knownNotes());
  dialog.ShowModal();
}

namespace {

// Two numbers with something between, such as 4, 10 or 6 x 14.
std::optional<std::pair<int, int>> pairIn(const wxString& text, wxChar between) {
  long first = 0, second = 0;
  if (!text.BeforeFirst(between).Trim().Trim(false).ToLong(&first) ||
      !text.AfterFirst(between).Trim().Trim(false).ToLong(&second) || first < 1 || second < 1 ||
      first > 1000 || second > 1000)
    return std::nullopt;
  return std::pair(static_cast<int>(first), static_cast<int>(second));
}

} // namespace

void PoolFittings::goToSquare() {
  const auto text =
      frame_.questions().text(&frame_, _("Go to square"), _("Column and row, such as 4, 10:"), "");
  if (!text) return;
  const auto place = pairIn(*text, ',');
  const Square square = place ? Square{place->first, place->second} : Square{0, 0};
  if (bench_->pool().map.contains(square)) return frame_.canvas().goTo(formats::pool::centreOf(square));
  frame_.questions().tell(&frame_, _("There is no such square."),
                          wxString::Format(_("The pool has %d columns and %d rows."),
                                           bench_->pool().map.columns(), bench_->pool().map.rows()));
}

void PoolFittings::resizePool() {
  const PoolMap& map = bench_->pool().map;
  const auto text = frame_.questions().text(
      &frame_, _("Resize the pool"),
      _("Columns x rows; they are added or removed in the middle, so that both ends stay:"),
      wxString::Format("%d x %d", map.columns(), map.rows()));
  if (!text) return;
  const auto size = pairIn(*text, 'x');
  if (!size || size->first > fairway::pool::maxPoolSide || size->second > fairway::pool::maxPoolSide)
    return frame_.questions().tell(&frame_, _("The pool cannot have this size."),
                                   _("A pool has 1 to 30 columns and 1 to 30 rows."));
  bench_->change(say("Resize the pool"), resized(bench_->pool(), size->first, size->second));
  frame_.canvas().fit();
}

} // namespace fairway::editor::pool
