#pragma once

#include "rules/base/phrase.h"
#include "validator/command/call/declare.h"

#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace fairway::command {

// Declares options of a command one by one, for units that do not know CLI11. What the options are read into
// must live until the call has run.
class Options {
public:
  explicit Options(CLI::App& command) : command_(command) {}

  void file(const char* name, std::string& value, const std::string& text); // the call cannot do without it
  // Several, none of which the call can do without.
  void files(const char* name, std::vector<std::string>& values, int least, int most,
             const std::string& text);
  void flag(const char* name, bool& value, const std::string& text);
  // What the option takes is shown as `type`; a value that is there already is its default.
  void text(const char* name, std::string& value, const std::string& text, const std::string& type = "TEXT");
  void list(const char* name, std::vector<std::string>& values, const std::string& text);
  void oneOf(const char* name, std::string& value, const std::string& text, std::vector<std::string> known);
  void number(const char* name, double& value, double least, double most, const std::string& text);
  void number(const char* name, std::optional<double>& value, double least, double most,
              const std::string& text);
  void whole(const char* name, std::optional<int>& value, int least, int most, const std::string& text);
  void whole(const char* name, int& value, int least, int most, const std::string& text);
  void whole(const char* name, std::int64_t& value, std::int64_t least, std::int64_t most,
             const std::string& text);
  void wholes(const char* name, std::vector<int>& values, int least, int most, const std::string& text);
  // One of these words, which are shown as what the option takes.
  void word(const char* name, std::string& value, const std::string& text, std::vector<std::string> known);
  void seed(std::uint64_t& value);
  void language(std::string& value);
  void format(bool& json);
  // Below all options; the notes come first, a line each.
  void examples(const std::string& lines, const std::string& notes = "");

private:
  CLI::App& command_;
};

// A word of the command line with all that it needs.
class DeclaredCommand {
public:
  virtual ~DeclaredCommand() = default;
  virtual const char* summary() const = 0;
  virtual void declare(Options& options) = 0;
  virtual int run(const Streams& streams) = 0;
};

void declareCommand(CLI::App& app, Run& run, const char* word,
                    const std::shared_ptr<DeclaredCommand>& command);

// What a command writes for people may be wanted in another language (`Options::language`). Messages stay
// English.
// None: there is no such language; `languagesInWords` says which there are.
std::optional<Speaker> speakerOf(const std::string& language);
std::string languagesInWords(); // `en, fr, de`

} // namespace fairway::command
