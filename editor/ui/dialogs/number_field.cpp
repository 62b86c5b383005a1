#include "editor/ui/dialogs/number_field.h"

#include <algorithm>
#include <random>

namespace fairway::editor {

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
