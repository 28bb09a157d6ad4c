import { GatewayError } from '../../sdk-plugin/errors.ts'
import type { Usage } from '../store/store.ts'
import { Batch, type Reservation } from './batch.ts'
import { type Clock, utcDate } from './day.ts'

export interface Call {
  keyId: string
  /** Path without the leading slash, e.g. `tools/ocr`. */
  endpoint: string
  /** Calls a day, null without limit. */
  limit: number | null
}

/**
 * Counts calls against the daily limit of their key, before they are worked on.
 *
 * Writing each call by itself would halve the gateway's throughput, so calls are committed in groups: those of one turn
 * of the event loop, and those that come while a group is being written, are charged in one durable step. No call is
 * let through before its charge would survive `kill -9`, and nothing is reserved ahead, so there is nothing to settle
 * after a crash.
 */
export interface Ledger {
  /**
   * Resolves when the call is durably counted (`admitted`), or is over the limit and not counted.
   * @throws storage_unavailable: the call must be refused; shutting_down after `close`
   */
  reserve(call: Call): Promise<Reservation>
  /**
   * Gives one call back to the day it was counted for; resolves when that is durable. Asking again for the same
   * reservation, or for one that was not admitted, changes nothing.
   * @throws storage_unavailable: the call stays counted
   */
  refund(reservation: Reservation): Promise<void>
  /** Resolves when everything asked for until now is settled. */
  flush(): Promise<void>
  /** Refuses further reservations (refunds are still taken), then flushes. The store stays open. */
  close(): Promise<void>
}

/** Turns of the event loop that a group gathers at most: well under a millisecond under load. */
const MAX_TURNS = 6

export function createLedger(usage: Usage, { clock = Date.now }: { clock?: Clock } = {}): Ledger {
  let waiting = new Batch()
  /** Resolves with the commit that is scheduled or running. */
  let commit: Promise<void> | undefined
  let closed = false
  const refunds = new WeakMap<Reservation, Promise<void>>()

  function schedule(): void {
    commit ??= gather().then(commitWaiting)
  }

  /** One turn of the event loop, and some more as long as each brings further calls: the larger the group, the cheaper. */
  async function gather(): Promise<void> {
    let size: number
    let turns = 0
    do {
      size = waiting.size
      await new Promise<void>((resolve) => setImmediate(resolve))
    } while (waiting.size > size && ++turns < MAX_TURNS)
  }

  async function commitWaiting(): Promise<void> {
    const batch = waiting
    waiting = new Batch()
    await batch.commit(usage)
    commit = undefined
    // Only now, in the next turn: one commit at a time, and none without room for other events in between.
    if (waiting.size > 0) schedule()
  }

  async function flush(): Promise<void> {
    while (commit) await commit
  }

  return {
    async reserve({ keyId, endpoint, limit }) {
      if (closed) throw new GatewayError('shutting_down', { retryAfter: 1 })
      schedule()
      return waiting.reserve({ keyId, endpoint, limit, date: utcDate(clock()) })
    },
    async refund(reservation) {
      if (!reservation.admitted) return
      let refund = refunds.get(reservation)
      if (!refund) {
        schedule()
        refund = waiting.refund(reservation)
        refunds.set(reservation, refund)
      }
      return refund
    },
    flush,
    async close() {
      closed = true
      await flush()
    },
  }
}
