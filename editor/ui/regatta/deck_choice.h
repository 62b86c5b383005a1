#pragma once

namespace fairway::editor {
class MainFrame;
}

namespace fairway::editor::regatta {

class TableWorkbench;

// The deck that a regatta is sailed with: one of the samples, which is kept inside, or a file of the user's
// own, which the regatta follows.
void chooseDeck(MainFrame& frame, TableWorkbench& bench);

// Opens the deck in a window of its own. One that is inside the regatta becomes a file first, so that what is
// changed there is seen here.
void editDeck(MainFrame& frame, TableWorkbench& bench);

} // namespace fairway::editor::regatta
