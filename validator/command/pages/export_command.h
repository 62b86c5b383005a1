#pragma once

#include "formats/card/card_content.h"
#include "formats/picture/film.h"
#include "validator/command/pages/pages_command.h"
#include "validator/command/tables/seat_table.h"
#include "validator/core/report.h"
#include "validator/core/work_watch.h"

namespace fairway::command {

// The races from which the figures of a card are worked out.
struct CardRaces {
  std::optional<int> races; // none: as many as the game thinks enough
  std::uint64_t seed = 1;
};

// What a card says of fairness, in all games in the same words. None where the races do not decide: a card
// says what is known.
std::optional<formats::CardVerdict> verdictOn(const SeatVerdict& verdict, const SeatWords& words = {});

// Writes a document as another file: self-contained YAML, JSON, a picture, or a form of the game's own. The
// options of pictures are the same in all games; a game adds what is to be drawn besides the board.
class ExportCommand : public PagesCommand {
public:
  void declare(Options& options) override;

protected:
  virtual std::span<const std::string_view> ownEndings() const { return {}; }
  virtual void declareUnit(Options& options) = 0; // how large the picture is
  virtual void declareOwn(Options& /*options*/) {}
  virtual int readOwn() { return exitDone; }  // before the document is read
  virtual int checkOwn() { return exitDone; } // with the document

  // The scene with what the options want on it; none: it was refused, with this status.
  virtual Result<std::unique_ptr<formats::Scene>, int> scene(const formats::Subject& subject);
  virtual double unit(const formats::Scene& scene) = 0; // in millimetres
  virtual const char* smaller() const = 0;              // how to ask for a smaller picture: `a smaller --hex`
  // What the quick checks find on the picture's part of the document.
  virtual validator::Report findings();
  // An option of this call that a still picture alone can show, such as `--heat`.
  virtual const char* onlyStill() const { return nullptr; }
  // Of what has no place for findings on its picture: what it is called.
  virtual const char* withoutPlaces() { return nullptr; }
  // What --theme says for a game whose pictures have no theme of their own.
  virtual const char* themeText() const { return "dark, light, low (ink) or gray"; }

  // Whether this document is a board, of which there can be a card.
  virtual bool hasCard(const formats::Subject& subject) { return !subject.isRecord(); }
  // What a card says besides name, notes and credits. Or the exit status: it was stopped, or cannot be.
  virtual Result<formats::CardContent, int> cardContent(const CardRaces& /*races*/,
                                                        validator::WorkWatch& /*watch*/) {
    return formats::CardContent{};
  }

  std::string ending() const; // the form that is written
  bool makesCard() const { return card_; }

  std::string theme_ = "dark"; // empty: the subject's own

private:
  int readOptions() override;
  int write(formats::Subject& subject) override;
  int readLayers(const formats::Subject& subject);
  int readTurn(formats::Subject& subject);
  int drawPicture(const formats::Subject& subject);
  std::vector<std::string> forms() const; // all endings
  bool isFilm() const;
  int readFilmOptions();
  int readProduct();
  int readTurns();
  int drawFilm(const formats::Subject& subject);
  int drawProduct(const formats::Subject& subject, const formats::Scene& board, formats::PaintOptions paint);
  int writeTable(const formats::Subject& subject); // for playtests
  int readCardOptions();
  int drawCard(const formats::Subject& subject);
  void addFindings(formats::Scene& scene);
  formats::ThemeName theme(const formats::Subject& subject) const;

  std::string to_; // the form; empty: the ending of `out` names it, and to standard output goes YAML
  std::optional<double> dpi_;
  bool card_ = false;
  std::string cardPaper_; // empty: a card to post
  CardRaces cardRaces_;
  std::string product_;             // that the picture is for; empty: none
  std::optional<int> width_;        // in pixels
  std::optional<double> perSecond_; // frames of an animation
  std::optional<double> speed_;
  std::string turns_; // of an animation, such as 10-40; empty: all
  int firstTurn_ = 0;
  std::optional<int> lastTurn_;
  std::optional<int> turn_;             // of a record; none: all that can be played
  std::unique_ptr<formats::Film> film_; // of a record, at that turn
  std::vector<std::string> shown_;      // layers; empty: all that have something to show
  std::vector<std::string> hidden_;
  bool noLegend_ = false;
  bool findings_ = false;
  std::vector<std::string> codes_; // of findings to draw; empty: all
  formats::Layers layers_;
};

} // namespace fairway::command
