import { GatewayError } from '../../sdk-plugin/errors.ts'
import type { KeyRecord, Keys } from '../store/store.ts'
import { KEY_PREFIX, hashKey, withoutKeys } from './format.ts'

/** Letters, marks, digits, punctuation, symbols, and spaces inside. */
const NAME = /^(?! )[\p{L}\p{M}\p{N}\p{P}\p{S} ]{1,64}(?<! )$/u

/** What looks like an id or a key would make `which` ambiguous. */
const RESERVED = new RegExp(`^(key_|${KEY_PREFIX})`)

/** The name as given. @throws param_invalid */
export function checkName(name: string): string {
  if (NAME.test(name) && !RESERVED.test(name)) return name
  throw new GatewayError('param_invalid', {
    message: 'The name of the key is not accepted.',
    expected: `1 to 64 printable characters, no space at the ends, not beginning with key_ or ${KEY_PREFIX}`,
    received: withoutKeys(name),
  })
}

/**
 * The record that `which` means: an id, a name that one key alone has, or the key itself (which is never repeated in
 * an error).
 * @throws not_found, param_invalid when several keys have the name
 */
export async function findKey(keys: Keys, which: string): Promise<KeyRecord> {
  if (which.startsWith(KEY_PREFIX)) return (await keys.findByHash(hashKey(which))) ?? refuse(which)
  const byId = await keys.findById(which)
  if (byId) return byId
  const [record, ...others] = (await keys.list()).filter(({ name }) => name === which)
  if (record && others.length > 0) throw ambiguous(which, [record, ...others])
  return record ?? refuse(which)
}

function refuse(which: string): never {
  throw new GatewayError('not_found', {
    message: `There is no key with the id or name "${withoutKeys(which)}".`,
    hint: '`gateway keys list` shows all keys.',
  })
}

function ambiguous(name: string, records: readonly KeyRecord[]): GatewayError {
  return new GatewayError('param_invalid', {
    message: `${records.length} keys have the name "${name}".`,
    expected: `one of the ids ${records.map(({ id }) => id).join(', ')}`,
    received: name,
  })
}
