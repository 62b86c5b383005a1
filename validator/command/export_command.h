#pragma once

#include "validator/command/pages_command.h"
#include "validator/core/report.h"

namespace fairway::command {

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
  // Of what has no place for findings on its picture: what it is called.
  virtual const char* withoutPlaces() { return nullptr; }
  // What --theme says for a game whose pictures have no theme of their own.
  virtual const char* themeText() const { return "dark, light, low (ink) or gray"; }

  std::string ending() const; // the form that is written

  std::string theme_ = "dark"; // empty: the subject's own

private:
  int readOptions() override;
  int write(const formats::Subject& subject) override;
  int readLayers(const formats::Subject& subject);
  int drawPicture(const formats::Subject& subject);
  void addFindings(formats::Scene& scene);
  formats::ThemeName theme(const formats::Subject& subject) const;

  std::string to_; // the form; empty: the ending of `out` names it, and to standard output goes YAML
  double dpi_ = 150;
  std::vector<std::string> shown_; // layers; empty: all that have something to show
  std::vector<std::string> hidden_;
  bool noLegend_ = false;
  bool findings_ = false;
  std::vector<std::string> codes_; // of findings to draw; empty: all
  formats::Layers layers_;
};

} // namespace fairway::command
