#pragma once

#include <string>

namespace fairway::validator::lake_race {

// What suggestions are to bring a document nearer to.
struct Goal {
  enum class Kind {
    Fair,  // lowers the largest distance of a seat from its equal share
    Even,  // brings the routes of the 24 assignments of each race together
    Par,   // brings par near `par`
    Clean, // removes findings
  };
  Kind kind = Kind::Fair;
  double par = 0;
  std::string name; // as it was asked for: `par=20`
};

} // namespace fairway::validator::lake_race
