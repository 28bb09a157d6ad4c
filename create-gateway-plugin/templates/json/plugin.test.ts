import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { createTestHost } from '@gateway/sdk-plugin/testing'

const host = await createTestHost(import.meta.dirname)
after(() => host.close())

test('the examples hold', async () => {
  assert.ok((await host.examples()) > 0)
})

test('greets in the language asked for', async () => {
  const { status, body } = await host.get('/{{category}}/{{name}}?name=Ada&language=german&times=2')
  assert.equal(status, 200)
  assert.deepEqual(body.result.greetings, ['Hallo, Ada!', 'Hallo, Ada!'])
})

test('refuses a language it does not speak', async () => {
  const { status, body } = await host.get('/{{category}}/{{name}}?name=Ada&language=latin')
  assert.equal(status, 400)
  assert.equal(body.success, false)
})
