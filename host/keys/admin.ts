import { GatewayError } from '../../sdk-plugin/errors.ts'
import type { Clock } from '../quota/day.ts'
import { type UsageReport, reportUsage } from '../quota/report.ts'
import type { KeyPatch, KeyRecord, Store } from '../store/store.ts'
import { generateKey, hashKey, newKeyId } from './format.ts'
import { checkName, findKey } from './lookup.ts'
import { CUSTOM_PLAN, type Plans, checkLimit, choosePlan, limitOf } from './plans.ts'
import { parseScopes } from './scopes.ts'

/** A key as an operator sees it: its record, without the hash, and with the limit that holds today. */
export type KeyView = Omit<KeyRecord, 'hash'>

/** The key itself appears here alone, once. */
export type NewKey = { id: string; key: string } & KeyView

export interface CreateKeyOptions {
  /** 1 to 64 printable characters. Need not be unique. */
  name: string
  /** Default: the first of the plans. Not together with `limit`. */
  plan?: string | undefined
  /** Calls a day, null without limit. */
  limit?: number | null | undefined
  /** Default `['*']`. */
  scopes?: readonly string[] | undefined
}

/**
 * What an operator does with keys. `which` is a key's id, its name when no other has it, or the key itself.
 *
 * Every function rejects with `param_invalid` for a bad value or an ambiguous name, `not_found` for a key that is not
 * there, `storage_unavailable` when the store does not answer.
 */
export interface KeyAdmin {
  create(options: CreateKeyOptions): Promise<NewKey>
  /** Oldest first. */
  list(): Promise<KeyView[]>
  /** Callers get 401 from now on. */
  suspend(which: string): Promise<KeyView>
  resume(which: string): Promise<KeyView>
  /** A new key for the same record; the old one is unknown from now on. */
  rotate(which: string): Promise<NewKey>
  /** Calls a day, null without limit; or the name of a plan. */
  limit(which: string, limit: number | null | { plan: string }): Promise<KeyView>
  scopes(which: string, scopes: readonly string[]): Promise<KeyView>
  /** Today, and history by endpoint. @param days default 30 */
  usage(which: string, days?: number): Promise<KeyView & UsageReport>
}

/** @param plans without any, a new key needs a limit of its own */
export function createKeyAdmin(
  { keys, usage }: Pick<Store, 'keys' | 'usage'>,
  { plans, clock = Date.now }: { plans: Plans; clock?: Clock },
): KeyAdmin {
  function view(record: KeyRecord): KeyView {
    const { hash: _hash, ...shown } = record
    return { ...shown, limit: limitOf(record, plans) }
  }

  async function change(which: string, patch: KeyPatch): Promise<KeyView> {
    const { id } = await findKey(keys, which)
    const changed = await keys.update(id, patch)
    if (!changed) throw new GatewayError('not_found', { message: `The key ${id} has just been removed.` })
    return view(changed)
  }

  return {
    async create({ name, plan, limit, scopes = ['*'] }) {
      const key = generateKey()
      const record: KeyRecord = {
        id: newKeyId(),
        hash: hashKey(key),
        name: checkName(name),
        ...choosePlan(plans, { plan, limit }),
        scopes: parseScopes(scopes.join(',')),
        suspended: false,
        createdAt: new Date(clock()).toISOString(),
      }
      await keys.create(record)
      return withKey(key, view(record))
    },
    list: async () => (await keys.list()).map(view),
    suspend: (which) => change(which, { suspended: true }),
    resume: (which) => change(which, { suspended: false }),
    async rotate(which) {
      const key = generateKey()
      return withKey(key, await change(which, { hash: hashKey(key) }))
    },
    async limit(which, limit) {
      const byPlan = typeof limit === 'object' && limit !== null
      return change(which, byPlan ? choosePlan(plans, limit) : { plan: CUSTOM_PLAN, limit: checkLimit(limit) })
    },
    scopes: async (which, scopes) => change(which, { scopes: parseScopes(scopes.join(',')) }),
    async usage(which, days = 30) {
      const key = view(await findKey(keys, which))
      return { ...key, ...(await reportUsage(usage, key, key.limit, { clock, days: checkDays(days) })) }
    },
  }
}

const MAX_DAYS = 400

/** @throws param_invalid */
function checkDays(days: number): number {
  if (Number.isInteger(days) && days >= 1 && days <= MAX_DAYS) return days
  throw new GatewayError('param_invalid', {
    message: 'The number of days is not accepted.',
    expected: `a whole number from 1 to ${MAX_DAYS}`,
    received: String(days),
  })
}

/** Id and key first: they are what a person looks for in the printed line. */
function withKey(key: string, { id, ...rest }: KeyView): NewKey {
  return { id, key, ...rest }
}
