#pragma once

#include "validator/core/measured.h"
#include "validator/lake_race/facts.h"
#include "validator/lake_race/par/par_report.h"
#include "validator/lake_race/simulation/simulate.h"

namespace fairway::validator::lake_race {

// What is known of a course that can be raced; it is kept elsewhere.
struct KnownCourse {
  int route = 0; // steps
  const ParReport& par;
  const SimulationResult* races = nullptr; // null: it was not raced
};

// Its figures: length, par, turns by gate, the seats without luck, and character.
std::vector<Measured> measuredOf(const KnownCourse& course);

// The same in plain sentences, one each: how long, how hard, who wins, what races are like.
std::vector<Phrase> notesOn(const KnownCourse& course, const Phrase& name);
// Of a lake: what it is made of, and a sentence for each race that has courses.
std::vector<Phrase> notesOn(const LakeFacts& lake, const Phrase& name);

// Who wins and what races are like, in two short sentences for a printed sheet.
Phrase inShort(const SimulationResult& races);

// What stands for a name in them where there is none.
Phrase thisCourse();
Phrase thisLake();

} // namespace fairway::validator::lake_race
