#pragma once

#include <wx/spinctrl.h>

#include <cstdint>
#include <functional>

namespace fairway::editor {

// The text of the field while it is being typed, brought into its range. Asking the field itself would write
// that into it while the user types.
int typedNumber(const wxSpinCtrl& field);

// Called with every key, not only when the field is left.
void onNumber(wxSpinCtrl& field, const std::function<void()>& act);

// A number with decimals. It has the decimal mark of the user's language, where the toolkit alone would show
// the point that documents have, and takes either mark when one is typed.
class DecimalField : public wxSpinCtrlDouble {
public:
  DecimalField(wxWindow* parent, double least, double most, double first, double step = 1,
               unsigned digits = 1);
};

// For everything that is random: a new one each time.
std::uint64_t freshSeed(); // 1 to 1000000

} // namespace fairway::editor
