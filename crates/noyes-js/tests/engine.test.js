// Boards in all their forms, options, and what is refused.

import assert from "node:assert/strict";
import { test } from "node:test";

import init, * as engine from "@noyes/engine";

const { apply, audit, boardText, explain, freshSeed, hint, isSolvable, NoyesError, scramble, solve } = engine;

const SOLVED = "1 2 3/4 5 6/7 8 0";
const numbers = (text) => text.split(/[ /]/).map(Number);
const fault = (code, rest = {}) => (error) => {
  assert.ok(error instanceof NoyesError && error instanceof Error, error);
  assert.equal(error.name, "NoyesError");
  for (const [field, value] of Object.entries({ code, ...rest })) assert.deepEqual(error[field], value, error);
  return true;
};

test("it is ready when it is imported", async () => {
  await init();
  await engine.init();
  assert.match(engine.version, /^\d+\.\d+\.\d+/);
  assert.match(freshSeed(), /^[0-9a-f]{64}$/);
  assert.notEqual(freshSeed(), freshSeed());
});

test("scrambles are typed arrays of the least width", () => {
  const boards = scramble(1000, { size: "4x4", seed: "js" });
  assert.ok(boards instanceof Uint8Array);
  assert.equal(boards.length, 16_000);
  assert.ok(isSolvable(boards, { size: "4x4" }).every(Boolean));
  assert.deepEqual(boards.slice(160, 176), scramble(1, { seed: "js", start: 10 }));
  assert.deepEqual(scramble(2, { size: 4, seed: 7, start: 1n }), scramble(2, { size: "4x4", seed: "7", start: 1 }));
  assert.deepEqual(scramble(1, { seed: -(10n ** 30n) }), scramble(1, { seed: `-1${"0".repeat(30)}` }));
  assert.notDeepEqual(scramble(), scramble());
  assert.equal(scramble(0).length, 0);
  assert.ok(scramble(1, { size: "16x16" }) instanceof Uint8Array);
  assert.ok(scramble(1, { size: "17x16" }) instanceof Uint16Array);
  assert.ok(scramble(1, { size: "257x256" }) instanceof Uint32Array);
});

test("a board is a text, a list, rows or a typed array", () => {
  const flat = [1, 2, 3, 4, 5, 6, 8, 7, 0];
  const rows = [[1, 2, 3], [4, 5, 6], [8, 7, 0]];
  for (const board of ["1 2 3/4 5 6/8 7 0", flat, rows, Uint8Array.from(flat), Float64Array.from(flat), flat.map(BigInt)]) {
    assert.equal(isSolvable(board), false);
    assert.deepEqual(explain(board).repair, [1, 2]);
    assert.equal(boardText(board), "1 2 3/4 5 6/8 7 0");
  }
  assert.equal(explain([1, 2, 3, 0, 4, 5], { size: "3x2" }).board, "1 2 3/0 4 5");
  assert.equal(isSolvable([[1, 2, 3, 0]], { size: "2x2" }), true);
});

test("many boards are many answers", () => {
  const boards = Uint8Array.of(1, 2, 3, 0, 2, 1, 3, 0);
  assert.deepEqual(isSolvable(boards), [true, false]);
  assert.deepEqual(isSolvable(["1 2/3 0", [2, 1, 3, 0], [[1, 2, 3], [4, 5, 6], [7, 8, 0]]]), [true, false, true]);
  assert.deepEqual(isSolvable([boards.subarray(0, 4), boards.subarray(4)]), [true, false]);
  assert.deepEqual(isSolvable(boards.subarray(0, 4), { many: true }), [true]);
  assert.deepEqual(isSolvable(new Uint8Array(0), { size: "4x4" }), []);
  assert.deepEqual(solve(boards).map(({ solvable, solution }) => [solvable, solution]), [[true, ""], [false, null]]);
  assert.deepEqual(isSolvable(scramble(50, { size: "5x3" }), { size: "5x3" }), Array(50).fill(true));
  assert.deepEqual(isSolvable([[[1, 2], [3, 0]], [[2, 1], [3, 0]]]), [true, false]);
});

