#pragma once

#include "editor/model/document/command.h"
#include "formats/river/documents.h"

// Steps on a river; null if nothing would change or if it would no longer be a river. Sections are named by
// where they were laid, unless the user works on the river as it is shown, some waterfalls later.
namespace fairway::editor::river {

using fairway::river::Convoy;
using fairway::river::Die;
using fairway::river::Phase;
using fairway::river::River;
using fairway::river::SectionKind;
using fairway::river::SectionLaid;
using fairway::river::SectionNow;

// Of a river's document; null: it is of another kind.
const River* riverOf(const formats::Document& content);

// The others close the gap and make room.
CommandPtr moveSection(const River& river, Phase phase, SectionNow from, SectionNow to);
CommandPtr swapSections(const River& river, Phase phase, SectionNow a, SectionNow b);
CommandPtr setKind(const River& river, SectionLaid section, SectionKind kind);
CommandPtr setPush(const River& river, SectionLaid section, int push); // of a wave or an eddy
CommandPtr setFixed(const River& river, SectionLaid section, bool fixed);
CommandPtr setName(const River& river, SectionLaid section, const std::string& name); // empty: none
CommandPtr addSection(const River& river, SectionLaid below);                         // a calm one above it
CommandPtr removeSection(const River& river, SectionLaid section);
// The same sections in the order that another river has them.
CommandPtr layOrder(const River& river, const River& order);

CommandPtr setStart(const River& river, int start);
CommandPtr setDie(const River& river, const Die& die);
CommandPtr setDocks(const River& river, std::vector<int> docks);
// Docks are added where there would be too few.
CommandPtr setPlayers(const River& river, int players);
CommandPtr setBoats(const River& river, int boats);
CommandPtr setConvoy(const River& river, Convoy convoy);

// A river to begin with: the published one, or calm water of a length.
formats::river::RiverDocument publishedRiver();
formats::river::RiverDocument calmRiver(int sections);

} // namespace fairway::editor::river
