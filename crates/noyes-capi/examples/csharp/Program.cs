// A fair board, why it can be solved, what to do first, and the whole way.
using System;
using System.Threading;
using Noyes;

static class Program
{
    static void Sure(bool so, string what)
    {
        if (!so) throw new Exception("not so: " + what);
    }

    static void Main()
    {
        var deal = Puzzle.Scramble("3x3", "example");
        Console.WriteLine("board: " + deal.Board);
        Sure(Puzzle.IsSolvable(deal.Tiles, deal.Width, deal.Height), "solvable");
        Console.WriteLine(Puzzle.Explain(deal.Board).Explanation);
        var verdict = Puzzle.Explain("2 1 3/4 5 6/7 8 0");
        Sure(!verdict.Solvable && verdict.Repair[0] == 2 && verdict.Repair[1] == 1, "repair");

        // Thousands of boards at once, one after another.
        var cells = Puzzle.Scramble(2000, 4, 4, "example");
        Sure(Array.TrueForAll(Puzzle.AreSolvable(cells, 4, 4), solvable => solvable), "all solvable");
        Console.WriteLine("2000 boards: " + Puzzle.Audit(cells, 4, 4).Verdict);
        cells[16 * 1500] = cells[16 * 1500 + 1];
        try { Puzzle.AreSolvable(cells, 4, 4); }
        catch (NoyesException error) { Sure(error.Row == 1500 && error.At == 1, error.Message); }

        using (var solver = new Solver())
        {
            var hint = solver.Hint(deal.Board);
            Console.WriteLine("push tile {0}, {1} moves to go", hint.Tile, hint.Length);
            var solution = solver.Solve(deal.Board, milliseconds: 10000);
            Sure(solution.Optimal && solution.Length == 25 && solution.Stopped == null, "solution");
            Console.WriteLine("after it: " + Puzzle.Apply(deal.Board, solution.Moves));
            Sure(solver.Solve("2 1 3/4 5 6/7 8 0").Moves == null, "unsolvable");
        }
        using (var solver = new Solver(quality: "optimal", tables: "small"))
        using (var cancel = new Cancel())
        {
            var thread = new Thread(cancel.Throw);
            thread.Start();
            try
            {
                var board = "0 24 23 22 21/20 19 18 17 16/15 14 13 12 11/10 9 8 7 6/5 4 3 2 1";
                Sure(solver.Solve(board, cancel: cancel).Stopped == "cancelled", "stopped");
            }
            catch (NoyesException error) { Sure(error.Code == "cancelled", error.Message); }
            thread.Join();
        }
        using (var solver = new Solver(tables: "small"))
        {
            var told = 0;
            solver.Solve(deal.Board, progress: progress => told += 1);
            Sure(told > 0, "progress");
            var enough = new InvalidOperationException("enough");
            try
            {
                solver.Solve(Puzzle.Scramble("5x5", "enough").Board, progress: progress => { throw enough; });
                Sure(false, "what progress throws is thrown");
            }
            catch (InvalidOperationException error) { Sure(error == enough, error.Message); }
        }
        try { Puzzle.Explain("1 2 3/4 5 5/7 8 0"); }
        catch (NoyesException error) { Console.WriteLine("{0} at {1}: {2}", error.Code, error.At, error.Message); }
        try { Puzzle.Explain(null); }
        catch (NoyesException error) { Sure(error.Code == "null-pointer", error.Message); }
    }
}
