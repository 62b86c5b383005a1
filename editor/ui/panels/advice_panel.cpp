#include "editor/ui/panels/advice_panel.h"

#include "editor/ui/panels/text_list.h"

#include <wx/pen.h>
#include <wx/wrapsizer.h>

#include <algorithm>

namespace fairway::editor {

class AdviceList final : public TextList {
public:
  AdviceList(AdvicePanel* parent, const wxString& worth)
      : TextList(parent, "choices", wxSize(300, 100)), panel_(*parent) {
    addColumn(_("Choice"), 150);
    addColumn(_("Ends at"), leastPlace);
    narrowest_ = GetColumnWidth(1); // as its heading needs
    addColumn(worth, 70, wxLIST_FORMAT_RIGHT);
    addColumn(_("Loss"), 60, wxLIST_FORMAT_RIGHT);
    stretch(0);
  }

  void refill() {
    if (const auto line = chosen()) Select(*line, false);
    SetItemCount(static_cast<long>(panel_.advice_.choices.size()));
    fitPlaces();
    Refresh();
  }

private:
  // As wide as the longest of them; what is left is the choice's.
  void fitPlaces() {
    int widest = narrowest_;
    for (const Advice::Choice& choice : panel_.advice_.choices)
      widest = std::max(widest, GetTextExtent(wxString::FromUTF8(choice.leadsTo)).x + FromDIP(besidePlace));
    if (widest == GetColumnWidth(1)) return;
    SetColumnWidth(1, widest);
    widen(0, {});
  }

  wxString OnGetItemText(long line, long column) const override {
    const auto& choices = panel_.advice_.choices;
    if (static_cast<std::size_t>(line) >= choices.size()) return "";
    const Advice::Choice& choice = choices[static_cast<std::size_t>(line)];
    switch (column) {
    case 0:
      return wxString::FromUTF8(choice.what);
    case 1:
      return wxString::FromUTF8(choice.leadsTo);
    case 2:
      return panel_.worthText(choice.worth);
    default:
      return panel_.lossText(choice.loss);
    }
  }

  static constexpr int leastPlace = 60, besidePlace = 16; // logical pixels

  const AdvicePanel& panel_;
  int narrowest_ = 0;
};

AdvicePanel::AdvicePanel(wxWindow* parent, const wxString& worth)
    : ScrolledRows(parent, "advice panel", {420, 230}),
      fields_(new wxWrapSizer(wxHORIZONTAL, wxWRAPSIZER_DEFAULT_FLAGS)),
      said_(new wxStaticText(this, wxID_ANY, "", wxDefaultPosition, wxDefaultSize, wxST_NO_AUTORESIZE)),
      list_(new AdviceList(this, worth)) {
  said_->SetFont(said_->GetFont().Bold());
  list_->SetMinSize(leastOfList());
  list_->Bind(wxEVT_LIST_ITEM_SELECTED, [this](wxListEvent&) {
    if (onWay) onWay();
  });
  GetSizer()->Add(fields_, wxSizerFlags().Expand().Border(wxALL, FromDIP(4)));
  GetSizer()->Add(said_, wxSizerFlags().Expand().Border(wxLEFT | wxRIGHT | wxBOTTOM, FromDIP(6)));
  GetSizer()->Add(list_, wxSizerFlags(1).Expand());
  Bind(wxEVT_SHOW, [this](wxShowEvent& event) {
    opened(event.IsShown());
    event.Skip();
  });
}

template <class Field>
Field* AdvicePanel::add(const wxString& text, const wxString& tip, Field* field) {
  auto* pair = new wxBoxSizer(wxHORIZONTAL);
  auto* label = new wxStaticText(this, wxID_ANY, text);
  pair->Add(label, wxSizerFlags().CentreVertical().Border(wxRIGHT, FromDIP(4)));
  field->SetName(text);
  field->SetToolTip(tip);
  field->MoveBeforeInTabOrder(list_); // which is there already
  pair->Add(field, wxSizerFlags().CentreVertical());
  fields_->Add(pair, wxSizerFlags().CentreVertical().Border(wxRIGHT | wxBOTTOM, FromDIP(6)));
  return field;
}

wxTextCtrl* AdvicePanel::addText(const wxString& text, const wxString& tip, int width) {
  auto* field =
      add(text, tip, new wxTextCtrl(this, wxID_ANY, "", wxDefaultPosition, FromDIP(wxSize(width, -1))));
  field->Bind(wxEVT_TEXT, [this](wxCommandEvent&) { update(); });
  return field;
}

wxChoice* AdvicePanel::addChoice(const wxString& text, const wxString& tip,
                                 const std::vector<wxString>& items) {
  auto* field = add(text, tip, new wxChoice(this, wxID_ANY));
  setItems(field, items);
  field->Bind(wxEVT_CHOICE, [this](wxCommandEvent&) { update(); });
  return field;
}

void AdvicePanel::setItems(wxChoice* field, const std::vector<wxString>& items) {
  const int chosen = std::max(field->GetSelection(), 0);
  field->Clear();
  for (const wxString& item : items) field->Append(item);
  if (!items.empty()) field->SetSelection(chosen < static_cast<int>(items.size()) ? chosen : 0);
}

void AdvicePanel::opened(bool open) {
  if (open == open_) return;
  open_ = open;
  if (!open) forget();
  update();
}

void AdvicePanel::update() {
  if (open_) solve();
  advice_ = open_ ? advised() : Advice();
  const wxString text = said();
  if (said_->GetLabel() != text) said_->SetLabel(text);
  list_->refill();
  updated();
  if (onWay) onWay();
}

std::vector<formats::Point> AdvicePanel::way() const {
  const auto line = list_->chosen();
  return open_ && line && static_cast<std::size_t>(*line) < advice_.choices.size()
             ? advice_.choices[static_cast<std::size_t>(*line)].way
             : std::vector<formats::Point>();
}

void AdvicePanel::choose(int line) {
  list_->Select(line);
}

// Dark and light, to be seen on any ground; a disc where it ends.
void AdvicePanel::paintWay(wxGraphicsContext& context, const View& view) const {
  const std::vector<formats::Point> points = way();
  if (points.empty()) return;
  wxGraphicsPath path = context.CreatePath();
  for (std::size_t i = 0; i < points.size(); ++i) {
    const formats::Point at = view.toScreen(points[i]);
    if (i == 0)
      path.MoveToPoint(at.x, at.y);
    else
      path.AddLineToPoint(at.x, at.y);
  }
  const formats::Point end = view.toScreen(points.back());
  for (const bool outer : {true, false}) {
    const wxColour colour = outer ? wxColour(0, 0, 0, 170) : wxColour(255, 210, 63);
    context.SetPen(wxPen(colour, outer ? 7 : 4));
    context.StrokePath(path);
    context.SetPen(*wxTRANSPARENT_PEN);
    context.SetBrush(wxBrush(colour));
    const double radius = outer ? 8 : 6;
    context.DrawEllipse(end.x - radius, end.y - radius, 2 * radius, 2 * radius);
  }
}

} // namespace fairway::editor
