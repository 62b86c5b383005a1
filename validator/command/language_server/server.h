#pragma once

#include "validator/command/terminal/streams.h"

namespace fairway::command::lsp {

// Speaks the Language Server Protocol over standard input and output until the editor says `exit`. Findings,
// fixes and texts are those of `validate` and `fmt`.
int runLanguageServer(const Streams& streams);

} // namespace fairway::command::lsp
