#pragma once

#include "editor/model/files/document_file.h"
#include "editor/model/regatta/table_workbench.h"
#include "formats/document/reader.h"
#include "formats/document/writer.h"
#include "tests/support/source_dir.h"

#include <gmock/gmock.h>

namespace fairway::editor::regatta {

// A desk with a regatta on it and a hand that clicks and drags.
struct TableDesk {
  TableWorkbench bench;

  explicit TableDesk(std::unique_ptr<EditedDocument> document) : bench(std::move(document)) {}
  static TableDesk harbour() {
    auto opened = openDocument(test::sourceDir() / "samples/regatta/harbour.regatta.yaml");
    EXPECT_TRUE(opened);
    return TableDesk(std::move(opened->document));
  }

  void press(formats::Point at, bool shift = false, bool alt = false) {
    bench.pressAt({at, Button::Left, shift, false, alt});
  }
  void move(formats::Point at, bool alt = false) { bench.moveTo({at, Button::Left, false, false, alt}); }
  void release(formats::Point at, bool alt = false) {
    bench.releaseAt({at, Button::Left, false, false, alt});
  }
  void click(formats::Point at) { press(at), release(at); }
  void pressRight(formats::Point at) { bench.pressAt({at, Button::Right, false, false}); }
  void drag(formats::Point from, formats::Point to, bool alt = false) {
    press(from), move(to, alt), release(to, alt);
  }

  const Course& course() const { return bench.course(); }
  std::size_t steps() const { return bench.document().history().position(); }
  std::string undoText() const { return bench.document().history().undoText(); }
  const formats::regatta::TableScene& scene() const {
    return dynamic_cast<const formats::regatta::TableScene&>(*bench.scene());
  }
  // What is saved is read again as the same.
  void expectSound() const {
    const std::string text = formats::writeDocument(bench.document().content());
    const auto read = formats::readDocument(text, "table");
    ASSERT_TRUE(read) << formats::toText(read.fault()) << text;
    EXPECT_EQ(read->document.body, bench.document().content().body);
  }
};

} // namespace fairway::editor::regatta
