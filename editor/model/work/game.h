#pragma once

#include "editor/model/work/workbench.h"
#include "formats/document/references.h"
#include "rules/base/game_id.h"

#include <span>

namespace fairway::editor {

struct RaceRoom;

// A line drawing for a tool or a kind of document.
struct IconShape {
  std::string_view name;
  std::string_view body; // inside a 24 x 24 picture, stroked with the text's colour
};

// A kind of document that is edited. Its words are in English; they are said in the user's language where
// they are shown.
struct EditedKind {
  std::string_view name;           // what stands behind `kind:`
  const char* untitled;            // what a document without a file is called
  const char* sample;              // how a sample is listed, its name for %s
  const char* title;               // what people call the kind
  bool isPart = false;             // boards are made of it, as of tiles or cards
  std::string_view icon = "board"; // in the window; records have one in all games
};

struct CheckName {
  std::string_view code;
  const char* name; // what the check is about in two or three words
};

// Words of the validator that speak of the document's keys or of the command line, and what the window says
// instead.
struct WindowWords {
  const char* document;
  const char* window;
};

// Files of another program that become documents of a game; in English, as above.
struct Import {
  const char* command;                              // of the menu, with its ampersand
  const char* help;                                 // of the menu
  const char* title;                                // of the box that asks for the file
  const char* kinds;                                // that the box offers
  bool (*takes)(const std::filesystem::path& file); // by its ending
  Result<formats::Document, formats::Problems> (*read)(const std::filesystem::path& file);
};

// A game as this room sees it. What may be null is not needed by every game.
struct Game {
  GameId id;
  std::span<const EditedKind> kinds;
  std::span<const IconShape> icons{}; // of its kinds and tools, besides those that all games share
  const char* notEdited;              // why its other kinds are refused
  std::span<const CheckName> checkNames;
  std::span<const WindowWords> windowWords{};

  std::unique_ptr<Workbench> (*workbench)(std::unique_ptr<EditedDocument> document);
  ExaminationTask (*examination)(const EditedDocument& document);
  std::unique_ptr<formats::Scene> (*picture)(const EditedDocument& document); // in small; null: there is none

  // The documents that it names, with absolute paths.
  Result<References, formats::Problems> (*readReferences)(const formats::Document& content,
                                                          const formats::Loader& load);
  // Of a document that was read in spite of faults: what could not be worked on is made fit, or it is found
  // that nothing is left to show.
  void (*mend)(formats::Document& content) = nullptr;
  bool (*isBare)(const formats::Document& content) = nullptr;
  // Why no reader would take it as it is; empty if all is well. Null: every step leaves a document.
  formats::Problems (*whyNotSaved)(const EditedDocument& document,
                                   const std::filesystem::path& file) = nullptr;
  // Work in progress can be what no document can hold: a recovery file has it in another form.
  void (*toRecovery)(formats::Document& content) = nullptr;
  void (*fromRecovery)(formats::Document& content) = nullptr;

  // How two versions differ besides what their heads say, and what one is, in lines that people can decide
  // by.
  std::vector<std::string> (*differences)(const formats::Document& before, const formats::Document& after);
  std::vector<std::string> (*summary)(const formats::Document& content);

  const Import* import = nullptr;
  const RaceRoom* races = nullptr; // null: its boards are not raced here

  // The document with all inside that it points to, to be handed on as one file; null: its documents point to
  // nothing.
  Result<formats::Document, formats::Problems> (*packed)(const EditedDocument& document) = nullptr;
};

// The games of this program. The list itself is in editor/model/games.cpp, and is linked to programs, not to
// libraries: a test can play with others.
std::span<const Game* const> games();

const Game& gameOf(const formats::Document& document); // there must be one
const Game* findGame(const formats::Document& document);
// The kind's entry; null: such documents are not edited.
const EditedKind* findKind(const formats::Document& document);

std::string untitledName(const formats::Document& content); // "Untitled lake"

} // namespace fairway::editor
