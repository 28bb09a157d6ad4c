import { spawn } from 'node:child_process'
import { constants } from 'node:os'

const PASSED_ON = ['SIGINT', 'SIGTERM', 'SIGHUP']
// A terminal's Ctrl-C reaches the whole process group and npm repeats it: within this time it is one and the same.
const SAME_SIGNAL_MS = 1000

/** Thrown by a step of set-up that a signal ended: nothing went wrong, and nothing more is to be done. */
export class Stopped extends Error {
  name = 'Stopped'

  /** @param {NodeJS.Signals} signal */
  constructor(signal) {
    super(`stopped by ${signal}`)
    this.exitCode = exitCodeOf(signal)
  }
}

/**
 * Runs a program to its end. Signals sent to this process go on to it, so that it never outlives its starter.
 *
 * @param {string} command
 * @param {string[]} args
 * @param {import('node:child_process').SpawnOptions} [options] `stdio` is inherited unless given; also
 *   `deaf`: the program is left to finish whatever signal comes; `stopWith`: the signal it gets in place of each
 * @returns {Promise<{ code: number, stoppedBy?: NodeJS.Signals }>} its exit code (128 + the signal's number when a
 *   signal ended it) and the signal that this process got meanwhile
 * @throws when the program cannot be started
 */
export async function runChild(command, args, { deaf = false, stopWith, ...options } = {}) {
  const child = spawn(command, args, { stdio: 'inherit', detached: deaf, ...options })
  const ended = new Promise((resolve, reject) => {
    // An aborted program is still to be waited for.
    child.once('error', (error) => error.name === 'AbortError' || reject(error))
    child.once('close', (code, signal) => resolve(code ?? exitCodeOf(signal)))
  })
  const signals = hearSignals((signal) => deaf || child.kill(stopWith ?? signal))
  try {
    return { code: await ended, stoppedBy: signals.last() }
  } finally {
    signals.stop()
  }
}

/** @param {(signal: NodeJS.Signals) => void} pass */
function hearSignals(pass) {
  const heardAt = new Map()
  const hear = (signal) => {
    const now = performance.now()
    const again = now - (heardAt.get(signal) ?? -Infinity) < SAME_SIGNAL_MS
    heardAt.delete(signal)
    heardAt.set(signal, now)
    if (!again) pass(signal)
  }
  for (const signal of PASSED_ON) process.on(signal, hear)
  return {
    last: () => [...heardAt.keys()].at(-1),
    stop: () => PASSED_ON.forEach((signal) => process.off(signal, hear)),
  }
}

function exitCodeOf(signal) {
  return 128 + constants.signals[signal]
}
