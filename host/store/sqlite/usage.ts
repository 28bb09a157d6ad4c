import type { SQLOutputValue } from 'node:sqlite'
import { setImmediate as nextTurn } from 'node:timers/promises'
import type { Charge, ChargeOutcome, Usage, UsageDay } from '../store.ts'
import type { Database } from './database.ts'

/** Rows forgotten in one transaction: a few milliseconds, after which waiting calls have their turn. */
const PRUNED_AT_ONCE = 2000

/** A key's day while a batch is charged. */
interface Day {
  readonly keyId: string
  readonly date: string
  used: number
  added: number
}

export function createUsage(database: Database): Usage {
  const usedOn = database.prepare('SELECT calls FROM used_calls WHERE date = ? AND key_id = ?')
  const usedAt = database.prepare('SELECT calls FROM endpoint_calls WHERE date = ? AND key_id = ? AND endpoint = ?')
  const addToDay = database.prepare(
    'INSERT INTO used_calls VALUES (?, ?, ?) ON CONFLICT DO UPDATE SET calls = calls + excluded.calls',
  )
  const addToEndpoint = database.prepare(
    'INSERT INTO endpoint_calls VALUES (?, ?, ?, ?) ON CONFLICT DO UPDATE SET calls = calls + excluded.calls',
  )
  const history = database.prepare(
    `SELECT date, endpoint, calls FROM endpoint_calls WHERE key_id = ? AND date >= ? AND calls > 0
     ORDER BY date DESC, calls DESC, endpoint`,
  )
  const pruneDays = database.prepare(pruneSql('used_calls', 'date, key_id'))
  const pruneEndpoints = database.prepare(pruneSql('endpoint_calls', 'date, key_id, endpoint'))

  function used(keyId: string, date: string): number {
    return Number(usedOn.get(date, keyId)?.calls ?? 0)
  }

  /** The endpoints of a key share its day: that is read once and written once for all of them. */
  function charge(charges: readonly Charge[]): ChargeOutcome[] {
    const days = new Map<string, Day>()
    const outcomes = charges.map((each) => admit(each, dayOf(each, days)))
    for (const { date, keyId, added } of days.values()) if (added > 0) addToDay.run(date, keyId, added)
    return outcomes
  }

  function dayOf({ keyId, date }: Charge, days: Map<string, Day>): Day {
    const name = `${date} ${keyId}`
    let day = days.get(name)
    if (!day) days.set(name, (day = { keyId, date, used: used(keyId, date), added: 0 }))
    return day
  }

  function admit({ keyId, date, endpoint, calls, limit }: Charge, day: Day): ChargeOutcome {
    const admitted = limit === null ? calls : Math.max(0, Math.min(calls, limit - day.used))
    if (admitted > 0) addToEndpoint.run(date, keyId, endpoint, admitted)
    day.used += admitted
    day.added += admitted
    return { admitted, used: day.used }
  }

  function giveBack({ keyId, date, endpoint, calls }: Omit<Charge, 'limit'>): void {
    const held = Number(usedAt.get(date, keyId, endpoint)?.calls ?? 0)
    const given = Math.min(calls, held)
    if (given === 0) return
    addToDay.run(date, keyId, -given)
    addToEndpoint.run(date, keyId, endpoint, -given)
  }

  function pruneSome(date: string): boolean {
    const days = pruneDays.run(date, PRUNED_AT_ONCE).changes
    const endpoints = pruneEndpoints.run(date, PRUNED_AT_ONCE).changes
    return Math.max(Number(days), Number(endpoints)) === PRUNED_AT_ONCE
  }

  return {
    async charge(charges) {
      return charges.length === 0 ? [] : database.write(() => charge(charges))
    },
    async refund(charges) {
      if (charges.length > 0) await database.write(() => charges.forEach(giveBack))
    },
    used: (keyId, date) => database.read(() => used(keyId, date)),
    history: (keyId, since) => database.read(() => history.all(keyId, since).map(toDay)),
    async prune(date) {
      while (await database.write(() => pruneSome(date))) await nextTurn()
    },
  }
}

function toDay({ date, endpoint, calls }: Record<string, SQLOutputValue>): UsageDay {
  return { date: String(date), endpoint: String(endpoint), calls: Number(calls) }
}

function pruneSql(table: string, key: string): string {
  return `DELETE FROM ${table} WHERE (${key}) IN (SELECT ${key} FROM ${table} WHERE date < ? LIMIT ?)`
}
