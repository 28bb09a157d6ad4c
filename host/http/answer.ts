import { type GatewayError, toGatewayError } from '../../sdk-plugin/errors.ts'
import type { FileStore } from '../files/store.ts'
import type { Pages } from '../web/pages.ts'
import { answerCall } from './call.ts'
import { answerFile, isFilePath } from './files.ts'
import { ALLOWED_METHODS, PREFLIGHT_HEADERS } from './headers.ts'
import type { Reply } from './reply.ts'
import type { GatewayRequest } from './request.ts'
import { answerSample, isSamplePath } from './samples.ts'
import { STATUS_PATHS, type StatusServices } from './status.ts'

export interface AnswerServices extends StatusServices {
  files: FileStore
  pages: Pages
}

/** The answer to any request. Never rejects: whatever is thrown below becomes the envelope of its error. */
export async function answer(services: AnswerServices, request: GatewayRequest, check: () => void): Promise<Reply> {
  const { envelope, log } = services
  try {
    check()
    if (request.method === 'OPTIONS') return { status: 204, headers: { ...PREFLIGHT_HEADERS }, body: null }
    return await route(services, request)
  } catch (thrown) {
    const error = toGatewayError(thrown)
    if (error.code === 'internal')
      log.error('the gateway failed', { path: request.path, requestId: request.id, error: stackOf(error) })
    return envelope.failure(error, error.code === 'method_not_allowed' ? { allow: ALLOWED_METHODS } : {})
  }
}

async function route(services: AnswerServices, request: GatewayRequest): Promise<Reply> {
  const { registry, pages } = services
  const { path } = request
  if (registry.find(path)) return answerCall(services, request)
  if (isFilePath(path)) return answerFile(services, request)
  if (isSamplePath(path)) return answerSample(registry, path)
  const status = STATUS_PATHS.get(path)
  if (status) return status(services, request)
  if (pages.match(path)) return pages.respond({ path, origin: request.origin, headers: single(request.headers) })
  return answerCall(services, request)
}

function single(headers: GatewayRequest['headers']): Record<string, string | undefined> {
  return Object.fromEntries(
    Object.entries(headers).map(([name, value]) => [name, Array.isArray(value) ? value[0] : value]),
  )
}

function stackOf({ cause, stack }: GatewayError): string {
  return cause instanceof Error ? (cause.stack ?? cause.message) : (stack ?? '')
}
