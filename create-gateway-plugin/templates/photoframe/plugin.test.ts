import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { createTestHost } from '@gateway/sdk-plugin/testing'

const host = await createTestHost(import.meta.dirname)
after(() => host.close())

test('the examples hold', async () => {
  assert.ok((await host.examples()) > 0)
})

test('refuses what is no address', async () => {
  const { status, body } = await host.get('/{{category}}/{{name}}?url=nowhere')
  assert.equal(status, 400)
  assert.equal(body.result.error.code, 'url_invalid')
})
