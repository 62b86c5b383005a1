#pragma once

#include "validator/lake_race/verify/verify.h"

#include <nlohmann/json.hpp>

namespace fairway::command {

// As a lake's document has it: rows of `heron` and `pike@180`.
nlohmann::ordered_json layoutJson(const lake_race::TileRows& layout);
nlohmann::ordered_json failureJson(const validator::VerifyFailure& failure);

} // namespace fairway::command
