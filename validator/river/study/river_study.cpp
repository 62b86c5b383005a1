#include "validator/river/study/river_study.h"

namespace fairway::validator::river {

RiverStudy::RiverStudy(const River& river) : moves_(river), endless_(moves_) {}

const Alone& RiverStudy::alone() const {
  if (!alone_) alone_ = std::make_unique<Alone>(moves_, endless_);
  return *alone_;
}

const Rescue& RiverStudy::rescue() const {
  if (!rescue_) rescue_ = rescueOf(moves_);
  return *rescue_;
}

const StateSet& RiverStudy::savable() const {
  if (!savable_) savable_ = savableBoats(moves_);
  return *savable_;
}

double RiverStudy::saveChance(Phase phase, SectionNow section) const {
  if (isDoomed(phase, section)) return 0;
  return alone().chance(phase, moves_.fleets().allOn(1, section.number));
}

std::vector<double> RiverStudy::saveChances(Phase phase) const {
  std::vector<double> chances;
  for (int section = 1; ends() && section <= river().length(); ++section)
    chances.push_back(saveChance(phase, SectionNow{section}));
  return chances;
}

bool RiverStudy::isDoomed(Phase phase, SectionNow section) const {
  return !savable().has(phase, moves_.fleets().allOn(1, section.number));
}

Bounds RiverStudy::points() const {
  return alone().pointsBounds(Phase{0}, moves_.start(), 0);
}

Bounds RiverStudy::bestChanceAllSaved() const {
  return alone().allSaved(Phase{0}, moves_.start());
}

Spot spotOf(fairway::river::SectionLaid section) {
  return {Spot::Kind::Section, section.number, 0, 0};
}

Spot spotOf(SectionNow section, Phase phase, int sections) {
  return spotOf(asLaid(section, phase, sections));
}

} // namespace fairway::validator::river
