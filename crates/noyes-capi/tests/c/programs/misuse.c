/* What goes wrong in programs, one by one: each has to be an error with its code, and nothing worse. */
#include <inttypes.h>
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "noyes.h"

#define SURE(what) \
  do { \
    if (!(what)) { \
      fprintf(stderr, "line %d: not so: %s (%s: %s)\n", __LINE__, #what, noyes_error_code(), \
              noyes_error_message()); \
      exit(1); \
    } \
  } while (0)
#define WRONG(call, code) SURE((call) == NOYES_FAILED && strcmp(noyes_error_code(), (code)) == 0)

static const char SOLVED[] = "1 2 3/4 5 6/7 8 0";

static void nulls(void) {
  noyes_deal *deal = (noyes_deal *)8;
  noyes_verdict *verdict = (noyes_verdict *)8;
  noyes_applied *applied = (noyes_applied *)8;
  noyes_solution *solution = (noyes_solution *)8;
  noyes_solutions *solutions = (noyes_solutions *)8;
  noyes_advice *advice = (noyes_advice *)8;
  noyes_report *report = (noyes_report *)8;
  noyes_solver *solver;
  uint8_t solvable;
  WRONG(noyes_scramble(NULL, NULL), "null-pointer");
  SURE(strcmp(noyes_error_message(), "deal is NULL") == 0 && noyes_error_at() == -1);
  WRONG(noyes_scramble_u8(NULL, NULL, 16), "null-pointer");
  WRONG(noyes_is_solvable(NULL, NULL, NULL, &solvable), "null-pointer");
  WRONG(noyes_is_solvable(SOLVED, NULL, NULL, NULL), "null-pointer");
  WRONG(noyes_is_solvable_tiles(NULL, 3, 3, NULL, &solvable), "null-pointer");
  WRONG(noyes_are_solvable_u8(NULL, 9, 3, 3, NULL, 1, &solvable, 1), "null-pointer");
  WRONG(noyes_explain(NULL, NULL, NULL, &verdict), "null-pointer");
  WRONG(noyes_explain(SOLVED, NULL, NULL, NULL), "null-pointer");
  WRONG(noyes_apply(SOLVED, NULL, NULL, NULL, &applied), "null-pointer");
  WRONG(noyes_solver_new(NULL, NULL), "null-pointer");
  WRONG(noyes_solve(NULL, SOLVED, NULL, NULL, &solution), "null-pointer");
  WRONG(noyes_solve_many(NULL, NULL, 0, 3, 3, NULL, &solutions), "null-pointer");
  WRONG(noyes_hint(NULL, SOLVED, NULL, NULL, &advice), "null-pointer");
  WRONG(noyes_audit(NULL, 1, NULL, NULL, 0, NULL, &report), "null-pointer");
  WRONG(noyes_cancel_new(NULL), "null-pointer");
  WRONG(noyes_cancel_throw(NULL), "null-pointer");
  SURE(verdict == NULL && applied == NULL && solution == NULL && solutions == NULL);
  SURE(advice == NULL && report == NULL);
  SURE(noyes_solver_new(NULL, &solver) == NOYES_OK);
  WRONG(noyes_solve(solver, NULL, NULL, NULL, &solution), "null-pointer");
  noyes_free_solver(solver);

  /* Freeing nothing is fine. */
  noyes_free_deal(NULL);
  noyes_free_verdict(NULL);
  noyes_free_applied(NULL);
  noyes_free_solution(NULL);
  noyes_free_solutions(NULL);
  noyes_free_advice(NULL);
  noyes_free_report(NULL);
  noyes_free_solver(NULL);
  noyes_free_cancel(NULL);
  /* Nothing dealt is nothing. */
  SURE(noyes_scramble_u8(NULL, NULL, 0) == NOYES_OK);
  SURE(noyes_are_solvable_u8(NULL, 0, 3, 3, NULL, 1, NULL, 0) == NOYES_OK);
  (void)deal;
}

