// The engine in a thread of its own.

import assert from "node:assert/strict";
import { test } from "node:test";

import { scramble } from "@noyes/engine";
import { createWorker } from "@noyes/engine/worker";

test("a worker answers as the engine does", async () => {
  const worker = createWorker();
  const dealt = worker.scramble(2, { seed: "worker" });
  const solved = worker.solve("1 2 3/4 0 5/7 8 6");
  assert.deepEqual(await dealt, scramble(2, { seed: "worker" }));
  assert.equal((await solved).solution, "LU");
  assert.equal(await worker.isSolvable("1 2/3 0"), true);
  await assert.rejects(worker.explain("1 1/2 0"), { name: "NoyesError", code: "duplicate-tile", at: 1 });
  await assert.rejects(worker.solve("1 2/3 0", "2x2"), { code: "bad-option" });
  for (const refused of [
    worker.explain(() => {}),
    worker.explain("1 2/3 0", { goal: () => {} }),
    worker.solve("1 2/3 0", { signal: {} }),
    worker.solve("1 2/3 0", { progress: 5 }),
  ]) {
    await assert.rejects(refused, { name: "NoyesError", code: "bad-option" });
  }
  worker.terminate();
  await assert.rejects(worker.scramble(), { name: "AbortError" });
});

test("a question is ended by its signal, and the others are answered", async () => {
  const worker = createWorker();
  const hard = scramble(1, { size: "6x6", seed: "hard" });
  const controller = new AbortController();
  let told = 0;
  const progress = () => {
    told += 1;
    controller.abort();
  };
  const endless = worker.solve(hard, { quality: "optimal", progress, signal: controller.signal });
  const waiting = worker.solve(hard, { signal: AbortSignal.abort() });
  const later = worker.hint("1 2 3/4 0 5/7 8 6");
  await assert.rejects(waiting, { name: "AbortError" });
  await assert.rejects(endless, { name: "AbortError" });
  assert.ok(told > 0);
  assert.equal((await later).move, "L");
  const thrown = worker.solve(hard, { quality: "optimal", progress: () => { throw new TypeError("mine"); } });
  await assert.rejects(thrown, { name: "TypeError", message: "mine" });
  const left = worker.solve(hard, { quality: "optimal" });
  worker.terminate();
  await assert.rejects(left, { name: "AbortError" });
});
