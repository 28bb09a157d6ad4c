import type { Connection } from '@gateway/sdk-plugin'
import type { FirstByte } from './first-byte.ts'

export interface Down {
  reason: string
  message: string
}

const TIMED_OUT = new Set(['ETIMEDOUT', 'ESOCKETTIMEDOUT'])
const UNREACHABLE = new Set(['EHOSTUNREACH', 'ENETUNREACH', 'EADDRNOTAVAIL', 'EACCES', 'EPERM'])
const CLOSED = new Set(['ECONNRESET', 'EPIPE'])

const STEPS = { dns: 'the name was looked up', connect: 'connecting', tls: 'shaking hands', answer: 'it answered' }

/** Why a server counts as down, or undefined when it is up. */
export function downReason(failure: Connection['failure'], answer: FirstByte): Down | undefined {
  if (failure?.stage === 'dns') return { reason: 'no_such_host', message: failure.message }
  if (failure) return broken(failure.code, failure.stage)
  if ('code' in answer) return broken(answer.code, 'answer')
  if (answer.status < 500) return undefined
  return { reason: 'server_error', message: `The server answered with status ${answer.status}.` }
}

function broken(code: string, step: keyof typeof STEPS): Down {
  if (code === 'ECONNREFUSED') return { reason: 'refused', message: 'Nobody listens on that port.' }
  if (TIMED_OUT.has(code)) return { reason: 'timeout', message: `Nothing came while ${waiting(step)}.` }
  if (UNREACHABLE.has(code)) return { reason: 'unreachable', message: `The network does not lead there (${code}).` }
  if (CLOSED.has(code)) return { reason: 'reset', message: `The server closed the connection before ${before(step)}.` }
  if (step === 'tls') return { reason: 'tls_failed', message: `The server speaks no TLS that is understood (${code}).` }
  return { reason: 'not_http', message: `What the server sent is not HTTP (${code}).` }
}

function waiting(step: keyof typeof STEPS): string {
  return step === 'answer' ? 'waiting for the answer' : STEPS[step]
}

function before(step: keyof typeof STEPS): string {
  return step === 'answer' ? STEPS.answer : 'the connection stood'
}
