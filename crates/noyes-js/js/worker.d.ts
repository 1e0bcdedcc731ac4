import type * as T from "./types.js";

export * from "./types.js";

/**
 * An engine in a thread of its own, in browsers and in Node. It answers one question after another;
 * `signal` ends the one that it works on, or takes back one that waits.
 */
export function createWorker(): EngineWorker;

export interface EngineWorker {
  scramble(count?: number, options?: T.ScrambleOptions & Signal): Promise<T.Cells>;
  isSolvable(board: T.Board, options?: T.BoardOptions & Signal): Promise<boolean>;
  isSolvable(boards: T.BoardList, options?: T.BoardOptions & Signal): Promise<boolean[]>;
  isSolvable(boards: T.TileArray, options: T.BoardOptions & Signal & T.Many): Promise<boolean[]>;
  isSolvable(boards: T.TileArray, options?: T.BoardOptions & Signal): Promise<boolean | boolean[]>;
  isSolved(board: T.Board, options?: T.BoardOptions & Signal): Promise<boolean>;
  isSolved(boards: T.BoardList, options?: T.BoardOptions & Signal): Promise<boolean[]>;
  isSolved(boards: T.TileArray, options?: T.BoardOptions & Signal): Promise<boolean | boolean[]>;
  explain(board: T.Board, options?: T.BoardOptions & Signal): Promise<T.Explanation>;
  explain(boards: T.BoardList, options?: T.BoardOptions & Signal): Promise<T.Explanation[]>;
  explain(boards: T.TileArray, options?: T.BoardOptions & Signal): Promise<T.Explanation | T.Explanation[]>;
  boardText(board: T.Board, options?: T.ReadingOptions & Signal): Promise<T.BoardText>;
  boardText(boards: T.BoardList, options?: T.ReadingOptions & Signal): Promise<T.BoardText[]>;
  boardText(boards: T.TileArray, options?: T.ReadingOptions & Signal): Promise<T.BoardText | T.BoardText[]>;
  apply<B extends T.Board | T.TileArray | T.BoardList>(
    board: B,
    moves: string,
    options?: T.ReadingOptions & Signal,
  ): Promise<B extends string ? string : B>;
  hint(board: T.Board, options?: T.SearchOptions): Promise<T.Hint>;
  hint(boards: T.BoardList, options?: T.SearchOptions): Promise<T.Hint[]>;
  hint(boards: T.TileArray, options?: T.SearchOptions & Partial<T.Many>): Promise<T.Hint | T.Hint[]>;
  solve(board: T.Board, options?: T.SearchOptions): Promise<T.Solution>;
  solve(boards: T.BoardList, options?: T.SearchOptions): Promise<T.Solution[]>;
  solve(boards: T.TileArray, options: T.SearchOptions & T.Many): Promise<T.Solution[]>;
  solve(boards: T.TileArray, options?: T.SearchOptions): Promise<T.Solution | T.Solution[]>;
  audit(boards: T.TileArray | T.BoardList, options?: T.AuditOptions & Signal): Promise<T.Audit>;
  /** Ends the worker; what waits for an answer is rejected with an `AbortError`. */
  terminate(): void;
}

interface Signal {
  signal?: AbortSignal;
}
