#pragma once

#include "formats/export/subject.h"
#include "validator/command/call/number_option.h"
#include "validator/command/call/options.h"
#include "validator/command/files/load_document.h"

namespace fairway::command {

// What `export` and `print` have in common: a document becomes a file. A game says what its documents mean.
class PagesCommand : public DeclaredCommand {
public:
  struct Words {
    const char* summary;
    const char* file; // what the call takes
    const char* examples;
  };

  const char* summary() const override { return words().summary; }
  int run(const Streams& streams) override;

protected:
  virtual Words words() const = 0;
  // The document with all it refers to; the command keeps it.
  virtual Result<formats::Subject*, formats::Problems> read(const LoadedDocument& document) = 0;

  virtual int readOptions() = 0; // before anything is read
  virtual int write(formats::Subject& subject) = 0;

  int refused(const std::string& message) const; // the call
  int refused(const formats::Problems& problems) const;
  void warnOfFonts(const formats::Subject& subject) const;
  std::ostream& err() const { return streams_->err; }
  const Streams& streams() const { return *streams_; }
  const LoadedDocument& document() const { return *document_; } // once it is read
  // Draws under a progress bar, which Ctrl-C stops, and writes what came of it; `none` says why that may be
  // nothing.
  using Draw = std::function<std::optional<std::string>(const formats::Progress&)>;
  int writeDrawn(const char* word, const Draw& draw, const std::string& none) const;

  std::string file_; // `-`: standard input
  std::string out_;

private:
  const Streams* streams_ = nullptr; // of the run
  std::optional<LoadedDocument> document_;
};

// A command that reads subjects of one game, by the game's function for it.
template <class Command, auto subjectOf>
class Of : public Command {
protected:
  using Subject = std::decay_t<decltype(subjectOf({}, {}, {}).value())>;

  Result<formats::Subject*, formats::Problems> read(const LoadedDocument& document) override {
    auto subject = subjectOf(document.read.document, document.file, document.loader());
    if (!subject) return subject.fault();
    return &subject_.emplace(std::move(subject).value());
  }
  Subject& subject() { return *subject_; } // once it is read

private:
  std::optional<Subject> subject_;
};

} // namespace fairway::command
