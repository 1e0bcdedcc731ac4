/* Answers one question a line: a call and its arguments as key=value, all parted by tabs; %XX
 * stands for a byte that parts something. The answer is "ok" and fields, or "error", code, at, row and message. Whatever
 * takes a text is asked a second time with numbers, and has to say the same. */
#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "noyes.h"

enum { MOST = 16 };

static struct { char *key, *value; } arguments[MOST];
static int count;

static char *get(const char *key) {
  for (int at = 0; at < count; at++)
    if (strcmp(arguments[at].key, key) == 0) return arguments[at].value;
  return NULL;
}

static void die(const char *what) {
  fprintf(stderr, "%s\n", what);
  exit(1);
}

static void decode(char *text) {
  char *to = text;
  for (; *text; text++)
    if (*text == '%') {
      char digits[3] = {text[1], text[2], 0};
      *to++ = (char)strtoul(digits, NULL, 16);
      text += 2;
    } else {
      *to++ = *text;
    }
  *to = 0;
}

/* One more field of the answer. */
static void put(const char *text) {
  putchar('\t');
  for (; *text; text++)
    if (*text == '%' || (unsigned char)*text < ' ')
      printf("%%%02X", (unsigned char)*text);
    else
      putchar(*text);
}

static void error(void) {
  printf("error\t%s\t%" PRId64 "\t%" PRId64, noyes_error_code(), noyes_error_at(),
         noyes_error_row());
  put(noyes_error_message());
  printf("\n");
}

/* The numbers of a board that is one. */
static noyes_applied *numbers(const char *board, const char *size) {
  noyes_applied *applied;
  if (noyes_apply(board, size, NULL, "", &applied)) die("a board that is one is none");
  return applied;
}

static noyes_scramble_options options(void) {
  noyes_scramble_options options = noyes_scramble_options_init();
  options.size = get("size");
  options.goal = get("goal");
  options.seed = get("seed");
  options.shuffle = get("shuffle");
  options.fix = get("fix");
  options.blank_square = get("blank_square");
  if (get("start")) options.start = strtoull(get("start"), NULL, 10);
  options.has_steps = get("steps") != NULL;
  if (get("steps")) options.steps = strtoull(get("steps"), NULL, 10);
  return options;
}

/* The deals from start on, in cells of each width; all have to be the same. */
static void bulk(const noyes_deal *deal) {
  noyes_scramble_options wish = options();
  size_t boards = get("count") ? strtoul(get("count"), NULL, 10) : 1;
  size_t area = (size_t)deal->width * deal->height, length = area * boards;
  uint8_t *bytes = malloc(length);
  uint16_t *words = malloc(length * sizeof *words);
  uint32_t *longs = malloc(length * sizeof *longs);
  if (noyes_scramble_u32(&wish, longs, length)) die("u32");
  if (area <= 65536 && noyes_scramble_u16(&wish, words, length)) die("u16");
  if (area <= 256 && noyes_scramble_u8(&wish, bytes, length)) die("u8");
  for (size_t at = 0; at < length; at++) {
    if (area <= 65536 && words[at] != longs[at]) die("u16 differs");
    if (area <= 256 && bytes[at] != longs[at]) die("u8 differs");
    if (at < area && deal->tiles[at] != longs[at]) die("the deal differs");
    printf("%s%" PRIu32, at % area == 0 ? "\t" : at % deal->width == 0 ? "/" : " ", longs[at]);
  }
  free(bytes);
  free(words);
  free(longs);
}

static void scramble(void) {
  noyes_scramble_options wish = options();
  noyes_deal *deal;
  if (noyes_scramble(&wish, &deal)) {
    if (deal) die("an error with an answer");
    error();
    return;
  }
  printf("ok");
  put(deal->board);
  put(deal->seed);
  put(deal->rank ? deal->rank : "null");
  bulk(deal);
  printf("\n");
  noyes_free_deal(deal);
}

