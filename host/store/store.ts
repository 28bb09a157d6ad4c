/**
 * What the host keeps: keys, usage, and the values of plugins. SQLite implements it (`sqlite.ts`); a store for another
 * database implements the same interface and passes the same suite (`contract.ts`).
 *
 * Every promise resolves only when the change would survive `kill -9` of this process. A store that cannot answer
 * rejects with `GatewayError('storage_unavailable')`, its reason in `cause`, and has then changed nothing: the host
 * refuses with 503 and never lets a call through uncounted.
 */
export interface Store {
  readonly keys: Keys
  readonly usage: Usage
  readonly values: Values
  /** Resolves when the store answers; rejects with the reason. */
  ping(): Promise<void>
  close(): Promise<void>
}

/** A key as stored. The key itself is never stored, only its SHA-256. */
export interface KeyRecord {
  /** Public name of the key, e.g. `key_3kT9…`. Safe to show and log. */
  id: string
  /** Hex SHA-256 of the whole key. */
  hash: string
  name: string
  plan: string
  /** Calls a day; null means without limit. Stands over the plan's when set by hand (`plan: 'custom'`). */
  limit: number | null
  /** `*`, `tools/*`, `tools/ocr`, `-tools/proxy`, `adult`. */
  scopes: string[]
  suspended: boolean
  /** ISO 8601, UTC. */
  createdAt: string
}

export type KeyPatch = Partial<Pick<KeyRecord, 'hash' | 'name' | 'plan' | 'limit' | 'scopes' | 'suspended'>>

export interface Keys {
  /** @throws DuplicateKeyError when the id or hash exists. */
  create(record: KeyRecord): Promise<void>
  findByHash(hash: string): Promise<KeyRecord | undefined>
  findById(id: string): Promise<KeyRecord | undefined>
  /** Oldest first. */
  list(): Promise<KeyRecord[]>
  /**
   * The changed record, or undefined when there is none. Fields that the patch leaves out keep what another process
   * wrote to them meanwhile.
   * @throws DuplicateKeyError when the new hash belongs to another key.
   */
  update(id: string, patch: KeyPatch): Promise<KeyRecord | undefined>
  /**
   * A value that changes when any process has changed a key. Cheap enough to ask four times a second: readers keep
   * records in memory and drop them when it moves.
   */
  version(): Promise<number>
}

/** A key with that id or that hash is stored already. */
export class DuplicateKeyError extends Error {
  override readonly name = 'DuplicateKeyError'

  constructor(id: string, options?: ErrorOptions) {
    super(`A key with the id or the hash of ${id} exists already. Generate another.`, options)
  }
}

/** Calls to charge together: same key, same day, same endpoint. */
export interface Charge {
  keyId: string
  /** `YYYY-MM-DD`, UTC. */
  date: string
  /** Path without the leading slash, e.g. `tools/ocr`. */
  endpoint: string
  calls: number
  /** Calls a day, null without limit. */
  limit: number | null
}

export interface ChargeOutcome {
  /** How many of the calls were admitted: all, some, or none. */
  admitted: number
  /** Calls used that day after this charge. */
  used: number
}

export interface UsageDay {
  date: string
  endpoint: string
  calls: number
}

export interface Usage {
  /**
   * Admits what fits under each limit, in one durable step. Outcomes in the order of the charges; a charge sees the
   * ones before it. Exact with any number of processes at once.
   */
  charge(charges: readonly Charge[]): Promise<ChargeOutcome[]>
  /** Gives calls back, never more than that key, day and endpoint hold. */
  refund(charges: readonly Omit<Charge, 'limit'>[]): Promise<void>
  /** Calls used on that day. */
  used(keyId: string, date: string): Promise<number>
  /** Per day and endpoint, from `since` on, newest day first, most calls first, then by name; none with 0 calls. */
  history(keyId: string, since: string): Promise<UsageDay[]>
  /** Forgets days before `date`. */
  prune(date: string): Promise<void>
}

/** Durable values of a plugin for a key (`ctx.store`). `scope` is `<plugin>:<keyId>`. */
export interface Values {
  /** Undefined when there is none or it has expired. */
  get(scope: string, name: string): Promise<string | undefined>
  /** `expiresAt`: milliseconds since 1970, or null. */
  set(scope: string, name: string, value: string, expiresAt: number | null): Promise<void>
  /** Whether there was one. */
  delete(scope: string, name: string): Promise<boolean>
  /** Names that begin with `prefix`, in code-point order, at most `limit`. */
  list(scope: string, prefix: string, limit: number): Promise<string[]>
}
