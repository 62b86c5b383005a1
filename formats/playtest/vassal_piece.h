#pragma once

#include <string>
#include <string_view>
#include <vector>

// Pieces as VASSAL writes them: a line of text in which traits are wrapped round a basic piece.
namespace fairway::formats::playtest {

// Texts with a character between them; where it is part of a text, a backslash stands before it
// (SequenceEncoder in VASSAL's sources).
std::string vassalSequence(char between, const std::vector<std::string>& texts);

// A command that only other parts of the module call, by its name.
std::string vassalCommand(std::string_view name);

class VassalPiece {
public:
  // The image may be empty if a layer shows all there is.
  VassalPiece(const std::string& image, const std::string& name, int id);

  // Each is wrapped round what is there already.
  void turns(int headings, int heading);                           // to the right and to the left
  void layers(const std::vector<std::string>& images, bool rolls); // rolled, or turned over
  void backed(const std::string& image);                           // a card with this back
  void moves(std::string_view command, const std::string& right, const std::string& up);
  void goesTo(std::string_view command, const std::string& map, const std::string& board, int x, int y);
  void returnsTo(const std::string& deck); // by its menu
  void labelled(const std::string& property, const std::string& value);
  void staysOffGrid();                                                // moved as others are
  void staysPut();                                                    // off the grid, under Shift
  void gripped(double left, double top, double right, double bottom); // only there, seen from its middle

  // What a slot of the module holds.
  std::string definition() const;

private:
  void wrap(std::string type, std::string state);

  std::string type_;
  std::string state_;
};

} // namespace fairway::formats::playtest
