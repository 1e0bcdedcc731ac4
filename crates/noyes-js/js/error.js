// What can go wrong.

/** What the engine refuses, with the code that it has in every language. */
export class NoyesError extends Error {
  constructor({ code, message, at = null, row = null }) {
    super(message);
    this.name = "NoyesError";
    this.code = code;
    this.at = at;
    this.row = row;
  }
}

/** Calls the engine, whose errors are JSON. */
export function call(action) {
  try {
    return action();
  } catch (thrown) {
    if (typeof thrown === "string") throw new NoyesError(JSON.parse(thrown));
    if (thrown instanceof WebAssembly.RuntimeError || thrown instanceof RangeError) {
      const message = `the engine stopped, perhaps for lack of memory: ${thrown.message}`;
      throw new NoyesError({ code: "engine-stopped", message });
    }
    throw thrown;
  }
}

/** Calls the engine about one of many boards, which an error then names. */
export function inRow(row, action) {
  try {
    return action();
  } catch (thrown) {
    if (!(thrown instanceof NoyesError) || thrown.row !== null) throw thrown;
    const { code, message, at } = thrown;
    throw new NoyesError({ code, message: `row ${row}: ${message}`, at, row });
  }
}
