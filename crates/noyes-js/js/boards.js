// Boards, as people give them: text, a flat list, rows, or a typed array of one or many.

import { inRow, NoyesError } from "./error.js";

/**
 * What was given:
 * - `{ text, like }`: one board; `like` writes a board's text in the form that this one had,
 * - `{ cells }`: a typed array of many boards, one cell a square,
 * - `{ list, size }`: many boards of any form, all of this size if there is one.
 * `blank` is the option's text, undefined where 0 is the blank.
 */
export function read(value, { size, many, blank } = {}) {
  if (typeof value === "string") return one(value, (text) => text);
  if (isTyped(value)) return readTyped(value, { size, many, blank });
  if (!Array.isArray(value)) throw noBoard(value);
  if (value.length === 0) {
    if (many) return { list: [] };
    throw new NoyesError({ code: "empty-board", message: "found an empty list; expected a board, or boards" });
  }
  if (value.every(isNumber) && !many) return one(flatText(value), numbersOf);
  // Each of many boards has a blank; the rows of one have a single one among them.
  const isRows = value.every((row) => Array.isArray(row) && !row.some((tile) => Array.isArray(tile)));
  const blanks = isRows ? marks(value.flat(), blank) : 0;
  if (isRows && blanks <= 1 && !many) return one(rowsText(value), rowsOf);
  if (value.some(isNumber)) {
    const at = value.findIndex((element) => !isNumber(element));
    throw notANumber(at < 0 ? value[0] : value[at], Math.max(at, 0));
  }
  return { list: value };
}

/** The text of what has to be one board, such as a goal. */
export function oneText(value) {
  const { text } = read(value);
  if (text !== undefined) return text;
  throw notOne();
}

/** There are many boards where there has to be one. */
export function notOne() {
  return new NoyesError({ code: "wrong-count", message: "found many boards; expected one" });
}

/** The tiles of a board's text in reading order. */
export function numbersOf(text) {
  return text.split(/[ /]/).map(Number);
}

/** The same row by row. */
function rowsOf(text) {
  return text.split("/").map(numbersOf);
}

/** The text of one of many boards that stand one after another in a typed array. */
export function textAt(cells, area, row) {
  return cells.subarray(row * area, (row + 1) * area).join(" ");
}

/** One typed array of boards, given as texts of the same size. */
export function cellsOf(texts) {
  return Uint32Array.from(texts.flatMap(numbersOf));
}

const one = (text, like) => ({ text, like });
const isNumber = (value) => typeof value === "number" || typeof value === "bigint";

/** How many of these numbers stand for a blank. */
function marks(numbers, blank = "0") {
  const larger = (most, tile) => (tile > most ? tile : most);
  const mark = blank === "last" ? numbers.reduce(larger, 0) : Number(blank);
  return numbers.filter((tile) => tile == mark).length;
}

function readTyped(value, { size, many, blank }) {
  const cells = cellsOfTyped(value, (fine) => areaOf(size) || guess(fine, blank));
  const area = typeof size === "string" ? undefined : guess(cells, blank);
  const squares = area ?? areaOf(size);
  const single = many === undefined ? squares === cells.length && cells.length > 0 : !many;
  if (!single && blank !== undefined && squares > 0) return split(value, squares, size);
  if (!single) return { cells, area };
  return one(cells.join(" "), (text) => value.constructor.from(numbersOf(text)));
}

/** Many boards of so many squares each, by themselves. */
function split(value, squares, given) {
  const side = Math.sqrt(squares);
  const size = given ?? (Number.isInteger(side) ? `${side}x${side}` : undefined);
  if (value.length % squares !== 0) {
    const message = `found ${value.length} cells; expected a multiple of ${squares}, the squares of a ${size} board`;
    throw new NoyesError({ code: "wrong-count", message });
  }
  const starts = Array.from({ length: value.length / squares }, (_, row) => row * squares);
  return { list: starts.map((start) => value.subarray(start, start + squares)), size };
}

/** The area of `WxH`, if it is that; if not, the engine says what is wrong with it. */
function areaOf(size) {
  const [, width, height] = /^\s*(\d+)[xX×](\d+)\s*$/.exec(size) ?? [];
  return width * height;
}

/**
 * The number of squares of each board, where no size says it: the numbers of every board are 0 to one
 * less, or 1 to that number where 0 is not the blank. If that makes no whole number of squares, all of
 * it is meant to be one board.
 */
function guess(cells, blank) {
  const most = cells.reduce((most, tile) => Math.max(most, tile), 0);
  const fits = (area) => area > 0 && Number.isInteger(Math.sqrt(area)) && cells.length % area === 0;
  return [most + 1, blank === undefined ? 0 : most].find(fits) ?? cells.length;
}

const isTyped = (value) => ArrayBuffer.isView(value) && !(value instanceof DataView);

/** The same numbers as a list that the engine reads; `areaIn` says how many squares its boards have. */
function cellsOfTyped(value, areaIn) {
  // One whose memory was given to another thread looks like an empty list.
  if (value.length === 0 && isDetached(value.buffer)) {
    const message = "found an array whose memory was transferred; expected one that is still here";
    throw new NoyesError({ code: "not-a-board", message });
  }
  if (value instanceof Uint8ClampedArray) return new Uint8Array(value.buffer, value.byteOffset, value.length);
  if ([Uint8Array, Uint16Array, Uint32Array].some((type) => value instanceof type)) return value;
  if (value instanceof BigInt64Array || value instanceof BigUint64Array) throw noBoard(value);
  const isTile = (tile) => Number.isInteger(tile) && tile >= 0 && tile < 2 ** 32;
  const wrong = value.findIndex((tile) => !isTile(tile));
  if (wrong < 0) return Uint32Array.from(value);
  const area = areaIn(Uint32Array.from(value, (tile) => (isTile(tile) ? tile : 0)));
  if (area >= value.length) throw notANumber(value[wrong], wrong);
  return inRow(Math.floor(wrong / area), () => {
    throw notANumber(value[wrong], wrong % area);
  });
}

function isDetached(buffer) {
  try {
    return !new Uint8Array(buffer);
  } catch {
    return true;
  }
}

/** A tile in digits. */
function digits(tile, at) {
  const whole = typeof tile === "bigint" ? tile >= 0n : Number.isInteger(tile) && tile >= 0;
  if (!whole) throw notANumber(tile, at);
  return BigInt(tile).toString();
}

// What is missing from a list is seen only by those who make another list of it.
const flatText = (numbers) => Array.from(numbers, digits).join(" ");

function rowsText(rows) {
  let before = 0;
  const texts = rows.map((row, at) => {
    if (row.length === 0) {
      throw new NoyesError({ code: "empty-row", message: `row ${at} has no numbers`, at });
    }
    const text = Array.from(row, (tile, column) => digits(tile, before + column)).join(" ");
    before += row.length;
    return text;
  });
  return texts.join("/");
}

function notANumber(found, at) {
  const shown = typeof found === "object" ? "an object" : String(found).slice(0, 40);
  const message = `found ${shown} on square ${at}; expected a whole number from 0 on`;
  return new NoyesError({ code: "not-a-number", message, at });
}

function noBoard(found) {
  const kind = found?.constructor?.name ?? typeof found;
  const shown = found === null || found === undefined ? String(found) : `${/^[AEIOU]/i.test(kind) ? "an" : "a"} ${kind}`;
  const message = `found ${shown}; expected a board: a text, a list of numbers, rows, or a typed array`;
  return new NoyesError({ code: "not-a-board", message });
}
