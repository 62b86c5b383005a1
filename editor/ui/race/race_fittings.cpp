#include "editor/ui/race/race_fittings.h"

#include "editor/model/race/animation.h"
#include "editor/model/race/board_stamp.h"
#include "editor/model/race/outlook_chart.h"
#include "editor/model/words/translation.h"
#include "editor/model/work/game.h"
#include "editor/ui/canvas/focus_frame.h"
#include "editor/ui/commands/command_builder.h"
#include "editor/ui/dialogs/help_dialog.h"
#include "editor/ui/dialogs/number_field.h"
#include "editor/ui/race/mistake_painter.h"
#include "editor/ui/race/race_dialog.h"
#include "editor/ui/window/main_frame.h"

namespace fairway::editor::race {

using formats::Point;

namespace {

// Senses are told apart by shape as well as by colour: what harms is crossed, advice is a ring.
wxColour colourOf(Mark::Sense sense, int alpha) {
  switch (sense) {
  case Mark::Sense::Reach:
  case Mark::Sense::Choice:
    return {86, 180, 233, static_cast<unsigned char>(alpha)};
  case Mark::Sense::Chosen:
    return {240, 228, 66, static_cast<unsigned char>(alpha)};
  case Mark::Sense::Harm:
    return {213, 94, 0, static_cast<unsigned char>(alpha)};
  case Mark::Sense::Advice:
    return {0, 158, 115, static_cast<unsigned char>(alpha)};
  }
  return {};
}

wxGraphicsPath pathAlong(wxGraphicsContext& context, const View& view, const std::vector<Point>& points) {
  wxGraphicsPath path = context.CreatePath();
  for (std::size_t i = 0; i < points.size(); ++i) {
    const Point at = view.toScreen(points[i]);
    if (i == 0)
      path.MoveToPoint(at.x, at.y);
    else
      path.AddLineToPoint(at.x, at.y);
  }
  return path;
}

void paintArea(wxGraphicsContext& context, const View& view, const Mark& mark) {
  wxGraphicsPath path = pathAlong(context, view, mark.points);
  path.CloseSubpath();
  const bool reach = mark.sense == Mark::Sense::Reach, harm = mark.sense == Mark::Sense::Harm;
  context.SetBrush(wxBrush(colourOf(mark.sense, reach ? 90 : harm ? 130 : 190)));
  context.FillPath(path);
  if (reach) return;
  context.SetPen(wxPen(wxColour(20, 34, 44, 200), 1));
  context.StrokePath(path);
}

void paintLine(wxGraphicsContext& context, const View& view, const Mark& mark) {
  wxGraphicsPath path = pathAlong(context, view, mark.points);
  const bool dashed = mark.sense == Mark::Sense::Harm || mark.sense == Mark::Sense::Reach;
  context.SetPen(wxPen(wxColour(0, 0, 0, 150), 7));
  context.StrokePath(path);
  context.SetPen(wxPen(colourOf(mark.sense, 240), 4, dashed ? wxPENSTYLE_SHORT_DASH : wxPENSTYLE_SOLID));
  context.StrokePath(path);
}

// A note on the board, kept within the window.
void paintTag(wxGraphicsContext& context, const OverlayLook& look, const Mark& mark) {
  const Point place = look.view.toScreen(mark.points.front());
  wxFont font = *wxNORMAL_FONT;
  font.MakeBold();
  context.SetFont(font, mark.sense == Mark::Sense::Harm ? *wxWHITE : *wxBLACK);
  const wxString text = wxString::FromUTF8(mark.text);
  double width = 0, height = 0;
  context.GetTextExtent(text, &width, &height);
  const double x = std::clamp(place.x - width / 2, 8.0, std::max(8.0, look.window.x - width - 8));
  const double y = std::clamp(place.y - height / 2, 6.0, std::max(6.0, look.window.y - height - 8));
  context.SetBrush(wxBrush(colourOf(mark.sense, 235)));
  context.SetPen(*wxTRANSPARENT_PEN);
  context.DrawRoundedRectangle(x - 5, y - 2, width + 10, height + 4, 4);
  context.DrawText(text, x, y);
}

void paintDisc(wxGraphicsContext& context, const View& view, const Mark& mark) {
  const Point at = view.toScreen(mark.points.front());
  const Point edge = view.toScreen(mark.points.front() + Point{mark.radius, 0});
  paintRing(context, at, std::max(4.0, edge.x - at.x), mark.sense, colourOf(mark.sense, 255));
}

// Short, so that it hides little of the board: the panel Race says what each choice was.
void paintKeyOf(wxGraphicsContext& context, const OverlayLook& look, const RaceBench& bench) {
  std::vector<KeyRow> rows{{say("The board before turn {1}", {std::to_string(bench.turn())})}};
  const std::vector<Mark> marks = bench.marks();
  for (const auto& [sense, text] :
       {std::pair{Mark::Sense::Harm, say("Played")}, std::pair{Mark::Sense::Advice, say("Better")}}) {
    const auto drawn = std::find_if(marks.begin(), marks.end(),
                                    [sense = sense](const Mark& mark) { return mark.sense == sense; });
    if (drawn != marks.end())
      rows.push_back({text, sense, colourOf(sense, 255), drawn->shape == Mark::Shape::Disc});
  }
  paintKey(context, look.view, look.window, rows, marks);
}

RaceFittings& raceFittings(MainFrame& frame) {
  return dynamic_cast<RaceFittings&>(frame.fittings());
}

} // namespace

RaceFittings::RaceFittings(MainFrame& frame)
    : frame_(frame), panel_(new RacePanel(&frame)), turns_(new TurnsPanel(&frame)),
      animation_([&frame](const Background::Deliver& deliver) { frame.CallAfter(deliver); }) {
  panel_->onAnimate = [this] { animate(); };
  panel_->onRules = [this] { showRules(); };
  panel_->onBoard = [this] { openBoard(); };
  panel_->onUsed = [this] { frame_.canvas().SetFocus(); };
  panel_->onPlayOn = [this] { playOn(); };
  panel_->onAgain = [this] { again(); };
  panel_->onSave = [this] { frame_.save(); };
  panel_->onCopy = [this] { frame_.copyBoard(); };
  turns_->onPlay = [this] {
    panel_->togglePlay();
    turns_->update();
  };
  turns_->isPlaying = [this] { return panel_->playing(); };
  turns_->onCopy = [this] { fromHere(); };
}

std::vector<Pane> RaceFittings::panes() const {
  return {{panel_, "race", _("Race"), wxAUI_DOCK_LEFT, 0, {304, 420}, {290, 200}, 300000},
          {turns_, "turns", _("Turns"), wxAUI_DOCK_RIGHT, 0, {300, 400}, {240, 200}}};
}

void RaceFittings::show(Workbench* bench) {
  bench_ = dynamic_cast<RaceBench*>(bench);
  panel_->show(bench_);
  turns_->show(bench_);
}

void RaceFittings::update() {
  panel_->update();
  turns_->update();
  frame_.chartsChanged();
}

std::vector<AnalysedChart> RaceFittings::charts() const {
  return bench_ ? std::vector{outlookChart(*bench_)} : std::vector<AnalysedChart>();
}

void RaceFittings::chartPointed(const std::string&, formats::ChartPlace place) {
  if (bench_ && bench_->playback()) bench_->goToTurn(turnAt(outlookChart(*bench_), place));
}

void RaceFittings::paintOver(wxGraphicsContext& context, const Workbench& shown, const OverlayLook& look) {
  const auto* bench = dynamic_cast<const RaceBench*>(&shown);
  if (!bench || !bench->raced()) return;
  for (const Mark& mark : bench->marks()) switch (mark.shape) {
    case Mark::Shape::Area:
      paintArea(context, look.view, mark);
      break;
    case Mark::Shape::Line:
      paintLine(context, look.view, mark);
      break;
    case Mark::Shape::Disc:
      paintDisc(context, look.view, mark);
      break;
    case Mark::Shape::Tag:
      paintTag(context, look, mark);
      break;
    case Mark::Shape::Arrow:
      paintArrow(context, look.view, mark, colourOf(mark.sense, 255));
      break;
    }
  if (bench->mistake()) paintKeyOf(context, look, *bench);
}

void RaceFittings::exportWithDialog(const std::filesystem::path& suggested) {
  frame_.game()->exportDocument(frame_, bench_->document().content(), suggested);
}

void RaceFittings::printWithDialog(const std::filesystem::path& suggested) {
  frame_.game()->printDocument(frame_, bench_->document().content(), suggested);
}

void RaceFittings::playOn() {
  if (!bench_ || !bench_->canPlay()) return;
  const int players = bench_->playback()->last().seats();
  const RaceOffer offer{players, players, players, {}, 0};
  if (auto plan = askRacePlan(&frame_, offer, *gameOf(bench_->document().content()).races, players))
    bench_->play(std::move(*plan));
}

void RaceFittings::fromHere() {
  if (!bench_ || !bench_->raced()) return;
  formats::Document copy = bench_->document().content();
  bench_->raced()->write(copy, bench_->shown());
  if (copy.head.board) stampBoard(copy, bench_->document().file());
  copy.head.info.name = say("{1}, from turn {2}", {copy.head.info.name.value_or(untitledName(copy)),
                                                   std::to_string(bench_->turn())});
  auto made = std::make_unique<EditedDocument>(std::move(copy), bench_->document().references());
  made->markUnsaved();
  frame_.present(std::move(made));
}

void RaceFittings::again() {
  if (!bench_ || !bench_->plan()) return;
  RacePlan plan = *bench_->plan();
  plan.seed = freshSeed();
  formats::Document record = bench_->document().content();
  bench_->raced()->write(record, *bench_->raced()->begin(record, plan.seed));
  stampBoard(record, bench_->document().file());
  auto race = std::make_unique<EditedDocument>(std::move(record), References(std::move(plan)));
  race->markUnsaved();
  frame_.present(std::move(race));
}

void RaceFittings::showRules() {
  if (!bench_ || !bench_->raced()) return;
  std::vector<RulesDialog::Rule> rules;
  for (const RuleWords& rule : bench_->raced()->rules())
    rules.push_back({wxString::FromUTF8(rule.name), wxString::FromUTF8(rule.text)});
  const HelpPage* page = frame_.game()->rules;
  RulesDialog(&frame_, page ? textOf(*page) : wxString(), rules, wxString::FromUTF8(panel_->brokenRule()))
      .ShowModal();
}

void RaceFittings::openBoard() {
  if (!bench_ || !bench_->raced()) return;
  std::vector<formats::Document> boards = boardsOf(bench_->document());
  if (bench_->sheetNumber() >= boards.size()) return;
  formats::Document& board = boards[bench_->sheetNumber()];
  board.head.info.name = bench_->document().content().head.info.name;
  frame_.present(std::make_unique<EditedDocument>(std::move(board)));
}

void RaceFittings::animate() {
  if (!bench_ || !bench_->raced()) return;
  const std::string name = bench_->document().content().head.info.name.value_or("race");
  const auto file = frame_.questions().fileToExport(&frame_, _("Save as an animation"), name + ".webp",
                                                    _("Animations (*.webp;*.gif)|*.webp;*.gif"));
  if (!file) return;
  frame_.note(_("The animation is being made..."));
  animation_.start(
      [this, make = animating(*bench_, *file)](validator::WorkWatch& watch) -> Background::Deliver {
        const formats::Problems problems = make(watch);
        if (watch.stopWanted()) return nullptr;
        return [this, problems] {
          if (problems.empty()) return frame_.note(_("The animation is saved."));
          frame_.questions().tell(&frame_, _("The animation could not be made."),
                                  wxString::FromUTF8(formats::toText(problems)));
        };
      },
      [this](const std::string& why) {
        frame_.questions().tell(&frame_, _("The animation could not be made."), wxString::FromUTF8(why));
      });
}

void raceIt(MainFrame& frame) {
  const Workbench& bench = *frame.bench();
  const RaceRoom& room = *gameOf(bench.document().content()).races;
  const auto offer = room.offer(bench);
  if (!offer)
    return frame.questions().tell(&frame, _("This board cannot be raced."),
                                  wxString::FromUTF8(offer.fault()));
  auto plan = askRacePlan(&frame, *offer, room);
  if (!plan) return;
  auto race = begunRace(bench, room, std::move(*plan));
  if (!race)
    return frame.questions().tell(&frame, _("This board cannot be raced."), wxString::FromUTF8(race.fault()));
  frame.present(std::move(*race));
}

void addBoardRace(CommandBuilder& builder) {
  builder.startMenu(_("&Race"));
  builder.onBench(
      wxID_ANY, _("&Race it..."), "Ctrl+R", _("Race on this board with others or against pilots"),
      [frame = &builder.frame()](Workbench&) { raceIt(*frame); },
      [](const Workbench& bench) {
        const EditedKind* kind = findKind(bench.document().content());
        return kind && !kind->isPart;
      });
}

namespace {

// A command on a race: text, shortcut, help, what it does and when it can be done.
using AddToRace =
    std::function<void(const wxString&, const wxString&, const wxString&,
                       const std::function<void(RaceBench&)>&, const std::function<bool(const RaceBench&)>&)>;

// What a player does.
void addActs(const AddToRace& add, MainFrame* frame) {
  add(
      _("&Play on..."), "Ctrl+R", _("Say who plays, and go on with the race from its end"),
      [frame](RaceBench&) { raceFittings(*frame).playOn(); }, [](const RaceBench& b) { return b.canPlay(); });
  add(
      _("Take &back"), "Ctrl+B", _("Back to your last choice, with what the pilots did since"),
      [](RaceBench& b) { b.takeBack(); }, [](const RaceBench& b) { return b.canTakeBack(); });
  add(
      _("&What would the pilot do?"), "Ctrl+I", _("What each choice costs against the best"),
      [frame](RaceBench&) { raceFittings(*frame).panel().askAdvice(); },
      [](const RaceBench& b) { return b.canAdvise(); });
  add(
      _("Next &step"), "N", _("Let the pilot do one thing, where pilots play by steps"),
      [frame](RaceBench&) { raceFittings(*frame).panel().nextStep(); },
      [](const RaceBench& b) { return b.wantsThought(); });
  add(
      _("Turn &left"), "Shift+Z", _("Turn the piece that is placed"),
      [](RaceBench& b) { b.key(Key::TurnLeft); }, [](const RaceBench& b) { return b.hand() != nullptr; });
  add(
      _("Turn &right"), "Z", _("Turn the piece that is placed"), [](RaceBench& b) { b.key(Key::TurnRight); },
      [](const RaceBench& b) { return b.hand() != nullptr; });
  add(
      _("Find the better &turn"), "Ctrl+M",
      _("Choose anew at each mistake, and see what your choice is worth"),
      [](RaceBench& b) { b.findBetter(); }, [](const RaceBench& b) { return b.canFindBetter(); });
}

// What one does who looks on.
void addLooks(const AddToRace& add, MainFrame* frame) {
  add(
      _("&Watch"), "P", _("Watch the race turn by turn, or stop"),
      [frame](RaceBench&) {
        raceFittings(*frame).panel().togglePlay();
        raceFittings(*frame).turns().update();
      },
      [](const RaceBench& b) { return b.playback()->turns() > 0; });
  add(
      _("Turn bac&k"), "Ctrl+Left", _("Look at the turn before"),
      [](RaceBench& b) { b.goToTurn(b.turn() - 1); }, [](const RaceBench& b) { return b.turn() > 0; });
  add(
      _("Turn &forward"), "Ctrl+Right", _("Look at the next turn"),
      [](RaceBench& b) { b.goToTurn(b.turn() + 1); }, [](const RaceBench& b) { return !b.atEnd(); });
  add(
      _("Save as an &animation..."), "", _("The race turn by turn, as a file"),
      [frame](RaceBench&) { raceFittings(*frame).animate(); },
      [](const RaceBench& b) { return b.playback()->turns() > 0; });
  add(
      _("&Go on from here..."), "", _("A race of its own that begins with the turns up to this one"),
      [frame](RaceBench&) { raceFittings(*frame).fromHere(); },
      [](const RaceBench& b) { return !b.playback()->illegal() || !b.atEnd(); });
  add(
      _("R&ules..."), "F2", _("The rules, at the one that was broken"),
      [frame](RaceBench&) { raceFittings(*frame).showRules(); }, [](const RaceBench&) { return true; });
  add(
      _("&Open the board"), "", _("The board that this record is shown on"),
      [frame](RaceBench&) { raceFittings(*frame).openBoard(); }, [](const RaceBench&) { return true; });
}

void addPieces(const AddToRace& add) {
  for (int digit = 0; digit <= 9; ++digit)
    add(
        wxString::Format(_("Piece &%d"), digit), wxString::Format("%d", digit),
        _("Touch a piece beside the board, or type the number that a real table shows"),
        [digit](RaceBench& b) { b.type(digit); }, [](const RaceBench& b) { return b.hand() != nullptr; });
}

} // namespace

void addRaceMenu(CommandBuilder& builder) {
  builder.startMenu(_("&Race"));
  const AddToRace add = [&](const wxString& text, const wxString& shortcut, const wxString& help,
                            const std::function<void(RaceBench&)>& act,
                            const std::function<bool(const RaceBench&)>& when) {
    builder.onBench<RaceBench>(wxID_ANY, text, shortcut, help, act,
                               [when](const RaceBench& bench) { return bench.raced() && when(bench); });
  };
  addActs(add, &builder.frame());
  builder.startGroup();
  addLooks(add, &builder.frame());
  builder.startGroup();
  addPieces(add);
}

} // namespace fairway::editor::race
