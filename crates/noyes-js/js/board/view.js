// What is drawn: a grid of buttons, one for each square, which show whatever tile stands there. So
// the order of the document is the board's, for those who hear it, and the focus goes with its tile.

import { colours } from "./style.js";

/** Milliseconds that a tile travels. */
const TRAVEL = 130;

const still = () => matchMedia("(prefers-reduced-motion: reduce)").matches;

/** The squares of a board. */
export class View {
  #width;
  #height;
  #buttons = [];
  #tiles = [];
  #homes;
  /** The square on which the tabulator key stops. */
  #stop = 0;

  constructor(width, height, homes) {
    this.#width = width;
    this.#height = height;
    this.#homes = homes;
    this.frame = make("div", { class: "frame" });
    this.board = make("div", { class: "board", part: "board", role: "grid" });
    this.board.style.setProperty("--columns", width);
    this.board.style.setProperty("--rows", height);
    for (let row = 0; row < height; row += 1) {
      const line = make("div", { class: "row", role: "row" });
      for (let column = 0; column < width; column += 1) {
        const square = make("div", { class: "square", role: "gridcell", "data-square": row * width + column });
        const button = make("button", { class: "tile", type: "button", tabindex: -1 });
        const face = make("span", { class: "face", part: "tile" });
        face.append(make("span", { class: "number", part: "number" }));
        button.append(face);
        square.append(button);
        line.append(square);
        this.#buttons.push(button);
      }
      this.board.append(line);
    }
    this.frame.append(this.board);
  }

  /** Shows these tiles, without any movement. */
  show(tiles) {
    tiles.forEach((tile, square) => this.#put(square, tile));
    this.#stopAt(this.#tiles[this.#stop] === 0 || this.#stop === 0 ? this.#firstStop() : this.#stop);
  }

  /** Moves tiles, all at once: each with the square that it leaves and the one to which it comes. */
  slide(slides) {
    const focused = this.hasFocus();
    const followed = slides.find(([, from]) => from === this.#stop);
    for (const [tile, from, to] of slides) {
      this.#put(from, 0);
      this.#put(to, tile);
      this.#travel(from, to);
    }
    if (followed) this.#stopAt(followed[2]);
    if (focused) this.giveFocus();
    this.#keepInView(slides.at(-1)[1]);
  }

  /** One wave over the board, from a square on. */
  ripple(from) {
    if (still()) return;
    const far = (square) =>
      Math.abs((square % this.#width) - (from % this.#width)) +
      Math.abs(Math.floor(square / this.#width) - Math.floor(from / this.#width));
    this.#buttons.forEach((button, square) =>
      button.animate([{ transform: "none" }, { transform: "scale(0.9)" }, { transform: "none" }], {
        duration: 360,
        delay: TRAVEL + 45 * far(square),
        easing: "ease-in-out",
      }),
    );
  }

  lock(locked) {
    this.board.classList.toggle("locked", locked);
    for (const button of this.#buttons) {
      if (locked) button.setAttribute("aria-disabled", "true");
      else button.removeAttribute("aria-disabled");
    }
  }

  /** A picture's address, or `null` for numbers. */
  paint(picture, numbers) {
    this.board.classList.toggle("picture", picture !== null);
    this.board.classList.toggle("plain", picture !== null && !numbers);
    this.board.style.setProperty("--picture", picture === null ? "none" : `url(${JSON.stringify(picture)})`);
  }

  hasFocus() {
    return this.#buttons.includes(this.board.getRootNode().activeElement);
  }

  giveFocus() {
    this.#buttons[this.#stop].focus();
  }

  /** The focus came to a square by itself, with a click for example. */
  focusCame(square) {
    if (this.#tiles[square] !== 0) this.#stopAt(square);
  }

  /** Moves the focus: in the direction of a letter, past the blank, or to an end. */
  moveFocus(where) {
    const [width, here] = [this.#width, this.#stop];
    const all = this.#tiles.map((_, square) => square);
    const column = here % width;
    const inRow = all.filter((square) => Math.floor(square / width) === Math.floor(here / width));
    const inColumn = all.filter((square) => square % width === column);
    const way = {
      L: () => inRow.filter((square) => square < here).reverse(),
      R: () => inRow.filter((square) => square > here),
      U: () => inColumn.filter((square) => square < here).reverse(),
      D: () => inColumn.filter((square) => square > here),
      first: () => all,
      last: () => all.reverse(),
      "row-first": () => inRow,
      "row-last": () => inRow.reverse(),
    }[where]();
    const next = way.find((square) => this.#tiles[square] !== 0);
    if (next !== undefined) this.#stopAt(next);
    this.giveFocus();
  }

  /** Whether the board is larger than its place. */
  overflows() {
    return this.frame.scrollWidth > this.frame.clientWidth || this.frame.scrollHeight > this.frame.clientHeight;
  }

  #put(square, tile) {
    const button = this.#buttons[square];
    this.#tiles[square] = tile;
    button.hidden = tile === 0;
    if (tile === 0) {
      button.removeAttribute("aria-label");
      return;
    }
    const home = this.#homes[tile];
    const [row, column] = [Math.floor(home / this.#width), home % this.#width];
    const [colour, ink] = colours(row, this.#height);
    const shift = (at, of) => (of <= 1 ? "0%" : `${((100 * at) / (of - 1)).toFixed(3)}%`);
    button.setAttribute("aria-label", tile);
    button.dataset.digits = String(tile).length;
    button.querySelector(".number").textContent = tile;
    for (const [name, value] of [
      ["--tile-colour", colour],
      ["--number-colour", ink],
      ["--x", shift(column, this.#width)],
      ["--y", shift(row, this.#height)],
    ]) {
      button.style.setProperty(name, value);
    }
  }

  #travel(from, to) {
    if (still()) return;
    const x = 100 * ((from % this.#width) - (to % this.#width));
    const y = 100 * (Math.floor(from / this.#width) - Math.floor(to / this.#width));
    // In per cent of the button, which fills its square.
    this.#buttons[to].animate([{ transform: `translate(${x}%, ${y}%)` }, { transform: "none" }], {
      duration: TRAVEL,
      easing: "cubic-bezier(0.2, 0.7, 0.3, 1)",
    });
  }

  /** A tile next to the blank. */
  #firstStop() {
    const blank = this.#tiles.indexOf(0);
    const column = blank % this.#width;
    const beside = [
      blank + this.#width,
      blank - this.#width,
      column + 1 < this.#width ? blank + 1 : -1,
      column > 0 ? blank - 1 : -1,
    ];
    return beside.find((square) => this.#tiles[square] > 0) ?? 0;
  }

  #stopAt(square) {
    this.#buttons[this.#stop].tabIndex = -1;
    this.#stop = square;
    this.#buttons[square].tabIndex = 0;
  }

  /** Where a board is larger than its place, the view goes where the blank goes. */
  #keepInView(blank) {
    if (!this.overflows()) return;
    const middle = (at, of, whole, seen) => ((at + 0.5) / of) * whole - seen / 2;
    const { frame } = this;
    frame.scrollLeft = middle(blank % this.#width, this.#width, frame.scrollWidth, frame.clientWidth);
    frame.scrollTop = middle(Math.floor(blank / this.#width), this.#height, frame.scrollHeight, frame.clientHeight);
  }
}

/** An element with attributes. */
export function make(name, attributes) {
  const element = document.createElement(name);
  for (const [attribute, value] of Object.entries(attributes)) element.setAttribute(attribute, value);
  return element;
}
