#include "validator/command/decimals.h"

#include <iomanip>
#include <sstream>

namespace fairway::command {

std::string fixed(double number, int decimals) {
  std::ostringstream out;
  out << std::fixed << std::setprecision(decimals) << number;
  return out.str();
}

} // namespace fairway::command
