// Keeps the journal: lines of text that are only ever added. In the browser's database, written
// through to the disk, because a finished game is to survive whatever happens next; where there is
// no database, in the storage beside it. The game calls `noyesJournal`.
const STORE = "journal";
const FALLBACK = "noyes.journal";

let database;
const open = () =>
  (database ??= new Promise((resolve, reject) => {
    const request = indexedDB.open("noyes", 1);
    request.onupgradeneeded = () => request.result.createObjectStore(STORE, { autoIncrement: true });
    request.onerror = () => reject(request.error);
    request.onsuccess = () => {
      const opened = request.result;
      // A later version of the page may want to change it: this one opens it again when needed.
      opened.onversionchange = () => {
        opened.close();
        database = undefined;
      };
      resolve(opened);
    };
  }).catch((error) => {
    database = undefined;
    throw error;
  }));

const done = (transaction) =>
  new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve();
    transaction.onerror = transaction.onabort = () => reject(transaction.error);
  });

const kept = () => (localStorage.getItem(FALLBACK) ?? "").split("\n").filter(Boolean);

const others = "BroadcastChannel" in globalThis ? new BroadcastChannel(FALLBACK) : undefined;

globalThis.noyesJournal = {
  // All lines, in whatever order. Those that once had to be kept beside the database too.
  async read() {
    let lines = [];
    try {
      lines = kept();
    } catch {
      // Nothing may be stored there.
    }
    try {
      const store = (await open()).transaction(STORE).objectStore(STORE);
      const request = store.getAll();
      await done(request.transaction);
      return lines.concat(request.result);
    } catch (error) {
      if (lines.length > 0) return lines;
      throw error;
    }
  },

  // Adds lines, all or none. Fulfilled when they are on the disk.
  async append(lines) {
    try {
      const transaction = (await open()).transaction(STORE, "readwrite", { durability: "strict" });
      const store = transaction.objectStore(STORE);
      for (const line of lines) store.add(line);
      await done(transaction);
    } catch {
      localStorage.setItem(FALLBACK, kept().concat(lines).join("\n"));
    }
    others?.postMessage(lines);
  },

  // Calls back with the lines that other windows of the page add.
  listen(call) {
    if (others) others.onmessage = ({ data }) => call(data);
  },

  // Asks the browser not to throw the storage away when it is short of space.
  async persist() {
    try {
      return (await navigator.storage.persisted()) || (await navigator.storage.persist());
    } catch {
      return false;
    }
  },
};
