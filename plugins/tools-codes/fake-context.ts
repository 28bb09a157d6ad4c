import type { FetchResponse, PluginContext, StoredFile } from '@gateway/sdk-plugin'

/** What the tests of this folder need of the host: pages at addresses, and a look at the files that were saved. */
export interface FakeContext {
  ctx: PluginContext
  /** In the order of saving. */
  saved: { data: Buffer; type: string }[]
}

/** Address → bytes and media type, `image/png` unless given. */
export type Pages = Record<string, Buffer | { bytes: Buffer; type: string }>

export function fakeContext(pages: Pages = {}): FakeContext {
  const saved: FakeContext['saved'] = []
  const save = async (data: Uint8Array | string, type: string): Promise<StoredFile> => {
    saved.push({ data: Buffer.from(data), type })
    return { url: `/files/${saved.length}`, type, bytes: data.length, expiresAt: '2030-01-01T00:00:00Z' }
  }
  const fetch = async (url: string | URL): Promise<FetchResponse> => answer(String(url), pages[String(url)])
  const ctx = { fetch, files: { save }, signal: new AbortController().signal } as unknown as PluginContext
  return { ctx, saved }
}

function answer(url: string, page: Pages[string] | undefined): FetchResponse {
  const { bytes, type } = Buffer.isBuffer(page) ? { bytes: page, type: 'image/png' } : (page ?? MISSING)
  const body = { bytes: async () => bytes, text: async () => bytes.toString(), json: async <T>() => ({}) as T }
  const status = page === undefined ? 404 : 200
  return { url, status, ok: status === 200, headers: new Headers({ 'content-type': type }), hops: [], ...body }
}

const MISSING = { bytes: Buffer.alloc(0), type: 'text/html' }
