#include "formats/playtest/vtt_widgets.h"

namespace fairway::formats::playtest {

namespace {

Tree step(const char* function, Tree::Fields fields) {
  Tree tree{{"func", function}};
  for (auto& [key, value] : fields) tree[key] = std::move(value);
  return tree;
}

// One side of a card; what is drawn on it is a property of the card.
Tree faceOf(const char* property) {
  return {
      {"objects", Tree::list({Tree{{"type", "image"},
                                   {"x", 0},
                                   {"y", 0},
                                   {"color", "transparent"},
                                   {"css", "background-size: 100% 100%"},
                                   {"dynamicProperties",
                                    Tree{{"value", property}, {"width", "width"}, {"height", "height"}}}}})}};
}

} // namespace

// Widgets that refer to others come after them.
void VttWidgets::addDeck() {
  if (!table_.deck || !layout_.deck) return;
  const DeckPlace& place = *layout_.deck;
  Tree draw = laid(place.draw);
  draw["type"] = "holder";
  draw["onEnter"] = Tree{{"activeFace", 0}, {"rotation", 0}};
  draw["onLeave"] = Tree{{"activeFace", 1}};
  add("draw", std::move(draw));
  Tree discard = laid(place.discard);
  discard["type"] = "holder";
  discard["onEnter"] = Tree{{"activeFace", 1}, {"rotation", 0}};
  add("discard", std::move(discard));
  if (place.hand) {
    Tree hand = laid(*place.hand);
    hand["type"] = "holder";
    hand["onEnter"] = Tree{{"activeFace", 1}, {"rotation", 0}};
    hand["stackOffsetX"] = table_.deck->back.width * layout_.scale * 0.8;
    hand["childrenPerOwner"] = true;
    hand["dropShadow"] = true;
    hand["hidePlayerCursors"] = true;
    add("hand", std::move(hand));
  }
  addCards(*table_.deck);
  Tree seats = Tree::list();
  for (std::size_t i = 1; i <= table_.seats.size(); ++i) seats.push_back("seat" + std::to_string(i));
  const Box& fresh = *layout_.fresh;
  const double wide = fresh.width() * 0.72;
  addButton("deal", {fresh.right + 7, fresh.top, fresh.right + 7 + wide, fresh.bottom}, "Fill hands",
            Tree::list({step("MOVE", {{"from", "draw"}, {"to", seats}, {"fillTo", table_.deck->hand}})}));
  addButton("reshuffle", {fresh.right + 14 + wide, fresh.top, fresh.right + 14 + 2 * wide, fresh.bottom},
            "Reshuffle",
            Tree::list({step("MOVE", {{"from", "discard"}, {"to", "draw"}, {"count", "all"}}),
                        step("SHUFFLE", {{"holder", "draw"}})}));
}

void VttWidgets::addCards(const Deck& deck) {
  const double width = deck.back.width * layout_.scale;
  const double height = deck.back.height * layout_.scale;
  Tree types = Tree::fields();
  for (const CardKind& kind : deck.cards) types[kind.id] = Tree{{"face", art(kind.face, layout_.scale)}};
  constexpr double readable = 2.2; // cards are enlarged so much under the pointer
  Tree defaults{
      {"width", width}, {"height", height}, {"back", art(deck.back, layout_.scale)}, {"enlarge", readable}};
  if (deck.headings > 1)
    defaults["clickRoutine"] =
        Tree::list({step("ROTATE", {{"collection", "thisButton"}, {"angle", 360.0 / deck.headings}})});
  add(deck.id, Tree{{"type", "deck"},
                    {"parent", "draw"},
                    {"x", 12},
                    {"y", 41},
                    {"cardDefaults", std::move(defaults)},
                    {"cardTypes", std::move(types)},
                    {"faceTemplates", Tree::list({faceOf("back"), faceOf("face")})}});
  add("pile", Tree{{"type", "pile"}, {"parent", "draw"}, {"width", width}, {"height", height}});
  for (const CardKind& kind : deck.cards)
    for (int copy = 1; copy <= kind.copies; ++copy)
      add(kind.id + "-" + std::to_string(copy), Tree{{"type", "card"},
                                                     {"deck", deck.id},
                                                     {"cardType", kind.id},
                                                     {"parent", "pile"},
                                                     {"activeFace", 0}});
}

Tree freshRoutine(const Table& table, const TableLayout& layout) {
  Tree routine = Tree::list();
  for (const std::string& name : shuffledOf(table)) {
    const std::string stock = "stock-" + name;
    routine.push_back(step("SELECT", {{"property", "shuffled"}, {"value", name}, {"random", true}}));
    routine.push_back(step("SET", {{"property", "activeFace"}, {"value", 0}}));
    routine.push_back(step("MOVE", {{"collection", "DEFAULT"}, {"to", stock}}));
    for (std::size_t i = 0; i < table.pieces.size(); ++i) {
      const Piece& piece = table.pieces[i];
      if (piece.shuffled != name || !piece.at) continue;
      const Point size = layout.scale * Point{piece.faces[0].width, piece.faces[0].height};
      routine.push_back(step("MOVEXY", {{"from", stock},
                                        {"x", layout.pieces[i].x - size.x / 2},
                                        {"y", layout.pieces[i].y - size.y / 2},
                                        {"snapToGrid", false}}));
    }
  }
  if (table.deck) {
    routine.push_back(step("RECALL", {{"holder", "draw"}}));
    routine.push_back(step("FLIP", {{"holder", "draw"}, {"count", "all"}, {"face", 0}}));
    routine.push_back(step("SHUFFLE", {{"holder", "draw"}}));
  }
  return routine;
}

// Sections move on together and the lowest becomes the highest. Boats on them move along; those on the
// lowest are lost. What is where is told by the corners of widgets: a middle is half a height below.
Tree beltRoutine(const Table& table, const TableLayout& layout) {
  const Belt& belt = *table.belt;
  const double head = layout.onTable({0, belt.head}).y;
  const double foot = layout.onTable({0, belt.foot}).y;
  const double way = belt.step * layout.scale;
  Tree routine = Tree::list();
  routine.push_back(step("SELECT", {{"property", "belt"}, {"value", "returns"}}));
  routine.push_back(step("SET", {{"property", "y"}, {"relation", "+"}, {"value", way}}));
  routine.push_back(step(
      "SELECT", {{"source", "DEFAULT"}, {"property", "y"}, {"relation", ">"}, {"value", foot - way / 2}}));
  routine.push_back(step("SET", {{"property", "y"}, {"value", head}}));
  const Box& lost = layout.belt->lost;
  Point next{lost.left + 8, lost.top + 8};
  for (std::size_t i = 0; i < table.pieces.size(); ++i) {
    const Piece& piece = table.pieces[i];
    if (!piece.belt || piece.returns) continue;
    const Point half = (layout.scale / 2) * Point{piece.faces[0].width, piece.faces[0].height};
    const auto narrow = [&](const char* property, const char* relation, double value) {
      routine.push_back(
          step("SELECT",
               {{"source", "DEFAULT"}, {"property", property}, {"relation", relation}, {"value", value}}));
    };
    routine.push_back(step("SELECT", {{"property", "id"}, {"value", piece.id}}));
    narrow("x", "<", layout.board.right - half.x);
    narrow("y", ">=", head - half.y);
    narrow("y", "<", foot - half.y);
    routine.push_back(step("SET", {{"property", "y"}, {"relation", "+"}, {"value", way}}));
    narrow("y", ">=", foot - half.y);
    routine.push_back(step("SET", {{"property", "x"}, {"value", next.x}}));
    routine.push_back(step("SET", {{"property", "y"}, {"value", next.y}}));
    next.x += 2 * half.x + 4;
    if (next.x + 2 * half.x > lost.right) next = {lost.left + 8, next.y + half.y};
  }
  return routine;
}

} // namespace fairway::formats::playtest
