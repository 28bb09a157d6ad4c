import type { FetchOptions, FetchResponse } from '../../sdk-plugin/context.ts'
import { GatewayError } from '../../sdk-plugin/errors.ts'

/** Plays the part of a service: gets the request a plugin sends, answers as the service would. */
export type FakeService = (request: Request) => Response | Promise<Response>

/** A fetch that asks `service` instead of the network. */
export function fakeFetch(service: FakeService) {
  return async (url: string | URL, options: FetchOptions = {}): Promise<FetchResponse> => {
    const { method = 'GET', headers = {}, body } = options
    const request = new Request(url, { method, headers, ...(body === undefined ? {} : { body: body as BodyInit }) })
    return adapt(await service(request), String(url))
  }
}

function adapt(response: Response, url: string): FetchResponse {
  const { status, ok, headers } = response
  let bytes: Promise<Buffer> | undefined
  const read = () => (bytes ??= response.arrayBuffer().then((buffer) => Buffer.from(buffer)))
  return {
    url,
    status,
    ok,
    headers,
    hops: [{ url, status, headers: Object.fromEntries(headers), ms: 0 }],
    bytes: read,
    text: async () => (await read()).toString('utf8'),
    async json<T>() {
      try {
        return JSON.parse((await read()).toString('utf8')) as T
      } catch (cause) {
        throw new GatewayError('content_rejected', { message: 'The answer is not JSON.', cause })
      }
    },
  }
}
