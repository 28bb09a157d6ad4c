import { setImmediate } from 'node:timers/promises'

/** Long work in pieces: others may run between two of them. */
export type Pieces<Result> = Generator<undefined, Result, undefined>

/** Lets others run between the pieces. @throws the signal's reason when it aborts */
export async function inTurns<Result>(work: Pieces<Result>, signal?: AbortSignal): Promise<Result> {
  for (;;) {
    const { done, value } = work.next()
    if (done) return value
    await setImmediate()
    signal?.throwIfAborted()
  }
}

/** Without a pause, for those who can not wait. */
export function atOnce<Result>(work: Pieces<Result>): Result {
  for (;;) {
    const { done, value } = work.next()
    if (done) return value
  }
}
