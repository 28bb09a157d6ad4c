/** `gateway.db`: keys, and what plugins keep for them. */
export const GATEWAY_SCHEMA = [
  `
  CREATE TABLE keys (
    id TEXT PRIMARY KEY,
    hash TEXT NOT NULL UNIQUE,
    name TEXT NOT NULL,
    plan TEXT NOT NULL,
    call_limit INTEGER,
    scopes TEXT NOT NULL,
    suspended INTEGER NOT NULL,
    created_at TEXT NOT NULL
  ) STRICT;

  -- One row that counts changes to keys, so that any process sees those of any other by reading one number.
  CREATE TABLE keys_version (version INTEGER NOT NULL) STRICT;
  INSERT INTO keys_version VALUES (1);
  CREATE TRIGGER key_created AFTER INSERT ON keys BEGIN UPDATE keys_version SET version = version + 1; END;
  CREATE TRIGGER key_updated AFTER UPDATE ON keys BEGIN UPDATE keys_version SET version = version + 1; END;
  CREATE TRIGGER key_deleted AFTER DELETE ON keys BEGIN UPDATE keys_version SET version = version + 1; END;

  CREATE TABLE plugin_values (
    scope TEXT NOT NULL,
    name TEXT NOT NULL,
    value TEXT NOT NULL,
    expires_at INTEGER,
    PRIMARY KEY (scope, name)
  ) STRICT;
  CREATE INDEX expiring_values ON plugin_values (expires_at) WHERE expires_at IS NOT NULL;
  `,
]

/**
 * `usage.db`: calls a day. The date leads both primary keys: the rows of today lie side by side, so a batch touches few
 * pages, and forgetting old days cuts off one end of the tree.
 *
 * `used_calls.calls` is always the sum of that key's and day's `endpoint_calls.calls`.
 */
export const USAGE_SCHEMA = [
  `
  CREATE TABLE used_calls (
    date TEXT NOT NULL,
    key_id TEXT NOT NULL,
    calls INTEGER NOT NULL,
    PRIMARY KEY (date, key_id)
  ) STRICT, WITHOUT ROWID;

  CREATE TABLE endpoint_calls (
    date TEXT NOT NULL,
    key_id TEXT NOT NULL,
    endpoint TEXT NOT NULL,
    calls INTEGER NOT NULL,
    PRIMARY KEY (date, key_id, endpoint)
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX endpoint_calls_of_key ON endpoint_calls (key_id, date);
  `,
]
