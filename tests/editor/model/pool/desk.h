#pragma once

#include "editor/model/pool/board/new_pool.h"
#include "editor/model/pool/pool_workbench.h"
#include "formats/document/reader.h"
#include "formats/document/writer.h"

#include <gmock/gmock.h>

namespace fairway::editor::pool {

// The crocodile pool on the desk, worked on by a hand without a window.
class PoolOnTheDesk : public testing::Test {
protected:
  PoolOnTheDesk() : bench(std::make_unique<EditedDocument>(newPool(6, 14, 6))) {
    bench.setSymmetry(Symmetry::HalfTurn);
  }

  static formats::Point middle(int column, int row) { return {column - 0.5, row - 0.5}; }
  void press(formats::Point at, Button button = Button::Left, bool shift = false) {
    bench.moveTo({at, Button::None, shift, false});
    bench.pressAt({at, button, shift, false});
  }
  void release(formats::Point at, bool shift = false) { bench.releaseAt({at, Button::Left, shift, false}); }
  void click(formats::Point at, bool shift = false) { press(at, Button::Left, shift), release(at, shift); }
  void drag(formats::Point from, formats::Point to) {
    press(from);
    bench.moveTo({to, Button::Left, false, false});
    release(to);
  }
  void point(formats::Point at) { bench.moveTo({at, Button::None, false, false}); }
  Ground at(int column, int row) const { return bench.pool().map.at({column, row}); }
  std::size_t steps() const { return bench.document().history().position(); }
  const formats::pool::PoolScene& scene() const {
    return dynamic_cast<const formats::pool::PoolScene&>(*bench.scene());
  }
  int findings() { return static_cast<int>(bench.examination()({})->report.findings.size()); }
  // Whatever a hand does, the reader takes what is saved.
  void expectReadable() const {
    const auto read = formats::readDocument(formats::writeDocument(bench.document().content()), "desk");
    ASSERT_TRUE(read) << formats::writeDocument(bench.document().content());
    EXPECT_EQ(read->document.get<formats::pool::PoolBody>().pool, bench.pool());
  }

  PoolWorkbench bench;
};

} // namespace fairway::editor::pool
