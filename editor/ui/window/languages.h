#pragma once

#include <wx/string.h>

#include <filesystem>
#include <vector>

namespace fairway::editor {

// A language that the program speaks.
struct Language {
  wxString code; // "fr"; empty: the system's
  wxString name; // in that language itself
};

// The system's first, then those that the program has.
std::vector<Language> languages();

// What the user chose; empty: the system's. Takes effect when the program starts again.
wxString chosenLanguage();
void chooseLanguage(const wxString& code);

// Where the catalogues lie: $FAIRWAY_LOCALE, else beside the installed program, else where they were built.
std::filesystem::path cataloguesFolder();

// Speaks a language from now on, in the window and in the model; empty: the system's. Before the first
// window.
void speak(const wxString& code);

} // namespace fairway::editor
