// noyes for C#: Unity, Godot, .NET and Mono. Add this file, Native.cs and the shared library to a
// project.
//
// Calls may come from every thread; one Solver serves all of them. Errors are NoyesException, whose
// Code never changes (docs/errors.md). Solve on a thread of your own, not on the one that draws.

using System;

namespace Noyes
{
    /// <summary>What went wrong: a code for programs, a message for people.</summary>
    public sealed class NoyesException : Exception
    {
        /// <summary>A stable word such as "duplicate-tile".</summary>
        public string Code { get; private set; }
        /// <summary>Where the fault stands, counted from 0; -1 if there is no one place.</summary>
        public long At { get; private set; }
        /// <summary>Of many boards, which one, counted from 0; -1 if it is not about one.</summary>
        public long Row { get; private set; }

        NoyesException(string code, string message, long at, long row) : base(message)
        {
            Code = code;
            At = at;
            Row = row;
        }

        internal static void Check(int status)
        {
            if (status == 0) return;
            throw new NoyesException(Native.Text(Native.noyes_error_code()),
                Native.Text(Native.noyes_error_message()), Native.noyes_error_at(), Native.noyes_error_row());
        }
    }

    /// <summary>Whether a board can be solved, and why.</summary>
    public sealed class Verdict
    {
        public string Board, Goal, Rule, Explanation, Rank, Json;
        public bool Solvable;
        public ulong InversionSum;
        public uint BlankRowFromBottom;
        /// <summary>The two tiles to swap; null if the board can be solved or no swap helps.</summary>
        public uint[] Repair;
    }

    /// <summary>One board that was dealt.</summary>
    public sealed class Deal
    {
        public string Board, Seed, Rank, Json;
        public uint[] Tiles;
        public uint Width, Height;
        public ulong Index;
        public bool Solvable;
    }

    /// <summary>One board solved; Moves is null if it cannot be.</summary>
    public sealed class Solution
    {
        public string Moves, Method, Stopped, Explanation, Json;
        public bool Solvable, Optimal;
        public long Length, LowerBound;
        public ulong Nodes;
        public double Seconds;
    }

    /// <summary>What to do next on a board; Move is null if there is nothing to do.</summary>
    public sealed class Hint
    {
        public string Move, Stopped, Explanation, Json;
        public uint Tile;
        public bool Solvable, Optimal;
        public long Length;
    }

    /// <summary>Whether boards could come from a fair dealer.</summary>
    public sealed class Report
    {
        /// <summary>"consistent" or "not-fair".</summary>
        public string Verdict;
        public string Explanation, Size, Goal, Json;
        public ulong Boards, Unsolvable;
        public double Alpha;
        /// <summary>Whether the verdict is "consistent".</summary>
        public bool Consistent { get { return Verdict == "consistent"; } }
    }

    /// <summary>How work goes on: a table is being built, or a board being solved.</summary>
    public struct Progress
    {
        /// <summary>Whether a table is being built: Done of Total steps.</summary>
        public bool IsTable;
        public ulong Done, Total;
        /// <summary>No solution is shorter than LowerBound; Best is -1 while there is none.</summary>
        public ulong LowerBound, Nodes;
        public long Best;
    }

    /// <summary>The functions that need no solver.</summary>
    public static class Puzzle
    {
        /// <summary>The library's version.</summary>
        public static string Version { get { return Native.Text(Native.noyes_version()); } }

        /// <summary>Deals one board; without a seed from a fresh one, which the deal tells.</summary>
        public static Deal Scramble(string size = "4x4", string seed = null, ulong index = 0,
            string goal = "blank-last")
        {
            using (var recipe = new Recipe(size, seed, index, goal, 0))
            {
                DealHandle handle;
                NoyesException.Check(Native.noyes_scramble(ref recipe.Options, out handle));
                using (handle)
                {
                    var native = handle.Read<Native.Deal>();
                    return new Deal
                    {
                        Board = Native.Text(native.Board), Seed = Native.Text(native.Seed),
                        Rank = Native.Text(native.Rank), Json = Native.Text(native.Json),
                        Tiles = Native.Numbers(native.Tiles, native.Width * native.Height),
                        Width = native.Width, Height = native.Height, Index = native.Index,
                        Solvable = native.Solvable != 0,
                    };
                }
            }
        }

