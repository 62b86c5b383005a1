#pragma once

#include <cstdint>
#include <string>
#include <vector>

namespace CLI {
class Option;
class Validator;
} // namespace CLI

// Numbers on the command line. CLI11 alone takes `nan`, `inf`, `0x1p3`, -1 as the greatest number there is
// and 010 as eight; here a number is what people write: digits, perhaps with a sign, a point and an exponent.
// Every option that takes numbers goes through one of these, lists of numbers too.
namespace fairway::command {

void takesWholeNumber(CLI::Option* option, std::int64_t least, std::int64_t most);
void takesSeed(CLI::Option* option); // a whole number of 64 bits
void takesNumber(CLI::Option* option, double least, double most);

// A check for words that are listed.
CLI::Validator oneOf(std::vector<std::string> words);
std::string anyOf(const std::vector<std::string>& words); // `poster, cards or tiles`

// Why a text is not such a number; empty where it is. A whole number is then written without what CLI11 would
// misread.
std::string whyNoWholeNumber(std::string& text, std::int64_t least, std::int64_t most);
std::string whyNoSeed(std::string& text);
std::string whyNoNumber(const std::string& text, double least, double most);

} // namespace fairway::command
