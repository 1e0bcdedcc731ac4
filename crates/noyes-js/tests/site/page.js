import "/pkg/board.js";
import { createWorker } from "/pkg/worker.js";

globalThis.told = [];
for (const name of ["move", "solved"]) {
  addEventListener(name, ({ target, detail }) => told.push({ name, id: target.id, detail }));
}
globalThis.openWorker = createWorker;
globalThis.engine = createWorker();
