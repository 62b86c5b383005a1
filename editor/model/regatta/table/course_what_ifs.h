#pragma once

#include "editor/model/work/what_if.h"

namespace fairway::editor::regatta {

// The regatta with one buoy of its round left to the other side.
std::vector<WhatIf> whatIfsOf(const EditedDocument& regatta);

} // namespace fairway::editor::regatta
