#pragma once

#include "editor/model/work/workbench.h"

namespace fairway::editor {

// The document as it would be after the finding's fix, on a bench of its own that looks at what this one
// looks at; null where there is no fix, or nothing would change.
std::unique_ptr<Workbench> afterFix(const Workbench& now, const validator::Finding& finding);

} // namespace fairway::editor
