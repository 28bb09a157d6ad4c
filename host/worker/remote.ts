import type { Cache, KeyStore } from '../../sdk-plugin/context.ts'
import type { ServiceRequest } from '../plugins/protocol.ts'
import { toJson } from './json.ts'

/** Asks the host; the answer is JSON text, or undefined where there is none. */
export type Ask = (request: ServiceRequest, value?: string) => Promise<string | undefined>

/** `ctx.cache`, kept by the host so that all processes of the plugin share it. */
export function remoteCache(ask: Ask): Cache {
  const making = new Map<string, Promise<unknown>>()
  const get = async <T>(name: string) => parse<T>(await ask({ service: 'cache', verb: 'get', name }))
  const set = async (name: string, value: unknown, seconds: number) => {
    await ask({ service: 'cache', verb: 'set', name, seconds }, toJson(value, `ctx.cache.set("${name}")`))
  }
  const keptOrMade = async <T>(name: string, seconds: number, make: () => Promise<T>) => {
    const kept = await get<T>(name)
    if (kept !== undefined) return kept
    const value = await make()
    // What nothing came of is not worth keeping, and JSON could not say it.
    if (value !== undefined) await set(name, value, seconds)
    return value
  }
  return {
    get,
    set,
    async wrap<T>(name: string, seconds: number, make: () => Promise<T>): Promise<T> {
      const running = making.get(name) as Promise<T> | undefined
      if (running) return running
      // From the question until it is kept: who asks meanwhile joins, and asks the host nothing.
      const made = keptOrMade(name, seconds, make).finally(() => making.delete(name))
      making.set(name, made)
      return made
    },
  }
}

/** `ctx.store` of one key, durable in the host's store. */
export function remoteStore(ask: Ask, keyId: string): KeyStore {
  return {
    async get<T>(name: string) {
      return parse<T>(await ask({ service: 'store', verb: 'get', keyId, name }))
    },
    async set(name, value, options = {}) {
      const text = toJson(value, `ctx.store.set("${name}")`)
      await ask({ service: 'store', verb: 'set', keyId, name, seconds: options.seconds ?? null }, text)
    },
    async delete(name) {
      return (await ask({ service: 'store', verb: 'delete', keyId, name })) === 'true'
    },
    async list(prefix = '') {
      return parse<string[]>(await ask({ service: 'store', verb: 'list', keyId, prefix })) ?? []
    },
  }
}

function parse<T>(text: string | undefined): T | undefined {
  return text === undefined ? undefined : (JSON.parse(text) as T)
}
