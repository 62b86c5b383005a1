#pragma once

#include "editor/model/document/edited_document.h"
#include "editor/model/view/scrolled_picture.h"
#include "editor/model/view/view.h"
#include "editor/model/work/examination.h"
#include "editor/model/work/pointer.h"
#include "formats/picture/scene.h"
#include "rules/base/phrase.h"

#include <functional>
#include <memory>

namespace fairway::editor {

// What work that takes long is called, in English: it is said in the user's language where it is shown.
struct DeepWords {
  const char* command = marked("&Judge par and fairness"); // with its ampersand
  const char* progress = marked("It is being solved and raced: {1} %. F8 stops it.");
};

// A board that differs from the one on the desk in one thing.
struct WhatIf {
  std::string name;                                          // in which, for people
  std::function<std::unique_ptr<EditedDocument>()> document; // a document of its own, which is on no disk
};

// One document on the desk with the tool in hand: all that a window does, without the window. Steps and their
// history are the same for all games; what is seen and what can be done with it is its game's.
class Workbench {
public:
  explicit Workbench(std::unique_ptr<EditedDocument> document) : document_(std::move(document)) {}
  virtual ~Workbench() = default;
  Workbench(const Workbench&) = delete;
  Workbench& operator=(const Workbench&) = delete;

  const EditedDocument& document() const { return *document_; }
  EditedDocument& document() { return *document_; }

  void apply(CommandPtr command);
  void documentChanged(); // after steps that did not come through here
  void undo();
  void redo();
  void goTo(std::size_t position);

  // What there is to see; null: nothing yet, and the hint says why.
  virtual const formats::Scene* scene() const = 0;
  // What is selected on the board, as a board of its own; null: nothing is.
  virtual std::unique_ptr<formats::Scene> selectedScene() const { return nullptr; }
  // While boats move over it, the lowest layers of the scene stay as they are.
  virtual ScrolledPicture::Ground ground() const { return {}; }
  virtual formats::ThemeName theme() const { return formats::ThemeName::Dark; }
  virtual ZoomRange zoomRange() const { return {}; }
  // Something of the analysis, laid over the board until another is; null: nothing.
  virtual void layOver(std::shared_ptr<const AnalysedOverlay>) {}
  // Another number: another board of the same document is shown, such as another tile of a set.
  virtual std::size_t sheetNumber() const { return 0; }
  virtual formats::Layers overviewLayers(formats::Layers shown) const {
    return shown;
  } // of the board in small

  // Looks at what another bench of the game looks at, such as a tile of the set or an assignment.
  virtual void lookLike(const Workbench&) {}

  // Places on the board.
  virtual std::string describe(formats::Point at) const = 0; // for the status bar; empty beside the board
  virtual std::optional<formats::Point> centreOf(const Spot& spot) const = 0;
  // The nearest place that has a name, such as the middle of a cell.
  virtual formats::Point nearestPlace(formats::Point at) const { return at; }
  // Where a key takes the keyboard's pointer; from nowhere it begins in the middle.
  virtual formats::Point stepped(std::optional<formats::Point> from, Key key) const = 0;

  // What the user does with mouse and keyboard. Without anything to see nothing happens.
  virtual void pressAt(const Pointer&) {}
  virtual void moveTo(const Pointer&) {} // with or without the button
  virtual void releaseAt(const Pointer&) {}
  virtual void leave() {} // the pointer left the board
  virtual void wheel(int /*notches*/) {}
  virtual void key(Key) {}
  virtual bool cancel() { return false; } // false: there was nothing to cancel
  virtual bool toolTakesWheel() const { return false; }
  virtual bool toolTakesRightButton() const { return true; } // otherwise it opens the board's menu
  virtual bool toolTakesArrows() const { return false; }     // otherwise they move the keyboard's pointer
  virtual bool toolTakesEnter() const { return false; } // otherwise Enter clicks at the keyboard's pointer
  virtual std::string hint() const = 0;                 // what can be done now, for the status bar

  // To solve and race takes seconds: that is done when it is asked for, with the next examination, and holds
  // until the next step. Which part of the document is judged so, where it has several; none: there is
  // nothing that takes long.
  virtual std::optional<std::string> deepPart() const { return std::nullopt; }
  virtual std::string whyNothingDeep() const; // where there is no such part: why, for people
  virtual DeepWords deepWords() const { return {}; }
  void judgeDeeply();
  bool judgedDeeply() const {
    return deep_ && deepRevision_ == document().revision() && deepOf_ == deepPart();
  }
  bool judging() const { return judgedDeeply() && !deepDone_; }
  // The same for work that nobody asked for: it shows nothing until it is done. Null: there is nothing.
  virtual ExaminationTask deepTask(std::shared_ptr<DeepWork>) const { return nullptr; }
  // The same board with one thing the other way round, to compare with: a buoy's arrow. None: nothing is.
  virtual std::vector<WhatIf> whatIfs() const { return {}; }
  double judgingShare() const { return deep_ ? deep_->share.load() : 0; } // from 0 to 1
  void stopJudging();
  bool judgingIsStopped() const { return deep_ && deep_->stopped; }

  // What is known at once is shown at once; the rest when the task is done.
  virtual ExaminationTask examination();                            // the game's
  void setEarlyWord(EarlyWord early) { early_ = std::move(early); } // for the next examinations
  virtual void show(const Examination&) {}
  virtual void showFinding(const validator::Finding*) {} // null: none

  std::function<void()> onChange;  // after everything that may change the picture or the panels
  std::function<void()> onPicture; // only what is drawn on the board is another

protected:
  // The document is another one: what is made of it is made anew.
  virtual void refresh() = 0;
  // What the tool has begun is given up.
  virtual void dropWork() {}

  const EarlyWord& earlyWord() const { return early_; }                                   // for the task
  std::shared_ptr<DeepWork> deepWork() const { return judgedDeeply() ? deep_ : nullptr; } // for the task
  void noteJudged(const Examination& examination);                                        // it is shown now

  void tell() {
    somethingToTell_ = true;
  } // panels are notified with the next step, though it changes no document
  void notify();
  void pictureChanged() const {
    if (onPicture) onPicture();
  }

private:
  std::unique_ptr<EditedDocument> document_;
  bool somethingToTell_ = false;
  EarlyWord early_;
  std::shared_ptr<DeepWork> deep_;
  std::size_t deepRevision_ = 0;
  std::optional<std::string> deepOf_;
  bool deepDone_ = false;
};

} // namespace fairway::editor
