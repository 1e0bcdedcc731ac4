// Has the browser keep the page for when there is no connection, and tells the page when a new
// version of it is ready. The game calls `noyesUpdate`.
const HOUR = 3_600_000;

let waiting;
let tell = () => {};
let asked = false;
// Without a controller it is the first version, which there is nothing to say about.
let controlled = Boolean(navigator.serviceWorker?.controller);

const ready = (worker) => {
  waiting = worker;
  tell();
};

// A page that stays open for days hears of a new version when somebody comes back to it.
const lookNowAndThen = (registration) => {
  let looked = Date.now();
  document.addEventListener("visibilitychange", () => {
    if (document.visibilityState !== "visible" || Date.now() - looked < HOUR) return;
    looked = Date.now();
    // Without a connection the next return asks again.
    registration.update().catch(() => (looked = 0));
  });
};

const watch = (registration) => {
  const follow = (next) => {
    next?.addEventListener("statechange", () => {
      if (next.state === "installed" && controlled) ready(next);
    });
  };
  if (registration.waiting && controlled) ready(registration.waiting);
  // The browser looks for a new version by itself, and may have found one before this page asked.
  follow(registration.installing);
  registration.addEventListener("updatefound", () => follow(registration.installing));
  lookNowAndThen(registration);
};

const keep = () => {
  if (!navigator.serviceWorker) return;
  navigator.serviceWorker.addEventListener("controllerchange", () => {
    if (asked) location.reload();
    // Another window has let the new version take over, and the files of this page's are gone.
    else if (controlled) ready(undefined);
    controlled = true;
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
    if (waiting) waiting.postMessage("take over");
    else location.reload();
  },
};
