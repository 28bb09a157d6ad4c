import { createHash } from 'node:crypto'
import type { Cache, FetchResponse } from '../../../sdk-plugin/context.ts'
import { createResponse } from './response.ts'

/** An answer as it lies in the cache. */
interface Kept {
  url: string
  headers: [string, string][]
  /** Base64: a cache holds JSON, an answer any bytes. */
  body: string
}

/** The cache takes 1 MB a value, and base64 makes four bytes of three. */
const MAX_BODY_BYTES = 700_000

/** Carries an answer that is not to be kept past the cache, to everyone who waits for it. */
class NotKept extends Error {
  readonly response: FetchResponse

  constructor(response: FetchResponse) {
    super('This answer is not kept')
    this.response = response
  }
}

/** The kept answer, or a new one; only status 200 is kept. Calls for the same `key` at the same time share one. */
export async function cached(
  cache: Cache,
  key: unknown,
  seconds: number,
  ask: () => Promise<FetchResponse>,
): Promise<FetchResponse> {
  try {
    return revive(await cache.wrap(nameOf(key), seconds, async () => keep(await ask())))
  } catch (error) {
    if (error instanceof NotKept) return error.response
    throw error
  }
}

/** Hashed: a key holds headers and a query, which may hold secrets. */
function nameOf(key: unknown): string {
  return `upstream:${createHash('sha256').update(JSON.stringify(key)).digest('base64url')}`
}

async function keep(response: FetchResponse): Promise<Kept> {
  const { status, url, headers } = response
  const body = await response.bytes()
  if (status !== 200 || body.length > MAX_BODY_BYTES) throw new NotKept(response)
  return { url, headers: [...headers], body: body.toString('base64') }
}

function revive({ url, headers, body }: Kept): FetchResponse {
  const bytes = Buffer.from(body, 'base64')
  return createResponse({ url, status: 200, headers: new Headers(headers), hops: [], read: async () => bytes })
}
