/** Rows separated by `/`, tiles by spaces, 0 the blank: `"1 2 3/4 5 6/7 8 0"`. */
export type BoardText = string;

/** Numbers 0 to n − 1 in reading order, 0 the blank, in any typed array of numbers. */
export type TileArray =
  | Uint8Array
  | Uint8ClampedArray
  | Uint16Array
  | Uint32Array
  | Int8Array
  | Int16Array
  | Int32Array
  | Float32Array
  | Float64Array;

/** One board: a text, a flat list, or rows. */
export type Board = BoardText | readonly number[] | readonly (readonly number[])[];

/** Many boards: a list of boards of any form. */
export type BoardList = readonly (BoardText | TileArray)[] | readonly (readonly (readonly number[])[])[];

/** A goal: a name, or a board. */
export type Goal = "blank-last" | "blank-first" | "snake" | "spiral" | (string & {}) | Board | TileArray;

/** How moves are counted: each tile that moves, or a slide of several in a line once. */
export type Metric = "stm" | "mtm";

export type Quality = "auto" | "optimal" | "near" | "fast" | "teach";

export type Shuffle =
  | "uniform"
  | "random-slides"
  | "legal-slides"
  | "no-backtrack-slides"
  | "swap-any"
  | "sattolo"
  | "fisher-yates"
  | "floor10";

export interface SizeOption {
  /** `"WxH"`, or the side of a square. Boards of another size are an error. */
  size?: string | number;
}

/** How boards are read. */
export interface ReadingOptions extends SizeOption {
  /**
   * The number that stands for the blank, or `"last"` for the largest; default 0. In answers the blank
   * is 0 and the tiles are renamed 1 to n − 1 in order.
   */
  blank?: number | bigint | "last";
}

interface GoalOption {
  /** What counts as solved; default `"blank-last"`. */
  goal?: Goal;
}

export interface BoardOptions extends ReadingOptions, GoalOption {}

export interface ScrambleOptions extends SizeOption, GoalOption {
  /** Any text; the same seed gives the same boards for ever. A random one by default. */
  seed?: string | number | bigint;
  /** The number of the first deal under this seed, below 2^48; default 0. */
  start?: number | bigint;
  /** Default `"uniform"`, which is the only fair one. */
  shuffle?: Shuffle;
  /** The number of slides, for the shuffles that slide; default 30. */
  steps?: number | bigint;
  /** What happens to an unsolvable board; default `"none"`. */
  fix?: "none" | "swap" | "article" | "reject";
  /** Where the blank may stand after the shuffle; default `"any"`. */
  blankSquare?: "any" | "home";
}

/** How the work goes on. */
export type Progress =
  | { stage: "tables"; done: number; total: number }
  | { stage: "search"; lower_bound: number; best: number | null; nodes: number };

export interface SearchOptions extends BoardOptions {
  /** Default `"stm"`. */
  metric?: Metric;
  /** Default `"auto"`: optimal up to 4x4, near-optimal within ten seconds above. */
  quality?: Quality;
  /** How large the tables may be that speed the search up; default `"small"`. */
  tables?: "small" | "standard" | "large";
  /** Milliseconds for each board, from when its tables are ready. */
  timeLimit?: number;
  /** Boards that the search may generate for each board. */
  nodeLimit?: number;
  /** Bytes, tables included; default 256 MiB, at most 1 GiB. */
  memoryLimit?: number;
  /** Is told how the work goes on. What it throws ends the work, and is thrown. */
  progress?: (progress: Progress) => void;
  /** Ends the work with the signal's reason. */
  signal?: AbortSignal;
}

export interface AuditOptions extends BoardOptions {
  /** The probability of accusing a fair dealer, above 0 and below 1; default 0.001. */
  alpha?: number;
}

/** A typed array that holds one board is taken for one board, unless this says otherwise. */
export interface Many {
  many: true;
}

/** The verdict on a board. */
export interface Explanation {
  line: number;
  board: BoardText;
  size: string;
  goal: string;
  solvable: boolean;
  /** For each tile in reading order: before how many it stands that the goal has earlier. */
  inversions: number[];
  inversion_sum: number;
  /** 0 on the bottom row. */
  blank_row_from_bottom: number;
  rule: "odd-width" | "even-width" | "one-wide";
  /** Two tiles whose swap makes the board solvable, or `null`. */
  repair: [number, number] | null;
  explanation: string;
  /** Its number among the solvable boards in decimal digits; `null` for others, and above 64 squares. */
  rank: string | null;
}

/** What to do next. */
export interface Hint {
  board: BoardText;
  size: string;
  goal: string;
  solvable: boolean;
  /** The direction in which a tile travels, with the number of tiles if several: `"L"`, `"L3"`. */
  move: string | null;
  /** The tile to push. */
  tile: number | null;
  /** Every best move where all are known, else `move` alone. */
  moves: string[];
  length: number | null;
  lower_bound: number | null;
  optimal: boolean | null;
  metric: Metric;
  stopped: Stopped | null;
  explanation: string | null;
}

export type Stopped = "time" | "nodes" | "memory" | "cancelled";

/** A solution. */
export interface Solution {
  line: number;
  board: BoardText;
  size: string;
  goal: string;
  solvable: boolean;
  /** The moves, `""` for a solved board, `null` for one that cannot be solved. */
  solution: string | null;
  length: number | null;
  /** No solution is shorter. */
  lower_bound: number | null;
  optimal: boolean | null;
  metric: Metric;
  method: string | null;
  /** Boards generated by the search. */
  nodes: number;
  seconds: number;
  /** The limit that ended the search before its answer was proved. */
  stopped: Stopped | null;
  explanation: string | null;
  /** The steps of a lesson (`quality: "teach"`). */
  steps: LessonStep[] | null;
}

/** One thought of a lesson. */
export interface LessonStep {
  stage: "row" | "column" | "block" | "strip";
  number: number | null;
  tile: number;
  from: number;
  target: number;
  reason: string;
  partner: number | null;
  clockwise: boolean | null;
  moves: string;
  text: string;
}

/** Whether boards could come from a fair dealer. */
export interface Audit {
  size: string;
  goal: string;
  boards: number;
  errors: number;
  unsolvable: number;
  alpha: number;
  verdict: "consistent" | "not-fair";
  explanation: string;
  tests: AuditTest[];
  /** The tests that were not made, and why. */
  skipped: { name: string; reason: string }[];
  /** Boards that came more than once. */
  repeats: { compared: number; part: number; distinct: number; pairs: number; most: number };
  stopped: string | null;
  at_home: number[] | null;
  cycles: number[] | null;
  marginals: number[][] | null;
}

export interface AuditTest {
  name: string;
  statistic: number;
  expected: number;
  p: number;
  p_corrected: number;
  effect: number;
  smallest_detectable: number | null;
  explanation: string;
  worst: { what: string; which: [number, number]; found: number; expected: number } | null;
}

/** One byte a tile up to 256 squares, two up to 65,536, four above. */
export type Cells = Uint8Array | Uint16Array | Uint32Array;

/** What the engine refuses. */
export class NoyesError extends Error {
  /** Lower-case words with hyphens, the same in every language. */
  readonly code: string;
  /** Where, counted from 0: a square, a character or a move, as the code says. */
  readonly at: number | null;
  /** Of many boards, which one, counted from 0. */
  readonly row: number | null;
}
