#include "validator/command/report_page/ask_commands.h"

#include "formats/document/json_text.h"
#include "validator/command/terminal/interrupt.h"
#include "validator/command/terminal/people_text.h"

namespace fairway::command {

namespace {

// Keeps messages and passes progress bars on. A bar is flushed line by line, each begins at the start of the
// terminal's line and never ends it.
class Messages : public std::stringbuf {
public:
  explicit Messages(std::ostream* bars) : bars_(bars) {}

  std::string text() {
    sync();
    return kept_;
  }

protected:
  int sync() override {
    const std::string said = str();
    str({});
    const bool bar = said.starts_with('\r') && said.find('\n') == std::string::npos;
    if (!bar)
      kept_ += said;
    else if (bars_)
      show(said);
    return 0;
  }

private:
  void show(const std::string& bar) {
    for (const char letter : bar)
      if (letter == '\r')
        *bars_ << lineStartMark;
      else
        *bars_ << letter;
    *bars_ << std::flush;
  }

  std::ostream* bars_; // null: nobody looks at them
  std::string kept_;
};

} // namespace

Asker::Heard Asker::run(std::vector<std::string> words) const {
  if (streams_.quiet) words.emplace_back("-q");
  const bool bars = streams_.errIsTerminal && !streams_.quiet;
  Messages messages(bars ? &streams_.err : nullptr);
  std::ostringstream out;
  std::ostream err(&messages);
  const int status = ask_(words, {streams_.in, out, err, false, bars});
  return {status, out.str(), messages.text()};
}

Result<std::vector<Answer>, int> Asker::answers(const std::vector<Question>& questions,
                                                const std::string& file) const {
  std::vector<Answer> answers;
  for (const Question& question : questions) {
    std::vector<std::string> words = question;
    words.push_back(file);
    Heard heard = run(std::move(words));
    if (heard.status == exitInterrupted || InterruptGuard::interrupted()) return tellStopped(streams_.err);
    Answer answer{question, {}, std::move(heard.messages)};
    if (heard.status == exitDone || heard.status == exitFindings)
      if (auto json = formats::readJson(heard.out)) answer.json = std::move(json).value();
    answers.push_back(std::move(answer));
  }
  return answers;
}

} // namespace fairway::command
