// The engine in a thread of its own: the page goes on while it works.

import { NoyesError } from "./error.js";
import { readOne } from "./options.js";

const METHODS = ["scramble", "isSolvable", "isSolved", "explain", "boardText", "apply", "hint", "solve", "audit"];

/** An engine in a worker. It is loaded there when it is first asked. */
export function createWorker() {
  return new EngineWorker();
}

class EngineWorker {
  /** The questions that wait, the first of which is being answered. */
  #queue = [];
  #thread;
  #terminated = false;

  /** Ends the worker; questions that wait are answered with an `AbortError`. */
  terminate() {
    this.#terminated = true;
    this.#end();
    for (const question of this.#queue.splice(0)) question.fail(gone());
  }

  ask(name, args) {
    if (this.#terminated) return Promise.reject(gone());
    return new Promise((resolve, reject) => {
      const { options, progress, signal } = parted(args);
      if (progress !== undefined) readOne("progress", progress);
      if (signal !== undefined) readOne("signal", signal);
      const question = { name, args: options, progress };
      const withdraw = () => this.#withdraw(question, signal.reason);
      const settle = (action) => (value) => {
        signal?.removeEventListener("abort", withdraw);
        action(value);
      };
      question.answer = settle(resolve);
      question.fail = settle(reject);
      if (signal?.aborted) return reject(signal.reason);
      signal?.addEventListener("abort", withdraw);
      this.#queue.push(question);
      if (this.#queue.length === 1) this.#next();
    });
  }

  /** A busy worker hears nothing: what it works on is ended together with it. */
  #withdraw(question, reason) {
    const at = this.#queue.indexOf(question);
    this.#queue.splice(at, 1);
    question.fail(reason);
    if (at > 0) return;
    this.#end();
    this.#next();
  }

  #next() {
    const [question] = this.#queue;
    if (!question) return this.#thread?.rest?.();
    this.#thread ??= open((message) => this.#hear(message), (error) => this.#break(error));
    this.#thread.post({ name: question.name, args: question.args }).catch((error) => {
      // What cannot be sent to another thread: a function among the boards, for example.
      if (this.#queue[0] !== question) return;
      this.#queue.shift();
      const message = `what was given cannot be sent to the worker: ${error.message}`;
      question.fail(error.name === "DataCloneError" ? new NoyesError({ code: "bad-option", message }) : error);
      this.#next();
    });
  }

  #hear({ progress, answer, error }) {
    const [question] = this.#queue;
    if (progress) {
      try {
        question?.progress?.(progress);
      } catch (thrown) {
        this.#withdraw(question, thrown);
      }
      return;
    }
    this.#queue.shift();
    if (error) question.fail(error.code ? new NoyesError(error) : new Error(error.message));
    else question.answer(answer);
    this.#next();
  }

  /** The worker itself could not go on. */
  #break(error) {
    this.#end();
    const [question] = this.#queue.splice(0, 1);
    question?.fail(error);
    this.#next();
  }

  #end() {
    this.#thread?.end();
    this.#thread = undefined;
  }
}

for (const name of METHODS) {
  Object.defineProperty(EngineWorker.prototype, name, {
    value(...args) {
      return this.ask(name, args);
    },
  });
}

/** The arguments without what cannot be sent. */
function parted(args) {
  const last = args.at(-1);
  const isOptions = last !== null && typeof last === "object" && !Array.isArray(last) && !ArrayBuffer.isView(last);
  if (!isOptions) return { options: args };
  const { progress, signal, ...others } = last;
  return { options: [...args.slice(0, -1), others], progress, signal };
}

const gone = () => new DOMException("the worker was terminated", "AbortError");

/** A thread, in a browser or in Node: `post` sends when it is ready to hear. */
function open(hear, fail) {
  const isNode = globalThis.process?.versions?.node && typeof Worker === "undefined";
  return isNode ? openInNode(hear, fail) : openInBrowser(hear, fail);
}

function openInBrowser(hear, fail) {
  const thread = new Worker(new URL("thread.js", import.meta.url), { type: "module", name: "noyes" });
  const ready = Promise.withResolvers?.() ?? resolvers();
  thread.onmessage = ({ data }) => (data.ready ? ready.resolve() : hear(data));
  thread.onerror = (event) => {
    event.preventDefault?.();
    fail(new Error(`the worker cannot be loaded: ${event.message ?? "see the console"}`));
  };
  return {
    post: (message) => ready.promise.then(() => thread.postMessage(message)),
    end: () => thread.terminate(),
  };
}

function openInNode(hear, fail) {
  const ready = resolvers();
  const name = "node:worker_threads";
  const thread = import(/* webpackIgnore: true */ /* @vite-ignore */ name).then(({ Worker }) => {
    const thread = new Worker(new URL("thread.js", import.meta.url));
    thread.on("message", (data) => (data.ready ? ready.resolve() : hear(data)));
    thread.on("error", fail);
    return thread;
  });
  return {
    async post(message) {
      (await thread).ref();
      await ready.promise;
      (await thread).postMessage(message);
    },
    // A thread without a question keeps no program from ending.
    rest: () => thread.then((thread) => thread.unref()),
    end: () => thread.then((thread) => thread.terminate()),
  };
}

function resolvers() {
  const made = {};
  made.promise = new Promise((resolve, reject) => Object.assign(made, { resolve, reject }));
  return made;
}