static void explain(void) {
  noyes_verdict *verdict, *again;
  uint8_t solvable;
  if (noyes_explain(get("board"), get("size"), get("goal"), &verdict)) {
    if (verdict) die("an error with an answer");
    error();
    return;
  }
  if (noyes_is_solvable(get("board"), get("size"), get("goal"), &solvable)) die("is_solvable");
  if (solvable != verdict->solvable) die("is_solvable differs");

  noyes_applied *board = numbers(get("board"), get("size"));
  if (noyes_explain_tiles(board->tiles, board->width, board->height, get("goal"), &again))
    die("explain_tiles");
  if (strcmp(verdict->json, again->json) != 0) die("explain_tiles differs");
  if (noyes_is_solvable_tiles(board->tiles, board->width, board->height, get("goal"), &solvable))
    die("is_solvable_tiles");
  if (solvable != verdict->solvable) die("is_solvable_tiles differs");
  size_t area = (size_t)board->width * board->height;
  solvable = 2;
  if (noyes_are_solvable_u32(board->tiles, area, board->width, board->height, get("goal"), 1,
                             &solvable, 1))
    die("are_solvable");
  if (solvable != verdict->solvable) die("are_solvable differs");

  printf("ok\t%s\t%d\t", verdict->goal, verdict->solvable);
  for (size_t at = 0; at < verdict->inversions_count; at++)
    printf("%s%" PRIu32, at ? " " : "", verdict->inversions[at]);
  printf("\t%" PRIu64 "\t%" PRIu32 "\t%s\t%" PRIu32 " %" PRIu32,
         verdict->inversion_sum, verdict->blank_row_from_bottom, verdict->rule, verdict->repair[0],
         verdict->repair[1]);
  put(verdict->rank ? verdict->rank : "null");
  put(verdict->explanation);
  put(verdict->json);
  printf("\n");
  noyes_free_verdict(verdict);
  noyes_free_verdict(again);
  noyes_free_applied(board);
}

static void apply(void) {
  noyes_applied *applied, *again;
  if (noyes_apply(get("board"), get("size"), get("goal"), get("moves"), &applied)) {
    if (applied) die("an error with an answer");
    error();
    return;
  }
  noyes_applied *board = numbers(get("board"), get("size"));
  if (noyes_apply_tiles(board->tiles, board->width, board->height, get("goal"), get("moves"), &again))
    die("apply_tiles");
  if (strcmp(applied->json, again->json) != 0) die("apply_tiles differs");
  printf("ok\t%s\t%d\t%" PRIu64 "\t%" PRIu64 "\n", applied->board, applied->solved, applied->length,
         applied->length_mtm);
  noyes_free_applied(applied);
  noyes_free_applied(again);
  noyes_free_applied(board);
}

/* The solver of the last question; those with the same goal and metric stand together. */
static noyes_solver *solver;
static char solver_of[4096];

static int wants_solver(const char *size) {
  noyes_solver_options options = noyes_solver_options_init();
  char name[sizeof solver_of];
  options.goal = get("goal");
  options.size = size;
  options.metric = get("metric");
  options.quality = get("quality");
  snprintf(name, sizeof name, "%s|%s|%s|%s", options.goal ? options.goal : "",
           options.size ? options.size : "", options.metric ? options.metric : "",
           options.quality ? options.quality : "");
  if (solver && strcmp(name, solver_of) == 0) return 1;
  noyes_free_solver(solver);
  strcpy(solver_of, name);
  return noyes_solver_new(&options, &solver) == NOYES_OK;
}

