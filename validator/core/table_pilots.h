#pragma once

#include "rules/base/result.h"
#include "rules/table/table.h"
#include "validator/core/work_watch.h"

#include <string>
#include <vector>

namespace fairway::validator {

// What each choice of a moment costs against the best, which comes first.
struct Advice {
  Phrase measure; // what costs are counted in
  std::vector<std::pair<Tree, double>> costs;
};

// Sorts what choices are worth, less being better, into what they cost against the best.
Advice adviceOf(Phrase measure, std::vector<std::pair<Tree, double>> worth);

// Why a seat has no pilot, in a sentence without its end.
struct NoPilot {
  enum class Why : std::uint8_t {
    Stopped,
    TooMuch,    // another pilot could play here
    Unplayable, // the board is at fault
  };
  Why why = Why::Unplayable;
  Phrase message = {};
};

NoPilot noSuchPilot(const std::string& name);

// The pilots of one table and what they advise. What they have to know of the board is worked out when it is
// first needed, which may take seconds. One thread at a time.
class TablePilots {
public:
  TablePilots() = default;
  TablePilots(const TablePilots&) = delete;
  TablePilots& operator=(const TablePilots&) = delete;
  virtual ~TablePilots() = default;

  // By a name that `simulate --pilots` knows.
  virtual Result<table::Pilot, NoPilot> pilot(const std::string& name, int seat, WorkWatch& watch) = 0;
  virtual Result<Advice, table::Refused> advice(const table::Play& play, WorkWatch& watch) = 0;
};

} // namespace fairway::validator