static void pointers(void) {
  union { uint32_t words[10]; char bytes[40]; } room;
  uint8_t solvable;
  memset(&room, 0, sizeof room);
  /* The address is made in numbers, so that the compiler is not asked to believe in it. */
  uint32_t *odd = (uint32_t *)((uintptr_t)room.bytes + 1);
  WRONG(noyes_is_solvable_tiles(odd, 3, 3, NULL, &solvable), "bad-pointer");
  WRONG(noyes_scramble_u32(NULL, odd, 16), "bad-pointer");
  WRONG(noyes_scramble_u32(NULL, room.words, SIZE_MAX), "bad-pointer");
  WRONG(noyes_scramble_u32(NULL, room.words, SIZE_MAX / 4 - 1), "bad-pointer");
  WRONG(noyes_are_solvable_u8((uint8_t *)room.bytes, SIZE_MAX, 3, 3, NULL, 1, &solvable, 1),
        "bad-pointer");
}

static void sizes(void) {
  uint32_t tiles[16] = {1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 0};
  uint8_t cells[18] = {1, 2, 3, 4, 5, 6, 7, 8, 0, 1, 2, 3, 4, 5, 5, 7, 8, 0}, answers[3];
  noyes_verdict *verdict;
  noyes_report *report;
  WRONG(noyes_explain_tiles(tiles, 0, 4, NULL, &verdict), "empty-size");
  WRONG(noyes_explain_tiles(tiles, UINT32_MAX, UINT32_MAX, NULL, &verdict), "size-too-large");
  WRONG(noyes_explain_tiles(tiles, 3, 3, NULL, &verdict), "tile-out-of-range");
  WRONG(noyes_explain(SOLVED, "4x4", NULL, &verdict), "size-mismatch");
  WRONG(noyes_explain(SOLVED, "huge", NULL, &verdict), "bad-size");
  WRONG(noyes_explain("", NULL, NULL, &verdict), "empty-board");
  WRONG(noyes_explain("\xff\xfe", NULL, NULL, &verdict), "invalid-utf8");
  WRONG(noyes_explain("1 2 3/4 5 6/7 8 \xc3", NULL, NULL, &verdict), "invalid-utf8");
  SURE(noyes_error_at() == 16);
  WRONG(noyes_are_solvable_u8(cells, 17, 3, 3, NULL, 1, answers, 2), "wrong-count");
  WRONG(noyes_are_solvable_u8(cells, 9, 3, 3, NULL, 1, answers, 3), "wrong-count");
  WRONG(noyes_are_solvable_u8(cells, 18, 3, 3, NULL, 1, answers, 2), "duplicate-tile");
  SURE(noyes_error_row() == 1 && noyes_error_at() == 5);
  SURE(strcmp(noyes_error_message(), "row 1: tile 5 stands on squares 4 and 5") == 0);
  WRONG(noyes_are_solvable_u8(cells, 9, 3, 3, NULL, 1025, answers, 1), "bad-threads");
  WRONG(noyes_audit_u8(cells, 18, 3, 3, NULL, 0, NULL, &report), "duplicate-tile");
  SURE(noyes_error_row() == 1);
  WRONG(noyes_audit_u8(cells, 0, 3, 3, NULL, 0, NULL, &report), "no-boards");
  WRONG(noyes_audit_u8(cells, 9, 3, 3, NULL, 1.5, NULL, &report), "bad-alpha");
  const char *boards[] = {SOLVED, "1 2/3 0"};
  WRONG(noyes_audit(boards, 2, NULL, NULL, 0, NULL, &report), "size-mismatch");
  SURE(noyes_error_row() == 1);

  noyes_scramble_options options = noyes_scramble_options_init();
  options.size = "17x17";
  uint8_t large[289];
  WRONG(noyes_scramble_u8(&options, large, sizeof large), "size-too-large");
  WRONG(noyes_scramble_u8(NULL, large, 17), "wrong-count");
  options.struct_size = 0;
  noyes_deal *deal;
  WRONG(noyes_scramble(&options, &deal), "bad-struct-size");
  noyes_limits limits;
  memset(&limits, 0, sizeof limits);
  noyes_solver *solver;
  noyes_solution *solution;
  SURE(noyes_solver_new(NULL, &solver) == NOYES_OK);
  WRONG(noyes_solve(solver, SOLVED, NULL, &limits, &solution), "bad-struct-size");
  noyes_free_solver(solver);
  /* What went well leaves the error alone. */
  SURE(noyes_explain(SOLVED, NULL, NULL, &verdict) == NOYES_OK);
  SURE(strcmp(noyes_error_code(), "bad-struct-size") == 0);
  noyes_free_verdict(verdict);
}

