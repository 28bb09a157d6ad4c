import type { FetchHop, FetchResponse } from '../../../sdk-plugin/context.ts'
import { parseJson } from './json.ts'

export interface ResponseParts {
  url: string
  status: number
  headers: Headers
  hops: FetchHop[]
  /** Called once, when the body is first asked for. */
  read: () => Promise<Buffer>
}

/** What every fetch resolves to. */
export function createResponse({ url, status, headers, hops, read }: ResponseParts): FetchResponse {
  let reading: Promise<Buffer> | undefined
  const bytes = () => (reading ??= read())
  return {
    url,
    status,
    ok: status >= 200 && status < 300,
    headers,
    hops,
    bytes,
    text: async () => decoderFor(headers).decode(await bytes()),
    json: async <T>() => parseJson(await bytes()) as T,
  }
}

/** Header pairs as they came; a list stays several values. */
export function toHeaders(raw: Record<string, string | string[] | undefined>): Headers {
  const headers = new Headers()
  for (const [name, values] of Object.entries(raw)) {
    for (const value of [values ?? []].flat()) headers.append(name, value)
  }
  return headers
}

/** By the charset of the media type; UTF-8 where there is none or it has no such name. */
function decoderFor(headers: Headers): TextDecoder {
  const charset = /;\s*charset="?([\w.:-]+)/i.exec(headers.get('content-type') ?? '')?.[1]
  try {
    return new TextDecoder(charset)
  } catch (error) {
    if (error instanceof RangeError) return new TextDecoder()
    throw error
  }
}
