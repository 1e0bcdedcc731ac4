// The engine. It is ready as soon as this module is.

import { cellsOf, notOne, numbersOf, read, textAt } from "./boards.js";
import start, * as engine from "./engine.js";
import { call, inRow, NoyesError } from "./error.js";
import { hasVectors, wasm } from "./load.js";
import { read as readOptions, readCount, readMoves } from "./options.js";

export { NoyesError } from "./error.js";
export { createWorker } from "./worker.js";

try {
  await start({ module_or_path: await wasm(new URL("engine.wasm", import.meta.url)) });
} catch (cause) {
  if (hasVectors()) throw cause;
  const message = "the engine needs WebAssembly's vectors (SIMD), which browsers have since 2023; this one has not";
  throw new Error(message, { cause });
}

/** For those who expect one: there is nothing left to wait for. */
export async function init() {}
export default init;

export const version = engine.version();

/** More bytes than this do not fit twice into the memory that WebAssembly has. */
const MOST_BYTES = 2 ** 30;

export function freshSeed() {
  return call(() => engine.freshSeed());
}

export function scramble(count = 1, options = {}) {
  const told = JSON.stringify(readOptions("scramble", options));
  return call(() => engine.scramble(readCount(count), told));
}

export function isSolvable(boards, options = {}) {
  const told = readOptions("isSolvable", options);
  const given = read(boards, { ...told, many: options.many });
  if (!given.cells) return each("isSolvable", boards, options, (text, json) => engine.isSolvable(text, json));
  return truths(overCells("solvable", given, told));
}

export function isSolved(boards, options = {}) {
  return each("isSolved", boards, options, (text, json) => engine.isSolved(text, json));
}

export function explain(boards, options = {}) {
  return each("explain", boards, options, (text, json) => JSON.parse(engine.explain(text, json)));
}

export function boardText(boards, options = {}) {
  return each("boardText", boards, options, toText);
}

const toText = (text, json) => engine.boardText(text, json);

export function apply(boards, moves, options = {}) {
  const algorithm = readMoves(moves);
  const after = each("apply", boards, options, (text, json, like) => like(engine.apply(text, algorithm, json)));
  return ArrayBuffer.isView(boards) && Array.isArray(after) ? joined(boards, after) : after;
}

export function hint(boards, options = {}) {
  return search("hint", boards, options);
}

export function solve(boards, options = {}) {
  return search("solve", boards, options);
}

export function audit(boards, options = {}) {
  const told = readOptions("audit", options);
  const given = read(boards, told);
  if (given.cells) return JSON.parse(overCells("audit", given, told));
  // Boards of other forms are made cells, all of the first one's size and with 0 for the blank.
  const list = given.list ?? [boards];
  const reading = { size: given.size ?? told.size, blank: options.blank };
  const texts = list.map((board, row) => inRow(row, () => each("boardText", board, reading, toText, true)));
  const size = told.size ?? (texts.length > 0 ? explain(texts[0]).size : "4x4");
  texts.forEach((text, row) => inRow(row, () => boardText(text, { size })));
  return JSON.parse(overCells("audit", { cells: cellsOf(texts) }, { ...told, size }));
}

/**
 * Asks for an answer about a board, or about each of many, in the order in which they were given; about
 * one of them, if they are many already.
 */
function each(name, boards, options, ask, isOne = false) {
  const told = readOptions(name, options);
  const given = read(boards, { ...told, many: options.many });
  if (given.text !== undefined) return call(() => ask(given.text, JSON.stringify(told), given.like));
  if (isOne) throw notOne();
  if (given.list) {
    const { many, ...others } = options;
    const ofOne = given.size === undefined ? others : { ...others, size: given.size };
    return given.list.map((board, row) => inRow(row, () => each(name, board, ofOne, ask, true)));
  }
  // The cells are checked as a whole: whatever is wrong with any board is said before the work begins.
  const count = overCells("count", given, told);
  const json = JSON.stringify({ ...told, size: sizeOf(given, told) });
  const area = given.cells.length / count;
  const like = (text) => given.cells.constructor.from(numbersOf(text));
  return Array.from({ length: count }, (_, row) =>
    inRow(row, () => call(() => ask(textAt(given.cells, area, row), json, like))),
  );
}

/** Yes for what is not 0. A plain loop: `Array.from` takes five times as long as judging a board does. */
function truths(bytes) {
  const answers = new Array(bytes.length);
  for (let row = 0; row < bytes.length; row += 1) answers[row] = bytes[row] !== 0;
  return answers;
}

/** Boards one after another in one list, as they were given. */
function joined(boards, parts) {
  const all = new boards.constructor(boards.length);
  let at = 0;
  for (const part of parts) {
    all.set(part, at);
    at += part.length;
  }
  return all;
}

/** Calls the function of this name for the type of the cells. */
function overCells(name, given, told) {
  const { cells } = given;
  if (cells.byteLength > MOST_BYTES) {
    const message = `found ${cells.byteLength} bytes of boards; expected at most ${MOST_BYTES} at a time`;
    throw new NoyesError({ code: "out-of-memory", message });
  }
  const json = JSON.stringify({ ...told, size: sizeOf(given, told) });
  return call(() => engine[`${name}${8 * cells.BYTES_PER_ELEMENT}`](cells, json));
}

/** The size of boards in cells: as it is given, else the square that they fill. */
function sizeOf({ area }, { size }) {
  if (size !== undefined) return size;
  const side = Math.sqrt(area ?? 16);
  if (Number.isInteger(side)) return `${side}x${side}`;
  const message = `found ${area} numbers in a row; expected a square number of them, or a size`;
  throw new NoyesError({ code: "not-square", message });
}

/** A hint or a solution, with progress that may end it. */
function search(name, boards, options) {
  const { progress, signal } = options ?? {};
  let thrown;
  const tell = (json) => {
    try {
      progress?.(JSON.parse(json));
    } catch (error) {
      thrown ??= { error };
    }
    return thrown !== undefined || signal?.aborted === true;
  };
  const answer = () => each(name, boards, options, (text, json) => {
    signal?.throwIfAborted();
    return JSON.parse(engine[name](text, json, tell));
  });
  try {
    const found = answer();
    if (thrown) throw thrown.error;
    return found;
  } catch (error) {
    throw thrown ? thrown.error : signal?.aborted ? signal.reason : error;
  }
}
