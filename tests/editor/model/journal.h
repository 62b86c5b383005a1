#pragma once

#include "editor/model/race/race_bench.h"
#include "editor/model/work/advice.h"
#include "editor/model/work/analysis.h"
#include "rules/hex/cell.h"
#include "rules/plane/heading.h"
#include "rules/square/square.h"

#include <concepts>
#include <optional>
#include <string>
#include <type_traits>
#include <vector>

namespace fairway::editor {

// All that a desk shows and keeps while a user works on it, written down line by line and held to a digest.
// Places and figures are written in thousandths.
class Journal {
public:
  template <class... Parts>
  void line(const Parts&... parts) {
    (put(parts), ...);
    text_ += '\n';
  }

  // What all games have in common. The document is written where it is another than the last time, with what
  // the game says of the change.
  void look(const Workbench& bench, formats::Point at);
  // The examination, and the findings one after the other on the board.
  void judge(Workbench& bench);
  void look(const race::RaceBench& bench);
  void look(const Analysis& analysis);
  void look(const Advice& advice);
  // What is drawn, in the terms of its game.
  void look(const formats::Scene& scene);

  const std::string& text() const { return text_; }
  // Whether this is the digest of all lines. FAIRWAY_JOURNALS=FOLDER writes them to a file there, so that two
  // states of the program can be compared.
  void expect(const std::string& digest) const;

private:
  void put(std::string_view part) { (text_ += part) += '|'; }
  void put(const std::string& part) { put(std::string_view(part)); }
  void put(const char* part) { put(std::string_view(part)); }
  template <std::integral Number>
  void put(Number number) {
    put(std::to_string(+number));
  }
  template <class Named>
  requires std::is_enum_v<Named>
  void put(Named value) { put(static_cast<int>(value)); }
  void put(double figure);
  void put(formats::Point at) { put(at.x), put(at.y); }
  void put(plane::Vec at) { put(at.x), put(at.y); }
  void put(const plane::Pose& pose) { put(pose.at), put(pose.heading.steps()); }
  void put(Cell cell) { put(cell.column), put(cell.row); }
  void put(Square square) { put(square.column), put(square.row); }
  void put(const Spot& spot) { put(spot.kind), put(spot.x), put(spot.y), put(spot.heading); }
  void put(const Phrase& phrase) { put(std::string_view(phrase.english())); }
  void put(const formats::FindingMark& mark);
  void put(const race::Mark& mark);
  void put(const race::Offer& offer);
  void put(const race::Piece& piece);
  void put(const formats::ChartAxis& axis);
  template <class Value>
  void put(const std::optional<Value>& value) {
    if (value)
      put(*value);
    else
      put("none");
  }
  template <class Value>
  void put(const std::vector<Value>& values) {
    put(values.size());
    for (const Value& value : values) put(value);
  }

  std::string text_;
  std::optional<formats::Document> last_;
  std::string lastText_;
};

} // namespace fairway::editor
