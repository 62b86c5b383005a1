#pragma once

#include <string>
#include <string_view>

namespace fairway::test {

// What is said of a document, and what is left of it, when one of its values after the other is something
// else. The values are marked: `<value>`, or `<value~other~other>` with others to be tried besides those that
// every value meets: a list, a mapping, a word, a number and nothing at all. `(part)` is left out once, and
// `%part%` is there but once. Marks may lie within marks.
std::string whatIsSaidOf(std::string_view marked);

} // namespace fairway::test
