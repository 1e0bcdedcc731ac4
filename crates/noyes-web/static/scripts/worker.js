// The solver's thread: passes questions on; the answers are posted from inside.
import init, { answer, start } from "{{solver.js}}";

const ready = init({ module_or_path: new URL("{{solver.wasm}}", import.meta.url) }).then(start);

addEventListener("message", async ({ data }) => {
  try {
    await ready;
    answer(data);
  } catch (error) {
    // The page hears of it by the worker's `error` event.
    reportError(error);
  }
});
