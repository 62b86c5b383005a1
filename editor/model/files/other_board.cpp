#include "editor/model/files/other_board.h"

#include "editor/model/files/document_file.h"
#include "editor/model/words/translation.h"
#include "editor/model/words/wording.h"
#include "editor/model/work/judgement_store.h"

namespace fairway::editor {

OtherBoard::OtherBoard(std::function<void(Background::Deliver)> post) : analyst_(std::move(post)) {
  analyst_.onDone = [this] { answer(); };
  analyst_.onFailed = [this](const std::string& why) {
    bench_.reset();
    if (onFailed) onFailed(why);
  };
}

std::string OtherBoard::begin(const std::filesystem::path& file, const Game& game) {
  drop();
  auto opened = openDocument(file);
  if (!opened) return shownText(opened.fault());
  if (&gameOf(opened->document->content()) != &game)
    return say("{1} is of another game.", {file.filename().string()});
  if (!opened->referenceProblems.empty()) return shownText(opened->referenceProblems);
  file_ = file;
  bench_ = game.workbench(std::move(opened->document));
  const auto part = bench_->deepPart();
  if (!part) {
    bench_.reset();
    return say("{1} has no figures to compare: choose a course.", {file.filename().string()});
  }
  if (judgements().find(bench_->document(), *part))
    answer();
  else
    analyst_.begin(*bench_);
  return {};
}

void OtherBoard::answer() {
  const auto known = judgements().find(bench_->document(), *bench_->deepPart());
  bench_.reset();
  if (onDone) onDone(file_, known ? known->analysis : nullptr);
}

void OtherBoard::drop() {
  analyst_.drop();
  bench_.reset();
}

} // namespace fairway::editor
