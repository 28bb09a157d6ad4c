import { afterEach, beforeEach, describe } from 'node:test'
import { keysContract } from './contract/keys.ts'
import { lifeContract } from './contract/life.ts'
import { usageContract } from './contract/usage.ts'
import { valuesContract } from './contract/values.ts'
import type { Store } from './store.ts'

/**
 * What every store must do. Call it from the test file of an implementation.
 * @param open a new, empty store for each test; the suite closes it
 */
export function storeContract(name: string, open: () => Promise<Store>): void {
  describe(`${name} keeps the store's contract`, () => {
    let store: Store
    beforeEach(async () => {
      store = await open()
    })
    afterEach(() => store.close())

    keysContract(() => store.keys)
    usageContract(() => store.usage)
    valuesContract(() => store.values)
    lifeContract(() => store)
  })
}
