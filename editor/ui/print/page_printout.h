#pragma once

#include "formats/picture/pages.h"

#include <wx/print.h>

namespace fairway::editor {

// Pages for the system's printing: each is drawn at its true size.
class PagePrintout final : public wxPrintout {
public:
  PagePrintout(const formats::Pages& pages, const wxString& title) : wxPrintout(title), pages_(pages) {}

  bool HasPage(int page) override { return page >= 1 && page <= pages_.count(); }
  void GetPageInfo(int* first, int* last, int* from, int* to) override;
  bool OnPrintPage(int page) override;

private:
  const formats::Pages& pages_;
};

// Opens the system's print dialog, set to the pages' paper.
void printPages(wxWindow* parent, const formats::Pages& pages, const wxString& title);

} // namespace fairway::editor
