// The games that a page can show, by the name that the board has for its own.
import { lakeRace } from "./lake_race/lake_race.js";

export const games = { lake: lakeRace };
