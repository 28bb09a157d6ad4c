import { GatewayError } from '../../sdk-plugin/errors.ts'
import type { FileStore } from '../files/store.ts'
import type { ServiceRequest } from '../plugins/protocol.ts'
import type { Values } from '../store/store.ts'
import type { ValueCache } from './value-cache.ts'

export interface SharedServices {
  values: Values
  cache: ValueCache
  files: FileStore
  clock: () => number
}

const MAX_STORED = 256 * 1024
const MAX_NAME = 512
const MAX_LISTED = 1000

/** Answers what a plugin asks of the host. @returns JSON text, or undefined where there is no value */
export async function serve(
  services: SharedServices,
  plugin: string,
  request: ServiceRequest,
  value: string,
): Promise<string | undefined> {
  const { values, cache, files, clock } = services
  if (request.service === 'files') return void files.reserve(request.bytes)
  if (request.service === 'cache') {
    const name = `${plugin}\0${checkName(request.name)}`
    return request.verb === 'get' ? cache.get(name) : void cache.set(name, value, request.seconds)
  }
  const scope = `${plugin}:${request.keyId}`
  if (request.verb === 'list') return JSON.stringify(await values.list(scope, String(request.prefix), MAX_LISTED))
  const name = checkName(request.name)
  if (request.verb === 'get') return values.get(scope, name)
  if (request.verb === 'delete') return String(await values.delete(scope, name))
  if (value.length > MAX_STORED) throw tooLarge(value.length)
  return void (await values.set(scope, name, value, request.seconds === null ? null : clock() + request.seconds * 1000))
}

/** Plugins in plain JavaScript may pass anything. */
function checkName(name: unknown): string {
  if (typeof name === 'string' && name.length > 0 && name.length <= MAX_NAME) return name
  const what = typeof name === 'string' ? `a name of ${name.length} characters` : `${typeof name} as a name`
  throw new GatewayError('internal', { message: `A plugin used ${what}; 1 to ${MAX_NAME} characters are accepted.` })
}

function tooLarge(length: number): GatewayError {
  return new GatewayError('internal', {
    message: `A plugin stored ${length} characters under one name; at most ${MAX_STORED} are accepted.`,
  })
}
