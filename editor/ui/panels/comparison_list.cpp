#include "editor/ui/panels/comparison_list.h"

#include "editor/model/words/translation.h"

namespace fairway::editor {

using validator::ComparedFigure;

namespace {

enum FigureColumn : int { TitleColumn, PinnedColumn, NowColumn, DifferenceColumn, MeaningColumn };

wxString meaningOf(const ComparedFigure& figure) {
  if (!figure.error) return figure.differs() ? _("exact") : _("the same");
  const std::string error = say(figure.shownError());
  return wxString::FromUTF8(figure.differs() ? say("beyond chance, ± {1}", {error})
                                             : say("within chance, ± {1}", {error}));
}

} // namespace

ComparisonList::ComparisonList(wxWindow* parent) : TextList(parent, "comparison", wxSize(420, 100)) {
  addColumn(_("Figure"), 190);
  addColumn(_("Pinned"), 64, wxLIST_FORMAT_RIGHT);
  addColumn(_("Now"), 64, wxLIST_FORMAT_RIGHT);
  addColumn(_("Difference"), 64, wxLIST_FORMAT_RIGHT);
  addColumn(_("Chance?"), 150);
  stretch(TitleColumn);
  differing_.SetFont(GetFont().Bold());
}

void ComparisonList::show(std::vector<ComparedFigure> figures) {
  figures_ = std::move(figures);
  SetItemCount(static_cast<long>(figures_.size()));
  Refresh();
}

wxString ComparisonList::OnGetItemText(long item, long column) const {
  const ComparedFigure& figure = figures_[static_cast<std::size_t>(item)];
  switch (column) {
  case TitleColumn:
    return wxString::FromUTF8(say(figure.title));
  case PinnedColumn:
    return wxString::FromUTF8(say(figure.shownFirst()));
  case NowColumn:
    return wxString::FromUTF8(say(figure.shownSecond()));
  case DifferenceColumn:
    return wxString::FromUTF8(say(figure.shownDifference()));
  default:
    return meaningOf(figure);
  }
}

wxItemAttr* ComparisonList::OnGetItemAttr(long item) const {
  return figures_[static_cast<std::size_t>(item)].differs() ? &differing_ : nullptr;
}

} // namespace fairway::editor
