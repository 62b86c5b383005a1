#include "editor/model/river/river_edit.h"

#include "editor/model/river/river_words.h"
#include "editor/model/words/translation.h"

#include <algorithm>
#include <numeric>

namespace fairway::editor::river {

using fairway::river::Section;

const River* riverOf(const formats::Document& content) {
  const auto* body = content.as<formats::river::RiverBody>();
  return body ? &body->river : nullptr;
}

namespace {

CommandPtr change(const River& before, std::string text, River after, std::string mergeKey = {}) {
  if (after == before) return nullptr;
  const auto reach = [](formats::Document& content) -> River& {
    return content.get<formats::river::RiverBody>().river;
  };
  return std::make_unique<ValueChange<River>>(std::move(text), reach, std::move(after), std::move(mergeKey));
}

Section& at(River& river, SectionLaid section) {
  return river.sections[static_cast<std::size_t>(section.number - 1)];
}

std::string number(SectionLaid section) {
  return std::to_string(section.number);
}

// What is done to the river as it is shown, done to the river as it was laid.
template <class Act>
River inPhase(const River& river, Phase phase, Act act) {
  River shown = turned(river, phase);
  act(shown.sections);
  return turned(shown, Phase{(river.length() - phase.waterfalls) % river.length()});
}

// The docks go on as they were: one point less each where they fell to 1, else for nothing.
void addDocks(River& river) {
  const auto needed = static_cast<std::size_t>(river.players * river.boats);
  if (river.docks.size() >= needed) return;
  std::vector<int> falling(river.docks.size());
  std::iota(falling.rbegin(), falling.rend(), 1);
  const bool usual = falling == river.docks;
  river.docks.resize(needed);
  if (usual) std::iota(river.docks.rbegin(), river.docks.rend(), 1);
}

} // namespace

CommandPtr moveSection(const River& river, Phase phase, SectionNow from, SectionNow to) {
  River after = inPhase(river, phase, [&](std::vector<Section>& sections) {
    const auto first = sections.begin();
    if (from < to)
      std::rotate(first + (from.number - 1), first + from.number, first + to.number);
    else
      std::rotate(first + (to.number - 1), first + (from.number - 1), first + from.number);
  });
  return change(
      river, say("Move section {1} to place {2}", {std::to_string(from.number), std::to_string(to.number)}),
      std::move(after));
}

CommandPtr swapSections(const River& river, Phase phase, SectionNow a, SectionNow b) {
  River after = inPhase(river, phase, [&](std::vector<Section>& sections) {
    std::swap(sections[static_cast<std::size_t>(a.number - 1)],
              sections[static_cast<std::size_t>(b.number - 1)]);
  });
  return change(river, say("Swap sections {1} and {2}", {std::to_string(a.number), std::to_string(b.number)}),
                std::move(after));
}

CommandPtr setKind(const River& river, SectionLaid section, SectionKind kind) {
  River after = river;
  Section& changed = at(after, section);
  if (changed.kind == kind) return nullptr;
  changed.kind = kind;
  changed.push = fairway::river::defaultPush(kind);
  return change(river, say("Make section {1} {2}", {number(section), shownName(kind)}), std::move(after));
}

CommandPtr setPush(const River& river, SectionLaid section, int push) {
  River after = river;
  Section& changed = at(after, section);
  if (!fairway::river::hasPush(changed.kind) || push < 1 || push > fairway::river::mostPush) return nullptr;
  changed.push = push;
  return change(river, say("Change the push of section {1} to {2}", {number(section), std::to_string(push)}),
                std::move(after), "push " + number(section));
}

CommandPtr setFixed(const River& river, SectionLaid section, bool fixed) {
  River after = river;
  at(after, section).fixed = fixed;
  return change(river,
                fixed ? say("Fix section {1} in its place", {number(section)})
                      : say("Let section {1} move", {number(section)}),
                std::move(after));
}

CommandPtr setName(const River& river, SectionLaid section, const std::string& name) {
  River after = river;
  at(after, section).name = name.empty() ? std::nullopt : std::optional(name);
  return change(river, say("Name section {1}", {number(section)}), std::move(after));
}

CommandPtr addSection(const River& river, SectionLaid below) {
  if (river.length() >= fairway::river::mostSections) return nullptr;
  River after = river;
  after.sections.insert(after.sections.begin() + below.number, Section{});
  return change(river, say("Add a section"), std::move(after));
}

CommandPtr removeSection(const River& river, SectionLaid section) {
  if (river.length() <= fairway::river::leastSections) return nullptr;
  River after = river;
  after.sections.erase(after.sections.begin() + (section.number - 1));
  after.start = std::min(after.start, after.length());
  return change(river, say("Remove section {1}", {number(section)}), std::move(after));
}

CommandPtr layOrder(const River& river, const River& order) {
  River after = river;
  after.sections = order.sections;
  return change(river, say("Lay the order {1}", {orderOf(order)}), std::move(after));
}

CommandPtr setStart(const River& river, int start) {
  if (start < 1 || start > river.length()) return nullptr;
  River after = river;
  after.start = start;
  return change(river, say("Start on section {1}", {std::to_string(start)}), std::move(after), "start");
}

CommandPtr setDie(const River& river, const Die& die) {
  River after = river;
  after.die = die;
  return change(river, say("Change the die"), std::move(after));
}

CommandPtr setDocks(const River& river, std::vector<int> docks) {
  if (docks.size() < static_cast<std::size_t>(river.players * river.boats) ||
      docks.size() > fairway::river::mostDocks)
    return nullptr;
  River after = river;
  after.docks = std::move(docks);
  return change(river, say("Change the docks"), std::move(after));
}

CommandPtr setPlayers(const River& river, int players) {
  if (players < fairway::river::leastPlayers || players > fairway::river::mostPlayers) return nullptr;
  River after = river;
  after.players = players;
  addDocks(after);
  return change(river, say("Change the number of players"), std::move(after), "players");
}

CommandPtr setBoats(const River& river, int boats) {
  if (boats < 1 || boats > fairway::river::mostBoats) return nullptr;
  River after = river;
  after.boats = boats;
  addDocks(after);
  return change(river, say("Change the number of boats"), std::move(after), "boats");
}

CommandPtr setConvoy(const River& river, Convoy convoy) {
  River after = river;
  after.convoy = convoy;
  return change(river, say("Change the convoy rule"), std::move(after));
}

formats::river::RiverDocument calmRiver(int sections) {
  formats::river::RiverDocument document;
  document.body.river.sections.resize(static_cast<std::size_t>(sections));
  return document;
}

formats::river::RiverDocument publishedRiver() {
  formats::river::RiverDocument document = calmRiver(10);
  for (const auto& [place, kind] : {std::pair{1, SectionKind::Sandbank}, {5, SectionKind::Wave}}) {
    Section& section = at(document.body.river, SectionLaid{place});
    section = fairway::river::sectionOf(kind);
    section.fixed = true;
  }
  return document;
}

} // namespace fairway::editor::river
