// What is in the package, and what it weighs.

import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { test } from "node:test";
import { fileURLToPath } from "node:url";
import { brotliCompressSync } from "node:zlib";

const here = fileURLToPath(new URL(".", import.meta.url));

test("the types are right", () => {
  const tsc = createRequire(import.meta.url).resolve("typescript/package.json").replace("package.json", "bin/tsc");
  try {
    execFileSync(process.execPath, [tsc, "--project", here], { encoding: "utf8" });
  } catch (error) {
    assert.fail(error.stdout);
  }
});

test("the modules are light", { skip: process.env.NOYES_DRAFT === "1" && "a draft is not optimised" }, () => {
  for (const [name, budget] of [["engine", 400_000], ["rules", 100_000]]) {
    const bytes = readFileSync(fileURLToPath(import.meta.resolve(`@noyes/engine/${name}.wasm`)));
    const { length } = brotliCompressSync(bytes);
    console.log(`${name}.wasm: ${bytes.length} bytes, ${length} after brotli`);
    assert.ok(length <= budget, `${name}.wasm has ${length} bytes after brotli; expected at most ${budget}`);
  }
});
