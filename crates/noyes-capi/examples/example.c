/* A fair board, why it can be solved, what to do first, and the whole way. */
#include <inttypes.h>
#include <stdio.h>

#include "noyes.h"

static int fail(const char *what) {
  fprintf(stderr, "%s: %s (%s)\n", what, noyes_error_message(), noyes_error_code());
  return 1;
}

/* Called from the solver's threads, one at a time. */
static void progress(const noyes_progress *progress, void *data) {
  if (progress->kind == NOYES_PROGRESS_TABLE) *(uint64_t *)data = progress->total;
}

int main(void) {
  noyes_scramble_options options = noyes_scramble_options_init();
  options.size = "3x3";
  options.seed = "example";

  noyes_deal *deal = NULL;
  if (noyes_scramble(&options, &deal) != NOYES_OK) return fail("scramble");
  printf("board: %s\n", deal->board);
  for (uint32_t row = 0; row < deal->height; row++) {
    for (uint32_t column = 0; column < deal->width; column++)
      printf("%3" PRIu32, deal->tiles[row * deal->width + column]);
    printf("\n");
  }

  noyes_verdict *verdict = NULL;
  if (noyes_explain(deal->board, NULL, "blank-last", &verdict) != NOYES_OK) return fail("explain");
  printf("%s\n", verdict->explanation);
  noyes_free_verdict(verdict);

  /* A solver keeps its tables: make one and use it for all boards, from all threads. */
  noyes_solver *solver = NULL;
  if (noyes_solver_new(NULL, &solver) != NOYES_OK) return fail("solver");
  uint64_t steps = 0;
  noyes_limits limits = noyes_limits_init();
  limits.time_ms = 10000;
  limits.progress = progress;
  limits.progress_data = &steps;

  noyes_advice *advice = NULL;
  if (noyes_hint(solver, deal->board, NULL, &limits, &advice) != NOYES_OK) return fail("hint");
  printf("push tile %" PRIu32 ", %" PRId64 " moves to go\n", advice->tile, advice->length);
  noyes_free_advice(advice);

  noyes_solution *solution = NULL;
  if (noyes_solve(solver, deal->board, NULL, &limits, &solution) != NOYES_OK) return fail("solve");
  printf("solution: %s, %s\n", solution->solution, solution->optimal ? "none is shorter" : "good");

  noyes_applied *applied = NULL;
  if (noyes_apply(deal->board, NULL, NULL, solution->solution, &applied) != NOYES_OK)
    return fail("apply");
  printf("after it: %s, %s\n", applied->board, applied->solved ? "solved" : "not solved");

  noyes_free_applied(applied);
  noyes_free_solution(solution);
  noyes_free_solver(solver);
  noyes_free_deal(deal);

  /* Thousands of boards at once, a byte a square. */
  static uint8_t cells[1000 * 16];
  if (noyes_scramble_u8(NULL, cells, sizeof cells) != NOYES_OK) return fail("scramble");
  noyes_report *report = NULL;
  if (noyes_audit_u8(cells, sizeof cells, 4, 4, NULL, 0, NULL, &report) != NOYES_OK)
    return fail("audit");
  printf("%" PRIu64 " boards, %" PRIu64 " unsolvable\n", report->boards, report->unsolvable);
  noyes_free_report(report);

  /* Errors say what is wrong, and where. */
  if (noyes_explain("1 2 3/4 5 5/7 8 0", NULL, NULL, &verdict) != NOYES_OK)
    printf("%s: %s\n", noyes_error_code(), noyes_error_message());
  return 0;
}
