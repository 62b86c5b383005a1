#include "editor/ui/panels/scrolled_rows.h"

#include "editor/ui/dialogs/toolkit.h"

#include <algorithm>

namespace fairway::editor {

ScrolledRows::ScrolledRows(wxWindow* parent, const wxString& name, const wxSize& size)
    : wxScrolledWindow(parent, wxID_ANY, wxDefaultPosition, parent->FromDIP(size),
                       wxVSCROLL | wxTAB_TRAVERSAL) {
  SetName(name);
  SetScrollRate(0, FromDIP(12));
  keepScrollBar(*this);
  SetSizer(new wxBoxSizer(wxVERTICAL));
  Bind(wxEVT_SIZE, [this](wxSizeEvent& event) {
    turnButtonRows();
    event.Skip();
  });
}

wxSize ScrolledRows::GetBestVirtualSize() const {
  const wxSize client = GetClientSize();
  const int least = FromDIP(200); // before its first layout a panel has hardly any width
  return {std::max(client.x, least), std::max(client.y, GetSizer()->GetMinSize().y)};
}

wxStaticText* ScrolledRows::heading(const wxString& text) {
  auto* label = new wxStaticText(this, wxID_ANY, text);
  label->SetFont(label->GetFont().Bold());
  label->SetMinSize(label->GetTextExtent(text) + FromDIP(wxSize(6, 2))); // bold is wider than GTK measured
  return label;
}

void ScrolledRows::addHeading(const wxString& text) {
  GetSizer()->Add(heading(text), wxSizerFlags().Border(wxLEFT | wxRIGHT | wxTOP, FromDIP(5)));
}

wxBoxSizer* ScrolledRows::addRow(const wxString& text) {
  wxStaticText* label = heading(text);
  label->SetMinSize({std::max(label->GetMinSize().x, FromDIP(64)), -1}); // so that short ones stand in line
  auto* row = new wxBoxSizer(wxHORIZONTAL);
  row->Add(label, wxSizerFlags().CentreVertical());
  GetSizer()->Add(row, wxSizerFlags().Expand().Border(wxLEFT | wxRIGHT | wxTOP, FromDIP(5)));
  return row;
}

wxBoxSizer* ScrolledRows::addButtonRow(int beside, int above) {
  auto* row = new wxBoxSizer(wxHORIZONTAL);
  auto* sides = new wxBoxSizer(wxHORIZONTAL);
  sides->Add(row, wxSizerFlags(1).Border(wxLEFT | wxRIGHT, beside));
  GetSizer()->Add(sides, wxSizerFlags().Expand().Border(wxTOP, above));
  buttonRows_.push_back({row, beside});
  return row;
}

void ScrolledRows::turnButtonRows() {
  for (const auto& [row, beside] : buttonRows_) {
    int needed = 2 * beside;
    for (wxSizerItem* item : row->GetChildren())
      if (item->IsShown()) needed += item->CalcMin().x;
    row->SetOrientation(needed <= GetClientSize().x ? wxHORIZONTAL : wxVERTICAL);
  }
}

void ScrolledRows::rowsChanged() {
  turnButtonRows();
  SetVirtualSize(GetBestVirtualSize()); // which lays them out
}

wxSize ScrolledRows::leastOfList() const {
  return FromDIP(wxSize(100, 96));
}

namespace {
constexpr int margins = 12, heights = 2; // logical pixels, of both sides together
} // namespace

SmallButton::SmallButton(wxWindow* parent, const wxString& text)
    : wxButton(parent, wxID_ANY, text, wxDefaultPosition, wxDefaultSize, wxBU_EXACTFIT) {
  InvalidateBestSize(); // the one that was asked for while only a wxButton was there
  SetInitialSize();
}

// Rows are not laid out again when words change: there has to be room for those that were there.
void SmallButton::SetLabel(const wxString& text) {
  const int before = GetBestSize().x;
  wxButton::SetLabel(text);
  SetMinSize({std::max({GetMinSize().x, before, GetBestSize().x}), -1});
}

// Asked for again whenever the words change.
wxSize SmallButton::DoGetBestSize() const {
  return wxButton::DoGetBestSize() + FromDIP(wxSize(margins, heights));
}

} // namespace fairway::editor
