import assert from 'node:assert/strict'
import { after, describe, it } from 'node:test'
import { createTestHost } from '@gateway/sdk-plugin/testing'
import { DESIGNS } from './designs.ts'
import { STYLES } from './styles.ts'

const host = await createTestHost(import.meta.dirname)
after(() => host.close())

describe('tools-lettering', () => {
  it('does what its examples say', async () => assert.equal(await host.examples(), 5))

  it('returns every lettering and every design', async () => {
    const count = async (name: string) => (await host.get(`/tools/${name}?text=x`)).body.result.length
    assert.deepEqual([await count('fancy'), await count('fancyv2')], [STYLES.length, DESIGNS.length])
  })

  it('counts characters rather than code units', async () => {
    assert.equal((await call('fancy', '🙂'.repeat(900))).status, 200)
    assert.equal((await call('fancy', 'x'.repeat(1001))).status, 400)
  })

  it('needs a text, and something in it to decorate', async () => {
    assert.equal((await host.get('/tools/fancy')).status, 400)
    assert.equal((await call('fancyv2', ' \n')).status, 400)
  })
})

function call(name: string, text: string) {
  return host.get(`/tools/${name}?${new URLSearchParams({ text })}`)
}
