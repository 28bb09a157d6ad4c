import { Stopped } from './child.mjs'

const STILL_AT_WORK_MS = 10_000

/** A failure that the person at the terminal can mend: shown without a stack. */
export class SetupError extends Error {
  name = 'SetupError'
}

/** One line for the person who waits; stdout stays free for what the program itself prints. @param {string} text */
export function say(text) {
  process.stderr.write(`setup: ${text}\n`)
}

/**
 * Says what is being done, every ten seconds that it still is, and how long it took.
 *
 * @template T
 * @param {string} title e.g. "installing the npm packages"
 * @param {() => Promise<T>} work
 * @returns {Promise<T>}
 */
export async function step(title, work) {
  const start = performance.now()
  const seconds = () => `${((performance.now() - start) / 1000).toFixed(1)} s`
  say(`${title} …`)
  const ticker = setInterval(() => say(`${title}: at it for ${seconds()}`), STILL_AT_WORK_MS)
  try {
    const result = await work()
    say(`${title}: done in ${seconds()}`)
    return result
  } finally {
    clearInterval(ticker)
  }
}

/** For the scripts themselves: runs `main`; this process then ends with the exit code it gives. */
export async function exitWith(/** @type {() => Promise<number>} */ main) {
  try {
    process.exitCode = await main()
  } catch (error) {
    if (!(error instanceof Stopped)) say(error instanceof SetupError ? error.message : error.stack)
    process.exitCode = error.exitCode ?? 1
  }
}
