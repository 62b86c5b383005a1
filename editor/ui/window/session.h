#pragma once

#include <filesystem>
#include <vector>

namespace fairway::editor {

// A document with a file that is open, and where.
struct OpenDocument {
  std::filesystem::path file;
  std::size_t window = 0; // documents of one number share a window
  bool inFront = false;   // of that window

  friend bool operator==(const OpenDocument&, const OpenDocument&) = default;
};

// What is open, kept in the configuration while the program runs, so that the next start can open it again.
// Nothing is kept before `keepFromNow`: a second program beside the first would overwrite what that one
// keeps.
class Session {
public:
  static Session& ofProgram();

  struct Former {
    std::vector<OpenDocument> documents;
    bool crashed = false; // it did not come to its end
  };
  Former begin(); // with what the program before left, which stays until this one keeps its own
  void keepFromNow(const std::vector<OpenDocument>& documents);
  void keep(const std::vector<OpenDocument>& documents); // as it is now
  void hold();                                           // what is kept stays, though documents are closed
  void end();                                            // in good order

  static bool restores(); // a choice of the user
  static void setRestores(bool on);

private:
  bool keeps_ = false;
  std::vector<OpenDocument> kept_;
};

} // namespace fairway::editor
