/** Servers that break off, stall or babble; the names in the titles are those of the corpus of bad input. */
import assert from 'node:assert/strict'
import { createServer as createSecureServer } from 'node:https'
import { describe, it } from 'node:test'
import { generate } from 'selfsigned'
import { serveSockets, start } from './testing.ts'

/** Which of the limits it was stands in the private cause. */
function timedOutBy(limit: string) {
  return (error: Error & { code?: string }) => {
    assert.equal(error.code, 'upstream_timeout')
    assert.equal((error.cause as { code?: string }).code, limit)
    return true
  }
}

describe('a faulty upstream', { concurrency: true }, () => {
  it('that says less than it sends is heard as far as it said: upstream-cl-lie-small', async (test) => {
    const { url, fetch } = await serveSockets(test, (socket) => {
      socket.once('data', () => socket.end(`HTTP/1.1 200 OK\r\nContent-Length: 10\r\n\r\n${'x'.repeat(1e7)}`))
    })
    assert.equal(await (await fetch(url)).text(), 'xxxxxxxxxx')
  })

  it('cannot slip in an answer to the next request', async (test) => {
    const answer = (body: string) => `HTTP/1.1 200 OK\r\nContent-Length: ${body.length}\r\n\r\n${body}`
    let served = 0
    const { url, fetch } = await serveSockets(test, (socket) => {
      socket.on('data', () => socket.write(answer(`right ${++served}`) + answer('wrong')))
    })
    assert.equal(await (await fetch(`${url}/1`)).text(), 'right 1')
    assert.match(await (await fetch(`${url}/2`)).text(), /right/)
  })

  it('with 10,000 headers is not heard out: upstream-headers-10000', async (test) => {
    const { url, fetch } = await serveSockets(test, (socket) => {
      const headers = Array.from({ length: 10_000 }, (_, n) => `x-${n}: ${n}\r\n`).join('')
      socket.once('data', () => socket.end(`HTTP/1.1 200 OK\r\n${headers}\r\n`))
    })
    await assert.rejects(fetch(url), { code: 'upstream_error' })
  })

  it('with a million interim answers is not heard out: upstream-1xx-flood', async (test) => {
    const { url, fetch } = await serveSockets(test, (socket) => {
      const interim = 'HTTP/1.1 103 Early Hints\r\nLink: </a>\r\n\r\n'.repeat(100)
      const pour = () => {
        while (socket.writable && socket.write(interim));
      }
      socket.on('drain', pour)
      socket.once('data', pour)
    })
    await assert.rejects(fetch(url), { code: 'upstream_error', message: /interim/ })
  })

  it('may send a few of them', async (test) => {
    const { url, fetch } = await serveSockets(test, (socket) => {
      const interim = 'HTTP/1.1 103 Early Hints\r\n\r\n'.repeat(3)
      socket.once('data', () => socket.end(`${interim}HTTP/1.1 200 OK\r\nContent-Length: 2\r\n\r\nok`))
    })
    assert.equal(await (await fetch(url)).text(), 'ok')
  })

  it('that accepts and keeps silent is given up: upstream-accept-then-silent', async (test) => {
    const { url, fetch } = await serveSockets(test, () => undefined)
    await assert.rejects(fetch(url), timedOutBy('UND_ERR_HEADERS_TIMEOUT'))
  })

  it('that does not answer a TLS greeting is given up: upstream-tls-stall', async (test) => {
    const { port, fetch } = await serveSockets(test, () => undefined)
    await assert.rejects(fetch(`https://127.0.0.1:${port}/`), timedOutBy('UND_ERR_CONNECT_TIMEOUT'))
  })

  it('with a certificate of its own making is not trusted: upstream-tls-selfsigned', async (test) => {
    const { private: key, cert } = await generate([{ name: 'commonName', value: '127.0.0.1' }], { keyType: 'ec' })
    const { port, fetch } = await start(test, createSecureServer({ key, cert }))
    await assert.rejects(fetch(`https://127.0.0.1:${port}/`), { code: 'upstream_tls_error' })
  })

  it('that does not speak TLS at all has no valid certificate either', async (test) => {
    const { port, fetch } = await serveSockets(test, (socket) => socket.end('HTTP/1.1 400 Bad Request\r\n\r\n'))
    await assert.rejects(fetch(`https://127.0.0.1:${port}/`), { code: 'upstream_tls_error' })
  })

  it('that resets halfway has failed: upstream-rst-mid', async (test) => {
    const { url, fetch } = await serveSockets(test, (socket) => {
      socket.once('data', () => {
        socket.write('HTTP/1.1 200 OK\r\nContent-Length: 1000\r\n\r\nhalf', () => socket.resetAndDestroy())
      })
    })
    await assert.rejects(async () => (await fetch(url)).bytes(), { code: 'upstream_error' })
  })

  it('where nobody listens cannot be reached', async (test) => {
    const { port, fetch } = await serveSockets(test, (socket) => socket.destroy())
    await assert.rejects(fetch(`http://127.0.0.1:${port}/`), { code: 'upstream_error' })
  })

  it('that answers with something else than HTTP has failed', async (test) => {
    const { url, fetch } = await serveSockets(test, (socket) => socket.end('SSH-2.0-OpenSSH_9.9\r\n'))
    await assert.rejects(fetch(url), { code: 'upstream_error' })
  })
})
