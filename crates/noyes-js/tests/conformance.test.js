// The suite of testdata/, which every language runs.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";

import * as engine from "@noyes/engine";
import { parse } from "smol-toml";

const { apply, boardText, explain, hint, isSolvable, isSolved, NoyesError, scramble, solve } = engine;

/** The cases of a file; there are some. */
function cases(name) {
  const text = readFileSync(`${process.env.NOYES_ROOT}testdata/${name}.toml`, "utf8");
  const [list] = Object.values(parse(text));
  assert.ok(list.length > 10);
  return list;
}

test("deals, one by one and in bulk", () => {
  const options = ({ seed, size, goal, shuffle, steps, fix, blank_square }) => ({
    seed, size, goal, shuffle, steps, fix, blankSquare: blank_square,
  });
  for (const deal of cases("deals")) {
    const { index: start, size, board } = deal;
    const dealt = scramble(1, { ...options(deal), start });
    assert.equal(boardText(dealt, { size, many: true })[0], board);
    // The last deals of all have none behind them.
    const count = Math.min(3, 2 ** 48 - start);
    const many = scramble(count, { ...options(deal), start });
    assert.deepEqual(many.subarray(0, dealt.length), dealt);
    const last = scramble(1, { ...options(deal), start: start + count - 1 });
    assert.deepEqual(many.subarray(dealt.length * (count - 1)), last);
  }
});

test("ranks", () => {
  for (const { size, goal, rank, board } of cases("ranks")) {
    const [width, height] = size.split("x").map(Number);
    assert.equal(explain(board, { size, goal }).rank, width * height <= 64 ? rank : null);
  }
});

test("verdicts", () => {
  for (const { board, size, goal, ...verdict } of cases("verdicts")) {
    const found = explain(board, { size, goal });
    for (const [field, value] of Object.entries({ repair: null, ...verdict })) {
      assert.deepEqual(found[field], value, `${field} of ${board}`);
    }
    assert.equal(isSolvable(board, { size, goal }), verdict.solvable);
  }
});

test("blanks", () => {
  for (const { board, size, goal, result, solvable, ...others } of cases("blanks")) {
    const blank = others.blank === "last" ? "last" : Number(others.blank);
    assert.equal(explain(board, { size, goal, blank }).board, result);
    assert.equal(isSolvable(board, { size, goal, blank }), solvable);
    const cells = Uint16Array.from(board.split(/[ /]/), Number);
    assert.equal(isSolvable(cells, { size, goal, blank }), solvable);
  }
});

test("algorithms", () => {
  for (const { board, size, moves, result } of cases("algorithms")) {
    assert.equal(apply(board, moves, { size }), result);
  }
});

test("solutions", () => {
  for (const { board, size, goal, metric, length, moves } of cases("solutions")) {
    const next = hint(board, { size, goal, metric });
    assert.deepEqual([next.length, next.optimal, [...next.moves].sort()], [length, true, moves], board);
    const found = solve(board, { size, goal, metric });
    assert.deepEqual([found.length, found.lower_bound, found.optimal], [length, length, true], board);
    assert.ok(isSolved(apply(board, found.solution, { size }), { size, goal }));
  }
});

test("errors", () => {
  for (const { call, code, message, at = null, board, moves, count, blank_square, ...others } of cases("errors")) {
    const options = { ...others, blankSquare: blank_square };
    if (blank_square === undefined) delete options.blankSquare;
    const args = { scramble: [count ?? 1, options], apply: [board, moves, options] }[call] ?? [board, options];
    assert.throws(
      () => engine[call](...args),
      (error) => {
        assert.ok(error instanceof NoyesError, error);
        assert.deepEqual({ code: error.code, message: error.message, at: error.at }, { code, message, at });
        return true;
      },
    );
  }
});
