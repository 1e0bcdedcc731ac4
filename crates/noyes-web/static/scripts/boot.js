// Starts the page. A file of its own, because the content security policy allows no inline script.
// What the board needs comes first; all that the game fetches later is fetched by `noyesLater`.
const here = (path) => new URL(path, import.meta.url).href;

const style = () =>
  new Promise((resolve, reject) => {
    const link = document.createElement("link");
    link.rel = "stylesheet";
    link.href = here("{{later.css}}");
    link.onload = resolve;
    link.onerror = () => {
      link.remove();
      reject(new Error(`${link.href} could not be loaded`));
    };
    document.head.append(link);
  });

let rest;
// The texts, scripts and styles of what comes after the board. May be called again, after a failure
// too.
globalThis.noyesLater = () =>
  (rest ??= Promise.all([
    style(),
    globalThis.noyesWords.rest(),
    import("{{scripts/journal.js}}"),
    import("{{scripts/update.js}}"),
  ]).catch((error) => {
    rest = undefined;
    throw error;
  }));

// Calls back once a page that somebody looks at has settled and the browser has nothing to do; never
// where data are to be saved.
globalThis.noyesAtLeisure = (call) => {
  if (navigator.connection?.saveData) return;
  const idle = () => {
    if (document.hidden) document.addEventListener("visibilitychange", idle, { once: true });
    else (globalThis.requestIdleCallback ?? setTimeout)(call);
  };
  setTimeout(idle, 1000);
};

try {
  const words = import("{{scripts/words.js}}");
  const { default: init, start } = await import("{{page.js}}");
  await words;
  await Promise.all([init({ module_or_path: here("{{page.wasm}}") }), globalThis.noyesWords.first]);
  start(here("{{scripts/worker.js}}"), here("{{scripts/lab.js}}"));
} catch (error) {
  // Without the game there still is a page, which says so.
  const failed = document.getElementById("failed");
  if (failed) failed.hidden = false;
  throw error;
}
