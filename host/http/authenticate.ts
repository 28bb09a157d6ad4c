import { LRUCache } from 'lru-cache'
import { GatewayError } from '../../sdk-plugin/errors.ts'
import type { KeyDirectory } from '../keys/directory.ts'
import { hashKey, isWellFormed } from '../keys/format.ts'
import type { KeyRecord } from '../store/store.ts'
import type { Query } from './params.ts'
import { type GatewayRequest, headerOf } from './request.ts'

/**
 * The hashes of keys that were found of late: a checksum and a SHA-256 a call are a twentieth of what the host does for
 * a small answer. What a key may do is not kept here: the directory is asked each time.
 */
const hashes = new LRUCache<string, string>({ max: 1000 })
const HINT = 'Send it as the header X-API-Key or the query parameter apikey.'

/**
 * The key of a request, from its header or its query.
 * @throws GatewayError 400 when both are given and differ; 401 when it is missing, malformed, unknown or suspended
 */
export async function authenticate(request: GatewayRequest, query: Query, keys: KeyDirectory): Promise<KeyRecord> {
  const key = presentedKey(request, query)
  const hash = hashes.get(key) ?? checkedHash(key)
  const known = keys.peek(hash)
  const record = known === undefined ? await keys.find(hash) : known
  if (!record) throw new GatewayError('key_invalid', { hint: 'Make one with: npx gateway keys create --name NAME' })
  hashes.set(key, hash)
  if (record.suspended) throw new GatewayError('key_suspended', { hint: 'Ask the operator of this gateway.' })
  return record
}

function checkedHash(key: string): string {
  if (isWellFormed(key)) return hashKey(key)
  throw new GatewayError('key_invalid', {
    message: 'The API key is not well-formed: a character may be missing.',
    hint: HINT,
  })
}

function presentedKey(request: GatewayRequest, { apikey, problems }: Query): string {
  const header = headerOf(request, 'x-api-key')
  if (problems.some(({ name }) => name === 'apikey'))
    throw new GatewayError('key_conflict', { message: 'The apikey parameter is given more than once or is malformed.' })
  if (header !== undefined && apikey !== undefined && header !== apikey) {
    throw new GatewayError('key_conflict', { hint: 'Send the key once.' })
  }
  const key = header ?? apikey
  if (key === undefined || key === '') throw new GatewayError('key_missing', { hint: HINT })
  return key
}
