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

// For everything that is random: a new one each time.
std::uint64_t freshSeed(); // 1 to 1000000

} // namespace fairway::editor
