#pragma once

namespace fairway {

// The version of Fairway, as both programs and their reports give it.
const char* versionText();

} // namespace fairway
