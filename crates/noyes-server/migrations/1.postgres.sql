CREATE TABLE secrets (name TEXT COLLATE "C" PRIMARY KEY, bytes BYTEA NOT NULL);

CREATE TABLE players (
    id TEXT COLLATE "C" PRIMARY KEY,
    name TEXT COLLATE "C",
    created BIGINT NOT NULL
);

CREATE TABLE results (
    seq BIGSERIAL PRIMARY KEY,
    id TEXT COLLATE "C" NOT NULL UNIQUE,
    player TEXT COLLATE "C" NOT NULL REFERENCES players ON DELETE CASCADE,
    kind TEXT COLLATE "C" NOT NULL,
    size TEXT COLLATE "C" NOT NULL,
    goal TEXT COLLATE "C" NOT NULL,
    control TEXT COLLATE "C" NOT NULL,
    assisted BIGINT NOT NULL,
    metric TEXT COLLATE "C" NOT NULL,
    received BIGINT NOT NULL,
    time BIGINT NOT NULL,
    moves_stm BIGINT NOT NULL,
    moves_mtm BIGINT NOT NULL,
    suspicion TEXT COLLATE "C",
    optimal BIGINT,
    -- 1 while the length of a shortest solution is to be found.
    due BIGINT NOT NULL,
    deal TEXT COLLATE "C" NOT NULL,
    replay TEXT COLLATE "C" NOT NULL,
    idempotency TEXT COLLATE "C"
);
CREATE INDEX results_of_player ON results (player, seq);
CREATE INDEX results_of_kind ON results (kind, seq) WHERE kind <> 'ranked';
CREATE INDEX results_due ON results (seq) WHERE due = 1;
CREATE UNIQUE INDEX results_once ON results (player, idempotency) WHERE idempotency IS NOT NULL;

-- Each player's best result in each ranking.
CREATE TABLE bests (
    ranking TEXT COLLATE "C" NOT NULL,
    player TEXT COLLATE "C" NOT NULL,
    value BIGINT NOT NULL,
    result BIGINT NOT NULL,
    PRIMARY KEY (ranking, player)
);
CREATE INDEX bests_in_order ON bests (ranking, value, result);

CREATE TABLE attempts (
    day TEXT COLLATE "C" NOT NULL,
    player TEXT COLLATE "C" NOT NULL,
    deal TEXT COLLATE "C" NOT NULL,
    PRIMARY KEY (day, player)
);
CREATE INDEX attempts_of_player ON attempts (player, day);

-- A race's state as JSON. A change names the version that it has seen.
CREATE TABLE races (
    id TEXT COLLATE "C" PRIMARY KEY,
    version BIGINT NOT NULL,
    touched BIGINT NOT NULL,
    state TEXT COLLATE "C" NOT NULL
);
