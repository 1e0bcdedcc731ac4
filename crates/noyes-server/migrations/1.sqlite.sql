CREATE TABLE secrets (name TEXT PRIMARY KEY, bytes BLOB NOT NULL) STRICT, WITHOUT ROWID;

CREATE TABLE players (
    id TEXT PRIMARY KEY,
    name TEXT,
    created INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

CREATE TABLE results (
    seq INTEGER PRIMARY KEY AUTOINCREMENT,
    id TEXT NOT NULL UNIQUE,
    player TEXT NOT NULL REFERENCES players ON DELETE CASCADE,
    kind TEXT NOT NULL,
    size TEXT NOT NULL,
    goal TEXT NOT NULL,
    control TEXT NOT NULL,
    assisted INTEGER NOT NULL,
    metric TEXT NOT NULL,
    received INTEGER NOT NULL,
    time INTEGER NOT NULL,
    moves_stm INTEGER NOT NULL,
    moves_mtm INTEGER NOT NULL,
    suspicion TEXT,
    optimal INTEGER,
    -- 1 while the length of a shortest solution is to be found.
    due INTEGER NOT NULL,
    deal TEXT NOT NULL,
    replay TEXT NOT NULL,
    idempotency TEXT
) STRICT;
CREATE INDEX results_of_player ON results (player, seq);
CREATE INDEX results_of_kind ON results (kind, seq) WHERE kind <> 'ranked';
CREATE INDEX results_due ON results (seq) WHERE due = 1;
CREATE UNIQUE INDEX results_once ON results (player, idempotency) WHERE idempotency IS NOT NULL;

-- Each player's best result in each ranking.
CREATE TABLE bests (
    ranking TEXT NOT NULL,
    player TEXT NOT NULL,
    value INTEGER NOT NULL,
    result INTEGER NOT NULL,
    PRIMARY KEY (ranking, player)
) STRICT, WITHOUT ROWID;
CREATE INDEX bests_in_order ON bests (ranking, value, result);

CREATE TABLE attempts (
    day TEXT NOT NULL,
    player TEXT NOT NULL,
    deal TEXT NOT NULL,
    PRIMARY KEY (day, player)
) STRICT, WITHOUT ROWID;
CREATE INDEX attempts_of_player ON attempts (player, day);

-- A race's state as JSON. A change names the version that it has seen.
CREATE TABLE races (
    id TEXT PRIMARY KEY,
    version INTEGER NOT NULL,
    touched INTEGER NOT NULL,
    state TEXT NOT NULL
) STRICT, WITHOUT ROWID;
