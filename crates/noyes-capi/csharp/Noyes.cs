// noyes for C#: Unity, Godot, .NET and Mono. Add this file and the shared library to a project.
//
// Calls may come from every thread; one Solver serves all of them. Errors are NoyesException, whose
// Code never changes (docs/errors.md). Solve on a thread of your own, not on the one that draws.

using System;
using System.Runtime.InteropServices;
using System.Text;

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

    /// <summary>The functions that need no solver.</summary>
    public static class Puzzle
    {
        /// <summary>The library's version.</summary>
        public static string Version { get { return Native.Text(Native.noyes_version()); } }

        /// <summary>Deals one board; without a seed from a fresh one, which the deal tells.</summary>
        public static Deal Scramble(string size = "4x4", string seed = null, ulong index = 0,
            string goal = "blank-last")
        {
            using (var sizeText = new Utf8(size))
            using (var seedText = new Utf8(seed))
            using (var goalText = new Utf8(goal))
            {
                var options = new Native.ScrambleOptions();
                options.StructSize = (uint)Marshal.SizeOf(typeof(Native.ScrambleOptions));
                options.Size = sizeText.At;
                options.Seed = seedText.At;
                options.Goal = goalText.At;
                options.Start = index;
                DealHandle handle;
                NoyesException.Check(Native.noyes_scramble(ref options, out handle));
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
                options.StructSize = (uint)Marshal.SizeOf(typeof(Native.SolverOptions));
                options.Goal = goalText.At;
                options.Metric = metricText.At;
                options.Quality = qualityText.At;
                options.Tables = tablesText.At;
                NoyesException.Check(Native.noyes_solver_new(ref options, out handle));
            }
        }

        /// <summary>Solves a board. Limits of 0 are none; threads of 0 are one for each processor.</summary>
        public Solution Solve(string board, ulong milliseconds = 0, ulong nodes = 0, ulong memory = 0,
            uint threads = 0, Cancel cancel = null)
        {
            SolutionHandle answer;
            using (var boardText = new Utf8(board))
            using (var limits = new Within(milliseconds, nodes, memory, threads, cancel))
            {
                NoyesException.Check(Native.noyes_solve(
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
            uint threads = 0, Cancel cancel = null)
        {
            AdviceHandle answer;
            using (var boardText = new Utf8(board))
            using (var limits = new Within(milliseconds, nodes, memory, threads, cancel))
            {
                NoyesException.Check(Native.noyes_hint(
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

    /// <summary>A text as C has it, until it is disposed of.</summary>
    sealed class Utf8 : IDisposable
    {
        internal IntPtr At;

        internal Utf8(string text)
        {
            if (text == null) return;
            var bytes = Encoding.UTF8.GetBytes(text);
            if (Array.IndexOf(bytes, (byte)0) >= 0) throw new ArgumentException("a text holds a zero");
            At = Marshal.AllocHGlobal(bytes.Length + 1);
            Marshal.Copy(bytes, 0, At, bytes.Length);
            Marshal.WriteByte(At, bytes.Length, 0);
        }

        public void Dispose()
        {
            Marshal.FreeHGlobal(At);
            At = IntPtr.Zero;
        }
    }

    /// <summary>Limits, which keep their cancel flag alive while they are used.</summary>
    sealed class Within : IDisposable
    {
        internal Native.Limits Limits;
        readonly CancelHandle cancel;

        internal Within(ulong milliseconds, ulong nodes, ulong memory, uint threads, Cancel cancel)
        {
            Limits.StructSize = (uint)Marshal.SizeOf(typeof(Native.Limits));
            Limits.TimeMs = milliseconds;
            Limits.Nodes = nodes;
            Limits.Memory = memory;
            Limits.Threads = threads;
            if (cancel == null) return;
            var added = false;
            cancel.Handle.DangerousAddRef(ref added);
            this.cancel = cancel.Handle;
            Limits.Cancel = cancel.Handle.DangerousGetHandle();
        }

        public void Dispose() { if (cancel != null) cancel.DangerousRelease(); }
    }

    abstract class OwnedHandle : SafeHandle
    {
        protected OwnedHandle() : base(IntPtr.Zero, true) { }
        public override bool IsInvalid { get { return handle == IntPtr.Zero; } }
        internal T Read<T>() where T : struct { return (T)Marshal.PtrToStructure(handle, typeof(T)); }
    }

    sealed class DealHandle : OwnedHandle
    { protected override bool ReleaseHandle() { Native.noyes_free_deal(handle); return true; } }
    sealed class VerdictHandle : OwnedHandle
    { protected override bool ReleaseHandle() { Native.noyes_free_verdict(handle); return true; } }
    sealed class AppliedHandle : OwnedHandle
    { protected override bool ReleaseHandle() { Native.noyes_free_applied(handle); return true; } }
    sealed class SolutionHandle : OwnedHandle
    { protected override bool ReleaseHandle() { Native.noyes_free_solution(handle); return true; } }
    sealed class AdviceHandle : OwnedHandle
    { protected override bool ReleaseHandle() { Native.noyes_free_advice(handle); return true; } }
    sealed class SolverHandle : OwnedHandle
    { protected override bool ReleaseHandle() { Native.noyes_free_solver(handle); return true; } }
    sealed class CancelHandle : OwnedHandle
    { protected override bool ReleaseHandle() { Native.noyes_free_cancel(handle); return true; } }

    /// <summary>The header, in its own order of fields.</summary>
    static class Native
    {
#if UNITY_IOS && !UNITY_EDITOR
        const string Library = "__Internal";
#else
        const string Library = "noyes";
#endif
        const CallingConvention C = CallingConvention.Cdecl;

        [StructLayout(LayoutKind.Sequential)]
        internal struct ScrambleOptions
        {
            internal uint StructSize, Threads;
            internal IntPtr Size, Goal, Seed;
            internal ulong Start;
            internal IntPtr Shuffle;
            internal ulong Steps;
            internal uint HasSteps, Reserved;
            internal IntPtr Fix, BlankSquare;
        }

        [StructLayout(LayoutKind.Sequential)]
        internal struct SolverOptions
        {
            internal uint StructSize, Reserved;
            internal IntPtr Goal, Size, Metric, Quality, Tables, Cache;
        }

        [StructLayout(LayoutKind.Sequential)]
        internal struct Limits
        {
            internal uint StructSize, Threads;
            internal ulong TimeMs, Nodes, Memory;
            internal IntPtr Cancel, Progress, ProgressData;
        }

        [StructLayout(LayoutKind.Sequential)]
        internal struct Deal
        {
            internal IntPtr Board, Tiles;
            internal uint Width, Height;
            internal IntPtr Size, Goal, Shuffle;
            internal long Steps;
            internal IntPtr Fix, BlankSquare, Seed;
            internal ulong Index;
            internal IntPtr Rank;
            internal byte Solvable;
            internal IntPtr Json;
        }

        [StructLayout(LayoutKind.Sequential)]
        internal struct Verdict
        {
            internal IntPtr Board, Size, Goal;
            internal byte Solvable;
            internal IntPtr Inversions;
            internal UIntPtr InversionsCount;
            internal ulong InversionSum;
            internal uint BlankRowFromBottom;
            internal IntPtr Rule;
            internal uint RepairA, RepairB;
            internal IntPtr Explanation, Rank, Json;
        }

        [StructLayout(LayoutKind.Sequential)]
        internal struct Applied
        {
            internal IntPtr Board;
        }

        [StructLayout(LayoutKind.Sequential)]
        internal struct Solution
        {
            internal ulong Line;
            internal IntPtr Board, Size, Goal;
            internal byte Solvable;
            internal IntPtr Moves;
            internal long Length, LowerBound;
            internal int Optimal;
            internal IntPtr Metric, Method;
            internal ulong Nodes;
            internal double Seconds;
            internal IntPtr Stopped, Explanation, Steps;
            internal UIntPtr StepsCount;
            internal IntPtr Json;
        }

        [StructLayout(LayoutKind.Sequential)]
        internal struct Advice
        {
            internal IntPtr Board, Size, Goal;
            internal byte Solvable;
            internal IntPtr Move;
            internal uint Tile;
            internal IntPtr Moves;
            internal UIntPtr MovesCount;
            internal long Length, LowerBound;
            internal int Optimal;
            internal IntPtr Metric, Stopped, Explanation, Json;
        }

        internal static string Text(IntPtr text)
        {
            if (text == IntPtr.Zero) return null;
            var length = 0;
            while (Marshal.ReadByte(text, length) != 0) length++;
            var bytes = new byte[length];
            Marshal.Copy(text, bytes, 0, length);
            return Encoding.UTF8.GetString(bytes);
        }

        internal static uint[] Numbers(IntPtr list, uint count)
        {
            var numbers = new int[count];
            Marshal.Copy(list, numbers, 0, numbers.Length);
            return Array.ConvertAll(numbers, number => (uint)number);
        }

        /// <summary>The library cannot know how long a list is.</summary>
        internal static void CheckCount(uint[] tiles, uint width, uint height)
        {
            if (tiles == null) throw new ArgumentNullException("tiles");
            if ((ulong)tiles.Length != (ulong)width * height)
                throw new ArgumentException("there is not one number for each square", "tiles");
        }

        [DllImport(Library, CallingConvention = C)] internal static extern IntPtr noyes_version();
        [DllImport(Library, CallingConvention = C)] internal static extern IntPtr noyes_error_code();
        [DllImport(Library, CallingConvention = C)] internal static extern IntPtr noyes_error_message();
        [DllImport(Library, CallingConvention = C)] internal static extern long noyes_error_at();
        [DllImport(Library, CallingConvention = C)] internal static extern long noyes_error_row();
        [DllImport(Library, CallingConvention = C)]
        internal static extern int noyes_scramble(ref ScrambleOptions options, out DealHandle deal);
        [DllImport(Library, CallingConvention = C)]
        internal static extern int noyes_is_solvable_tiles(
            uint[] tiles, uint width, uint height, IntPtr goal, out byte solvable);
        [DllImport(Library, CallingConvention = C)]
        internal static extern int noyes_explain(
            IntPtr board, IntPtr size, IntPtr goal, out VerdictHandle verdict);
        [DllImport(Library, CallingConvention = C)]
        internal static extern int noyes_apply(
            IntPtr board, IntPtr size, IntPtr goal, IntPtr moves, out AppliedHandle applied);
        [DllImport(Library, CallingConvention = C)]
        internal static extern int noyes_solver_new(ref SolverOptions options, out SolverHandle solver);
        [DllImport(Library, CallingConvention = C)]
        internal static extern int noyes_solve(
            SolverHandle solver, IntPtr board, IntPtr size, ref Limits limits, out SolutionHandle solution);
        [DllImport(Library, CallingConvention = C)]
        internal static extern int noyes_hint(
            SolverHandle solver, IntPtr board, IntPtr size, ref Limits limits, out AdviceHandle advice);
        [DllImport(Library, CallingConvention = C)]
        internal static extern int noyes_cancel_new(out CancelHandle cancel);
        [DllImport(Library, CallingConvention = C)]
        internal static extern int noyes_cancel_throw(CancelHandle cancel);
        [DllImport(Library, CallingConvention = C)] internal static extern void noyes_free_deal(IntPtr it);
        [DllImport(Library, CallingConvention = C)] internal static extern void noyes_free_verdict(IntPtr it);
        [DllImport(Library, CallingConvention = C)] internal static extern void noyes_free_applied(IntPtr it);
        [DllImport(Library, CallingConvention = C)] internal static extern void noyes_free_solution(IntPtr it);
        [DllImport(Library, CallingConvention = C)] internal static extern void noyes_free_advice(IntPtr it);
        [DllImport(Library, CallingConvention = C)] internal static extern void noyes_free_solver(IntPtr it);
        [DllImport(Library, CallingConvention = C)] internal static extern void noyes_free_cancel(IntPtr it);
    }
}
