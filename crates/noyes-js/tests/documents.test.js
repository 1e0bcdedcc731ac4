// The examples of the documentation do what stands beside them.

import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { test } from "node:test";
import { fileURLToPath, pathToFileURL } from "node:url";

const here = fileURLToPath(new URL(".", import.meta.url));
const read = (name) => readFileSync(`${process.env.NOYES_ROOT}${name}`, "utf8");

/** The blocks of JavaScript on a page. */
const blocks = (text) => [...text.matchAll(/^```js\n(.*?)^```$/gms)].map(([, block]) => block);

/** Calls with the name of a script of this text, from where the package can be imported. */
async function withScript(text, action) {
  const folder = mkdtempSync(`${here}example-`);
  try {
    writeFileSync(`${folder}/example.mjs`, text);
    return await action(`${folder}/example.mjs`);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

test("the README's quick start runs as printed", async () => {
  const [start] = blocks(read("README.md"));
  const lines = start.trim().split("\n");
  assert.equal(lines.length, 5);
  const said = await withScript(start, (script) => execFileSync(process.execPath, [script], { encoding: "utf8" }));
  assert.match(said, /^true\nThis board cannot be solved\. .*\nLU\n$/);
  // The package's own page shows the same.
  assert.equal(blocks(read("crates/noyes-js/js/README.md"))[0], start);
});

test("the examples of the manual are right", async () => {
  const examples = blocks(read("docs/javascript.md"));
  assert.ok(examples.length >= 4);
  let compared = 0;
  for (const example of examples) {
    // A line that ends in `; // value` is compared with it.
    const checked = example.replace(/^( *)(const \w+ = )?(.+); \/\/ (true|false|"[^"]*"|\[.*\]|\d+)$/gm, (_, space, made, value, expected) => {
      compared += 1;
      return `${space}globalThis.same(${value}, ${expected});`;
    });
    globalThis.same = (found, expected) => assert.deepEqual(found, expected);
    await withScript(checked, (script) => import(pathToFileURL(script).href));
  }
  assert.ok(compared >= 10, `${compared} values`);
});