        /// <summary>Deals many boards, one after another: width * height numbers each, 0 the blank.
        /// Threads of 0 are one for each processor; the boards do not depend on them.</summary>
        public static uint[] Scramble(int count, uint width, uint height, string seed = null,
            ulong start = 0, string goal = "blank-last", uint threads = 0)
        {
            if (count < 0) throw new ArgumentOutOfRangeException("count", count, "expected 0 or more");
            using (var recipe = new Recipe(width + "x" + height, seed, start, goal, threads))
            {
                var cells = new uint[checked(count * (long)width * height)];
                NoyesException.Check(Native.noyes_scramble_u32(ref recipe.Options, cells, Native.Length(cells)));
                return cells;
            }
        }

        /// <summary>Whether each of many boards, one after another, can be solved.</summary>
        public static bool[] AreSolvable(uint[] cells, uint width, uint height,
            string goal = "blank-last", uint threads = 0)
        {
            if (cells == null) throw new ArgumentNullException("cells");
            var area = (long)width * height;
            var answers = new byte[area == 0 ? 0 : cells.Length / area];
            using (var goalText = new Utf8(goal))
            {
                NoyesException.Check(Native.noyes_are_solvable_u32(cells, Native.Length(cells), width, height,
                    goalText.At, threads, answers, (UIntPtr)(uint)answers.Length));
            }
            return Array.ConvertAll(answers, answer => answer != 0);
        }

        /// <summary>Whether boards, one after another, could come from a fair dealer, who is accused with
        /// probability alpha at most.</summary>
        public static Report Audit(uint[] cells, uint width, uint height, string goal = "blank-last",
            double alpha = 0.001, uint threads = 0, Cancel cancel = null)
        {
            if (cells == null) throw new ArgumentNullException("cells");
            ReportHandle handle;
            using (var goalText = new Utf8(goal))
            using (var limits = new Within(0, 0, 0, threads, cancel, null))
            {
                NoyesException.Check(Native.noyes_audit_u32(cells, Native.Length(cells), width, height,
                    goalText.At, alpha, ref limits.Limits, out handle));
            }
            using (handle)
            {
                var native = handle.Read<Native.Report>();
                return new Report
                {
                    Verdict = Native.Text(native.Verdict), Explanation = Native.Text(native.Explanation),
                    Size = Native.Text(native.Size), Goal = Native.Text(native.Goal),
                    Json = Native.Text(native.Json), Boards = native.Boards,
                    Unsolvable = native.Unsolvable, Alpha = native.Alpha,
                };
            }
        }

        /// <summary>Whether a board, width * height numbers with 0 the blank, can be solved.</summary>
        public static bool IsSolvable(uint[] tiles, uint width, uint height, string goal = "blank-last")
        {
            Native.CheckCount(tiles, width, height);
            using (var goalText = new Utf8(goal))
            {
                byte solvable;
                NoyesException.Check(
                    Native.noyes_is_solvable_tiles(tiles, width, height, goalText.At, out solvable));
                return solvable != 0;
            }
        }

        /// <summary>Judges a board such as "1 2 3/4 5 6/7 8 0".</summary>
        public static Verdict Explain(string board, string goal = "blank-last")
        {
            using (var boardText = new Utf8(board))
            using (var goalText = new Utf8(goal))
            {
                VerdictHandle handle;
                NoyesException.Check(
                    Native.noyes_explain(boardText.At, IntPtr.Zero, goalText.At, out handle));
                using (handle)
                {
                    var native = handle.Read<Native.Verdict>();
                    return new Verdict
                    {
                        Board = Native.Text(native.Board), Goal = Native.Text(native.Goal),
                        Rule = Native.Text(native.Rule), Rank = Native.Text(native.Rank),
                        Explanation = Native.Text(native.Explanation), Json = Native.Text(native.Json),
                        Solvable = native.Solvable != 0, InversionSum = native.InversionSum,
                        BlankRowFromBottom = native.BlankRowFromBottom,
                        Repair = native.RepairA == 0 ? null : new[] { native.RepairA, native.RepairB },
                    };
                }
            }
        }

