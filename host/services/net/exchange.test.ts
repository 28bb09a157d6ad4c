import assert from 'node:assert/strict'
import { it } from 'node:test'
import { Deadline } from './deadline.ts'
import { exchange } from './exchange.ts'
import { createPolicy } from './policy.ts'
import { parseTarget } from './target.ts'
import { serve, serveSockets } from './testing.ts'

const policy = createPolicy({ ports: Array.from({ length: 65_536 }, (_, port) => port) })

function request() {
  return { method: 'GET', headers: {}, deadline: new Deadline(5_000, () => new Error('too slow')) }
}

it('dials the address it is given and names the host', async (test) => {
  const { port } = await serve(test, ({ headers }, response) => response.end(headers.host))
  const target = parseTarget(`http://never-resolved.example:${port}/`, policy)
  const { body } = await exchange(target, ['127.0.0.1'], request())
  assert.equal(await body.text(), `never-resolved.example:${port}`)
})

it('goes on to the next address when nobody listens at the first', async (test) => {
  const { port } = await serve(test, (_, response) => response.end('second'))
  const target = parseTarget(`http://two.example:${port}/`, policy)
  const { body } = await exchange(target, ['127.0.0.2', '127.0.0.1'], request())
  assert.equal(await body.text(), 'second')
})

it('does not send a request twice once it was on its way', async (test) => {
  let connections = 0
  const { port } = await serveSockets(test, (socket) => {
    connections++
    socket.once('data', () => socket.destroy())
  })
  const target = parseTarget(`http://two.example:${port}/`, policy)
  await assert.rejects(exchange(target, ['127.0.0.1', '127.0.0.1'], request()), { code: 'UND_ERR_SOCKET' })
  assert.equal(connections, 1)
})
