import { connect, type Socket } from 'node:net'
import { GatewayError } from '../../../sdk-plugin/errors.ts'
import { Deadline } from './deadline.ts'
import { timedOut } from './failure.ts'

const CONNECT_TIMEOUT_MS = 5_000

/**
 * A connection to the first of the checked addresses that accepts one.
 * @throws GatewayError `upstream_timeout`, `upstream_error`.
 */
export async function dial(addresses: string[], port: number, host: string, signal: AbortSignal): Promise<Socket> {
  const deadline = new Deadline(CONNECT_TIMEOUT_MS, () => timedOut(host), [signal])
  let cause: unknown
  try {
    for (const address of addresses) {
      try {
        return await connected(address, port, deadline.signal)
      } catch (error) {
        deadline.signal.throwIfAborted()
        cause = error
      }
    }
  } finally {
    deadline.clear()
  }
  throw new GatewayError('upstream_error', { message: `${host} cannot be reached.`, cause })
}

function connected(address: string, port: number, signal: AbortSignal): Promise<Socket> {
  return new Promise((resolve, reject) => {
    const socket = connect({ host: address, port })
    const give = () => socket.destroy(signal.reason as Error)
    signal.addEventListener('abort', give, { once: true })
    socket.once('error', reject)
    socket.once('close', () => signal.removeEventListener('abort', give))
    socket.once('connect', () => {
      socket.off('error', reject)
      signal.removeEventListener('abort', give)
      resolve(socket)
    })
  })
}
