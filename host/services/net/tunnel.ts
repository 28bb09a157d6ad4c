import type { Socket } from 'node:net'
import type { Duplex } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { GatewayError } from '../../../sdk-plugin/errors.ts'
import { dial } from './dial.ts'
import { capped, type Passage } from './passage.ts'
import type { Policy } from './policy.ts'
import { resolve } from './resolve.ts'
import { parseTarget, type Target } from './target.ts'

const IDLE_MS = 60_000

/**
 * The far end of a CONNECT tunnel.
 * @throws GatewayError as `fetch` does for an address that is refused or cannot be reached.
 */
export async function connectTunnel(authority: string, { policy, signal }: Passage): Promise<Socket> {
  const target = parseAuthority(authority, policy)
  const addresses = await resolve(target, policy, signal)
  return dial(addresses, target.port, target.host, signal)
}

/** Lets bytes through both ways until both sides have ended, one fails, or the limits of the passage end it. */
export async function joinTunnel(client: Duplex, remote: Socket, { signal, maxBytes }: Passage): Promise<void> {
  remote.setTimeout(IDLE_MS, () => remote.destroy())
  // Neither end learns why the other failed: it sees its connection close, as without a proxy.
  await Promise.allSettled([
    pipeline(client, remote, { signal }),
    pipeline(remote, capped(maxBytes), client, { signal }),
  ])
  client.destroy()
  remote.destroy()
}

/** `host:port` alone: no scheme, path or user name. */
function parseAuthority(authority: string, policy: Policy): Target {
  if (!/^[^\s/\\?#@]+:\d+$/.test(authority)) {
    throw new GatewayError('url_invalid', { expected: 'host:port', received: authority })
  }
  return parseTarget(`http://${authority}/`, policy)
}
