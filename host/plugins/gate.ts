import type { EndpointDescriptor } from '../../sdk-plugin/module.ts'
import { withSamples } from '../files/samples.ts'
import type { Runner } from './pool.ts'

/** No caller's: files that the example makes are linked nowhere. */
const ORIGIN = 'https://localhost'

/** A version did not load, or its example did not end, in the time it has: on a busy machine no fault of the code. */
export class OutOfTime extends Error {}

/**
 * The gate of a new version: its first example must hold. A service that does not answer, a missing program or setting
 * says nothing about the code, so such refusals pass.
 * @throws Error that says what the example expected and what came; {@link OutOfTime} when nothing came in time
 */
export async function passGate(
  plugin: string,
  endpoints: readonly EndpointDescriptor[],
  runner: Runner,
): Promise<void> {
  const endpoint = endpoints.find(({ examples, offline }) => examples.length > 0 && offline === undefined)
  if (!endpoint) return
  const example = endpoint.examples[0]!
  const params = withSamples(example.params, ORIGIN, plugin)
  const caller = { keyId: 'gate', ip: '127.0.0.1', scopes: ['*'], userAgent: 'gateway' }
  const { expect = {} } = example
  const call = { path: endpoint.path, params, caller, origin: ORIGIN, requestId: 'gate', expect }
  const outcome = await runner.call(call, endpoint)
  const what = `its example ${endpoint.path}?${new URLSearchParams(params)}`
  if (!outcome.ok) {
    if (OUTSIDE.has(outcome.error.code)) return
    const { code, message } = outcome.error
    const reason = `${what} failed: ${code}: ${message}${outcome.cause ? `\n${outcome.cause}` : ''}`
    throw LATE.has(code) ? new OutOfTime(reason) : new Error(reason)
  }
  const wrong = JSON.parse(outcome.body.toString('utf8')) as string[]
  if (wrong.length > 0) throw new Error(`${what}: ${wrong.join('; ')}`)
}

/** Codes whose cause lies outside of the plugin. */
const OUTSIDE = new Set([
  'upstream_error',
  'upstream_timeout',
  'upstream_tls_error',
  'unavailable',
  'not_configured',
  'program_missing',
  'host_unresolvable',
  'storage_full',
  'storage_unavailable',
  'overloaded',
])

/** Codes of work that its limit has ended. */
const LATE = new Set(['plugin_timeout', 'process_timeout', 'render_timeout'])
