// The example in C++: a board from a seed, its solution found by two threads with one solver.
#include <cassert>
#include <iostream>
#include <thread>

#include "noyes.hpp"

int main() {
  auto options = noyes_scramble_options_init();
  options.size = "3x3";
  options.seed = "example";
  const auto deal = noyes::get<noyes_deal>(noyes_scramble, &options);
  std::cout << "board: " << deal->board << '\n';

  const auto solver = noyes::get<noyes_solver>(noyes_solver_new, nullptr);
  const auto solve = [&] {
    const auto solution =
        noyes::get<noyes_solution>(noyes_solve, solver.get(), deal->board, nullptr, nullptr);
    return solution->length;
  };
  std::int64_t lengths[2];
  std::thread other([&] { lengths[1] = solve(); });
  lengths[0] = solve();
  other.join();
  std::cout << "moves: " << lengths[0] << " and " << lengths[1] << '\n';

  try {
    noyes::get<noyes_verdict>(noyes_explain, "1 2 3/4 5 5/7 8 0", nullptr, nullptr);
    return 1;
  } catch (const noyes::Error &error) {
    std::cout << error.code() << " at " << error.at() << ": " << error.what() << '\n';
  }
}
