import assert from 'node:assert/strict'
import { execFile } from 'node:child_process'
import { X509Certificate } from 'node:crypto'
import { once } from 'node:events'
import { mkdtemp, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { createServer } from 'node:https'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, describe, test, type TestContext } from 'node:test'
import { connect } from 'node:tls'
import { promisify } from 'node:util'
import { ConfigError } from '../config.ts'
import { type Certificate, loadCertificate, watchCertificate } from './certificate.ts'

const DAY_MS = 86_400_000
const LOOK_EVERY_MS = 5

const base = await mkdtemp(join(tmpdir(), 'certificate-'))
after(() => rm(base, { recursive: true }))
const newFolder = () => mkdtemp(join(base, 'data-'))

/** An HTTPS server on the loopback that answers "hello"; closed with the test. */
async function serve(t: TestContext, { cert, key }: Certificate) {
  const server = createServer({ cert, key }, (_request, response) => response.end('hello'))
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  t.after(() => server.close())
  return { server, port: (server.address() as AddressInfo).port }
}

/** The certificate that the server shows to a client which trusts `ca` alone and asks for `servername`. */
async function handshake(port: number, ca: string, servername: string): Promise<X509Certificate> {
  const socket = connect({ port, host: '127.0.0.1', ca, servername })
  await once(socket, 'secureConnect')
  const shown = socket.getPeerX509Certificate()
  socket.destroy()
  assert.ok(shown)
  return shown
}

describe('a local certificate', () => {
  test('is trusted by a client that is given its file, for every host it is made for', async (t) => {
    const hosts = ['gateway.example', '10.1.2.3', '0.0.0.0']
    const certificate = await loadCertificate({ folder: await newFolder(), hosts })
    const { port } = await serve(t, certificate)
    const ca = await readFile(certificate.caFile ?? '', 'utf8')
    for (const host of ['localhost', 'gateway.example']) {
      const shown = await handshake(port, ca, host)
      assert.equal(shown.fingerprint256, certificate.fingerprint)
    }
    const { subjectAltName } = new X509Certificate(certificate.cert)
    assert.equal(
      subjectAltName,
      'DNS:localhost, IP Address:127.0.0.1, IP Address:0:0:0:0:0:0:0:1, DNS:gateway.example, IP Address:10.1.2.3',
    )
    await assert.rejects(handshake(port, ca, 'other.example'), { code: 'ERR_TLS_CERT_ALTNAME_INVALID' })
  })

  test('is trusted by curl', async (t) => {
    const run = promisify(execFile)
    const installed = await run('curl', ['--version']).then(
      () => true,
      () => false,
    )
    if (!installed) return t.skip('curl is not installed')
    const certificate = await loadCertificate({ folder: await newFolder(), hosts: [] })
    const { port } = await serve(t, certificate)
    const trust = ['--cacert', certificate.caFile ?? '']
    const { stdout } = await run('curl', ['--silent', ...trust, `https://localhost:${port}/`])
    assert.equal(stdout, 'hello')
  })

  test('lives 825 days, and its key is for its owner alone', async () => {
    const folder = await newFolder()
    const certificate = await loadCertificate({ folder, hosts: [] })
    const { validFrom, validTo, publicKey } = new X509Certificate(certificate.cert)
    assert.equal((Date.parse(validTo) - Date.parse(validFrom)) / DAY_MS, 825)
    assert.equal(publicKey.asymmetricKeyDetails?.namedCurve, 'prime256v1')
    assert.equal((await stat(join(folder, 'tls', 'key.pem'))).mode & 0o777, 0o600)
  })

  test('is kept, until a host is added or its end is near', async () => {
    const folder = await newFolder()
    const first = await loadCertificate({ folder, hosts: [] })
    const again = await loadCertificate({ folder, hosts: [], now: Date.now() + 790 * DAY_MS })
    assert.equal(again.fingerprint, first.fingerprint)
    const near = await loadCertificate({ folder, hosts: [], now: Date.now() + 800 * DAY_MS })
    assert.notEqual(near.fingerprint, first.fingerprint)
    const more = await loadCertificate({ folder, hosts: ['gateway.example'] })
    assert.notEqual(more.fingerprint, near.fingerprint)
  })

  test('is made anew when its files are damaged or do not belong together', async () => {
    const [folder, other] = [await newFolder(), await newFolder()]
    const first = await loadCertificate({ folder, hosts: [] })
    await writeFile(join(folder, 'tls', 'cert.pem'), first.cert.slice(0, 200))
    const second = await loadCertificate({ folder, hosts: [] })
    assert.notEqual(second.fingerprint, first.fingerprint)
    await writeFile(join(folder, 'tls', 'key.pem'), (await loadCertificate({ folder: other, hosts: [] })).key)
    const third = await loadCertificate({ folder, hosts: [] })
    assert.notEqual(third.fingerprint, second.fingerprint)
    assert.equal(await readFile(join(folder, 'tls', 'cert.pem'), 'utf8'), third.cert)
  })
})

