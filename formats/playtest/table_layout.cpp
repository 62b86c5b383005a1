#include "formats/playtest/table_layout.h"

#include <algorithm>

namespace fairway::formats::playtest {

namespace {

constexpr double margin = 16;
constexpr double trayWidth = 420;
constexpr double pad = 14; // inside of the tray
constexpr double gap = 7;
constexpr double captionHeight = 24;
constexpr double seatWidth = 150;
constexpr double buttonSide = 36;

// Things side by side, line by line, within a width.
class Flow {
public:
  Flow(double left, double top, double right) : left_(left), right_(right), x_(left), top_(top) {}

  // The middle of the next thing.
  Point next(double width, double height) {
    if (x_ > left_ && x_ + width > right_) newLine();
    const Point middle{x_ + width / 2, top_ + height / 2};
    x_ += width + gap;
    line_ = std::max(line_, height);
    return middle;
  }
  Box nextBox(double width, double height) {
    const Point middle = next(width, height);
    return {middle.x - width / 2, middle.y - height / 2, middle.x + width / 2, middle.y + height / 2};
  }
  void newLine(double more = gap) {
    if (x_ > left_) top_ += line_ + more;
    x_ = left_;
    line_ = 0;
  }
  // A line with nothing but a caption; returns the middle of its left end.
  Point caption() {
    newLine();
    top_ += captionHeight;
    return {left_, top_ - captionHeight / 2};
  }
  double top() const { return top_; }

private:
  double left_;
  double right_;
  double x_;
  double top_;
  double line_ = 0;
};

double widest(const Deck& deck) {
  double size = deck.back.width;
  for (const CardKind& card : deck.cards) size = std::max(size, card.face.width);
  return size;
}
double tallest(const Deck& deck) {
  double size = deck.back.height;
  for (const CardKind& card : deck.cards) size = std::max(size, card.face.height);
  return size;
}

class Layouter {
public:
  Layouter(const Table& table, double sheet, TableDress dress) : table_(table), sheet_(sheet) {
    out_.dress = dress;
  }

  TableLayout layout() {
    layBoard();
    const double left = out_.board.right + margin + namesRoom();
    Flow flow(left + pad, margin + pad, left + trayWidth - pad);
    out_.pieces.resize(table_.pieces.size());
    out_.dice.resize(table_.dice.size());
    layOnBoard();
    for (std::size_t i = 0; i < table_.seats.size(); ++i) laySeat(flow, static_cast<int>(i) + 1);
    layCommon(flow);
    layDeck(flow);
    layBelt(flow);
    layRules(flow);
    out_.tray = {left, margin, left + trayWidth, std::max(flow.top() + pad, out_.height - margin)};
    out_.width = std::max(out_.width, out_.tray.right + margin);
    out_.height = std::max(out_.height, out_.tray.bottom + margin);
    nameAreas();
    return std::move(out_);
  }

private:
  bool widgets() const { return out_.dress == TableDress::Widgets; }
  bool handsHere() const { return table_.deck && widgets(); }
  // Areas that only have a name show it beside the board: what lies on them hides what is painted.
  bool namesBeside() const {
    return !table_.areas.empty() && table_.areas.front().names == PlaceNames::AreaOnly &&
           table_.areas.size() > 1;
  }
  double namesRoom() const { return namesBeside() ? 110 : 0; }

  void layBoard() {
    const Box& box = table_.board->box();
    const double across = out_.width - trayWidth - 3 * margin - namesRoom();
    const double down = out_.height - 2 * margin;
    const double cards = handsHere() ? tallest(*table_.deck) : 0;
    const double strip = handsHere() ? margin + 8 + captionHeight : 0;
    const double fitting = std::min(across / box.width(), (down - strip) / (box.height() + cards));
    out_.scale = std::clamp(fitting, table_.scale.least, table_.scale.most);
    const double width = box.width() * out_.scale;
    const double height = box.height() * out_.scale;
    const double hand = handsHere() ? cards * out_.scale + strip : 0;
    const double top = margin + std::max(0.0, (down - height - hand) / 2);
    const double left = margin + std::max(0.0, (across - width) / 2);
    out_.board = {left, top, left + width, top + height};
    out_.origin = Point{left, top} - out_.scale * Point{box.left, box.top};
    out_.height = std::max(out_.height, height + hand + 2 * margin);
    out_.width = std::max(out_.width, width + trayWidth + 3 * margin + namesRoom());
    if (!handsHere()) return;
    const double handTop = out_.board.bottom + margin + captionHeight;
    out_.captions.push_back({"Your hand", {left, handTop - captionHeight / 2}});
    out_.deck = DeckPlace{{}, {}, Box{left, handTop, left + width, handTop + cards * out_.scale + 8}};
  }

  void layOnBoard() {
    for (std::size_t i = 0; i < table_.pieces.size(); ++i)
      if (table_.pieces[i].at) out_.pieces[i] = out_.onTable(*table_.pieces[i].at);
  }

