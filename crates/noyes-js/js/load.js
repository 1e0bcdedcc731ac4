// Where WebAssembly comes from: over the network in browsers and workers, from the disk in Node.

/** What the module's script is started with: the bytes, or an answer that the browser streams. */
export async function wasm(url) {
  if (url.protocol === "file:" && globalThis.process?.versions?.node) {
    // Not a literal: bundlers for the web would look for it.
    const name = "node:fs/promises";
    const { readFile } = await import(/* webpackIgnore: true */ /* @vite-ignore */ name);
    return readFile(url);
  }
  const answer = await fetch(url);
  if (!answer.ok) {
    throw new Error(`cannot load ${url}: ${answer.status} ${answer.statusText}`);
  }
  // Browsers stream only what is sent under its name, which not every host does.
  const named = answer.headers.get("Content-Type")?.startsWith("application/wasm");
  return named ? answer : answer.arrayBuffer();
}

/** Whether WebAssembly knows vectors here: a module whose one function makes one, and asks for its bits. */
export function hasVectors() {
  const head = [0, 97, 115, 109, 1, 0, 0, 0];
  const types = [1, 5, 1, 96, 0, 1, 123];
  const functions = [3, 2, 1, 0];
  const code = [10, 10, 1, 8, 0, 65, 0, 253, 15, 253, 98, 11];
  return WebAssembly.validate(new Uint8Array([...head, ...types, ...functions, ...code]));
}
