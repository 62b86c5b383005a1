#include "rules/base/version.h"

namespace fairway {

const char* versionText() {
  return FAIRWAY_VERSION;
}

} // namespace fairway
