// A thread of the Lab: passes questions on; the answers are posted from inside.
import init, { examine, start } from "{{audit.js}}";

const ready = init({ module_or_path: new URL("{{audit.wasm}}", import.meta.url) }).then(start);

addEventListener("message", async ({ data }) => {
  try {
    await ready;
    examine(data);
  } catch (error) {
    // The page hears of it by the worker's `error` event.
    reportError(error);
  }
});
