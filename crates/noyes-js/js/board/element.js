// <noyes-board>: a board to play on.

import { call, NoyesError } from "../error.js";
import { Play } from "../rules.js";
import { command, Swipe } from "./keys.js";
import { style } from "./style.js";
import { make, View } from "./view.js";
import { TEXTS, time } from "./words.js";

/** So many squares a page can draw as buttons. */
const MOST_SQUARES = 1024;

const WAYS = { U: "up", D: "down", L: "left", R: "right" };

/** A sliding puzzle that anybody can play. */
export class NoyesBoard extends HTMLElement {
  static observedAttributes = ["size", "goal", "seed", "deal", "picture", "numbers", "label"];

  #root;
  #play;
  #view;
  #swipe;
  /** Whether the click that will follow was answered before it came. */
  #answered = false;
  #drawn;
  #asked = false;
  #texts = TEXTS;
  #spoken = make("div", { class: "spoken", role: "status" });
  #after = make("div", { class: "after", hidden: "" });
  #result = make("p", { class: "result", part: "result", dir: "auto" });
  #again = make("button", { class: "again", part: "again", type: "button" });

  constructor() {
    super();
    this.#root = this.attachShadow({ mode: "open", delegatesFocus: true });
    this.#root.adoptedStyleSheets = [style()];
    const slot = make("slot", { name: "after" });
    slot.append(this.#again);
    this.#after.append(this.#result, slot);
    this.#root.addEventListener("keydown", (event) => this.#pressed(event));
    this.#again.addEventListener("click", () => {
      this.scramble();
      this.focus();
    });
  }

  connectedCallback() {
    // What was set before the element was defined hides the properties of its class.
    for (const name of ["size", "goal", "seed", "deal", "picture", "numbers", "label", "texts"]) {
      if (Object.hasOwn(this, name)) {
        const value = this[name];
        delete this[name];
        this[name] = value;
      }
    }
    if (!this.#play) this.#deal();
  }

  attributeChangedCallback(name, before, after) {
    if (before === after || !this.isConnected || !this.#drawn) return;
    if (name === "picture" || name === "numbers" || name === "label") {
      this.#dress();
      return;
    }
    // Several attributes that change together make one new board.
    if (this.#asked) return;
    this.#asked = true;
    queueMicrotask(() => {
      this.#asked = false;
      this.#deal();
    });
  }

  get size() {
    return this.getAttribute("size") ?? "4x4";
  }
  set size(value) {
    this.#set("size", value);
  }

  get goal() {
    return this.getAttribute("goal") ?? "blank-last";
  }
  set goal(value) {
    this.#set("goal", value);
  }

  /** The seed of the board that lies there, which was drawn where none is set. */
  get seed() {
    return this.#drawn?.seed ?? this.getAttribute("seed") ?? "";
  }
  set seed(value) {
    this.#set("seed", value);
  }

  /** The number of the deal under the seed. */
  get deal() {
    return this.#play?.index ?? Number(this.getAttribute("deal") ?? 0);
  }
  set deal(value) {
    this.#set("deal", value);
  }

  get picture() {
    return this.getAttribute("picture");
  }
  set picture(value) {
    this.#set("picture", value);
  }

  /** Whether numbers stand on a picture. */
  get numbers() {
    return this.hasAttribute("numbers");
  }
  set numbers(value) {
    this.toggleAttribute("numbers", Boolean(value));
  }

  get label() {
    return this.getAttribute("label");
  }
  set label(value) {
    this.#set("label", value);
  }

  /** What the element says, to be replaced in part or as a whole by texts in another language. */
  get texts() {
    return this.#texts;
  }
  set texts(value) {
    this.#texts = { ...TEXTS, ...value };
    if (this.#view) this.#dress();
  }

  /** The board as text: rows separated by `/`, tiles by spaces, 0 the blank. */
  get board() {
    return this.#play?.board ?? "";
  }

  get moves() {
    return this.#play?.moves ?? 0;
  }

  /** Milliseconds from the first move to the last. */
  get milliseconds() {
    return this.#play?.milliseconds ?? 0;
  }

  get solved() {
    return this.#play?.solved ?? false;
  }

  /** The record of the game so far, which `noyes review` and any server can play again. */
  get replay() {
    return this.#play ? JSON.parse(this.#play.replay()) : null;
  }

  /** Deals a new board: of this seed, or of one that nobody has seen. */
  scramble(seed = freshSeed()) {
    if (this.#drawn) this.#deal(String(seed), "0");
  }

  /** The same as `scramble()`. */
  newGame() {
    this.scramble();
  }

  /** Goes back to the board as it was at the beginning. */
  restart() {
    if (!this.#play) return;
    this.#play.restart();
    this.#show();
    this.#say(this.#texts.restarted);
  }

  undo() {
    return this.#step(this.#play?.undo(performance.now()), "nothingToUndo");
  }

  redo() {
    return this.#step(this.#play?.redo(performance.now()), "nothingToRedo");
  }

  /** Slides the tile that can travel in a direction, `"U"`, `"D"`, `"L"` or `"R"`. */
  slide(direction, control = "") {
    if (!Object.hasOwn(WAYS, direction)) {
      const message = `found the direction ${direction}; expected U, D, L or R`;
      throw new NoyesError({ code: "unknown-move", message });
    }
    return this.#step(this.#play?.slide(direction, performance.now(), control), "blocked");
  }

  #set(name, value) {
    if (value === null || value === undefined) this.removeAttribute(name);
    else this.setAttribute(name, value);
  }

  /** Deals what the attributes say, and draws it. */
  #deal(seed = this.getAttribute("seed") ?? freshSeed(), deal = this.getAttribute("deal")) {
    const focused = this.#view?.hasFocus() ?? false;
    const isAnother = this.#drawn !== undefined;
    let play;
    try {
      play = call(() => new Play(sized(this.size), this.goal, seed, dealNumber(deal)));
    } catch (error) {
      this.#refuse(error);
      return;
    }
    this.#play?.free();
    this.#play = play;
    this.#drawn = { seed };
    this.#view = new View(play.width, play.height, play.homes());
    this.#listen(this.#view.board);
    this.#root.replaceChildren(this.#view.frame, this.#after, this.#spoken);
    this.#show();
    this.#view.frame.classList.toggle("scrolls", this.#view.overflows());
    if (focused) this.#view.giveFocus();
    if (isAnother) this.#say(this.#texts.newBoard(play.width, play.height));
  }

  /** Says in the board's place why there is none. */
  #refuse(error) {
    this.#play?.free();
    this.#play = this.#view = undefined;
    this.#drawn = {};
    const text = make("p", { class: "wrong", role: "alert", dir: "auto" });
    text.textContent = error.message;
    this.#root.replaceChildren(text);
    this.dispatchEvent(new CustomEvent("error", { detail: error }));
  }

  #show() {
    this.#view.show(this.#play.tiles());
    this.#dress();
  }

  /** What depends on attributes, texts, and on whether the board is solved. */
  #dress() {
    if (!this.#view) return;
    const { width, height, solved, moves, milliseconds } = this.#play;
    const picture = this.picture && new URL(this.picture, document.baseURI).href;
    this.#view.paint(picture || null, this.numbers);
    const name = solved ? this.#texts.solvedBoard : this.#texts.board;
    this.#view.board.setAttribute("aria-label", this.label ?? name(width, height));
    this.#view.lock(solved);
    this.#again.textContent = this.#texts.again;
    this.#after.hidden = !solved;
    this.#result.textContent = solved ? this.#texts.solved(moves, time(milliseconds)) : "";
  }

  /** Shows a step that the rules have made, and tells of it; whether there was one. */
  #step(told, refusal) {
    if (told === undefined) {
      if (this.#play) this.#say(this.#texts[this.#play.solved ? "locked" : refusal]);
      return false;
    }
    const { direction, slides } = JSON.parse(told);
    const { moves, milliseconds, solved } = this.#play;
    const tiles = slides.map(([tile]) => tile);
    this.#view.slide(slides);
    this.#say(this.#texts.moved(tiles, this.#texts[WAYS[direction]]));
    // The one that was pushed is the last of several.
    const moved = { tile: tiles.at(-1), tiles, direction, moves };
    this.#tell("move", moved);
    if (!solved || !this.#play.solved) return true;
    this.#dress();
    this.#view.ripple(slides[0][2]);
    this.#say(this.#texts.solved(moves, time(milliseconds)));
    this.#tell("solved", { moves, milliseconds, replay: this.replay });
    return true;
  }

  #tell(name, detail) {
    this.dispatchEvent(new CustomEvent(name, { detail, bubbles: true, composed: true }));
  }

  /** Says something to those who do not see the board. */
  #say(text) {
    // The same words twice are news only if they differ.
    this.#spoken.textContent = this.#spoken.textContent === text ? `${text}\u00a0` : text;
  }

  #pressed(event) {
    if (!this.#view?.board.contains(event.target)) return;
    const [what, where] = command(event) ?? [];
    if (!what) return;
    // Whatever else the page does with these keys, it is not what was meant here.
    event.preventDefault();
    event.stopPropagation();
    if (what === "slide") this.slide(where, "keyboard");
    if (what === "focus") this.#view.moveFocus(where);
    if (what === "undo") this.undo();
    if (what === "redo") this.redo();
  }

  #listen(board) {
    const on = (name, action) => board.addEventListener(name, action);
    const tap = (square, control) =>
      this.#step(this.#play.tap(square, performance.now(), control), "blocked");
    on("pointerdown", (event) => {
      this.#answered = !event.isPrimary;
      this.#swipe = undefined;
      if (!event.isPrimary || event.button !== 0) return;
      const square = squareOf(event);
      if (event.pointerType !== "mouse") {
        this.#swipe = new Swipe(event.clientX, event.clientY);
      } else if (square !== undefined) {
        // A mouse acts when it is pressed, a finger when it is lifted: it may be about to swipe.
        this.#answered = true;
        this.#view.focusCame(square);
        tap(square, "mouse");
        this.#view.giveFocus();
      }
    });
    // The tile under the mouse has left by now; the focus went along with it.
    on("mousedown", (event) => event.preventDefault());
    on("pointermove", (event) => {
      const direction = event.isPrimary ? this.#swipe?.to(event.clientX, event.clientY) : undefined;
      if (direction === undefined) return;
      this.#answered = true;
      this.slide(direction, "touch");
    });
    on("pointerup", (event) => {
      const square = squareOf(event);
      if (this.#swipe && !this.#answered && square !== undefined) {
        // Browsers send no click if a finger comes down soon after a swipe.
        this.#answered = true;
        this.#view.focusCame(square);
        tap(square, "touch");
      }
      this.#swipe = undefined;
    });
    on("pointercancel", () => {
      this.#swipe = undefined;
    });
    on("click", (event) => {
      const answered = this.#answered;
      this.#answered = false;
      const square = squareOf(event);
      // A click without a pointer comes from the keyboard or from assistive technology.
      if (square === undefined || (answered && event.detail !== 0)) return;
      this.#view.focusCame(square);
      tap(square, event.detail === 0 ? "keyboard" : "touch");
    });
    on("focusin", (event) => {
      const square = squareOf(event);
      if (square !== undefined) this.#view.focusCame(square);
    });
  }
}

function squareOf(event) {
  const square = event.target.closest?.("[data-square]");
  return square ? Number(square.dataset.square) : undefined;
}

/** A size as it is written in an attribute: `4x4`, or `4` for a square; small enough to be drawn. */
function sized(text) {
  const size = /^\s*\d+\s*$/.test(text) ? `${text.trim()}x${text.trim()}` : text;
  const [, width, height] = /^\s*(\d+)\s*[xX×]\s*(\d+)\s*$/.exec(size) ?? [];
  if (width * height > MOST_SQUARES) {
    const message = `a board of ${size} has too many squares to be drawn; expected at most ${MOST_SQUARES}`;
    throw new NoyesError({ code: "size-too-large", message });
  }
  return size;
}

function dealNumber(text) {
  const number = Number(text ?? 0);
  if (Number.isSafeInteger(number) && number >= 0) return number;
  throw new NoyesError({ code: "bad-option", message: `the deal is ${JSON.stringify(text)}; expected a whole number` });
}

/** 128 random bits as a seed. */
function freshSeed() {
  return [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}
