#pragma once

namespace fairway::test {

// Whether a sanitizer watches. All takes many times as long then, so long sweeps look at fewer cases. GCC
// tells it by macros, clang by features.
#if defined(__SANITIZE_ADDRESS__) || defined(__SANITIZE_THREAD__)
inline constexpr bool sanitized = true;
#elif defined(__has_feature)
#if __has_feature(address_sanitizer) || __has_feature(thread_sanitizer)
inline constexpr bool sanitized = true;
#else
inline constexpr bool sanitized = false;
#endif
#else
inline constexpr bool sanitized = false;
#endif

// How many random cases to try, and how many of a kind to expect among them: under a sanitizer a fifth.
constexpr int cases(int usual) {
  return sanitized ? usual / 5 : usual;
}

} // namespace fairway::test