  void layLoose(Flow& flow, int seat) {
    for (std::size_t i = 0; i < table_.dice.size(); ++i)
      if (table_.dice[i].seat == seat) out_.dice[i] = flow.next(dieSide, dieSide);
    if (seat > 0) flow.newLine(); // what belongs to a seat lies below its dice
    for (std::size_t i = 0; i < table_.pieces.size(); ++i) {
      const Piece& piece = table_.pieces[i];
      if (piece.seat != seat || piece.at) continue;
      const double turning = std::max(piece.faces[0].width, piece.faces[0].height);
      const bool turns = piece.headings > 1;
      out_.pieces[i] = flow.next((turns ? turning : piece.faces[0].width) * out_.scale,
                                 (turns ? turning : piece.faces[0].height) * out_.scale);
    }
  }

  void laySeat(Flow& flow, int seat) {
    SeatPlace place;
    place.box = flow.nextBox(seatWidth, dieSide);
    for (std::size_t i = 0; i < table_.pieces.size(); ++i)
      if (table_.pieces[i].seat == seat && table_.pieces[i].headings > 1) place.turned = static_cast<int>(i);
    if (place.turned >= 0 && widgets()) {
      place.left = flow.nextBox(buttonSide, dieSide);
      place.right = flow.nextBox(buttonSide, dieSide);
    }
    out_.seats.push_back(place);
    layLoose(flow, seat);
    flow.newLine(pad);
  }

  void layCommon(Flow& flow) {
    const auto common = [](const auto& thing) { return thing.seat == 0; };
    const bool dice = std::any_of(table_.dice.begin(), table_.dice.end(), common);
    const bool pieces = std::any_of(table_.pieces.begin(), table_.pieces.end(), [&](const Piece& piece) {
      return common(piece) && !piece.at && piece.shuffled.empty();
    });
    if (dice || pieces) {
      out_.captions.push_back({dice ? "Dice" : "Spare pieces", flow.caption()});
      layLoose(flow, 0);
      flow.newLine(pad);
    }
    const std::vector<std::string> stocks = shuffledOf(table_);
    if (!stocks.empty()) out_.captions.push_back({"Tiles to be placed", flow.caption()});
    for (const std::string& name : stocks) layStock(flow, name);
    const bool fresh = widgets() && (table_.deck || !stocks.empty());
    if (fresh) {
      flow.newLine();
      out_.fresh = flow.nextBox(seatWidth, dieSide);
    }
    flow.newLine(pad);
  }

  // Where backs lie while they are shuffled, and until they are placed.
  void layStock(Flow& flow, const std::string& name) {
    const auto first = std::find_if(table_.pieces.begin(), table_.pieces.end(),
                                    [&](const Piece& piece) { return piece.shuffled == name; });
    const double side = first->faces[0].width * out_.scale + 8;
    const Box box = flow.nextBox(std::max(side, seatWidth), side);
    out_.stocks.emplace_back(name, box);
    for (std::size_t i = 0; i < table_.pieces.size(); ++i)
      if (table_.pieces[i].shuffled == name && !table_.pieces[i].at) out_.pieces[i] = box.centre();
  }

  void layDeck(Flow& flow) {
    if (!table_.deck) return;
    const Point caption = flow.caption();
    const double width = widest(*table_.deck) * out_.scale + 8;
    const double height = tallest(*table_.deck) * out_.scale + 8;
    if (!out_.deck) out_.deck.emplace();
    out_.deck->draw = flow.nextBox(width, height);
    out_.deck->discard = flow.nextBox(width, height);
    out_.captions.push_back({"Draw", caption});
    out_.captions.push_back({"Discard", {out_.deck->discard.left, caption.y}});
    flow.newLine(pad);
  }

  void layBelt(Flow& flow) {
    if (!table_.belt) return;
    BeltPlace place;
    flow.newLine();
    if (widgets()) place.button = flow.nextBox(seatWidth, dieSide);
    out_.captions.push_back({table_.belt->lost, flow.caption()});
    place.lost = flow.nextBox(trayWidth - 2 * pad, 90);
    flow.newLine(pad);
    out_.belt = place;
  }

  void layRules(Flow& flow) {
    out_.captions.push_back({widgets() ? "Rules: point at the sheet to read it" : "Rules", flow.caption()});
    const double room = out_.height - margin - pad - gap - flow.top();
    const double width = std::clamp(room / sheet_, 100.0, trayWidth - 2 * pad); // as large as there is room
    out_.rules = flow.nextBox(width, width * sheet_);
    flow.newLine();
  }

  void nameAreas() {
    if (!namesBeside()) return;
    for (const Area& area : table_.areas)
      out_.captions.push_back({area.name, {out_.board.right + 10, out_.onTable(area.box.centre()).y}});
  }

  const Table& table_;
  double sheet_;
  TableLayout out_;
};

} // namespace

std::vector<std::string> shuffledOf(const Table& table) {
  std::vector<std::string> names;
  for (const Piece& piece : table.pieces)
    if (!piece.shuffled.empty() && std::find(names.begin(), names.end(), piece.shuffled) == names.end())
      names.push_back(piece.shuffled);
  return names;
}

TableLayout layoutOf(const Table& table, double sheet, TableDress dress) {
  return Layouter(table, sheet, dress).layout();
}

} // namespace fairway::formats::playtest
