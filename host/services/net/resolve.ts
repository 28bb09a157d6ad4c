import { lookup as systemLookup, Resolver } from 'node:dns/promises'
import { GatewayError } from '../../../sdk-plugin/errors.ts'
import { isPublic } from './classify.ts'
import { Deadline } from './deadline.ts'
import type { Lookup, Policy } from './policy.ts'
import { blocked, isLocalName, type Target } from './target.ts'

const DNS_TIMEOUT_MS = 5_000

/**
 * The addresses to dial for a target, IPv4 first. One look-up; a single bad answer refuses them all, so that no second
 * answer and no fallback can lead elsewhere. Dial these and nothing else.
 * @throws GatewayError `address_blocked`, `host_unresolvable`, `upstream_timeout`; the signal's reason when it aborts.
 */
export async function resolve(target: Target, policy: Policy, signal?: AbortSignal): Promise<string[]> {
  if (target.literal) return [target.host]
  const addresses = await bounded(lookupFor(target, policy), target.host, signal)
  if (addresses.length === 0) throw new GatewayError('host_unresolvable', { received: target.host })
  if (!target.exempt && !addresses.every(isPublic)) throw blocked(target.host)
  return addresses
}

function lookupFor(target: Target, policy: Policy): Lookup {
  return target.exempt ? localLookup : (policy.lookup ?? publicLookup(policy.servers ?? []))
}

async function bounded(lookup: Lookup, host: string, signal?: AbortSignal): Promise<string[]> {
  const deadline = new Deadline(DNS_TIMEOUT_MS, () => silent(host), [signal])
  try {
    return await deadline.race(lookup(host, deadline.signal))
  } catch (error) {
    deadline.signal.throwIfAborted()
    throw failure(error, host)
  } finally {
    deadline.clear()
  }
}

/** The operator's own hosts may stand in /etc/hosts, which only the system's look-up reads. */
const localLookup: Lookup = async (host) => (await systemLookup(host, { all: true })).map(({ address }) => address)

/**
 * Asks DNS itself: the system's look-up would hold one of the process's four worker threads for as long as a name
 * server keeps silent. A resolver of its own can be cancelled, and sees a change of the machine's name servers.
 */
const publicLookup =
  (servers: readonly string[]): Lookup =>
  async (host, signal) => {
    const resolver = new Resolver({ timeout: 1_500, tries: 2 })
    if (servers.length > 0) resolver.setServers(servers)
    const cancel = () => resolver.cancel()
    signal.addEventListener('abort', cancel, { once: true })
    try {
      const answers = await Promise.allSettled([resolver.resolve4(host), resolver.resolve6(host)])
      const addresses = answers.flatMap((answer) => (answer.status === 'fulfilled' ? answer.value : []))
      return addresses.length > 0 ? addresses : await withoutAddress(resolver, host, answers)
    } finally {
      signal.removeEventListener('abort', cancel)
    }
  }

type Answer = PromiseSettledResult<string[]>

/** A name server may leave an alias of a local name unfollowed; that alias is a refusal, not a missing host. */
async function withoutAddress(resolver: Resolver, host: string, answers: Answer[]): Promise<never> {
  const reasons = answers.flatMap((answer) => (answer.status === 'rejected' ? [answer.reason as unknown] : []))
  if (reasons.every((reason) => codeOf(reason) === 'ENODATA')) {
    const aliases = await resolver.resolveCname(host)
    if (aliases.some(isLocalName)) throw blocked(host)
  }
  throw reasons[0]
}

function failure(error: unknown, host: string): GatewayError {
  if (error instanceof GatewayError) return error
  const code = codeOf(error)
  if (code === 'ETIMEOUT') return silent(host, error)
  if (code === 'ECONNREFUSED') {
    return new GatewayError('upstream_error', { message: 'No name server can be reached.', cause: error })
  }
  return new GatewayError('host_unresolvable', { received: host, cause: error })
}

function silent(host: string, cause?: unknown): GatewayError {
  return new GatewayError('upstream_timeout', { message: `No name server answered for "${host}" in time.`, cause })
}

function codeOf(error: unknown): unknown {
  return (error as NodeJS.ErrnoException | undefined)?.code
}
