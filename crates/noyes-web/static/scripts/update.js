// Has the browser keep the page for when there is no connection, and tells the page when a new
// version of it is ready. The game calls `noyesUpdate`.
let waiting;
let tell = () => {};
let asked = false;

const ready = (worker) => {
  waiting = worker;
  tell();
};

const watch = (registration) => {
  // Without a controller it is the first version, which there is nothing to say about.
  if (registration.waiting && navigator.serviceWorker.controller) ready(registration.waiting);
  registration.addEventListener("updatefound", () => {
    const next = registration.installing;
    next.addEventListener("statechange", () => {
      if (next.state === "installed" && navigator.serviceWorker.controller) ready(next);
    });
  });
};

const keep = () => {
  if (!navigator.serviceWorker) return;
  navigator.serviceWorker.addEventListener("controllerchange", () => {
    if (asked) location.reload();
  });
  navigator.serviceWorker.register(new URL("../sw.js", import.meta.url)).then(watch, (error) => {
    // From a file, in a private window: the page works, but not without a connection.
    console.info(`the page is not kept: ${error.message}`);
  });
};

globalThis.noyesUpdate = {
  // Has the page kept from now on, and calls back when a new version is ready. The game listens once
  // all of the first page is there: nothing competes with it for the line.
  listen(call) {
    tell = call;
    (globalThis.requestIdleCallback ?? setTimeout)(keep);
  },
  // Lets the new version take over; the page is loaded again.
  apply() {
    asked = true;
    waiting?.postMessage("take over");
  },
};
