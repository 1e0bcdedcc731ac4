// Importing this defines <noyes-board>. Where there is no page, as on a server, it does nothing.

import { wasm } from "./load.js";
import start from "./rules.js";

if (globalThis.customElements && !customElements.get("noyes-board")) {
  const [{ NoyesBoard }] = await Promise.all([
    import("./board/element.js"),
    wasm(new URL("rules.wasm", import.meta.url)).then((module_or_path) => start({ module_or_path })),
  ]);
  // Another copy of the package may have been faster.
  if (!customElements.get("noyes-board")) customElements.define("noyes-board", NoyesBoard);
}
