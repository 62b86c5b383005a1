#pragma once

#include <wx/spinctrl.h>

#include <cstdint>
#include <functional>

namespace fairway::editor {

// What stands in the field while it is being typed, brought into its range. To ask the field itself would
// write that into it, under the hand that types.
int typedNumber(const wxSpinCtrl& field);

// Called with every key, not only when the field is left.
void onNumber(wxSpinCtrl& field, const std::function<void()>& act);

// For whatever is done by lot: another one each time.
std::uint64_t freshSeed(); // 1 to 1000000

} // namespace fairway::editor
