// Runs before the page is painted: the language and the way its lines are read, the chosen theme
// and the board's shape are right from the start, and the texts are on their way.
{
  const languages = {
    en: { dir: "ltr", first: "{{texts/en-first.txt}}", rest: "{{texts/en-rest.txt}}" },
    de: { dir: "ltr", first: "{{texts/de-first.txt}}", rest: "{{texts/de-rest.txt}}" },
    zh: { dir: "ltr", first: "{{texts/zh-first.txt}}", rest: "{{texts/zh-rest.txt}}" },
    fr: { dir: "ltr", first: "{{texts/fr-first.txt}}", rest: "{{texts/fr-rest.txt}}" },
    es: { dir: "ltr", first: "{{texts/es-first.txt}}", rest: "{{texts/es-rest.txt}}" },
  };
  const root = document.documentElement;
  let settings = {};
  try {
    settings = JSON.parse(localStorage.getItem("noyes.settings")) ?? {};
  } catch {
    // Nothing is stored, or nothing may be: the browser's language, and the style sheet's defaults.
  }

  const known = (tag) => {
    const [language] = String(tag).toLowerCase().split("-");
    return Object.hasOwn(languages, language) ? language : undefined;
  };
  const wanted = [settings.language, ...(navigator.languages ?? [])];
  const language = wanted.map(known).find(Boolean) ?? "en";
  root.lang = language;
  root.dir = languages[language].dir;

  const here = document.currentScript.src;
  const read = async (part) => {
    const answer = await fetch(new URL(languages[language][part], here));
    if (!answer.ok) throw new Error(`${answer.url}: ${answer.status}`);
    return answer.text();
  };
  globalThis.noyesTexts = { language, first: read("first"), read };

  if (["light", "dark"].includes(settings.theme)) root.dataset.theme = settings.theme;
  const side = (squares) => (squares >= 2 && squares <= 10 ? squares : 4);
  root.style.setProperty("--columns", side(settings.width));
  root.style.setProperty("--rows", side(settings.height));
}