static void hint(void) {
  noyes_advice *advice, *again;
  noyes_applied *board;
  if (noyes_apply(get("board"), get("size"), NULL, "", &board)) {
    error();
    return;
  }
  if (!wants_solver(board->size) || noyes_hint(solver, get("board"), get("size"), NULL, &advice)) {
    error();
    noyes_free_applied(board);
    return;
  }
  if (noyes_hint_tiles(solver, board->tiles, board->width, board->height, NULL, &again))
    die("hint_tiles");
  if (strcmp(advice->json, again->json) != 0) die("hint_tiles differs");
  printf("ok\t%" PRId64 "\t%" PRId64 "\t%d\t", advice->length, advice->lower_bound, advice->optimal);
  for (size_t at = 0; at < advice->moves_count; at++)
    printf("%s%s", at ? " " : "", advice->moves[at]);
  printf("\t%s\t%" PRIu32 "\n", advice->move ? advice->move : "null", advice->tile);
  noyes_free_advice(advice);
  noyes_free_advice(again);
  noyes_free_applied(board);
}

static void solve(void) {
  noyes_solution *solution, *again;
  noyes_solutions *many;
  noyes_applied *board, *after;
  if (noyes_apply(get("board"), get("size"), NULL, "", &board)) {
    error();
    return;
  }
  if (!wants_solver(board->size) || noyes_solve(solver, get("board"), get("size"), NULL, &solution)) {
    error();
    noyes_free_applied(board);
    return;
  }
  if (noyes_solve_tiles(solver, board->tiles, board->width, board->height, NULL, &again))
    die("solve_tiles");
  if (again->length != solution->length) die("solve_tiles differs");
  if (noyes_solve_many(solver, board->tiles, (size_t)board->width * board->height, board->width,
                       board->height, NULL, &many))
    die("solve_many");
  if (many->count != 1 || many->solutions[0].length != solution->length) die("solve_many differs");
  if (!solution->solvable) {
    printf("ok\tunsolvable\n");
  } else {
    if (noyes_apply(get("board"), get("size"), get("goal"), solution->solution, &after)) die("apply");
    printf("ok\t%" PRId64 "\t%" PRId64 "\t%d\t%s\t%d\n", solution->length, solution->lower_bound,
           solution->optimal, solution->solution, after->solved);
    noyes_free_applied(after);
  }
  noyes_free_solution(solution);
  noyes_free_solution(again);
  noyes_free_solutions(many);
  noyes_free_applied(board);
}

static void audit(void) {
  const char *board = get("board");
  noyes_report *report;
  if (noyes_audit(&board, board ? 1 : 0, get("size"), get("goal"), 0, NULL, &report)) {
    error();
    return;
  }
  printf("ok\t%" PRIu64 "\t%s\n", report->boards, report->verdict);
  noyes_free_report(report);
}

/* A line of any length, without its end; NULL at the end of all. */
static char *line(void) {
  static char *text;
  static size_t room;
  size_t length = 0;
  int byte;
  while ((byte = getchar()) != EOF && byte != '\n') {
    if (length + 1 >= room && !(text = realloc(text, room = 2 * room + 4096))) die("no memory");
    text[length++] = (char)byte;
  }
  if (byte == EOF) {
    free(text);
    return NULL;
  }
  text[length] = 0;
  return text;
}

int main(void) {
  static const struct { const char *name; void (*answer)(void); } calls[] = {
    {"scramble", scramble}, {"explain", explain}, {"apply", apply},
    {"hint", hint},         {"solve", solve},     {"audit", audit},
  };
  char *text;
  while ((text = line()) != NULL) {
    char *call = strtok(text, "\t"), *part;
    for (count = 0; (part = strtok(NULL, "\t")) != NULL; count++) {
      char *value = strchr(part, '=');
      if (!value || count == MOST) die("a line that is none");
      *value++ = 0;
      decode(value);
      arguments[count].key = part;
      arguments[count].value = value;
    }
    size_t at = 0;
    while (at < sizeof calls / sizeof *calls && strcmp(calls[at].name, call) != 0) at++;
    if (at == sizeof calls / sizeof *calls) die("a call that is none");
    calls[at].answer();
  }
  noyes_free_solver(solver);
  return 0;
}
