// What the element says, in English; a page in another language sets `texts`.

/** Each is a text, or a function that makes one. */
export const TEXTS = {
  board: (columns, rows) => `Board of ${columns} columns and ${rows} rows`,
  solvedBoard: (columns, rows) => `Board of ${columns} columns and ${rows} rows, solved and locked`,
  moved: (tiles, direction) => `${tiles.join(", ")} ${direction}`,
  up: "up",
  down: "down",
  left: "left",
  right: "right",
  blocked: "No tile can slide there.",
  locked: "The board is solved and locked.",
  nothingToUndo: "There is nothing to undo.",
  nothingToRedo: "There is nothing to redo.",
  newBoard: (columns, rows) => `A new board of ${columns} columns and ${rows} rows.`,
  restarted: "The board is as it was at the beginning.",
  solved: (moves, time) => `Solved in ${time}, ${moves} ${moves === 1 ? "move" : "moves"}.`,
  again: "New board",
};

/** Milliseconds as on a stopwatch. */
export function time(milliseconds) {
  const seconds = Math.floor(milliseconds / 1000);
  const two = (number) => String(number).padStart(2, "0");
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
  return hours > 0
    ? `${hours}:${two(minutes)}:${two(seconds % 60)}`
    : `${minutes}:${two(seconds % 60)}.${Math.floor(milliseconds / 100) % 10}`;
}
