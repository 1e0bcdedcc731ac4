// Keeps the page on the device, so that it opens without a connection.
//
// One version is kept whole. A new one is fetched in the background, all of it or nothing, and takes
// over when the player asks for it (scripts/update.js) or when no window of the old one is open.
const FILES = {{files}};
const home = new URL("./", self.location);
// Several copies of the game may stand below different paths of one site.
const prefix = `noyes ${home.pathname} `;
const name = `${prefix}{{version}}`;

self.addEventListener("install", (event) => {
  const keep = async (cache, file) => {
    const url = new URL(file, home).href;
    // Names below assets/ carry a hash of the content: what is there is right.
    const hashed = file.startsWith("assets/");
    let answer = hashed ? await caches.match(url) : undefined;
    answer ??= await fetch(url, { cache: hashed ? "default" : "reload" });
    if (!answer.ok) throw new Error(`${url}: ${answer.status}`);
    await cache.put(url, answer);
  };
  const all = async () => {
    const cache = await caches.open(name);
    await Promise.all(FILES.map((file) => keep(cache, file)));
  };
  event.waitUntil(all());
});

self.addEventListener("activate", (event) => {
  const tidy = async () => {
    for (const old of await caches.keys()) {
      if (old.startsWith(prefix) && old !== name) await caches.delete(old);
    }
    await self.clients.claim();
  };
  event.waitUntil(tidy());
});

self.addEventListener("message", ({ data }) => {
  if (data === "take over") self.skipWaiting();
});

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== "GET" || url.origin !== home.origin) return;
  const path = url.pathname.slice(home.pathname.length);
  const isPage = request.mode === "navigate" && (path === "" || path === "index.html");
  if (!isPage && !FILES.includes(path)) return;
  const kept = async () => {
    const cache = await caches.open(name);
    return (await cache.match(isPage ? home.href : url.origin + url.pathname)) ?? fetch(request);
  };
  event.respondWith(kept());
});
