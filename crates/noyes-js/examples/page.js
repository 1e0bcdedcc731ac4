import { createWorker } from "../pkg/worker.js";

const board = document.querySelector("noyes-board");
const show = (id, text) => (document.getElementById(id).value = text);

board.addEventListener("move", ({ detail }) => show("moves", detail.moves));
board.addEventListener("solved", ({ detail }) => show("moves", detail.moves));

// The solver works in a thread of its own, and is loaded when it is first asked.
const engine = createWorker();
document.getElementById("hint").addEventListener("click", async () => {
  const { tile, length } = await engine.hint(board.board, { goal: board.goal });
  show("next", tile === null ? "Nothing is left to do." : `Slide ${tile}; ${length} moves to go.`);
});
