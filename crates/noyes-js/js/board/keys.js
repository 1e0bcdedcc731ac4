// What keys and fingers ask for: the same as in the game.

const ARROWS = { ArrowUp: "U", ArrowDown: "D", ArrowLeft: "L", ArrowRight: "R" };
// By place and not by letter, so that the four lie together on every keyboard.
const PLACES = { KeyW: "U", KeyS: "D", KeyA: "L", KeyD: "R" };

/** What a key asks for: `["slide", letter]`, `["focus", where]`, `["undo"]`, `["redo"]`, or nothing. */
export function command(event) {
  const { key, code, altKey, ctrlKey, metaKey, shiftKey } = event;
  if (altKey || event.isComposing) return undefined;
  const arrow = ARROWS[key];
  if (ctrlKey || metaKey) {
    if (key.toLowerCase() === "z") return [shiftKey ? "redo" : "undo"];
    if (key.toLowerCase() === "y") return ["redo"];
    if (key === "Home") return ["focus", "first"];
    if (key === "End") return ["focus", "last"];
    return arrow && ["focus", arrow];
  }
  if (arrow) return shiftKey ? undefined : ["slide", arrow];
  if (key === "Home") return ["focus", "row-first"];
  if (key === "End") return ["focus", "row-last"];
  if (key === "u") return ["undo"];
  if (key === "U") return ["redo"];
  return PLACES[code] && ["slide", PLACES[code]];
}

/** How far a finger goes before it means anything, in CSS pixels: more than a tap trembles. */
const REACH = 20;

/** A finger on its way over the board. A stroke is one slide; a turn begins another one. */
export class Swipe {
  #x;
  #y;
  #last;

  constructor(x, y) {
    this.#x = x;
    this.#y = y;
  }

  /** The finger is here now; the direction to slide in, if it has made a new stroke. */
  to(x, y) {
    const [dx, dy] = [x - this.#x, y - this.#y];
    const [long, short] = [Math.max(Math.abs(dx), Math.abs(dy)), Math.min(Math.abs(dx), Math.abs(dy))];
    if (long < REACH || long < 1.5 * short) return undefined;
    const direction = Math.abs(dx) > Math.abs(dy) ? (dx < 0 ? "L" : "R") : dy < 0 ? "U" : "D";
    [this.#x, this.#y] = [x, y];
    if (direction === this.#last) return undefined;
    this.#last = direction;
    return direction;
  }
}
