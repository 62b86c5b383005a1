#pragma once

#include "validator/command/streams.h"

#include <string>

namespace fairway::command {

// Whether a result would be written over the file that it is made from, under whatever names and links: then
// says so. Only `fmt` and `validate --fix` rewrite what they read.
bool refusesOverwriting(const std::string& source, const std::string& out, const Streams& streams);

} // namespace fairway::command
