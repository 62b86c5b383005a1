#include "editor/ui/window/session.h"

#include <wx/config.h>

namespace fairway::editor {

namespace {

const char* const documentsGroup = "/Session/Documents";
const char* const runningKey = "/Session/Running";
const char* const restoresKey = "/Session/Restore";

wxString documentKey(std::size_t number) {
  return wxString::Format("%s/%zu", documentsGroup, number);
}

// "WINDOW FRONT FILE"; false: the configuration was written by something else.
bool readDocument(const wxString& text, OpenDocument& document) {
  unsigned long window = 0, front = 0;
  const wxString rest = text.AfterFirst(' ');
  if (!text.BeforeFirst(' ').ToULong(&window) || !rest.BeforeFirst(' ').ToULong(&front)) return false;
  document = {rest.AfterFirst(' ').utf8_string(), window, front != 0};
  return !document.file.empty();
}

} // namespace

Session& Session::ofProgram() {
  static Session session;
  return session;
}

Session::Former Session::begin() {
  wxConfigBase* config = wxConfigBase::Get();
  Former former{{}, config->ReadBool(runningKey, false)};
  wxString text;
  for (std::size_t i = 0; config->Read(documentKey(i), &text); ++i)
    if (OpenDocument document; readDocument(text, document)) former.documents.push_back(std::move(document));
  kept_ = former.documents;
  config->Write(runningKey, true);
  config->Flush();
  return former;
}

void Session::keepFromNow(const std::vector<OpenDocument>& documents) {
  keeps_ = true;
  keep(documents);
}

void Session::keep(const std::vector<OpenDocument>& documents) {
  if (!keeps_ || documents == kept_) return;
  kept_ = documents;
  wxConfigBase* config = wxConfigBase::Get();
  config->DeleteGroup(documentsGroup);
  for (std::size_t i = 0; i < documents.size(); ++i)
    config->Write(documentKey(i),
                  wxString::Format("%zu %d ", documents[i].window, documents[i].inFront ? 1 : 0) +
                      wxString::FromUTF8(documents[i].file.string()));
  config->Flush();
}

void Session::hold() {
  keeps_ = false;
}

void Session::end() {
  keeps_ = false;
  wxConfigBase* config = wxConfigBase::Get();
  if (!config->ReadBool(runningKey, false)) return;
  config->Write(runningKey, false);
  config->Flush();
}

bool Session::restores() {
  return wxConfigBase::Get()->ReadBool(restoresKey, true);
}

void Session::setRestores(bool on) {
  wxConfigBase::Get()->Write(restoresKey, on);
  wxConfigBase::Get()->Flush();
}

} // namespace fairway::editor
