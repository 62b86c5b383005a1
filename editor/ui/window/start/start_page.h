#pragma once

#include "editor/model/work/background.h"
#include "editor/ui/dialogs/samples.h"
#include "editor/ui/window/game.h"
#include "editor/ui/window/start/document_card.h"

#include <wx/panel.h>
#include <wx/scrolwin.h>
#include <wx/sizer.h>

#include <atomic>
#include <functional>

namespace fairway::editor {

struct EditedKind;

// What the start page leads to.
struct StartActions {
  std::function<void(const Beginning&)> begin;
  std::function<void()> open;
  std::function<void(const std::filesystem::path&)> openRecent;
  std::function<void(const std::filesystem::path&)> newFromSample;
};

// What one sees without a document: on the left all ways to begin, on the right the recent documents and the
// samples of all games, with pictures. They are read and painted in the background, once the page is seen.
class StartPage final : public wxPanel {
public:
  StartPage(wxWindow* parent, StartActions actions);

  const std::vector<DocumentCard*>& cards() const { return cards_; }
  bool settled() const; // all pictures are there
  void focusNext();     // from the ways to begin to the documents and back
  void update();        // other documents may be the recent ones now

  static DocumentPictures& pictures(); // of the whole program

private:
  // A game's documents that people start from.
  struct Shelf {
    const WindowGame* game;
    std::vector<std::pair<const EditedKind*, Sample>> samples;
  };
  using Shelves = std::shared_ptr<const std::vector<Shelf>>;
  static std::vector<Shelf> readShelves();
  // Read once: samples do not change while the program runs. Null: not yet.
  static std::atomic<Shelves> shelves_;

  void makeBeginnings();
  void addBeginning(wxSizer* column, const wxString& text, const wxString& note, std::function<void()> act);
  void fill();
  void addCards();
  wxSizer* addSection(const wxString& heading);
  void addCard(wxSizer* grid, const std::filesystem::path& file, const wxString& name,
               std::vector<wxString> notes, const std::function<void(const std::filesystem::path&)>& act);
  void paintCards();
  void addFailure(const wxString& text); // below the cards, until they are made anew
  void showCard(std::size_t filled, std::size_t card, const DocumentPicture& picture);
  void fitColumns();
  void onKey(wxKeyEvent& event);
  bool focusCard(int key); // in the direction of an arrow key

  StartActions actions_;
  wxScrolledWindow* beginnings_;
  wxScrolledWindow* documents_;
  std::vector<wxGridSizer*> grids_;
  std::vector<DocumentCard*> cards_;
  std::vector<std::filesystem::path> recent_; // the first of the cards
  std::size_t filled_ = 0;                    // times
  bool wanted_ = true;                        // to be filled when it is seen
  Background background_;                     // last: nothing it delivers to may go before it
};

} // namespace fairway::editor
