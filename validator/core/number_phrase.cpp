#include "validator/core/number_phrase.h"

#include "rules/base/number_text.h"

#include <cmath>

namespace fairway::validator {

Phrase decimalPhrase(const std::string& number) {
  const std::size_t point = number.find('.');
  if (point == std::string::npos) return number;
  return phrase("{1}.{2}", {number.substr(0, point), number.substr(point + 1)});
}

Phrase decimalPhrase(double number, int decimals) {
  return decimalPhrase(withDecimals(number, decimals));
}

Phrase percentPhrase(double share, int decimals) {
  return joined({decimalPhrase(100 * share, decimals), std::string("%")}, " ");
}

Phrase signedPhrase(double number, int decimals) {
  const std::string text = withDecimals(std::abs(number), decimals);
  if (text.find_first_not_of("0.") == std::string::npos) return decimalPhrase(text);
  return decimalPhrase((number < 0 ? "-" : "+") + text);
}

} // namespace fairway::validator
