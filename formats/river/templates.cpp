#include "formats/river/kinds.h"

namespace fairway::formats::river {

// Comments stand at the head only, where a canonical rewrite keeps them.

std::string_view riverTemplate() {
  return R"(# A river of ten sections. Change what you like, then run `fairway validate` on it.
# sections: from the waterfall up to the harbour, 6 to 16 of them.
#   calm: nothing happens. sandbank: a boat going up stops on it.
#   wave: a boat whose number ends on it is carried up, by 3 sections or what `push` says (1 to 6).
#   eddy: the same backwards, by 2 sections or what `push` says. lee: no boat can be blown back from it.
#   {kind: sandbank, fixed: true, name: Heron Bar} is a section with a name that keeps its place when orders are tried.
# start: the section on which all boats begin.
# die: its six faces, 1 to 6 or wind.
# docks: the points of the boats in the harbour, in the order of arrival; at least players x boats.
# players: how many can play, 2 to 4. boats: how many each of them has, 1 to 4.
# convoy: three boats on a section cannot be blown back; of any colours (any) or of one (own).
fairway: 1
kind: river
name: New river
sections:
  - {kind: sandbank, fixed: true}
  - calm
  - calm
  - calm
  - {kind: wave, push: 3, fixed: true}
  - calm
  - calm
  - calm
  - calm
  - calm
start: 4
die: [1, 2, 3, 4, 5, wind]
docks: [12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1]
players: 4
boats: 3
convoy: any
)";
}

} // namespace fairway::formats::river