test("lists are dealt and judged as their boards are one by one", () => {
  for (const [size, count] of [["2x2", 129], ["3x3", 200], ["4x4", 321], ["5x5", 70], ["8x8", 65], ["9x9", 66], ["17x16", 3]]) {
    const boards = scramble(count, { size, seed: "lists", start: 7 });
    const area = boards.length / count;
    const list = Array.from({ length: count }, (_, row) => boards.slice(row * area, (row + 1) * area));
    list.forEach((board, row) => assert.deepEqual(board, scramble(1, { size, seed: "lists", start: 7 + row }), size));
    const exchanged = list.map((board, row) => {
      // Every third board gets two of its tiles exchanged, wherever the blank is.
      const [first, second] = [...board.keys()].filter((square) => board[square] !== 0).slice(row % (area - 2));
      if (row % 3 === 0) [board[first], board[second]] = [board[second], board[first]];
      return board;
    });
    const flat = boards.constructor.from(exchanged.flatMap((board) => [...board]));
    assert.deepEqual(isSolvable(flat, { size }), list.map((_, row) => row % 3 !== 0), size);
    assert.deepEqual(list.map((board) => isSolvable(boardText(board, { size }))), list.map((_, row) => row % 3 !== 0));
  }
});

test("large boards are read, judged and solved", () => {
  for (const size of ["8x8", "9x9", "10x10", "17x16"]) {
    const text = boardText(scramble(1, { size, seed: "large" }), { size });
    assert.equal(isSolvable(text), true);
    assert.equal(explain(text).board, text);
    assert.equal(isSolvable(text, { goal: text }), true);
    const { solution } = solve(text, { timeLimit: 100 });
    assert.ok(engine.isSolved(apply(text, solution)), size);
  }
});

test("another number may be the blank", () => {
  const [fromZero, fromOne] = [[6, 3, 2, 8, 4, 7, 5, 1, 0], [7, 4, 3, 9, 5, 8, 6, 2, 1]];
  const read = "7 4 3/0 5 8/6 2 1";
  const rows = (flat) => [flat.slice(0, 3), flat.slice(3, 6), flat.slice(6)];
  for (const board of [fromZero, fromOne, rows(fromZero), rows(fromOne), Uint8Array.from(fromOne), fromOne.join(",")]) {
    assert.equal(explain(board, { blank: "last" }).board, read);
    assert.equal(isSolvable(board, { blank: "last", size: 3 }), isSolvable(read));
  }
  assert.equal(boardText([40, 30, 10, 50], { blank: 40 }), "0 2/1 3");
  const expected = [isSolvable(read), isSolvable([...numbers(read)].reverse())];
  const turned = [...fromOne].reverse();
  for (const boards of [[fromOne, turned], [rows(fromOne), rows(turned)], Uint8Array.from([...fromOne, ...turned])]) {
    assert.deepEqual(isSolvable(boards, { blank: "last" }), expected);
    assert.deepEqual(isSolvable(boards, { blank: 9n, size: "3x3" }), expected);
    assert.equal(audit(boards, { blank: 9 }).boards, 2);
  }
  assert.deepEqual(isSolvable(Uint8Array.of(1, 2, 0, 3, 3, 1, 2, 0), { blank: "last" }), [true, false]);
  const goal = [9, 1, 2, 3, 4, 5, 6, 7, 8];
  for (const given of [goal, goal.join(" "), "blank-first"]) {
    assert.equal(explain(fromOne, { goal: given, blank: "last" }).goal, "blank-first");
    assert.equal(solve(Uint8Array.from(goal), { goal: given, blank: 9 }).solution, "");
  }
  // Moves are made on the board as it is read.
  assert.deepEqual(apply([1, 2, 3, 4], "D", { blank: "last" }), [1, 0, 3, 2]);
  assert.deepEqual(apply(Uint8Array.of(1, 2, 3, 4, 2, 1, 3, 4), "D", { blank: 4 }), Uint8Array.of(1, 0, 3, 2, 2, 0, 3, 1));
});

test("moves keep the form of the board", () => {
  assert.equal(apply(SOLVED, "R2"), "1 2 3/4 5 6/0 7 8");
  assert.deepEqual(apply([1, 2, 3, 0], "R"), [1, 2, 0, 3]);
  assert.deepEqual(apply([[1, 2], [3, 0]], "R"), [[1, 2], [0, 3]]);
  assert.deepEqual(apply(Uint16Array.of(1, 2, 3, 0), "R"), Uint16Array.of(1, 2, 0, 3));
  assert.deepEqual(apply(Uint8Array.of(1, 2, 3, 0, 2, 1, 3, 0), "R"), Uint8Array.of(1, 2, 0, 3, 2, 1, 0, 3));
  assert.deepEqual(apply(["1 2/3 0", [1, 2, 3, 0]], "D"), ["1 0/3 2", [1, 0, 3, 2]]);
});

