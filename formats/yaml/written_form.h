#pragma once

#include "formats/yaml/tree_builder.h"

#include <string_view>

namespace fairway::formats::yaml {

// Grows the tree of a text that has the form in which Fairway writes documents, many times as fast as
// yaml-cpp, which looks at each letter many times. The form: blocks and braces as writers make them, no
// escapes, no anchors, no text over several lines but in `|` blocks, and comments on lines of their own.
//
// False: the text has another form, be it faulty or not, and yaml-cpp must look at it, with a new tree. What
// this function takes, yaml-cpp takes too, and grows the same tree with the same offsets from it.
bool growFromWrittenForm(std::string_view text, TreeBuilder& tree);

} // namespace fairway::formats::yaml
