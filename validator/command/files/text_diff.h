#pragma once

#include <string>
#include <string_view>

namespace fairway::command {

// What turns one text into another, as `diff -u` writes it: three lines of context, both sides under one name
// (`patch` takes it). Empty where the texts are equal. The fewest lines that do it, unless that would be
// thousands: then all between the first and the last difference.
std::string unifiedDiff(std::string_view from, std::string_view to, const std::string& name);

} // namespace fairway::command
