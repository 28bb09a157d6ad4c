import { clip, GatewayError, toGatewayError } from '../../sdk-plugin/errors.ts'
import type { Endpoint } from '../../sdk-plugin/endpoint.ts'
import type { PluginContext } from '../../sdk-plugin/context.ts'
import { mismatches } from '../examples.ts'
import { paramError } from '../http/params.ts'
import type { Call, FileRef, Outcome } from '../plugins/protocol.ts'
import { describe } from './json.ts'
import { validate } from './validate.ts'

/** A context and what the call made with it. */
export interface CallScope {
  ctx: PluginContext
  /** Acknowledged files by address. */
  savedFiles(): ReadonlyMap<string, FileRef>
  /** Never rejects. */
  dispose(): Promise<void>
}

const MAX_RESULT_BYTES = 10 * 1024 * 1024
const MAX_ERROR = 64 * 1024
const MAX_MESSAGE = 2000
const EMPTY = Buffer.alloc(0)

/** Runs one call from its strings to the JSON text of its result. Never rejects. */
export async function invoke(endpoint: Endpoint, call: Call, open: (call: Call) => CallScope): Promise<Outcome> {
  let reached = false
  let scope: CallScope | undefined
  try {
    if (call.warmUp) {
      reached = true
      scope = open(call)
      await endpoint.warmUp?.(scope.ctx.signal)
      return { ok: true, body: EMPTY, files: [] }
    }
    const checked = await validate(endpoint, call.params)
    if (!checked.ok) throw paramError(checked.problems)
    if (call.validateOnly) return { ok: true, body: EMPTY, files: [] }
    reached = true
    scope = open(call)
    const result = await endpoint.handle(checked.params, scope.ctx)
    const body = serialise(result)
    if (call.expect) return { ok: true, body: differences(body, call.expect), files: [] }
    return { ok: true, body, files: filesIn(result, scope.savedFiles()) }
  } catch (thrown) {
    return refusal(toGatewayError(thrown, 'plugin_failed'), reached)
  } finally {
    await scope?.dispose()
  }
}

function differences(body: Buffer, expect: Record<string, unknown>): Buffer {
  const envelope = { status: 200, success: true, result: JSON.parse(body.toString('utf8')) as unknown }
  return Buffer.from(JSON.stringify(mismatches(envelope, expect)))
}

function refusal(error: GatewayError, reached: boolean): Outcome {
  const cause = error.cause === undefined ? {} : { cause: describe(error.cause) }
  return { ok: false, status: error.status, error: sendable(error), reached, ...cause }
}

/** Without its details when they are more than an answer should hold, or cannot be written as JSON. */
function sendable(error: GatewayError): { code: string; message: string } {
  const bare = { code: error.code, message: clip(error.message, MAX_MESSAGE) }
  try {
    return JSON.stringify(error.toJSON()).length <= MAX_ERROR ? error.toJSON() : bare
  } catch (cause) {
    error.cause ??= cause
    return bare
  }
}

/** @throws GatewayError `plugin_result_invalid` or `result_too_large`. */
function serialise(result: unknown): Buffer {
  if (ArrayBuffer.isView(result) || result instanceof ReadableStream || isNodeStream(result)) {
    throw new GatewayError('plugin_result_invalid', {
      hint: 'Bytes go through ctx.files.save, whose answer is the result.',
    })
  }
  let text: string | undefined
  try {
    text = JSON.stringify(result)
  } catch (cause) {
    throw new GatewayError('plugin_result_invalid', { cause })
  }
  if (text === undefined) {
    throw new GatewayError('plugin_result_invalid', { cause: new Error(`handle returned ${typeof result}`) })
  }
  const body = Buffer.from(text)
  if (body.length > MAX_RESULT_BYTES) {
    throw new GatewayError('result_too_large', {
      expected: `at most ${MAX_RESULT_BYTES} bytes`,
      received: `${body.length} bytes`,
    })
  }
  return body
}

function isNodeStream(value: unknown): boolean {
  return typeof value === 'object' && value !== null && typeof (value as { pipe?: unknown }).pipe === 'function'
}

/** The stored files that stand in the result, at its top or one level below: the first is what the answer is about. */
function filesIn(result: unknown, saved: ReadonlyMap<string, FileRef>): FileRef[] {
  if (saved.size === 0 || typeof result !== 'object' || result === null) return []
  return [result, ...Object.values(result).flat()].flatMap((value: unknown) => {
    const url = (value as { url?: unknown } | null)?.url
    const file = typeof url === 'string' ? saved.get(url) : undefined
    return file ? [file] : []
  })
}