/* Far from home and too large to be proved soon. */
static const char HARD[] =
  "0 24 23 22 21/20 19 18 17 16/15 14 13 12 11/10 9 8 7 6/5 4 3 2 1";

static void throw_it(const noyes_progress *progress, void *cancel) {
  SURE(progress->kind <= NOYES_PROGRESS_BOARDS);
  SURE(noyes_cancel_throw(cancel) == NOYES_OK);
}

static void *throw_soon(void *cancel) {
  SURE(noyes_cancel_throw(cancel) == NOYES_OK);
  return NULL;
}

static void cancelling(void) {
  noyes_solver_options options = noyes_solver_options_init();
  noyes_solver *solver;
  noyes_solution *solution;
  noyes_cancel *cancel;
  pthread_t thread;
  options.quality = "optimal";
  options.tables = "small";
  SURE(noyes_solver_new(&options, &solver) == NOYES_OK);
  SURE(noyes_cancel_new(&cancel) == NOYES_OK);
  noyes_limits limits = noyes_limits_init();
  limits.threads = 2;
  limits.cancel = cancel;
  limits.progress = throw_it;
  limits.progress_data = cancel;
  /* Without the flag this would go on for years. */
  noyes_status status = noyes_solve(solver, HARD, NULL, &limits, &solution);
  if (status == NOYES_OK) SURE(strcmp(solution->stopped, "cancelled") == 0);
  else SURE(status == NOYES_CANCELLED && strcmp(noyes_error_code(), "cancelled") == 0);
  noyes_free_solution(solution);
  /* It stays thrown. */
  SURE(noyes_solve(solver, HARD, NULL, &limits, &solution) == NOYES_CANCELLED);
  noyes_report *report;
  static uint8_t cells[16 * 100];
  SURE(noyes_scramble_u8(NULL, cells, sizeof cells) == NOYES_OK);
  SURE(noyes_audit_u8(cells, sizeof cells, 4, 4, NULL, 0, &limits, &report) == NOYES_CANCELLED);
  noyes_free_cancel(cancel);

  SURE(noyes_cancel_new(&cancel) == NOYES_OK);
  limits.cancel = cancel;
  limits.progress = NULL;
  SURE(pthread_create(&thread, NULL, throw_soon, cancel) == 0);
  status = noyes_solve(solver, HARD, NULL, &limits, &solution);
  SURE(status == NOYES_CANCELLED || strcmp(solution->stopped, "cancelled") == 0);
  noyes_free_solution(solution);
  SURE(pthread_join(thread, NULL) == 0);
  noyes_free_cancel(cancel);
  noyes_free_solver(solver);
}

static noyes_solver *shared;

/* Two threads with one solver; and each thread has its own last error. */
static void *work(void *data) {
  const char *wrong = data;
  noyes_verdict *verdict;
  SURE(strcmp(noyes_error_code(), "") == 0 && strcmp(noyes_error_message(), "") == 0);
  SURE(noyes_explain(wrong, NULL, NULL, &verdict) == NOYES_FAILED);
  char code[64];
  snprintf(code, sizeof code, "%s", noyes_error_code());
  for (int round = 0; round < 8; round++) {
    noyes_scramble_options options = noyes_scramble_options_init();
    noyes_deal *deal;
    noyes_solution *solution;
    noyes_applied *applied;
    options.size = "3x2";
    options.seed = wrong;
    options.start = (uint64_t)round;
    SURE(noyes_scramble(&options, &deal) == NOYES_OK);
    SURE(noyes_solve(shared, deal->board, NULL, NULL, &solution) == NOYES_OK);
    SURE(noyes_apply(deal->board, NULL, NULL, solution->solution, &applied) == NOYES_OK);
    SURE(applied->solved && solution->optimal == 1);
    noyes_free_applied(applied);
    noyes_free_solution(solution);
    noyes_free_deal(deal);
  }
  SURE(strcmp(noyes_error_code(), code) == 0);
  return NULL;
}

