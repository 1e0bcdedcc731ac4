// What runs in the worker: one question after another.

import * as engine from "./index.js";

const port = await opened();

port.onmessage = ({ data: { name, args } }) => {
  const progress = (progress) => port.postMessage({ progress });
  try {
    const answer = engine[name](...listening(name, args, progress));
    port.postMessage({ answer }, ArrayBuffer.isView(answer) ? [answer.buffer] : []);
  } catch (error) {
    const { code, message, at, row } = error;
    port.postMessage({ error: { code, message: message ?? String(error), at, row } });
  }
};

port.postMessage({ ready: true });

/** The arguments, with somebody who hears of progress where there is any. */
function listening(name, args, progress) {
  if (name !== "hint" && name !== "solve") return args;
  const [boards, options] = args;
  // Whatever is no object the engine refuses by itself.
  const isObject = typeof (options ?? {}) === "object";
  return [boards, isObject ? { ...options, progress } : options];
}

/** This thread's end of the line, in a browser or in Node. */
async function opened() {
  if (typeof WorkerGlobalScope !== "undefined") return self;
  const name = "node:worker_threads";
  const { parentPort } = await import(/* webpackIgnore: true */ /* @vite-ignore */ name);
  return {
    postMessage: (message, transfer) => parentPort.postMessage(message, transfer),
    set onmessage(hear) {
      parentPort.on("message", (data) => hear({ data }));
    },
  };
}
