#include "editor/model/files/other_board.h"

#include "editor/model/files/document_file.h"
#include "editor/model/words/translation.h"
#include "editor/model/words/wording.h"

namespace fairway::editor {

OtherBoard::OtherBoard(std::function<void(Background::Deliver)> post) : background_(std::move(post)) {}

OtherBoard::~OtherBoard() {
  drop();
}

std::string OtherBoard::begin(const std::filesystem::path& file, const Game& game) {
  auto opened = openDocument(file);
  if (!opened) return shownText(opened.fault());
  if (&gameOf(opened->document->content()) != &game)
    return say("{1} is of another game.", {file.filename().string()});
  if (!opened->referenceProblems.empty()) return shownText(opened->referenceProblems);
  return begin(*game.workbench(std::move(opened->document)), file.filename().string());
}

std::string OtherBoard::begin(const WhatIf& whatIf, const Game& game) {
  return begin(*game.workbench(whatIf.document()), whatIf.name);
}

std::string OtherBoard::begin(const Workbench& bench, const std::string& name) {
  const auto part = bench.deepPart();
  const auto work = std::make_shared<DeepWork>(seed);
  auto task = part ? bench.deepTask(work) : nullptr;
  if (!task) return say("{1}: {2}", {name, bench.whyNothingDeep()});
  drop();
  asked_ = JudgedBoard{bench.document().content(), bench.document().references(), *part};
  work_ = work;
  submit(std::move(task), name);
  return {};
}

// What was dropped may have been handed over already: it is known by its work.
void OtherBoard::submit(ExaminationTask task, const std::string& name) {
  background_.submit(
      [this, work = work_, task = std::move(task), name](const Stale& stale) -> Background::Deliver {
        auto made = task(stale);
        if (!made) return nullptr;
        return [this, work, name, made = std::move(made)] {
          if (work != work_) return;
          work_.reset();
          if (onDone) onDone(name, made->analysis);
        };
      },
      [this, work = work_](const std::string& why) {
        if (work != work_) return;
        work_.reset();
        if (onFailed) onFailed(why);
      });
}

void OtherBoard::drop() {
  asked_.reset();
  if (!work_) return;
  work_->stopped = true;
  work_.reset();
  background_.cancel();
}

bool OtherBoard::isOn(const Workbench& bench) const {
  const auto part = bench.deepPart();
  return asked_ && part && asked_->isAbout(bench.document(), *part);
}

} // namespace fairway::editor
