import { type ErrorCode, GatewayError, type GatewayErrorOptions } from '../../sdk-plugin/errors.ts'
import type { Reply } from './reply.ts'

export const JSON_TYPE = 'application/json; charset=utf-8'

/** The shape of every answer: `{ status, success, creator, result }`. */
export class Envelope {
  readonly #successHead: Map<number, string> = new Map()
  readonly #creator: string

  constructor(creator: string) {
    this.#creator = JSON.stringify(creator)
  }

  /** @param result JSON text, put in as it is */
  success(result: Buffer | string, headers: Record<string, string> = {}, status = 200): Reply {
    const head = this.#head(status)
    const body = typeof result === 'string' ? `${head}${result}}` : joined(head, result)
    return { status, headers: { 'content-type': JSON_TYPE, ...headers }, body }
  }

  failure(error: GatewayError, headers: Record<string, string> = {}): Reply {
    const { retryAfter } = error.details
    return {
      status: error.status,
      headers: {
        'content-type': JSON_TYPE,
        ...(retryAfter === undefined ? {} : { 'retry-after': String(retryAfter) }),
        ...headers,
      },
      body: this.#failureText(error.status, error.toJSON()),
    }
  }

  /** An error by its code. */
  refusal(code: ErrorCode, options?: GatewayErrorOptions, headers?: Record<string, string>): Reply {
    return this.failure(new GatewayError(code, options), headers)
  }

  #failureText(status: number, error: object): string {
    return `{"status":${status},"success":false,"creator":${this.#creator},"result":{"error":${JSON.stringify(error)}}}`
  }

  #head(status: number): string {
    let head = this.#successHead.get(status)
    if (head === undefined) {
      head = `{"status":${status},"success":true,"creator":${this.#creator},"result":`
      this.#successHead.set(status, head)
    }
    return head
  }
}

/** One buffer, so that the answer leaves in one write. */
function joined(head: string, result: Buffer): Buffer {
  const size = Buffer.byteLength(head)
  const body = Buffer.allocUnsafe(size + result.length + 1)
  body.write(head)
  result.copy(body, size)
  body[body.length - 1] = 0x7d
  return body
}
