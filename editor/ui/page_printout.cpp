#include "editor/ui/page_printout.h"

#include <wx/dc.h>
#include <wx/log.h>
#include <wx/printdlg.h>

namespace fairway::editor {

void PagePrintout::GetPageInfo(int* first, int* last, int* from, int* to) {
  *first = *from = 1;
  *last = *to = pages_.count();
}

bool PagePrintout::OnPrintPage(int page) {
  if (!HasPage(page) || !GetDC()) return false;
  // A printing context counts in points, whatever the printer resolves.
  pages_.draw(static_cast<cairo_t*>(GetDC()->GetHandle()), page - 1, 72 / 25.4);
  return true;
}

void printPages(wxWindow* parent, const formats::Pages& pages, const wxString& title) {
  if (pages.count() == 0) return;
  wxPrintDialogData data;
  const bool wide = pages.width(0) > pages.height(0);
  const wxSize paper(static_cast<int>(wide ? pages.height(0) : pages.width(0)),
                     static_cast<int>(wide ? pages.width(0) : pages.height(0)));
  data.GetPrintData().SetPaperId(wxPAPER_NONE);
  data.GetPrintData().SetPaperSize(paper);
  data.GetPrintData().SetOrientation(wide ? wxLANDSCAPE : wxPORTRAIT);
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
