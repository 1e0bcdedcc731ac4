// noyes for C++17: what noyes.h gives, freed by itself. Errors are noyes::Error where exceptions are
// on; without them call the functions of noyes.h and put what they give into these pointers.
#ifndef NOYES_HPP
#define NOYES_HPP

#include <cstdint>
#include <memory>
#include <stdexcept>
#include <string>

#include "noyes.h"

namespace noyes {

// Frees whatever the library gives.
struct Free {
  void operator()(noyes_deal *it) const noexcept { noyes_free_deal(it); }
  void operator()(noyes_verdict *it) const noexcept { noyes_free_verdict(it); }
  void operator()(noyes_applied *it) const noexcept { noyes_free_applied(it); }
  void operator()(noyes_solution *it) const noexcept { noyes_free_solution(it); }
  void operator()(noyes_solutions *it) const noexcept { noyes_free_solutions(it); }
  void operator()(noyes_advice *it) const noexcept { noyes_free_advice(it); }
  void operator()(noyes_report *it) const noexcept { noyes_free_report(it); }
  void operator()(noyes_solver *it) const noexcept { noyes_free_solver(it); }
  void operator()(noyes_cancel *it) const noexcept { noyes_free_cancel(it); }
};

template <class T>
using Owned = std::unique_ptr<T, Free>;

// Calls a function whose last argument is what it gives; null after an error, which
// noyes_error_code() tells: auto deal = noyes::ask<noyes_deal>(noyes_scramble, &options).
template <class T, class Function, class... Arguments>
Owned<T> ask(Function function, Arguments... arguments) noexcept {
  T *given = nullptr;
  function(arguments..., &given);
  return Owned<T>(given);
}

#if defined(__cpp_exceptions) || defined(_CPPUNWIND)

// What went wrong; code() never changes, what() is for people.
class Error : public std::runtime_error {
 public:
  // The last error in this thread.
  Error()
      : std::runtime_error(noyes_error_message()),
        code_(noyes_error_code()),
        at_(noyes_error_at()),
        row_(noyes_error_row()) {}

  const std::string &code() const noexcept { return code_; }
  std::int64_t at() const noexcept { return at_; }
  std::int64_t row() const noexcept { return row_; }

 private:
  std::string code_;
  std::int64_t at_, row_;
};

// The same as ask, but an error is thrown.
template <class T, class Function, class... Arguments>
Owned<T> get(Function function, Arguments... arguments) {
  auto given = ask<T>(function, arguments...);
  if (!given) throw Error();
  return given;
}

#endif

}  // namespace noyes

#endif