        /// <summary>The board after moves such as "LU2R".</summary>
        public static string Apply(string board, string moves)
        {
            using (var boardText = new Utf8(board))
            using (var movesText = new Utf8(moves))
            {
                AppliedHandle handle;
                NoyesException.Check(Native.noyes_apply(
                    boardText.At, IntPtr.Zero, IntPtr.Zero, movesText.At, out handle));
                using (handle) return Native.Text(handle.Read<Native.Applied>().Board);
            }
        }
    }

    /// <summary>Stops a search from another thread.</summary>
    public sealed class Cancel : IDisposable
    {
        internal readonly CancelHandle Handle;

        public Cancel() { NoyesException.Check(Native.noyes_cancel_new(out Handle)); }
        public void Throw() { NoyesException.Check(Native.noyes_cancel_throw(Handle)); }
        public void Dispose() { Handle.Dispose(); }
    }

    /// <summary>Finds solutions and hints, and keeps its tables: make one for all boards.</summary>
    public sealed class Solver : IDisposable
    {
        readonly SolverHandle handle;

        public Solver(string goal = "blank-last", string metric = "stm", string quality = "auto",
            string tables = "standard")
        {
            using (var goalText = new Utf8(goal))
            using (var metricText = new Utf8(metric))
            using (var qualityText = new Utf8(quality))
            using (var tablesText = new Utf8(tables))
            {
                var options = new Native.SolverOptions();
                options.StructSize = Native.SizeOf<Native.SolverOptions>();
                options.Goal = goalText.At;
                options.Metric = metricText.At;
                options.Quality = qualityText.At;
                options.Tables = tablesText.At;
                NoyesException.Check(Native.noyes_solver_new(ref options, out handle));
            }
        }

        /// <summary>Solves a board. Limits of 0 are none; threads of 0 are one for each processor. Progress
        /// is called from the solver's threads, one at a time; what it throws ends the work.</summary>
        public Solution Solve(string board, ulong milliseconds = 0, ulong nodes = 0, ulong memory = 0,
            uint threads = 0, Cancel cancel = null, Action<Progress> progress = null)
        {
            SolutionHandle answer;
            using (var boardText = new Utf8(board))
            using (var limits = new Within(milliseconds, nodes, memory, threads, cancel, progress))
            {
                limits.Check(Native.noyes_solve(
                    handle, boardText.At, IntPtr.Zero, ref limits.Limits, out answer));
            }
            using (answer)
            {
                var native = answer.Read<Native.Solution>();
                return new Solution
                {
                    Moves = Native.Text(native.Moves), Method = Native.Text(native.Method),
                    Stopped = Native.Text(native.Stopped), Explanation = Native.Text(native.Explanation),
                    Json = Native.Text(native.Json), Solvable = native.Solvable != 0,
                    Optimal = native.Optimal == 1, Length = native.Length,
                    LowerBound = native.LowerBound, Nodes = native.Nodes, Seconds = native.Seconds,
                };
            }
        }

        /// <summary>Says what to do next on a board.</summary>
        public Hint Hint(string board, ulong milliseconds = 0, ulong nodes = 0, ulong memory = 0,
            uint threads = 0, Cancel cancel = null, Action<Progress> progress = null)
        {
            AdviceHandle answer;
            using (var boardText = new Utf8(board))
            using (var limits = new Within(milliseconds, nodes, memory, threads, cancel, progress))
            {
                limits.Check(Native.noyes_hint(
                    handle, boardText.At, IntPtr.Zero, ref limits.Limits, out answer));
            }
            using (answer)
            {
                var native = answer.Read<Native.Advice>();
                return new Hint
                {
                    Move = Native.Text(native.Move), Tile = native.Tile,
                    Stopped = Native.Text(native.Stopped), Explanation = Native.Text(native.Explanation),
                    Json = Native.Text(native.Json), Solvable = native.Solvable != 0,
                    Optimal = native.Optimal == 1, Length = native.Length,
                };
            }
        }

        public void Dispose() { handle.Dispose(); }
    }
}
