import type { NoyesError } from "./types.js";

/** A record of a game, which anybody can play again. */
export interface Replay {
  v: 1;
  board: string;
  goal: string;
  size: string;
  metric: "stm" | "mtm";
  /** Each slide: the direction in which its tile travelled, and milliseconds since the beginning. */
  moves: ["U" | "D" | "L" | "R", number][];
  assisted: boolean;
  control: "keyboard" | "mouse" | "hover" | "touch" | "mixed" | null;
}

export interface MoveDetail {
  /** The tile that was pushed: of several that slid together, the one farthest from the blank. */
  tile: number;
  /** All that slid, the one next to the blank first. */
  tiles: number[];
  direction: "U" | "D" | "L" | "R";
  /** Moves that stand, each tile that slid counted. */
  moves: number;
}

export interface SolvedDetail {
  moves: number;
  milliseconds: number;
  replay: Replay;
}

/** What the element says. */
export interface BoardTexts {
  board(columns: number, rows: number): string;
  solvedBoard(columns: number, rows: number): string;
  moved(tiles: number[], direction: string): string;
  up: string;
  down: string;
  left: string;
  right: string;
  blocked: string;
  locked: string;
  nothingToUndo: string;
  nothingToRedo: string;
  newBoard(columns: number, rows: number): string;
  restarted: string;
  solved(moves: number, time: string): string;
  again: string;
}

export interface NoyesBoardEventMap extends HTMLElementEventMap {
  move: CustomEvent<MoveDetail>;
  solved: CustomEvent<SolvedDetail>;
}

/** `<noyes-board size="4x4" goal="blank-last" seed="…" deal="0" picture="cat.jpg" numbers label="…">` */
export interface NoyesBoard extends HTMLElement {
  size: string;
  goal: string;
  seed: string;
  deal: number;
  picture: string | null;
  numbers: boolean;
  label: string | null;
  get texts(): BoardTexts;
  set texts(texts: Partial<BoardTexts>);
  readonly board: string;
  readonly moves: number;
  readonly milliseconds: number;
  readonly solved: boolean;
  readonly replay: Replay | null;
  /** A new board: of this seed, or of one that nobody has seen. */
  scramble(seed?: string): void;
  newGame(): void;
  restart(): void;
  undo(): boolean;
  redo(): boolean;
  slide(direction: "U" | "D" | "L" | "R"): boolean;
  addEventListener<K extends keyof NoyesBoardEventMap>(
    type: K,
    listener: (this: NoyesBoard, event: NoyesBoardEventMap[K]) => unknown,
    options?: boolean | AddEventListenerOptions,
  ): void;
  addEventListener(
    type: string,
    listener: EventListenerOrEventListenerObject,
    options?: boolean | AddEventListenerOptions,
  ): void;
}

/** The `detail` of the element's `error` event: an attribute cannot be meant. */
export type BoardError = NoyesError;

declare global {
  interface HTMLElementTagNameMap {
    "noyes-board": NoyesBoard;
  }
}
