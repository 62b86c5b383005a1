#pragma once

#include "editor/model/work/tour.h"
#include "editor/ui/window/fittings.h"
#include "rules/base/game_id.h"

#include <memory>
#include <optional>
#include <span>
#include <string>

namespace fairway::editor {

class CommandBuilder;
class MainFrame;

// A way to begin a document; its words are in English, and said in the user's language where they are shown.
struct Beginning {
  const char* text;  // of the menu, with its ampersand
  const char* help;  // of the menu
  const char* title; // of the welcome's button
  const char* note;  // below it
  const char* shortcut;
  std::unique_ptr<EditedDocument> (*ask)(wxWindow* parent); // null when the user cancels
};

// A page of the Help menu; in English, as above.
struct HelpPage {
  const char* text;                // of the menu, with its ampersand
  const char* title;               // above the page
  const char* body;                // paragraphs with an empty line between them
  std::string (*make)() = nullptr; // instead of the body: what is said elsewhere too, in the user's language
};

wxString textOf(const HelpPage& page); // in the user's language

// A game as the window sees it.
struct WindowGame {
  GameId id;
  const char* title = ""; // as people call it, in English
  std::span<const Beginning> beginnings;
  formats::Layers firstLayers; // shown until the user chooses others
  std::unique_ptr<Fittings> (*fit)(MainFrame& frame);
  // Its commands: in the menus that all games share, at the places meant for them, and its own menus.
  void (*addToEdit)(CommandBuilder& builder) = nullptr;
  void (*addToView)(CommandBuilder& builder) = nullptr;
  void (*addMenus)(CommandBuilder& builder);
  std::span<const HelpPage> help = {};
  const HelpPage* rules = nullptr; // which of them has the rules in short
  std::span<const TourStep> tour = {};
  const char* tourOffer = nullptr; // what invites to it, in English
  // Boxes for documents that are shown in the room of races.
  void (*exportDocument)(MainFrame& frame, const formats::Document& content,
                         const std::filesystem::path& suggested) = nullptr;
  void (*printDocument)(MainFrame& frame, const formats::Document& content,
                        const std::filesystem::path& suggested) = nullptr;
};

// The room of races as the window sees it: the same for all games.
struct RaceWindow {
  std::unique_ptr<Fittings> (*fit)(MainFrame& frame);
  void (*addMenu)(CommandBuilder& builder);      // all commands of a race that is shown
  void (*addBoardRace)(CommandBuilder& builder); // of a board that can be raced
  // How long a step through the record took that the window shows; none: it shows no record.
  std::optional<std::string> (*measuredSteps)(MainFrame& frame);
};

const RaceWindow& raceWindow(); // listed beside the games

// The games of this program; without a document the shortcuts for new documents are the first one's. The list
// itself is in editor/ui/games.cpp, and is linked to programs, not to libraries: a test can play with others.
std::span<const WindowGame* const> windowGames();

const WindowGame& windowGameOf(const formats::Document& document); // there must be one

} // namespace fairway::editor
