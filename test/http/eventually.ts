import { setTimeout as pause } from 'node:timers/promises'

const BETWEEN_MS = 20

/** Asks again and again until the answer is what is wanted. @throws Error with the last answer when that takes too long */
export async function eventually<T>(
  ask: () => Promise<T> | T,
  wanted: (answer: T) => boolean,
  withinMs = 20_000,
): Promise<T> {
  const deadline = performance.now() + withinMs
  for (;;) {
    const answer = await ask()
    if (wanted(answer)) return answer
    if (performance.now() > deadline) throw new Error(`still not so after ${withinMs} ms: ${JSON.stringify(answer)}`)
    await pause(BETWEEN_MS)
  }
}