static void threads(void) {
  static char wrong[][20] = {"1 1/2 0", "1 x/2 0"};
  pthread_t threads[2];
  SURE(noyes_solver_new(NULL, &shared) == NOYES_OK);
  for (int at = 0; at < 2; at++)
    SURE(pthread_create(&threads[at], NULL, work, wrong[at]) == 0);
  for (int at = 0; at < 2; at++) SURE(pthread_join(threads[at], NULL) == 0);
  noyes_free_solver(shared);
}

static void count(const noyes_progress *progress, void *data) {
  uint64_t *most = data;
  if (progress->kind == NOYES_PROGRESS_BOARDS && progress->done > *most) *most = progress->done;
}

static void many(void) {
  static uint32_t cells[6 * 40];
  noyes_scramble_options options = noyes_scramble_options_init();
  options.size = "3x2";
  options.shuffle = "fisher-yates"; /* half of them cannot be solved */
  options.seed = "many";
  SURE(noyes_scramble_u32(&options, cells, 6 * 40) == NOYES_OK);
  noyes_solver *solver;
  noyes_solutions *solutions;
  uint64_t most = 0;
  noyes_limits limits = noyes_limits_init();
  limits.threads = 2;
  limits.progress = count;
  limits.progress_data = &most;
  SURE(noyes_solver_new(NULL, &solver) == NOYES_OK);
  SURE(noyes_solve_many(solver, cells, 6 * 40, 3, 2, &limits, &solutions) == NOYES_OK);
  SURE(solutions->count == 40 && most == 40);
  int none = 0;
  for (size_t at = 0; at < solutions->count; at++) {
    const noyes_solution *one = &solutions->solutions[at];
    SURE(one->line == at + 1);
    if (one->solvable) {
      SURE(one->solution && one->length >= 0 && one->explanation == NULL);
    } else {
      SURE(!one->solution && one->length == -1 && one->optimal == -1 && one->explanation);
      none++;
    }
  }
  SURE(none > 0 && none < 40);
  noyes_free_solutions(solutions);
  cells[6 * 7] = cells[6 * 7 + 1];
  WRONG(noyes_solve_many(solver, cells, 6 * 40, 3, 2, &limits, &solutions), "duplicate-tile");
  SURE(noyes_error_row() == 7 && solutions == NULL);
  SURE(noyes_solve_many(solver, NULL, 0, 3, 2, NULL, &solutions) == NOYES_OK);
  SURE(solutions->count == 0);
  noyes_free_solutions(solutions);
  noyes_free_solver(solver);

  /* A lesson has steps. */
  noyes_solver_options teach = noyes_solver_options_init();
  noyes_solution *solution;
  teach.quality = "teach";
  SURE(noyes_solver_new(&teach, &solver) == NOYES_OK);
  SURE(noyes_solve(solver, "8 6 7/2 5 4/3 0 1", NULL, NULL, &solution) == NOYES_OK);
  SURE(solution->steps_count > 3 && strcmp(solution->method, "lesson") == 0);
  SURE(solution->steps[0].text && solution->steps[0].moves);
  noyes_free_solution(solution);
  noyes_free_solver(solver);
}

int main(void) {
  SURE(strcmp(noyes_error_code(), "") == 0 && noyes_error_row() == -1);
  nulls();
  pointers();
  sizes();
  cancelling();
  threads();
  many();
  printf("every misuse was an error, version %s\n", noyes_version());
  return 0;
}