/** Two usable pairs, and the operator's files, which hold the first. */
async function operator() {
  const folder = await newFolder()
  const paths = { cert: join(folder, 'chain.pem'), key: join(folder, 'private.pem') }
  const first = await loadCertificate({ folder: await newFolder(), hosts: ['one.example'] })
  const second = await loadCertificate({ folder: await newFolder(), hosts: ['two.example'] })
  const put = async ({ cert, key }: { cert: string; key: string }) => {
    for (const [path, text] of [
      [paths.cert, cert],
      [paths.key, key],
    ] as const) {
      await writeFile(`${path}.new`, text)
      await rename(`${path}.new`, path)
    }
  }
  await put(first)
  return { paths, first, second, put }
}

describe("the operator's certificate", () => {
  test('is used as it is', async () => {
    const { paths, first } = await operator()
    const loaded = await loadCertificate({ folder: base, hosts: [], certFile: paths.cert, keyFile: paths.key })
    assert.deepEqual(loaded, {
      cert: first.cert,
      key: first.key,
      fingerprint: first.fingerprint,
      publicKeyHash: first.publicKeyHash,
      source: 'configured',
    })
  })

  test('is refused with the reason when it cannot be read or used', async () => {
    const { paths, second } = await operator()
    const load = () => loadCertificate({ folder: base, hosts: [], certFile: paths.cert, keyFile: paths.key })
    await writeFile(paths.key, second.key)
    await assert.rejects(load, { name: 'ConfigError', message: /the PEM key that belongs to it/ })
    await rm(paths.key)
    await assert.rejects(load, { name: 'ConfigError', message: new RegExp(`${paths.key} cannot be read`) })
  })

  test('is replaced while the server runs; a damaged one is reported and the one before stays', async (t) => {
    const { paths, first, second, put } = await operator()
    const { server, port } = await serve(t, first)
    let next = Promise.withResolvers<Certificate | Error>()
    const tell = (news: Certificate | Error) => next.resolve(news)
    const handlers = {
      current: first,
      onError: tell,
      onChange(changed: Certificate) {
        server.setSecureContext(changed)
        tell(changed)
      },
    }
    t.after(watchCertificate(paths, handlers, LOOK_EVERY_MS))

    await put({ cert: 'damaged', key: first.key })
    const reported = await next.promise
    assert.ok(reported instanceof ConfigError)
    assert.equal((await handshake(port, first.cert, 'one.example')).fingerprint256, first.fingerprint)

    // Between the two renames the new certificate may be seen with the damaged one's key: that is reported as well.
    next = Promise.withResolvers()
    await put(second)
    while ((await next.promise) instanceof Error) next = Promise.withResolvers()
    assert.equal((await handshake(port, second.cert, 'two.example')).fingerprint256, second.fingerprint)
  })

  test('is reported once however long it stays damaged, and not after the watching has ended', async () => {
    const { paths, first, put } = await operator()
    const reports: Error[] = []
    const reported = Promise.withResolvers<void>()
    const onError = (error: Error) => {
      reports.push(error)
      reported.resolve()
    }
    const end = watchCertificate(paths, { current: first, onChange: () => undefined, onError }, LOOK_EVERY_MS)
    await put({ cert: 'damaged', key: first.key })
    await reported.promise
    await looksPass()
    assert.equal(reports.length, 1)
    end()
    await put({ cert: 'damaged otherwise', key: first.key })
    await looksPass()
    assert.equal(reports.length, 1)
  })
})

/** Resolves when another watcher, as quick as the one under test, has looked three times. */
async function looksPass() {
  const { paths, first, put } = await operator()
  for (const cert of ['a', 'b', 'c']) {
    const seen = Promise.withResolvers<unknown>()
    const handlers = { current: first, onChange: seen.resolve, onError: seen.resolve }
    const end = watchCertificate(paths, handlers, LOOK_EVERY_MS)
    await put({ cert, key: first.key })
    await seen.promise
    end()
  }
}
