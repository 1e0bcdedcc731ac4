// How the board looks. Pages change it by custom properties (`--noyes-…`), by `::part(…)`, and by
// `color-scheme`, which chooses between light and dark.

const TEXT = `
:host {
  --tray: var(--noyes-tray, light-dark(oklch(0.875 0.022 78), oklch(0.135 0.01 60)));
  --tray-shade: light-dark(oklch(0.76 0.028 74), oklch(0.08 0.008 60));
  --tile: var(--noyes-tile, light-dark(oklch(0.99 0.006 88), oklch(0.315 0.016 66)));
  --ink: var(--noyes-ink, light-dark(oklch(0.25 0.022 62), oklch(0.94 0.012 85)));
  --on-dark: var(--noyes-on-dark, light-dark(oklch(0.985 0.008 80), oklch(0.965 0.012 80)));
  --on-light: var(--noyes-on-light, light-dark(oklch(0.25 0.035 62), oklch(0.22 0.03 60)));
  --accent: var(--noyes-accent, light-dark(oklch(0.55 0.19 30), oklch(0.7 0.165 38)));
  --on-accent: var(--noyes-on-accent, light-dark(oklch(0.985 0.008 60), oklch(0.2 0.03 45)));
  --radius: var(--noyes-radius, 14px);
  display: block;
  container-type: inline-size;
  inline-size: min(100%, 30rem);
  font-family: var(--noyes-font, "Bricolage Grotesque", system-ui, sans-serif);
}

:host([hidden]) {
  display: none;
}

.frame {
  position: relative;
  overflow: auto;
  overscroll-behavior: contain;
  border-radius: calc(var(--radius) * 1.4);
  scrollbar-width: thin;
  /* A board reads from left to right in every language. */
  direction: ltr;
}

.board {
  --pad: 6px;
  /* From the edge of one tile to the same edge of the next, in whole pixels; never too small for a
     finger: a board that is wider than its place is scrolled. */
  --pitch: max(44px, round(down, (100cqi - 2 * var(--pad)) / var(--columns), 1px));
  --gap: clamp(1px, 1px + (var(--pitch) - 45px) * 0.08, 9px);
  box-sizing: border-box;
  width: calc(var(--pitch) * var(--columns) + 2 * var(--pad));
  height: calc(var(--pitch) * var(--rows) + 2 * var(--pad));
  margin-inline: auto;
  padding: var(--pad);
  border-radius: calc(var(--radius) * 1.4);
  background: var(--tray);
  box-shadow: inset 0 2px 5px var(--tray-shade), inset 0 0 0 1px var(--tray-shade);
  touch-action: pinch-zoom;
  user-select: none;
  -webkit-user-select: none;
}

/* One finger swipes tiles; where the board is larger than its place, it moves the view instead. */
.scrolls .board {
  touch-action: pan-x pan-y pinch-zoom;
}

.row {
  display: flex;
  height: var(--pitch);
}

.square {
  position: relative;
  flex: none;
  width: var(--pitch);
  height: var(--pitch);
}

/* The button fills its square, so that no tap falls between two tiles; the face leaves the gap. */
.tile {
  position: absolute;
  inset: 0;
  box-sizing: border-box;
  margin: 0;
  padding: calc(var(--gap) / 2);
  border: 0;
  background: none;
  color: inherit;
  font: inherit;
  touch-action: inherit;
  outline: none;
  cursor: pointer;
  -webkit-tap-highlight-color: transparent;
}

.tile[hidden] {
  display: none;
}

.locked .tile {
  cursor: default;
}

.face {
  display: grid;
  place-items: center;
  box-sizing: border-box;
  width: 100%;
  height: 100%;
  border-radius: min(calc(var(--pitch) * 0.11), var(--radius));
  background-color: var(--tile-colour, var(--tile));
  box-shadow:
    inset 0 1px 0 oklch(1 0 0 / 0.18),
    inset 0 -2px 0 oklch(0.2 0.05 50 / 0.2),
    0 1px 2px oklch(0.25 0.03 60 / 0.2),
    0 3px 6px oklch(0.25 0.03 60 / 0.12);
  color: var(--number-colour, var(--ink));
}

.number {
  font-size: calc(var(--pitch) * 0.4);
  font-weight: 650;
  font-variant-numeric: tabular-nums lining-nums;
  letter-spacing: -0.05em;
  line-height: 1;
  text-indent: -0.05em;
}

.tile[data-digits="3"] .number {
  font-size: calc(var(--pitch) * 0.33);
}

.tile[data-digits="4"] .number {
  font-size: calc(var(--pitch) * 0.27);
}

.picture .face {
  background-color: var(--tile);
  background-image: var(--picture);
  background-position: var(--x) var(--y);
  background-size: calc(100% * var(--columns)) calc(100% * var(--rows));
}

.picture .number {
  place-self: start;
  display: grid;
  place-items: center;
  min-width: max(1.6em, 15px);
  height: max(1.6em, 15px);
  margin: max(3px, calc(var(--pitch) * 0.045));
  padding-inline: 0.35em;
  border-radius: 8px;
  background: oklch(0.2 0.02 60 / 0.72);
  color: oklch(0.985 0.008 80);
  font-size: clamp(10px, calc(var(--pitch) * 0.17), 22px);
  text-indent: 0;
}

.picture.plain .number {
  display: none;
}

.tile:focus-visible {
  z-index: 1;
}

.tile:focus-visible .face {
  outline: max(2px, min(4px, calc(var(--pitch) * 0.04))) solid var(--ink);
  outline-offset: 1px;
}

.after {
  display: flex;
  flex-wrap: wrap;
  gap: 8px 16px;
  align-items: center;
  justify-content: space-between;
  margin-block-start: 12px;
  color: var(--ink);
}

.after[hidden] {
  display: none;
}

.result {
  margin: 0;
  font-size: 1.0625rem;
  font-variant-numeric: tabular-nums;
}

.again {
  min-block-size: 44px;
  padding: 8px 20px;
  border: 0;
  border-radius: var(--radius);
  background: var(--accent);
  color: var(--on-accent);
  font: inherit;
  font-weight: 600;
  cursor: pointer;
}

.again:focus-visible {
  outline: 3px solid var(--ink);
  outline-offset: 2px;
}

.spoken {
  position: absolute;
  width: 1px;
  height: 1px;
  overflow: hidden;
  clip-path: inset(50%);
  white-space: nowrap;
}

.wrong {
  margin: 0;
  padding: 12px 16px;
  border-radius: var(--radius);
  background: var(--tray);
  color: var(--ink);
}

@media (forced-colors: active) {
  .board {
    border: 1px solid CanvasText;
  }

  .face {
    border: 2px solid ButtonText;
    forced-color-adjust: none;
    background-color: ButtonFace;
    color: ButtonText;
  }

  /* The face keeps its own colours, and so would its ring: on black nobody would see it. */
  .tile:focus-visible .face {
    outline-color: Highlight;
  }

  .again {
    border: 2px solid ButtonText;
  }
}
`;

