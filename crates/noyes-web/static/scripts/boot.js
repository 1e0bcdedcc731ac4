// Starts the page. A file of its own, because the content security policy allows no inline script.
try {
  const words = import("{{scripts/words.js}}");
  const journal = import("{{scripts/journal.js}}");
  const update = import("{{scripts/update.js}}");
  const { default: init, start } = await import("{{page.js}}");
  await words;
  await journal;
  const { begin } = await update;
  await Promise.all([
    init({ module_or_path: new URL("{{page.wasm}}", import.meta.url) }),
    globalThis.noyesWords.first,
  ]);
  const script = (path) => new URL(path, import.meta.url).href;
  start(script("{{scripts/worker.js}}"), script("{{scripts/lab.js}}"));
  // The board is there; now the rest may be fetched and kept.
  (globalThis.requestIdleCallback ?? setTimeout)(begin);
} catch (error) {
  // Without the game there still is a page, which says so.
  const failed = document.getElementById("failed");
  if (failed) failed.hidden = false;
  throw error;
}
