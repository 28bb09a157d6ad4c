import { setTimeout as pause } from 'node:timers/promises'

/** Long enough for a machine that is busy with other things; what comes sooner is not waited for. */
const DEADLINE_MS = 45_000
const BETWEEN_MS = 10

/** Asks until the answer is neither undefined nor false, and returns it. @throws Error that says what never came */
export async function until<T>(
  what: string,
  ask: () => Promise<T> | T,
  withinMs = DEADLINE_MS,
): Promise<Exclude<T, undefined | false>> {
  const end = Date.now() + withinMs
  for (;;) {
    const answer = await ask()
    if (answer !== undefined && answer !== false) return answer as Exclude<T, undefined | false>
    if (Date.now() > end) throw new Error(`waited ${withinMs / 1000} s in vain until ${what}`)
    await pause(BETWEEN_MS)
  }
}
