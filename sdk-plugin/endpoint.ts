import type * as z from 'zod'
import type { PluginContext } from './context.ts'

/** Where a call runs: `io` waits for others (many at once in a process), `cpu` computes (one at a time a process). */
export type Lane = 'io' | 'cpu'

/**
 * One call that shows the endpoint at work. It has four uses: the docs, the gallery, the contract test, and the gate
 * that a new version passes before it serves.
 */
export interface Example {
  /** What the example shows, e.g. `"A link with a logo"`. */
  title?: string
  /** The query as a caller would send it, without the key. */
  params: Record<string, string>
  /**
   * What the answer must hold: dotted path into the envelope → the value there, or a RegExp that its text matches.
   * @example { 'result.type': 'image/png' }
   */
  expect?: Record<string, unknown>
  /**
   * The answer comes from the internet or from a setting of the operator, so it may be missing: the tests then take a
   * 502, 503 or 504 that says why, or `host_unresolvable`, in place of what is expected.
   */
  online?: boolean
}

/** An endpoint as a plugin declares it. The path is `/<category>/<name>`. */
export interface Endpoint<Params extends z.ZodObject = z.ZodObject> {
  /** First path segment, e.g. `tools`. */
  category: string
  /** The rest of the path; may hold slashes, e.g. `epl/standings`. Case-sensitive. */
  name: string
  /** One line for lists and cards. */
  summary?: string
  /** Markdown for the docs: what is returned, limits, sources. */
  description?: string
  /** A zod object. Every value arrives as a string. */
  params: Params
  /** The first one is the gate for a new version. */
  examples?: Example[]
  /** Default `io`. */
  lane?: Lane
  /** Milliseconds until the caller gets 504. Default 10,000; at most 55,000. */
  timeoutMs?: number
  /** Seconds that an answer may be served again to anyone with the same parameters: for pure endpoints. Default 0. */
  cache?: number
  /** Scopes a key must hold by name, beside the permission for the path: `adult`. */
  scopes?: string[]
  /** Why, or since when. Shown in the docs and sent as the `Deprecation` header. */
  deprecated?: string
  /** Why it is out of service: every call answers 503 with this reason. */
  offline?: string
  /**
   * Does beforehand, once for each version of the plugin, what the first caller would wait for, and leaves it where later
   * processes find it. The host calls it while nobody computes, in a process of its own of the lowest priority that ends
   * afterwards; what it returns is dropped, and when it throws, that is logged. At most ten minutes.
   */
  warmUp?(signal: AbortSignal): unknown
  /** Returns what stands under `result`: anything that JSON can hold. Throw a `GatewayError` for a refusal. */
  handle(params: z.output<Params>, ctx: PluginContext): unknown
}

/** Checks types and returns the endpoint as it is. */
export function defineEndpoint<Params extends z.ZodObject>(endpoint: Endpoint<Params>): Endpoint<Params> {
  return endpoint
}
