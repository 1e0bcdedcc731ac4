// Starts the page. A file of its own, because the content security policy allows no inline script.
try {
  const words = import("{{scripts/words.js}}");
  const journal = import("{{scripts/journal.js}}");
  const { default: init, start } = await import("{{page.js}}");
  await words;
  await journal;
  await Promise.all([
    init({ module_or_path: new URL("{{page.wasm}}", import.meta.url) }),
    globalThis.noyesWords.first,
  ]);
  const script = (path) => new URL(path, import.meta.url).href;
  start(script("{{scripts/worker.js}}"), script("{{scripts/lab.js}}"));
} catch (error) {
  // Without the game there still is a page, which says so.
  const failed = document.getElementById("failed");
  if (failed) failed.hidden = false;
  throw error;
}