test("hints and solutions lead to the goal", () => {
  const next = hint("1 2 3/4 0 5/7 8 6");
  assert.deepEqual([next.move, next.tile, next.length, next.optimal], ["L", 5, 2, true]);
  const [board] = boardText(scramble(1, { seed: "hint" }), { many: true });
  const found = solve(board);
  assert.equal(found.optimal, true);
  assert.ok(engine.isSolved(apply(board, found.solution)));
  const snake = solve("1 2 3/6 5 4/7 0 8", { goal: "snake", metric: "mtm" });
  assert.deepEqual([snake.solution, snake.metric], ["L", "mtm"]);
  assert.ok(solve("1 2 3/4 0 5/7 8 6", { quality: "teach" }).steps.length > 0);
  assert.equal(solve("1 2 3/4 5 6/0 7 8", { goal: [1, 2, 3, 4, 5, 6, 7, 8, 0] }).solution, "L2");
});

test("an audit tells fair boards from others", () => {
  const fair = audit(scramble(20_000, { size: "3x3", seed: "fair" }));
  assert.deepEqual([fair.verdict, fair.boards], ["consistent", 20_000]);
  const biased = audit(scramble(20_000, { size: "3x3", seed: "x", shuffle: "swap-any" }), { alpha: 0.01 });
  assert.deepEqual([biased.verdict, biased.alpha], ["not-fair", 0.01]);
  assert.equal(audit(["1 2 3/4 5 6/7 8 0", [1, 2, 3, 4, 5, 6, 7, 0, 8]]).boards, 2);
});

test("work tells how it goes on, keeps its limits, and can be ended", () => {
  const stages = new Set();
  // To a goal that no other test has, so that its tables are built now.
  solve(scramble(1, { goal: "spiral", seed: "stage" }), { goal: "spiral", progress: ({ stage }) => stages.add(stage) });
  assert.ok(stages.has("tables"), [...stages]);
  const near = solve(scramble(1, { size: "6x6", seed: "limit" }), { nodeLimit: 1_000_000 });
  assert.deepEqual([near.solvable, near.optimal], [true, false]);
  assert.ok(near.lower_bound <= near.length);
  assert.notEqual(near.stopped, null);
  const controller = new AbortController();
  const reason = new Error("enough");
  const ended = { signal: controller.signal, quality: "optimal", progress: () => controller.abort(reason) };
  assert.throws(() => solve(scramble(1, { size: "5x5", seed: "end" }), ended), (error) => error === reason);
  const thrown = new Error("from a callback");
  const throws = { quality: "optimal", progress: () => { throw thrown; } };
  assert.throws(() => solve(scramble(1, { size: "5x5", seed: "b" }), throws), (error) => error === thrown);
  assert.throws(() => solve(SOLVED, { signal: AbortSignal.abort(reason) }), (error) => error === reason);
});

/** A list that holds itself. */
function endless() {
  const list = [];
  list.push(list);
  return list;
}

/** An array whose memory has gone to another thread. */
function detached() {
  const cells = Uint8Array.of(1, 2, 3, 0);
  structuredClone(cells, { transfer: [cells.buffer] });
  return cells;
}

