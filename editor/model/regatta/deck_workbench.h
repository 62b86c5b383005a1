#pragma once

#include "editor/model/regatta/deck/deck_edit.h"
#include "editor/model/regatta/examination.h"
#include "editor/model/work/workbench.h"
#include "formats/regatta/picture/deck_scene.h"

namespace fairway::editor::regatta {

// A deck on the desk: its cards side by side, whose arrows are dragged by their stops.
class DeckWorkbench final : public Workbench {
public:
  explicit DeckWorkbench(std::unique_ptr<EditedDocument> document);

  const Deck& deck() const;
  const std::optional<StopChoice>& selection() const { return selection_; }
  void select(std::optional<StopChoice> choice);

  // Makes another deck; nothing where there is none, or the same.
  void change(const std::string& text, std::optional<Deck> deck, const std::string& mergeKey = {});

  // Steps on what is selected; nothing happens where it does not fit.
  void addStop();
  void addArrow();
  void addCard();
  void duplicateCard();
  void mirrorCard();
  void addMirrorImage();
  void removeSelection();
  void changeCount(int by);

  const formats::regatta::DeckScene& deckScene() const { return *scene_; }
  formats::Point placeOf(const StopChoice& stop) const; // on the board
  std::optional<formats::Point> hoveredStop() const;

  const formats::Scene* scene() const override { return scene_.get(); }
  formats::ThemeName theme() const override { return formats::ThemeName::Light; }
  ZoomRange zoomRange() const override { return {3, 0.2, 24}; } // pixels a millimetre
  std::string describe(formats::Point at) const override;
  std::optional<formats::Point> centreOf(const Spot& spot) const override;
  formats::Point stepped(std::optional<formats::Point> from, Key key) const override;

  void pressAt(const Pointer& pointer) override;
  void moveTo(const Pointer& pointer) override;
  void releaseAt(const Pointer& pointer) override;
  void leave() override { hovered_.reset(); }
  void wheel(int notches) override;
  void key(Key key) override;
  bool cancel() override;
  bool toolTakesWheel() const override { return selection_ && selection_->arrow; }
  bool toolTakesArrows() const override { return selection_.has_value() && selection_->arrow; }
  std::string hint() const override;

  void show(const Examination& examination) override;
  void showFinding(const validator::Finding* finding) override;
  const std::optional<DeckFacts>& facts() const { return facts_; }

protected:
  void refresh() override;
  void dropWork() override { drag_.reset(); }

private:
  std::optional<StopChoice> stopAt(formats::Point at) const;
  std::string cardName() const;
  void add(const std::string& text, const std::optional<AddedStop>& added);
  void dragTo(const Pointer& pointer);
  void turn(int steps);
  void mark();

  std::optional<StopChoice> selection_;
  std::optional<StopChoice> hovered_;
  std::optional<std::string> drag_; // its merge key
  int drags_ = 0;
  formats::Point grip_; // from the stop to where the pointer holds it
  std::unique_ptr<formats::regatta::DeckScene> scene_;
  std::optional<DeckFacts> facts_;
  std::optional<std::size_t> found_; // the card of the finding that is shown
};

} // namespace fairway::editor::regatta
