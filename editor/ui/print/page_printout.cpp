#include "editor/ui/print/page_printout.h"

#include "formats/print/paper.h"

#include <wx/dc.h>
#include <wx/log.h>
#include <wx/printdlg.h>

#include <algorithm>
#include <cmath>

namespace fairway::editor {

void PagePrintout::GetPageInfo(int* first, int* last, int* from, int* to) {
  *first = *from = 1;
  *last = *to = pages_.count();
}

bool PagePrintout::OnPrintPage(int page) {
  if (!HasPage(page) || !GetDC()) return false;
  int dotsPerInch = 0, vertical = 0;
  GetPPIPrinter(&dotsPerInch, &vertical);
  // A printing context counts in the printer's dots.
  pages_.draw(static_cast<cairo_t*>(GetDC()->GetHandle()), page - 1, dotsPerInch / 25.4);
  return true;
}

namespace {

// A paper that the system knows by its name; others in whole millimetres, none too small.
void choosePaper(wxPrintData& data, double width, double height) {
  const bool wide = width > height;
  data.SetOrientation(wide ? wxLANDSCAPE : wxPORTRAIT);
  const double across = std::min(width, height), along = std::max(width, height);
  for (const auto& [paper, id] :
       {std::pair{formats::a4, wxPAPER_A4}, {formats::a3, wxPAPER_A3}, {formats::letter, wxPAPER_LETTER}})
    if (std::abs(paper.width - across) < 0.5 && std::abs(paper.height - along) < 0.5)
      return data.SetPaperId(id);
  data.SetPaperId(wxPAPER_NONE);
  data.SetPaperSize({static_cast<int>(std::ceil(across)), static_cast<int>(std::ceil(along))});
}

} // namespace

void printPages(wxWindow* parent, const formats::Pages& pages, const wxString& title) {
  if (pages.count() == 0) return;
  wxPrintDialogData data;
  choosePaper(data.GetPrintData(), pages.width(0), pages.height(0));
  data.SetMinPage(1);
  data.SetMaxPage(pages.count());
  data.SetFromPage(1);
  data.SetToPage(pages.count());
  wxPrinter printer(&data);
  PagePrintout printout(pages, title);
  if (!printer.Print(parent, &printout, true) && wxPrinter::GetLastError() == wxPRINTER_ERROR)
    wxLogError(_("The printer did not take the pages. Save them as a PDF instead."));
}

} // namespace fairway::editor
