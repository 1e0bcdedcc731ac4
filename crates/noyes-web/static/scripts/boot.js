// Starts the page. A file of its own, because the content security policy allows no inline script.
import init, { start } from "{{page.js}}";

await init({ module_or_path: new URL("{{page.wasm}}", import.meta.url) });
start();