test("what cannot be meant is refused, with its place", () => {
  for (const [call, ...expected] of [
    [() => isSolvable([1, 2, 2, 0]), "duplicate-tile", { at: 2, row: null, message: "tile 2 stands on squares 1 and 2" }],
    [() => isSolvable(Uint8Array.of(1, 2, 3, 0, 1, 1, 3, 0)), "duplicate-tile", { at: 1, row: 1 }],
    [() => solve(["1 2/3 0", "1 2/2 0"]), "duplicate-tile", { row: 1, message: "row 1: tile 2 stands on squares 1 and 2" }],
    [() => isSolvable([1, 2, NaN, 0]), "not-a-number", { at: 2 }],
    [() => isSolvable(Float32Array.of(1, 2.5, 3, 0)), "not-a-number", { at: 1 }],
    [() => isSolvable([1, -2, 3, 0]), "not-a-number", { at: 1 }],
    [() => isSolvable([[1, 2], [3, undefined]]), "not-a-number"],
    [() => isSolvable([1, "2", 3, 0]), "not-a-number", { at: 1 }],
    [() => isSolvable([]), "empty-board"],
    [() => isSolvable([[1, 2], []]), "empty-row", { at: 1 }],
    [() => isSolvable([[1, 2, 3], [0, 4]]), "ragged-rows", { at: 1 }],
    [() => isSolvable(null), "not-a-board"],
    [() => isSolvable(undefined), "not-a-board"],
    [() => explain(7), "not-a-board"],
    [() => explain({}), "not-a-board"],
    [() => explain(new DataView(new ArrayBuffer(8))), "not-a-board"],
    [() => explain([1e300, 1, 2, 0]), "tile-out-of-range"],
    [() => isSolvable(new Uint8Array(17), { size: "4x4" }), "wrong-count"],
    [() => isSolvable(Uint8Array.of(1, 2, 3, 4, 5, 6, 7, 8, 9)), "missing-blank"],
    [() => isSolvable([1, 2, 3, 4], { blank: 5 }), "missing-blank", { row: null }],
    [() => isSolvable([[1, 2, 3, 4], [1, 1, 3, 4]], { blank: 4 }), "duplicate-tile", { at: 1, row: 1 }],
    [() => isSolvable(Uint8Array.of(1, 2, 3, 4, 1, 1, 3, 4), { blank: 4 }), "duplicate-tile", { at: 1, row: 1 }],
    [() => isSolvable(Uint8Array.of(1, 2, 3, 4, 1), { blank: 4, size: 2 }), "wrong-count"],
    [() => isSolvable(Uint8Array.of(1, 2, 3, 4, 5), { blank: 5, many: true }), "not-square", { row: 0 }],
    [() => isSolvable([1, , 3, 0]), "not-a-number", { at: 1 }],
    [() => isSolvable([[1, 2], [, 0]]), "not-a-number", { at: 2 }],
    [() => isSolvable(Float64Array.of(1, 2, 3, 0, 1, NaN, 3, 0)), "not-a-number", { at: 1, row: 1 }],
    [() => isSolvable([[[[1, 2], [3, 0]]]]), "wrong-count", { row: 0 }],
    [() => isSolvable([Uint8Array.of(1, 2, 3, 0, 2, 1, 3, 0)]), "wrong-count", { row: 0 }],
    [() => isSolvable(endless()), "wrong-count", { row: 0 }],
    [() => audit([[[[1, 2], [3, 0]]]]), "wrong-count", { row: 0 }],
    [() => scramble(1, { seed: "half \ud800" }), "invalid-utf8", { at: 5 }],
    [() => scramble(1, { seed: 1.5 }), "bad-option"],
    [() => isSolvable([1, 2, 3, 4], { blank: 4, goal: "1 2/3 0" }), "missing-blank"],
    [() => isSolvable([1, 2, 3, 4], { blank: 4, goal: "upside-down" }), "unknown-goal"],
    [() => isSolvable([1, 2, 3, 4], { blank: "first" }), "bad-option"],
    [() => isSolvable([1, 2, 3, 4], { blank: -1 }), "bad-option"],
    [() => isSolvable(detached()), "not-a-board"],
    [() => isSolvable("1 2/3 0", { size: "nine" }), "bad-size"],
    [() => isSolvable(Uint8Array.of(1, 0), { size: "nine" }), "bad-size"],
    [() => isSolvable("1 2/3 0", { sise: "2x2" }), "bad-option"],
    [() => isSolvable("1 2/3 0", "2x2"), "bad-option"],
    [() => isSolvable("1 2/3 0", null), "bad-option"],
    [() => scramble("4x4"), "bad-option"],
    [() => scramble(-1), "bad-option"],
    [() => scramble(1.5), "bad-option"],
    [() => scramble(1, { start: -1 }), "bad-option"],
    [() => scramble(1, { seed: {} }), "bad-option"],
    [() => scramble(1, { start: 2 ** 48 }), "index-too-large"],
    [() => scramble(1, { size: "0x4" }), "empty-size"],
    [() => scramble(2 ** 40), "out-of-memory"],
    [() => apply(SOLVED), "bad-option"],
    [() => apply(SOLVED, "U"), "illegal-move", { at: 0 }],
    [() => solve(SOLVED, { timeLimit: NaN }), "bad-option"],
    [() => solve(SOLVED, { progress: 1 }), "bad-option"],
    [() => solve(SOLVED, { goal: "1 2/3 0" }), "size-mismatch"],
    [() => audit(new Uint8Array(0)), "no-boards"],
    [() => audit([]), "empty-board"],
    [() => audit(["1 2/3 0", SOLVED]), "size-mismatch", { row: 1 }],
    [() => audit(scramble(10), { alpha: 2 }), "bad-alpha"],
  ]) {
    assert.throws(call, fault(...expected), String(call));
  }
  // And all is well afterwards.
  assert.equal(isSolvable(SOLVED), true);
});
