#pragma once

#include <cstdio>
#include <cstdlib>

// A broken promise inside the program is a bug, never an answer to bad input (that is what Result is for):
// the program stops at once and says where, instead of continuing in an unexpected state.
namespace fairway {

[[noreturn]] inline void brokenPromise(const char* promise, const char* file, int line) {
#ifdef __wasm__ // in a page there is no stream to write to: its script sees a trap
  static_cast<void>(promise), static_cast<void>(file), static_cast<void>(line);
  __builtin_trap();
#else
  std::fprintf(stderr, "fairway: internal error: %s does not hold at %s:%d\n", promise, file, line);
  std::abort();
#endif
}

} // namespace fairway

#define FAIRWAY_EXPECTS(promise)                                                                             \
  ((promise) ? static_cast<void>(0) : ::fairway::brokenPromise(#promise, __FILE__, __LINE__))
