import { dirname } from 'node:path'
import type { TestContext } from 'node:test'
import { createTestHost, type TestHostOptions } from '@gateway/sdk-plugin/testing'

export const V1 = {
  algorithm: 'SHA-256',
  challenge: 'd7670a4b9dede808a9ce4907a8fd8a277968b15022e9222ab326f7a49b4f1c4c',
  maxnumber: 100_000,
  salt: '00112233445566778899aabb?expires=4102444800&',
  signature: '233e1508b312a8b95e944c17eb09c2458988e698dcf919ce2a489d16c8c8370b',
}
/** Expires in 1970 + 0 steps, which means never. */
export const PUZZLE = `${'0'.repeat(32)}.ZVPxAAAAAAEAAAACAQADZAAAAAAAAAAAAAECAwQFBgc=`
export const MCAPTCHA = { string: 'hello', difficulty_factor: 1000, salt: 'testsalt' }

/** A way to call challenge-solver. */
export async function solver(t: TestContext, options: TestHostOptions) {
  const host = await createTestHost(dirname(import.meta.dirname), options)
  t.after(() => host.close())
  return async (params: Record<string, string>) => {
    const { status, body } = await host.get(`/tools/challenge-solver?${new URLSearchParams(params)}`)
    return { called: status, ...body.result }
  }
}

/** A web of pages: path → what stands there. Every request is kept. */
export function webOf(pages: Record<string, string | object | ((request: Request) => Response | Promise<Response>)>) {
  const seen: string[] = []
  const web = async (request: Request) => {
    const { pathname, search } = new URL(request.url)
    seen.push(`${request.method} ${request.url}`)
    const page = pages[pathname + search] ?? pages[pathname]
    if (typeof page === 'function') return page(request)
    if (page === undefined) return new Response('nothing here', { status: 404 })
    return typeof page === 'string' ? new Response(page) : Response.json(page)
  }
  return { web, seen }
}
