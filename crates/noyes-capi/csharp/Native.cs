// What Noyes.cs stands on: the header noyes.h in C#, and what is freed after use.

using System;
using System.Runtime.ExceptionServices;
using System.Runtime.InteropServices;
using System.Text;

namespace Noyes
{
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

    /// <summary>What is to be dealt, with the texts that it points to.</summary>
    sealed class Recipe : IDisposable
    {
        internal Native.ScrambleOptions Options;
        readonly Utf8 size, seed, goal;

        internal Recipe(string size, string seed, ulong start, string goal, uint threads)
        {
            this.size = new Utf8(size);
            this.seed = new Utf8(seed);
            this.goal = new Utf8(goal);
            Options.StructSize = Native.SizeOf<Native.ScrambleOptions>();
            Options.Threads = threads;
            Options.Size = this.size.At;
            Options.Seed = this.seed.At;
            Options.Goal = this.goal.At;
            Options.Start = start;
        }

        public void Dispose()
        {
            size.Dispose();
            seed.Dispose();
            goal.Dispose();
        }
    }

    /// <summary>Limits, which keep their cancel flag and whoever is told of progress while they are
    /// used.</summary>
    sealed class Within : IDisposable
    {
        internal Native.Limits Limits;
        readonly CancelHandle cancel;
        readonly Cancel own;
        readonly Action<Progress> progress;
        GCHandle self;
        Exception thrown;

        internal Within(ulong milliseconds, ulong nodes, ulong memory, uint threads, Cancel cancel,
            Action<Progress> progress)
        {
            Limits.StructSize = Native.SizeOf<Native.Limits>();
            Limits.TimeMs = milliseconds;
            Limits.Nodes = nodes;
            Limits.Memory = memory;
            Limits.Threads = threads;
            if (progress != null)
            {
                this.progress = progress;
                // What it throws ends the work, by the flag that there is.
                if (cancel == null) cancel = own = new Cancel();
                self = GCHandle.Alloc(this);
                Limits.Progress = Native.Told;
                Limits.ProgressData = GCHandle.ToIntPtr(self);
            }
            if (cancel == null) return;
            var added = false;
            cancel.Handle.DangerousAddRef(ref added);
            this.cancel = cancel.Handle;
            Limits.Cancel = cancel.Handle.DangerousGetHandle();
        }

        /// <summary>No exception may leave it.</summary>
        internal void Tell(Native.Progress told)
        {
            if (thrown != null || told.Kind > 1) return;
            try
            {
                progress(new Progress
                {
                    IsTable = told.Kind == 0, Done = told.Done, Total = told.Total,
                    LowerBound = told.LowerBound, Best = told.Best, Nodes = told.Nodes,
                });
            }
            catch (Exception exception)
            {
                thrown = exception;
                Native.noyes_cancel_throw(cancel);
            }
        }

        internal void Check(int status)
        {
            if (thrown != null) ExceptionDispatchInfo.Capture(thrown).Throw();
            NoyesException.Check(status);
        }

        public void Dispose()
        {
            if (cancel != null) cancel.DangerousRelease();
            if (own != null) own.Dispose();
            if (self.IsAllocated) self.Free();
        }
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
    sealed class ReportHandle : OwnedHandle
    { protected override bool ReleaseHandle() { Native.noyes_free_report(handle); return true; } }
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
        internal struct Progress
        {
            internal uint Kind;
            internal ulong Done, Total, LowerBound;
            internal long Best;
            internal ulong Nodes;
        }

        [UnmanagedFunctionPointer(C)]
        delegate void ProgressCallback(IntPtr progress, IntPtr data);

        /// <summary>Unity's compiler wants the functions that C calls to be static and marked by an
        /// attribute of this name.</summary>
        [AttributeUsage(AttributeTargets.Method)]
        sealed class MonoPInvokeCallbackAttribute : Attribute
        {
            internal MonoPInvokeCallbackAttribute(Type type) { }
        }

        [MonoPInvokeCallback(typeof(ProgressCallback))]
        static void Tell(IntPtr progress, IntPtr data)
        {
            var told = (Progress)Marshal.PtrToStructure(progress, typeof(Progress));
            ((Within)GCHandle.FromIntPtr(data).Target).Tell(told);
        }

        // Kept, so that it is not collected while C knows it.
        static readonly ProgressCallback Callback = Tell;
        internal static readonly IntPtr Told = Marshal.GetFunctionPointerForDelegate(Callback);

        [StructLayout(LayoutKind.Sequential)]
        internal struct Report
        {
            internal IntPtr Size, Goal;
            internal ulong Boards, Unsolvable;
            internal double Alpha;
            internal IntPtr Verdict, Explanation, Tests;
            internal UIntPtr TestsCount;
            internal IntPtr Json;
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

        internal static uint SizeOf<T>() where T : struct { return (uint)Marshal.SizeOf(typeof(T)); }

        internal static UIntPtr Length(uint[] cells) { return (UIntPtr)(uint)cells.Length; }

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
        internal static extern int noyes_scramble_u32(
            ref ScrambleOptions options, [Out] uint[] cells, UIntPtr length);
        [DllImport(Library, CallingConvention = C)]
        internal static extern int noyes_are_solvable_u32(uint[] cells, UIntPtr length, uint width,
            uint height, IntPtr goal, uint threads, [Out] byte[] answers, UIntPtr answersLength);
        [DllImport(Library, CallingConvention = C)]
        internal static extern int noyes_audit_u32(uint[] cells, UIntPtr length, uint width, uint height,
            IntPtr goal, double alpha, ref Limits limits, out ReportHandle report);
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
        [DllImport(Library, CallingConvention = C)] internal static extern void noyes_free_report(IntPtr it);
        [DllImport(Library, CallingConvention = C)] internal static extern void noyes_free_solver(IntPtr it);
        [DllImport(Library, CallingConvention = C)] internal static extern void noyes_free_cancel(IntPtr it);
    }
}
