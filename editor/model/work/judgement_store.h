#pragma once

#include "editor/model/work/examination.h"

#include <deque>

namespace fairway::editor {

// What is judged: a document with all that it names, and where it has several boards, which of them.
struct JudgedBoard {
  formats::Document content;
  References references;
  std::string part;

  bool isAbout(const EditedDocument& document, const std::string& wanted) const;
};

// What took long to work out, by the content that it is about: it is shown wherever that content is on a
// desk, in another window too, and comes back with undo. The oldest is forgotten.
class JudgementStore {
public:
  // `part`: what of the document was judged, where it has several, such as one of a lake's courses.
  void keep(const EditedDocument& document, const std::string& part, std::shared_ptr<const Examination> deep);
  std::shared_ptr<const Examination> find(const EditedDocument& document, const std::string& part) const;

private:
  struct Kept : JudgedBoard {
    std::shared_ptr<const Examination> deep;
  };
  std::deque<Kept> all_; // the newest first
};

// That of this program; for the window's thread.
JudgementStore& judgements();

// The findings of an earlier judgement that today's report cannot know: those of checks that did not run
// today. They are about another state of the document.
std::vector<validator::Finding> staleFindings(const validator::Report& earlier,
                                              const validator::Report& today);

} // namespace fairway::editor
