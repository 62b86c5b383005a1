#include "editor/ui/dialogs/number_field.h"

#include "editor/model/words/wording.h"
#include "editor/ui/dialogs/toolkit.h"

#include <wx/log.h>

#include <algorithm>
#include <random>

namespace fairway::editor {

namespace {

// What a field of GTK is asked for its text and its number, by the names that GTK gives its functions.
struct SpinButton {
  double (*value)(void*) = nullptr;
  unsigned (*digits)(void*) = nullptr;
  const char* (*text)(void*) = nullptr;
  void (*setText)(void*, const char*) = nullptr;
  void (*setNumeric)(void*, int) = nullptr;
  unsigned long (*connect)(void*, const char*, void (*)(), void*, void (*)(), int) = nullptr;

  SpinButton() {
    const wxLogNull quiet;
    findInToolkit(value, "gtk_spin_button_get_value");
    findInToolkit(digits, "gtk_spin_button_get_digits");
    findInToolkit(text, "gtk_entry_get_text");
    findInToolkit(setText, "gtk_entry_set_text");
    findInToolkit(setNumeric, "gtk_spin_button_set_numeric");
    findInToolkit(connect, "g_signal_connect_data");
  }
  bool known() const { return value && digits && text && setText && setNumeric && connect; }

  static const SpinButton& ofToolkit() {
    static const SpinButton functions;
    return functions;
  }
};

constexpr int done = 1;
constexpr int notDone = 0; // GTK then reads or writes the number itself

int writeNumber(void* field, void*) {
  const SpinButton& gtk = SpinButton::ofToolkit();
  const std::string text = shownNumber(gtk.value(field), static_cast<int>(gtk.digits(field)));
  if (text != gtk.text(field)) gtk.setText(field, text.c_str());
  return done;
}

int readNumber(void* field, double* number, void*) {
  wxString text = wxString::FromUTF8(SpinButton::ofToolkit().text(field));
  text.Replace(",", ".");
  return text.Trim().Trim(false).ToCDouble(number) ? done : notDone;
}

} // namespace

DecimalField::DecimalField(wxWindow* parent, double least, double most, double first, double step,
                           unsigned digits)
    : wxSpinCtrlDouble(parent, wxID_ANY, "", wxDefaultPosition, wxDefaultSize, wxSP_ARROW_KEYS, least, most,
                       first, step) {
  SetDigits(digits);
  const SpinButton& gtk = SpinButton::ofToolkit();
  if (!gtk.known()) return;
  gtk.setNumeric(GetHandle(), 0); // or nothing but digits and a point can be typed
  gtk.connect(GetHandle(), "input", reinterpret_cast<void (*)()>(readNumber), nullptr, nullptr, 0);
  gtk.connect(GetHandle(), "output", reinterpret_cast<void (*)()>(writeNumber), nullptr, nullptr, 0);
  writeNumber(GetHandle(), nullptr);
}

int typedNumber(const wxSpinCtrl& field) {
  long number = field.GetMin(); // where nothing is typed yet
  field.GetTextValue().ToLong(&number);
  return static_cast<int>(
      std::clamp(number, static_cast<long>(field.GetMin()), static_cast<long>(field.GetMax())));
}

void onNumber(wxSpinCtrl& field, const std::function<void()>& act) {
  field.Bind(wxEVT_SPINCTRL, [act](wxSpinEvent& event) {
    event.Skip();
    act();
  });
  field.Bind(wxEVT_TEXT, [act](wxCommandEvent& event) {
    event.Skip();
    act();
  });
}

std::uint64_t freshSeed() {
  return std::random_device()() % 1000000 + 1;
}

} // namespace fairway::editor
