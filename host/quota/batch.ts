import { toGatewayError } from '../../sdk-plugin/errors.ts'
import type { Charge, ChargeOutcome, Usage } from '../store/store.ts'

/** One call that is counted, or was refused. */
export interface Reservation {
  readonly admitted: boolean
  /** Calls of that key and day, this one included if admitted. */
  readonly used: number
  /** The UTC date it counts for, `YYYY-MM-DD`: a refund goes there, whatever the clock says by then. */
  readonly date: string
  readonly keyId: string
  readonly endpoint: string
}

interface Waiter<Result> {
  resolve(result: Result): void
  reject(reason: unknown): void
}

/** Calls that are charged as one: their waiters in the order they came. */
interface Group {
  charge: Charge
  waiters: Waiter<Reservation>[]
}

/** Reservations and refunds that are made durable in one step. */
export class Batch {
  readonly #groups = new Map<string, Group>()
  readonly #refunds: Omit<Charge, 'limit'>[] = []
  readonly #refunded: Waiter<void>[] = []

  #size = 0

  /** Reservations and refunds until now. */
  get size(): number {
    return this.#size
  }

  reserve(call: Omit<Charge, 'calls'>): Promise<Reservation> {
    this.#size++
    return new Promise((resolve, reject) => {
      const { waiters, charge } = this.#groupOf(call)
      charge.calls++
      waiters.push({ resolve, reject })
    })
  }

  refund({ keyId, date, endpoint }: Reservation): Promise<void> {
    this.#size++
    return new Promise((resolve, reject) => {
      this.#refunds.push({ keyId, date, endpoint, calls: 1 })
      this.#refunded.push({ resolve, reject })
    })
  }

  /** Never rejects: each waiter is told its own outcome. Refunds go first, to free calls for those who wait. */
  async commit(usage: Usage): Promise<void> {
    await settle(this.#refunded, async () => {
      await usage.refund(this.#refunds)
      for (const { resolve } of this.#refunded) resolve()
    })
    const groups = [...this.#groups.values()]
    await settle(
      groups.flatMap(({ waiters }) => waiters),
      async () => {
        const outcomes = await usage.charge(groups.map(({ charge }) => charge))
        groups.forEach((group, index) => share(group, outcomes[index]))
      },
    )
  }

  #groupOf({ keyId, date, endpoint, limit }: Omit<Charge, 'calls'>): Group {
    const name = `${keyId} ${date} ${limit} ${endpoint}`
    let group = this.#groups.get(name)
    if (!group) {
      group = { charge: { keyId, date, endpoint, calls: 0, limit }, waiters: [] }
      this.#groups.set(name, group)
    }
    return group
  }
}

/** Does `work` unless nobody waits for it; when it fails, all who wait are told why. */
async function settle<Result>(waiters: readonly Waiter<Result>[], work: () => Promise<void>): Promise<void> {
  if (waiters.length === 0) return
  try {
    await work()
  } catch (error) {
    const refusal = toGatewayError(error, 'storage_unavailable')
    for (const { reject } of waiters) reject(refusal)
  }
}

/** First come, first served: the first `admitted` waiters have their call. */
function share({ charge, waiters }: Group, outcome: ChargeOutcome | undefined): void {
  if (!outcome) throw new Error('The store gave fewer outcomes than it was given charges.')
  const { keyId, date, endpoint } = charge
  const before = outcome.used - outcome.admitted
  waiters.forEach(({ resolve }, index) => {
    const admitted = index < outcome.admitted
    resolve({ admitted, used: admitted ? before + index + 1 : outcome.used, date, keyId, endpoint })
  })
}
