// The games that a page can show, by the name that the board has for its own. A page has one, which adds itself.
export const games = {};
