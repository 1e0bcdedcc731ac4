// Runs before the page is painted: the chosen theme and the board's shape are right from the start.
try {
  const settings = JSON.parse(localStorage.getItem("noyes.settings")) ?? {};
  const root = document.documentElement;
  if (["light", "dark"].includes(settings.theme)) root.dataset.theme = settings.theme;
  const side = (squares) => (squares >= 2 && squares <= 10 ? squares : 4);
  root.style.setProperty("--columns", side(settings.width));
  root.style.setProperty("--rows", side(settings.height));
} catch {
  // Nothing is stored, or nothing may be: the style sheet has its defaults.
}
