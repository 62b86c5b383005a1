#pragma once

#include <cstdint>
#include <string>

// Numbers as people read them: the same in every language and on every machine, with a point.
namespace fairway {

std::string withDecimals(double number, int decimals); // 2.50
std::string withDigits(double number, int digits);     // 2.5, 1250, 1.2e+09
double roundedTo(double number, int digits);           // the nearest that has no more
std::string withCommas(std::int64_t number);           // 12,345; of none below 0
std::string percent(double share, int decimals = 1);   // 45.6 %

} // namespace fairway
