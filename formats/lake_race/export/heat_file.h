#pragma once

#include "formats/lake_race/picture/board_scene.h"
#include "formats/text/problem.h"
#include "rules/base/result.h"

namespace fairway::formats::lake_race {

// Reads values by cell from JSON: {"heat": {"name": ..., "unit": ..., "cells": [[column, row, value], ...]}},
// or a list of such maps, of which `name` picks one (empty: the first). Other members are passed over, so
// what `par` and `simulate` write with `--format json` can be given as it is.
Result<HeatMap, Problems> readHeat(std::string_view text, const std::string& file,
                                   std::string_view name = {});

} // namespace fairway::formats::lake_race
