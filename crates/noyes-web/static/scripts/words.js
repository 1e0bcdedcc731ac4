// Says the page's sentences: Fluent messages in the one language that was chosen (early.js). The
// game calls `noyesWords.say`, from whichever module.
import { FluentBundle, FluentResource } from "{{fluent/fluent.js}}";

const { language, first, read } = globalThis.noyesTexts;
// Invisible marks keep values in place where lines run from right to left.
const useIsolating = document.documentElement.dir === "rtl";
const bundle = new FluentBundle(language, { useIsolating });
const add = (text) => void bundle.addResource(new FluentResource(text));
let rest;

globalThis.noyesWords = {
  // Fulfilled when the board's page can speak.
  first: first.then(add),

  // Fulfilled when the other pages can speak as well. May be called again after a failure.
  rest: () =>
    (rest ??= read("rest").then(add, (error) => {
      rest = undefined;
      throw error;
    })),

  // A message; its values are given as name, value, name, value.
  say(id, values) {
    const message = bundle.getMessage(id);
    if (message?.value == null) {
      console.error(`no message ${id}`);
      return id;
    }
    const args = {};
    for (let at = 0; at < values.length; at += 2) args[values[at]] = values[at + 1];
    return bundle.formatPattern(message.value, args, []);
  },

  // A moment as a day of the calendar here, or with the time of day.
  date(moment, withTime) {
    const time = withTime ? { timeStyle: "short" } : {};
    return new Intl.DateTimeFormat(language, { dateStyle: "medium", ...time }).format(moment);
  },
};
