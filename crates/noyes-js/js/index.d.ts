import type * as T from "./types.js";

export * from "./types.js";
export { createWorker, type EngineWorker } from "./worker.js";

/** Nothing is left to wait for once the module is imported; calling it is harmless. */
export function init(): Promise<void>;
export default init;

export const version: string;

/** 256 random bits as 64 hexadecimal digits: a seed to keep beside the boards that it deals. */
export function freshSeed(): string;

/**
 * Deals boards into one typed array, board after board in reading order: board `i` of size `WxH` is
 * `cells.subarray(i * W * H, (i + 1) * W * H)`.
 */
export function scramble(count?: number, options?: T.ScrambleOptions): T.Cells;

/** Whether slides lead from a board to the goal. */
export function isSolvable(board: T.Board, options?: T.BoardOptions): boolean;
export function isSolvable(boards: T.BoardList, options?: T.BoardOptions): boolean[];
export function isSolvable(boards: T.TileArray, options: T.BoardOptions & T.Many): boolean[];
export function isSolvable(boards: T.TileArray, options?: T.BoardOptions): boolean | boolean[];

/** Whether a board is the goal. */
export function isSolved(board: T.Board, options?: T.BoardOptions): boolean;
export function isSolved(boards: T.BoardList, options?: T.BoardOptions): boolean[];
export function isSolved(boards: T.TileArray, options: T.BoardOptions & T.Many): boolean[];
export function isSolved(boards: T.TileArray, options?: T.BoardOptions): boolean | boolean[];

/** Why a board can be solved, or cannot. */
export function explain(board: T.Board, options?: T.BoardOptions): T.Explanation;
export function explain(boards: T.BoardList, options?: T.BoardOptions): T.Explanation[];
export function explain(boards: T.TileArray, options: T.BoardOptions & T.Many): T.Explanation[];
export function explain(boards: T.TileArray, options?: T.BoardOptions): T.Explanation | T.Explanation[];

/** A board as board text, whatever form it had. */
export function boardText(board: T.Board, options?: T.ReadingOptions): T.BoardText;
export function boardText(boards: T.BoardList, options?: T.ReadingOptions): T.BoardText[];
export function boardText(boards: T.TileArray, options: T.ReadingOptions & T.Many): T.BoardText[];
export function boardText(boards: T.TileArray, options?: T.ReadingOptions): T.BoardText | T.BoardText[];

/** The board after these moves, in the form in which it was given. */
export function apply<B extends T.Board | T.TileArray | T.BoardList>(
  board: B,
  moves: string,
  options?: T.ReadingOptions,
): B extends string ? string : B;

/** The best next move. Works on the calling thread: see {@link createWorker}. */
export function hint(board: T.Board, options?: T.SearchOptions): T.Hint;
export function hint(boards: T.BoardList, options?: T.SearchOptions): T.Hint[];
export function hint(boards: T.TileArray, options: T.SearchOptions & T.Many): T.Hint[];
export function hint(boards: T.TileArray, options?: T.SearchOptions): T.Hint | T.Hint[];

/** Solves. Works on the calling thread: see {@link createWorker}. */
export function solve(board: T.Board, options?: T.SearchOptions): T.Solution;
export function solve(boards: T.BoardList, options?: T.SearchOptions): T.Solution[];
export function solve(boards: T.TileArray, options: T.SearchOptions & T.Many): T.Solution[];
export function solve(boards: T.TileArray, options?: T.SearchOptions): T.Solution | T.Solution[];

/** Whether boards, all of one size, could come from a fair dealer. */
export function audit(boards: T.TileArray | T.BoardList, options?: T.AuditOptions): T.Audit;
