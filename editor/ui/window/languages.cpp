#include "editor/ui/window/languages.h"

#include "editor/model/words/translation.h"

#include <wx/config.h>
#include <wx/stdpaths.h>
#include <wx/translation.h>
#include <wx/utils.h>

#include <clocale>

namespace fairway::editor {

namespace fs = std::filesystem;

namespace {

const char* const domain = "fairway-editor";

// Words of the toolkit that the program's boxes show: its own catalogues are a package that need not be
// there.
[[maybe_unused]] constexpr const char* toolkitWords[]{marked("OK"),      marked("&OK"), marked("Cancel"),
                                                      marked("&Cancel"), marked("Yes"), marked("&Yes"),
                                                      marked("No"),      marked("&No")};

// The toolkit's own boxes, such as the one that asks for a file, follow the environment.
void tellToolkit(const wxString& code) {
  if (!code.empty()) wxSetEnv("LANGUAGE", code);
  std::setlocale(LC_MESSAGES, "");
  // Numbers in documents and pictures have a point in every language.
  std::setlocale(LC_NUMERIC, "C");
}

Speaker speakerOfWindow() {
  const auto wide = [](const char* message) { return wxString::FromUTF8(message); };
  return {[wide](const char* message) { return wxGetTranslation(wide(message), domain).utf8_string(); },
          [wide](const char* one, const char* many, std::size_t n) {
            return wxGetTranslation(wide(one), wide(many), static_cast<unsigned>(n), domain).utf8_string();
          }};
}

} // namespace

std::vector<Language> languages() {
  return {{"", _("The system's language")},
          {"en", "English"},
          {"fr", wxString::FromUTF8("Fran\u00e7ais")},
          {"de", "Deutsch"}};
}

wxString chosenLanguage() {
  const wxString chosen = wxConfigBase::Get()->Read("/Language", "");
  for (const Language& language : languages())
    if (language.code == chosen) return chosen;
  return ""; // an unknown language counts as none
}

void chooseLanguage(const wxString& code) {
  wxConfigBase::Get()->Write("/Language", code);
  wxConfigBase::Get()->Flush();
}

fs::path cataloguesFolder() {
  wxString named;
  if (wxGetEnv("FAIRWAY_LOCALE", &named)) return fs::path(named.utf8_string());
  const fs::path program(wxStandardPaths::Get().GetExecutablePath().utf8_string());
  const fs::path beside = program.parent_path().parent_path() / FAIRWAY_LOCALE_BESIDE;
  std::error_code error;
  const fs::path sign = fs::path("fr") / "LC_MESSAGES" / (std::string(domain) + ".mo");
  return fs::exists(beside / sign, error) ? beside : fs::path(FAIRWAY_LOCALE_BUILT);
}

void speak(const wxString& code) {
  tellToolkit(code);
  wxFileTranslationsLoader::AddCatalogLookupPathPrefix(wxString::FromUTF8(cataloguesFolder().string()));
  auto* translations = new wxTranslations;
  wxTranslations::Set(translations); // which owns it from now on
  if (!code.empty()) translations->SetLanguage(code);
  translations->AddStdCatalog();
  translations->AddCatalog(domain, wxLANGUAGE_ENGLISH);
  setSpeaker(speakerOfWindow());
}

} // namespace fairway::editor