let sheet;

/** One sheet for all boards of a page. Made by script, it is there under strict policies too. */
export function style() {
  if (!sheet) {
    sheet = new CSSStyleSheet();
    sheet.replaceSync(TEXT);
  }
  return sheet;
}

/** The four rows of the smaller boards. */
const BLOCKS = [
  ["light-dark(oklch(0.64 0.165 36), oklch(0.6 0.155 36))", "var(--on-dark)"],
  ["light-dark(oklch(0.74 0.135 78), oklch(0.66 0.12 76))", "var(--on-light)"],
  ["light-dark(oklch(0.6 0.095 185), oklch(0.53 0.085 188))", "var(--on-dark)"],
  ["light-dark(oklch(0.47 0.1 265), oklch(0.46 0.1 268))", "var(--on-dark)"],
];

/** The colours of the tiles that belong to a row, and of their numbers: more rows take steps of hue. */
export function colours(row, rows) {
  const own = (colour) => `var(--noyes-row-${row + 1}, ${colour})`;
  if (rows <= BLOCKS.length) return [own(BLOCKS[row][0]), BLOCKS[row][1]];
  const hue = Math.round(36 + (289 * row) / (rows - 1));
  return [own(`light-dark(oklch(0.6 0.12 ${hue}), oklch(0.54 0.1 ${hue}))`), "var(--on-dark)"];
}
