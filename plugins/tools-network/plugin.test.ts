import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { createTestHost, serveNames } from '@gateway/sdk-plugin/testing'

test('every example holds, or says what is missing', async (t) => {
  const { place } = await serveNames(t, {})
  const host = await createTestHost(import.meta.dirname, { nameServers: [place] })
  after(() => host.close())
  assert.ok((await host.examples()) >= 11)
})
