#pragma once

#include "rules/base/phrase.h"

#include <gmock/gmock.h>

// Whether a message can be said in any language: nothing but names, numbers and places may stay English.
namespace fairway::test {

// A language in which nothing is said but what patterns are filled with.
inline Speaker mute() {
  return {[](const char*) { return std::string("{1}{2}{3}{4}{5}"); },
          [](const char*, const char*, std::size_t) { return std::string("{n}{1}{2}{3}{4}{5}"); }};
}

MATCHER(SaysAllThroughPatterns, "says everything through patterns") {
  const std::string rest = arg.in(mute());
  *result_listener << "what no pattern says is '" << rest << "'";
  return testing::Matches(testing::Not(testing::ContainsRegex("[a-z]{3,} [a-z]{3,}")))(rest);
}

} // namespace fairway::test
