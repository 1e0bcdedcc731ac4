// What is in the package, and what it weighs.

import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
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
  for (const [name, budget] of [["engine", 360_000], ["rules", 45_000]]) {
    const bytes = readFileSync(fileURLToPath(import.meta.resolve(`@noyes/engine/${name}.wasm`)));
    const { length } = brotliCompressSync(bytes);
    console.log(`${name}.wasm: ${bytes.length} bytes, ${length} after brotli`);
    assert.ok(length <= budget, `${name}.wasm has ${length} bytes after brotli; expected at most ${budget}`);
  }
});

test("where vectors are missing it says so", { skip: process.arch !== "x64" && "the switches are for x86-64" }, () => {
  const ask = `import("@noyes/engine").catch((error) => console.log(error.message))`;
  // Node makes vectors of these instructions.
  const without = ["--no-enable-ssse3", "--no-enable-sse4-1"];
  const options = { cwd: here, encoding: "utf8" };
  const asked = (...given) => execFileSync(process.execPath, [...given, "--eval", ask], options);
  assert.equal(asked(), "");
  const expected = process.env.NOYES_DRAFT === "1" ? /^$/ : /needs WebAssembly's vectors \(SIMD\)/;
  assert.match(asked(...without), expected);
});

test("what npm packs works in an empty project", () => {
  const folder = mkdtempSync(join(tmpdir(), "noyes-"));
  const run = (program, ...given) => execFileSync(program, given, { cwd: folder, encoding: "utf8", stdio: "pipe" });
  try {
    const packed = dirname(fileURLToPath(import.meta.resolve("@noyes/engine/package.json")));
    const [{ filename, files }] = JSON.parse(run("npm", "pack", packed, "--json"));
    const names = files.map(({ path }) => path);
    for (const name of ["LICENSE-MIT", "LICENSE-APACHE", "README.md", "index.d.ts", "engine.wasm", "board/element.js"]) {
      assert.ok(names.includes(name), `the package lacks ${name}: ${names}`);
    }
    writeFileSync(join(folder, "package.json"), JSON.stringify({ private: true, type: "module" }));
    run("npm", "install", "--offline", "--no-audit", "--no-fund", `./${filename}`);
    writeFileSync(
      join(folder, "main.js"),
      `import { isSolvable, scramble } from "@noyes/engine";
      console.log(JSON.stringify(isSolvable(scramble(3, { size: "4x4", seed: "a" }), { size: "4x4" })));`,
    );
    assert.equal(run(process.execPath, "main.js").trim(), "[true,true,true]");
  } finally {
    rmSync(folder, { recursive: true });
  }
});
