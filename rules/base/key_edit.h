#pragma once

#include <string>

namespace fairway {

// One value of a document set anew, named by its path: `buoys[1].arrow` becomes `clockwise`. The value is
// written as YAML. What fixes and suggestions do to a document is a list of these, so that there is one way
// to change it.
struct KeyEdit {
  std::string key;   // items count from 1
  std::string value; // empty: the key is left out

  friend bool operator==(const KeyEdit&, const KeyEdit&) = default;
};

} // namespace fairway
