import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { createTestHost } from '@gateway/sdk-plugin/testing'
import { identicon } from './identicon.ts'

const host = await createTestHost(import.meta.dirname)
after(() => host.close())

test('the examples hold', async () => {
  assert.ok((await host.examples()) > 0)
})

test('makes a PNG of the size asked for', async () => {
  const { status, body } = await host.get('/{{category}}/{{name}}?text=Ada&size=100')
  assert.equal(status, 200)
  assert.equal(body.result.type, 'image/png')
  assert.deepEqual([body.result.width, body.result.height], [100, 100])
})

test('refuses a size beyond its limits', async () => {
  const { status } = await host.get('/{{category}}/{{name}}?text=Ada&size=5000')
  assert.equal(status, 400)
})

test('a text has one pattern of its own', () => {
  assert.equal(identicon('Ada', '#008080', 100), identicon('Ada', '#008080', 100))
  assert.notEqual(identicon('Ada', '#008080', 100), identicon('Grace', '#008080', 100))
})
