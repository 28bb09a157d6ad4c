import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { createTestHost } from '@gateway/sdk-plugin/testing'

const host = await createTestHost(import.meta.dirname)
after(() => host.close())

test('the examples hold', async () => {
  assert.ok((await host.examples()) > 0)
})

test('paints a text in the size asked for', async () => {
  const { status, body } = await host.get('/{{category}}/{{name}}?text=Ada&size=small&format=jpeg')
  assert.equal(status, 200)
  assert.equal(body.result.type, 'image/jpeg')
  assert.deepEqual([body.result.width, body.result.height], [640, 320])
})

test('another text is another picture', async () => {
  const [ada, eve] = await Promise.all(
    ['Ada', 'Eve'].map(async (text) => {
      const { body } = await host.get(`/{{category}}/{{name}}?text=${text}&size=small`)
      return (await host.file(body.result.url)).bytes
    }),
  )
  assert.notDeepEqual(ada, eve)
})

test('refuses an empty text', async () => {
  const { status } = await host.get('/{{category}}/{{name}}?text=%20')
  assert.equal(status, 400)
})
