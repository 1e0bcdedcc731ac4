// Options, as people give them and as the engine reads them.

import { oneText } from "./boards.js";
import { NoyesError } from "./error.js";

const isText = (value) => typeof value === "string";
const isWhole = (value) =>
  typeof value === "bigint" ? value >= 0n && value <= 2n ** 53n : Number.isSafeInteger(value) && value >= 0;

// What each kind of option may be, in words, and what the engine is told; `undefined` is none.
const KINDS = {
  text: { is: isText, as: (value) => value, words: "a text" },
  size: {
    is: (value) => isText(value) || isWhole(value),
    as: (value) => (isText(value) ? value : `${value}x${value}`),
    words: 'a text such as "4x4", or the side of a square',
  },
  goal: { is: (value) => isText(value) || typeof value === "object", as: oneText, words: "a name or a board" },
  blank: {
    is: (value) => value === "last" || isWhole(value),
    as: (value) => (value == 0 ? undefined : String(value)),
    words: 'a number, or "last" for the largest',
  },
  seed: {
    is: (value) => isText(value) || typeof value === "bigint" || Number.isSafeInteger(value),
    as: String,
    words: "a text or a whole number",
  },
  whole: { is: isWhole, as: Number, words: "a whole number from 0 on" },
  limit: {
    is: (value) => isWhole(value) || value === Infinity,
    as: (value) => (value === Infinity ? undefined : Number(value)),
    words: "a whole number from 0 on, or Infinity",
  },
  time: {
    is: (value) => typeof value === "number" && value >= 0,
    as: (value) => (value === Infinity ? undefined : value),
    words: "a number of milliseconds from 0 on",
  },
  number: { is: Number.isFinite, as: (value) => value, words: "a number" },
  // These are for the scripts; the engine is not told.
  yes: { is: (value) => typeof value === "boolean", as: () => undefined, words: "true or false" },
  function: { is: (value) => typeof value === "function", as: () => undefined, words: "a function" },
  signal: {
    is: (value) => typeof value?.throwIfAborted === "function",
    as: () => undefined,
    words: "an AbortSignal",
  },
};

const OPTIONS = {
  size: "size", goal: "goal", blank: "blank", seed: "seed", start: "whole", shuffle: "text", steps: "whole", fix: "text",
  blankSquare: "text", metric: "text", quality: "text", tables: "text", timeLimit: "time",
  nodeLimit: "limit", memoryLimit: "limit", alpha: "number", many: "yes", progress: "function",
  signal: "signal",
};

const ABOUT_BOARDS = ["size", "goal", "blank", "many"];
const ABOUT_SEARCH = ["metric", "tables", "timeLimit", "nodeLimit", "memoryLimit", "progress", "signal"];

/** The options that each function takes. */
export const TAKES = {
  scramble: ["size", "goal", "seed", "start", "shuffle", "steps", "fix", "blankSquare"],
  isSolvable: ABOUT_BOARDS,
  isSolved: ABOUT_BOARDS,
  explain: ABOUT_BOARDS,
  apply: ["size", "blank", "many"],
  boardText: ["size", "blank", "many"],
  hint: [...ABOUT_BOARDS, "quality", ...ABOUT_SEARCH],
  solve: [...ABOUT_BOARDS, "quality", ...ABOUT_SEARCH],
  audit: ["size", "goal", "blank", "alpha"],
};

/** The options that a function was given, as the engine reads them. */
export function read(name, given = {}) {
  if (typeof given !== "object" || given === null || Array.isArray(given)) {
    throw wrong(`the options of ${name} are ${show(given)}; expected an object`);
  }
  const known = TAKES[name];
  const told = {};
  for (const [option, value] of Object.entries(given)) {
    if (!known.includes(option)) {
      throw wrong(`${name} has no option ${option}; expected ${known.join(", ")}`);
    }
    if (value !== undefined) told[option] = readOne(option, value);
  }
  return told;
}

/** One option, as the engine reads it. */
export function readOne(option, value) {
  const kind = KINDS[OPTIONS[option]];
  if (!kind.is(value)) throw wrong(`the option ${option} is ${show(value)}; expected ${kind.words}`);
  const half = isText(value) ? value.search(/\p{Surrogate}/u) : -1;
  if (half >= 0) {
    const message = `the option ${option} has half a character at ${half}; expected text`;
    throw new NoyesError({ code: "invalid-utf8", message, at: half });
  }
  return kind.as(value);
}

/** A count of boards. */
export function readCount(count) {
  if (!isWhole(count)) throw wrong(`the count is ${show(count)}; expected a whole number from 0 on`);
  return Number(count);
}

/** Moves in their notation. */
export function readMoves(moves) {
  if (!isText(moves)) throw wrong(`the moves are ${show(moves)}; expected a text such as "RDL2"`);
  return moves;
}

function wrong(message) {
  return new NoyesError({ code: "bad-option", message });
}

function show(value) {
  if (typeof value === "string") return JSON.stringify(value.slice(0, 40));
  return typeof value === "object" && value !== null ? "an object" : String(value);
}
