#include "validator/command/call/options.h"

#include "validator/command/call/number_option.h"
#include "validator/command/call/race_options.h"

#include <CLI/CLI.hpp>

namespace fairway::command {

void Options::file(const char* name, std::string& value, const std::string& text) {
  command_.add_option(name, value, text)->required();
}

void Options::files(const char* name, std::vector<std::string>& values, int least, int most,
                    const std::string& text) {
  command_.add_option(name, values, text)->type_name("")->expected(least, most)->required();
}

void Options::flag(const char* name, bool& value, const std::string& text) {
  command_.add_flag(name, value, text);
}

void Options::text(const char* name, std::string& value, const std::string& text, const std::string& type) {
  CLI::Option* option = command_.add_option(name, value, text)->type_name(type);
  if (!value.empty()) option->capture_default_str();
}

void Options::list(const char* name, std::vector<std::string>& values, const std::string& text) {
  command_.add_option(name, values, text)->delimiter(',');
}

void Options::oneOf(const char* name, std::string& value, const std::string& text,
                    std::vector<std::string> known) {
  command_.add_option(name, value, text)->type_name("FORMAT")->check(command::oneOf(std::move(known)));
}

void Options::number(const char* name, double& value, double least, double most, const std::string& text) {
  takesNumber(command_.add_option(name, value, text)->capture_default_str(), least, most);
}

void Options::number(const char* name, std::optional<double>& value, double least, double most,
                     const std::string& text) {
  takesNumber(command_.add_option(name, value, text)->type_name("N"), least, most);
}

void Options::whole(const char* name, std::optional<int>& value, int least, int most,
                    const std::string& text) {
  takesWholeNumber(command_.add_option(name, value, text), least, most);
}

void Options::whole(const char* name, int& value, int least, int most, const std::string& text) {
  takesWholeNumber(command_.add_option(name, value, text)->capture_default_str(), least, most);
}

void Options::whole(const char* name, std::int64_t& value, std::int64_t least, std::int64_t most,
                    const std::string& text) {
  takesWholeNumber(command_.add_option(name, value, text)->capture_default_str(), least, most);
}

void Options::wholes(const char* name, std::vector<int>& values, int least, int most,
                     const std::string& text) {
  takesWholeNumber(command_.add_option(name, values, text)->delimiter(','), least, most);
}

void Options::word(const char* name, std::string& value, const std::string& text,
                   std::vector<std::string> known) {
  CLI::Option* option = command_.add_option(name, value, text)->check(command::oneOf(std::move(known)));
  if (!value.empty()) option->capture_default_str();
}

void Options::seed(std::uint64_t& value) {
  declareSeed(command_, value);
}

void Options::language(std::string& value) {
  text("--language", value, "The language of the sentences: " + languagesInWords(), "LANGUAGE");
}

void Options::format(bool& json) {
  declareFormat(command_, json);
}

void Options::examples(const std::string& lines, const std::string& notes) {
  command_.footer(notes + "Examples:\n" + lines);
}

void onCall(CLI::App& command, Run& run, Run work) {
  command.callback([&run, work = std::move(work)] { run = work; });
}

void declareCommand(CLI::App& app, Run& run, const char* word,
                    const std::shared_ptr<DeclaredCommand>& command) {
  CLI::App* declared = app.add_subcommand(word, command->summary());
  Options options(*declared);
  command->declare(options);
  // It lives as long as the call.
  onCall(*declared, run, [command](const Streams& streams) { return command->run(streams); });
}

} // namespace fairway::command
