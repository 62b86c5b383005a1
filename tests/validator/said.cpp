#include "tests/validator/said.h"

#include "tests/support/source_dir.h"

#include "formats/document/json_text.h"
#include "validator/command/command_line.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <sstream>
#include <streambuf>

#include <unistd.h>

namespace fairway::test {

namespace {

namespace fs = std::filesystem;

// A folder of its own, of which nothing is said.
class SaidFolder {
public:
  SaidFolder() : path_(fs::path(testing::TempDir()) / ("fairway-said-" + std::to_string(::getpid()))) {
    fs::remove_all(path_);
    fs::create_directories(path_);
  }
  SaidFolder(const SaidFolder&) = delete;
  SaidFolder& operator=(const SaidFolder&) = delete;
  ~SaidFolder() { fs::remove_all(path_); }

  std::string operator/(const std::string& name) const { return (path_ / name).string(); }

  void write(const std::string& name, const std::string& text) const { std::ofstream(path_ / name) << text; }

  // All that was written, which is removed.
  std::string takeWritten() const {
    std::vector<fs::path> files;
    for (const auto& entry : fs::directory_iterator(path_))
      if (entry.path().filename().string().starts_with("out")) files.push_back(entry.path());
    std::sort(files.begin(), files.end());
    std::string text;
    for (const fs::path& file : files) {
      std::ifstream in(file);
      text += file.filename().string() + ":\n" + std::string(std::istreambuf_iterator<char>(in), {});
      fs::remove(file);
    }
    return text;
  }

  // Without the names of folders, which differ from machine to machine.
  std::string everywhere(std::string text) const {
    for (const std::string& folder : {path_.string() + "/", (sourceDir() / "samples/").string()})
      for (std::size_t at = text.find(folder); at != std::string::npos; at = text.find(folder, at))
        text.erase(at, folder.size());
    return text;
  }

private:
  fs::path path_;
};

std::vector<std::vector<std::string>> callsIn(const std::string& call, const SaidFolder& folder) {
  std::vector<std::vector<std::string>> calls(1);
  std::istringstream in(call);
  for (std::string word; in >> word;) {
    if (word == ";") {
      calls.emplace_back();
      continue;
    }
    if (word == "FILE") word = folder / "file.yaml";
    if (word == "OTHER") word = folder / "other.yaml";
    if (word.starts_with("OUT")) word = folder / ("out" + word.substr(3));
    if (word.starts_with("SAMPLES/")) word = (sourceDir() / "samples" / word.substr(8)).string();
    calls.back().push_back(word);
  }
  return calls;
}

int called(const std::vector<std::string>& words, const command::Streams& streams) {
  std::vector<const char*> arguments{"fairway"};
  for (const std::string& word : words) arguments.push_back(word.c_str());
  return command::runFairway(static_cast<int>(arguments.size()), arguments.data(), streams);
}

std::string answersTo(const std::string& call, const SaidFolder& folder) {
  std::string text;
  for (const std::vector<std::string>& words : callsIn(call, folder)) {
    std::istringstream nothing;
    std::ostringstream out, err;
    const int status = called(words, {nothing, out, err});
    text += std::to_string(status) + "\n" + out.str() + err.str();
  }
  return folder.everywhere(text + folder.takeWritten());
}

// Who asks: the next line is thought of when it is read.
class Asking : public std::streambuf {
public:
  Asking(const Conversation& plan, const std::ostringstream& heard) : plan_(plan), heard_(heard) {}

protected:
  int_type underflow() override {
    line_ = next();
    if (line_.empty()) return traits_type::eof();
    line_ += '\n';
    setg(line_.data(), line_.data(), line_.data() + line_.size());
    return traits_type::to_int_type(line_.front());
  }

private:
  Tree answer() const {
    std::string all = heard_.str();
    all.pop_back();
    const std::size_t before = all.rfind('\n');
    return formats::readJson(all.substr(before == std::string::npos ? 0 : before + 1)).value();
  }

  std::string asked(const std::string& what) { return "{\"do\": \"" + what + "\"}"; }
  std::string asked(const std::string& what, const std::string& choice) {
    return "{\"do\": \"" + what + "\", \"choice\": " + choice + "}";
  }
  std::string any(const std::vector<std::string>& texts) { return texts[random_.below(texts.size())]; }

  // What is asked before a choice, and the choice; now and then it is taken back and made again.
  std::string next() {
    const Tree heard = answer();
    if (*textIn(*heard.find("moment")) == "over") return told_++ == 0 ? asked("record") : "";
    if (*textIn(*heard.find("moment")) == "chance")
      return "{\"do\": \"chance\", \"value\": " + any(plan_.chances) + "}";
    switch (step_++) {
    case 0:
      return made_ < plan_.choices ? asked("choices") : "";
    case 1:
      choice_ = oneOf(heard.find("choices"));
      return asked("why", any(plan_.wrong));
    case 2:
      return asked("advice");
    case 3:
      if (choice_.empty()) choice_ = firstOf(heard.find("advice"));
      return asked("look", choice_);
    case 4:
      return asked("play", choice_);
    case 5:
      step_ = ++made_ % 4 == 0 ? 6 : 0;
      return step_ == 6 ? asked("back") : asked("record");
    default:
      step_ = 0;
      return asked("play", choice_);
    }
  }

  std::string oneOf(const Tree* list) {
    const Tree::List* choices = list ? listIn(*list) : nullptr;
    if (!choices || choices->empty()) return "";
    return oneLine((*choices)[random_.below(choices->size())]);
  }
  // Where choices are too many to be listed.
  std::string firstOf(const Tree* list) {
    const Tree::List* advice = list ? listIn(*list) : nullptr;
    return advice && !advice->empty() ? oneLine(*advice->front().find("choice")) : "{}";
  }
  static std::string oneLine(const Tree& tree) {
    std::string text = formats::jsonText(tree);
    while (!text.empty() && text.back() == '\n') text.pop_back();
    return text;
  }

  const Conversation& plan_;
  const std::ostringstream& heard_;
  Random random_{1};
  std::string line_, choice_;
  int step_ = 0, made_ = 0, told_ = 0;
};

} // namespace

std::string samplesIn(const std::string& folder, const std::string& without) {
  std::vector<std::string> names;
  for (const auto& entry : fs::directory_iterator(sourceDir() / "samples" / folder))
    if (const std::string name = entry.path().filename().string(); name.find(without) == std::string::npos)
      names.push_back(name);
  std::sort(names.begin(), names.end());
  std::string words;
  for (const std::string& name : names) words += " SAMPLES/" + folder + "/" + name;
  return words;
}

std::string said(const std::string& call, DrawnDocument document, int documents) {
  const SaidFolder folder;
  std::string all;
  for (int seed = 1; seed <= documents; ++seed) {
    Random random(static_cast<std::uint64_t>(seed)), next(static_cast<std::uint64_t>(seed + 1));
    folder.write("file.yaml", document(random));
    folder.write("other.yaml", document(next));
    all += answersTo(call, folder);
  }
  return all;
}

std::string said(const std::string& call) {
  return answersTo(call, SaidFolder());
}

std::string said(const Conversation& conversation) {
  const SaidFolder folder;
  std::ostringstream out, err;
  Asking asking(conversation, out);
  std::istream in(&asking);
  const int status = called(callsIn(conversation.call, folder).front(), {in, out, err});
  return folder.everywhere(std::to_string(status) + "\n" + out.str() + err.str());
}

} // namespace fairway::test
