// Compiled, never run: the types say what the functions do.

import init, {
  apply, audit, boardText, createWorker, explain, freshSeed, hint, isSolvable, NoyesError, scramble, solve,
  type Cells, type Explanation, type Hint, type Progress, type Solution,
} from "@noyes/engine";
import { createWorker as openWorker } from "@noyes/engine/worker";

await init();
const cells: Cells = scramble(100, { size: "5x3", seed: freshSeed(), start: 7, shuffle: "sattolo", fix: "swap" });
const one: boolean = isSolvable("1 2 3/4 5 6/7 8 0", { goal: "snake" });
const flat: boolean = isSolvable([1, 2, 3, 0] as const);
const rows: boolean = isSolvable([[1, 2], [3, 0]]);
const many: boolean[] = isSolvable(cells, { size: "5x3", many: true });
const list: boolean[] = isSolvable(["1 2/3 0", Uint8Array.of(1, 2, 3, 0)]);
const why: Explanation = explain([1, 2, 3, 0]);
const repair: [number, number] | null = why.repair;
const next: Hint = hint("1 2/0 3");
const move: string | null = next.move;
const controller = new AbortController();
const progress = (told: Progress) => {
  const text: string = told.stage === "tables" ? `${told.done} of ${told.total}` : `at least ${told.lower_bound}`;
  console.log(text);
};
const found: Solution = solve("1 2/0 3", { metric: "mtm", quality: "near", timeLimit: 500, signal: controller.signal, progress });
const after: string = apply("1 2/0 3", "L");
const afterFlat: number[] = apply([1, 2, 0, 3], "L");
const verdict: "consistent" | "not-fair" = audit(cells, { size: "5x3" }).verdict;
const text: string = boardText([1, 2, 3, 4], { blank: "last" });
const worker = createWorker();
const answer: Promise<Solution> = worker.solve("1 2/0 3", { signal: controller.signal });
openWorker().terminate();
try {
  isSolvable("1 1/2 0");
} catch (error) {
  if (error instanceof NoyesError) {
    const code: string = error.code;
    const at: number | null = error.at;
    console.log(code, at, error.row);
  }
}

// @ts-expect-error an option that is not there
scramble(1, { sise: "4x4" });
// @ts-expect-error a shuffle that is not there
scramble(1, { shuffle: "riffle" });
// @ts-expect-error a blank that is none
isSolvable("1 2/3 4", { blank: "first" });
// @ts-expect-error not a board
isSolvable(new Date());

export { after, afterFlat, answer, flat, found, list, many, move, one, repair, rows, text, verdict };
