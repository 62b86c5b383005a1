// The part of the window that makes pages for browsers.
#include "editor/ui/window/main_frame.h"

namespace fairway::editor {

namespace fs = std::filesystem;

// The command reads the file, so the document must be there as it is here.
bool MainFrame::savedForPage() {
  confirmTyping();
  if (!bench_->document().modified() && !bench_->document().file().empty()) return true;
  return questions_.finish(this, _("The document has changes that are not saved."),
                           _("A page is made of the document's file. Save it first?"), _("&Save")) &&
         save();
}

void MainFrame::makePage(const wxString& caption, const std::string& command, const std::string& ending) {
  if (pages_.working())
    return questions_.tell(this, caption, _("Another page is being made. Wait until it is done."));
  if (!savedForPage()) return;
  const auto file =
      questions_.fileToExport(this, caption, suggestedName(ending), _("Pages (*.html)|*.html|All files|*"));
  if (!file) return;
  fs::path page = *file;
  if (!page.has_extension()) page += ".html";
  const wxString name = wxString::FromUTF8(page.filename().string());
  const bool begun = pages_.make({command, bench_->document().file().string(), "-q", "-o", page.string()},
                                 [this, caption, name](bool made, const wxString& said) {
                                   if (made)
                                     return note(wxString::Format(_("\"%s\" has been written."), name));
                                   note(wxString::Format(_("\"%s\" could not be made."), name));
                                   questions_.tell(this, caption, said);
                                 });
  if (!begun)
    return questions_.tell(
        this, caption,
        _("The command \"fairway\" makes pages, and it is not installed beside this program."));
  note(wxString::Format(_("Making \"%s\"..."), name));
}

void MainFrame::makeReport() {
  makePage(_("Report for a browser"), "report", "-report.html");
}

void MainFrame::makeRacePage() {
  makePage(_("Page to race on"), "play", ".html");
}

} // namespace fairway::editor
