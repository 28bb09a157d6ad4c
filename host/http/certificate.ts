import { createHash, X509Certificate } from 'node:crypto'
import { mkdir, open, readFile, rename } from 'node:fs/promises'
import { isIP } from 'node:net'
import { dirname, join } from 'node:path'
import { createSecureContext } from 'node:tls'
import { ConfigError } from '../config.ts'

const DAY_MS = 86_400_000
/** The longest life that browsers and Apple's systems accept. */
const LIFE_DAYS = 825
const RENEW_DAYS_BEFORE = 30
const ALWAYS_HOSTS = ['localhost', '127.0.0.1', '::1']
/** Addresses to listen on that nobody connects to by that name. */
const ANY_ADDRESS = new Set(['', '0.0.0.0', '::'])

interface Pem {
  /** The certificate, and those that lead to its issuer. */
  cert: string
  /** Its private key, not encrypted. */
  key: string
}

export interface Certificate extends Pem {
  /** SHA-256 of the certificate: `AB:CD:…`. */
  fingerprint: string
  /** Base64 of the public key's SHA-256, as in Chromium's `--ignore-certificate-errors-spki-list`. */
  publicKeyHash: string
  /** `local`: made here and signed by itself. */
  source: 'configured' | 'local'
  /** What a client must trust for a local one: `curl --cacert <caFile>`. */
  caFile?: string
}

/** Where a changed certificate goes, and why one cannot be used. */
interface Handlers {
  onChange: (certificate: Certificate) => void
  onError: (error: Error) => void
}

interface Paths {
  cert: string
  key: string
}

export interface CertificateOptions {
  /** The data folder; a local certificate is kept in its `tls/`. */
  folder: string
  /** Host names and addresses that a local certificate is good for, besides localhost. */
  hosts: readonly string[]
  /** The operator's PEM files, in place of a local certificate. */
  certFile?: string
  keyFile?: string
  /** The time, in milliseconds since 1970. */
  now?: number
}

/**
 * The operator's certificate where one is configured, else a local one: the one kept in `<folder>/tls/`, or a new one
 * when that is missing, damaged, not good for one of the hosts, or within 30 days of its end.
 *
 * @throws {ConfigError} when a configured file cannot be read or used
 */
export async function loadCertificate(options: CertificateOptions): Promise<Certificate> {
  const { folder, certFile: cert, keyFile: key, now = Date.now() } = options
  if (cert !== undefined && key !== undefined) return describe(await readPem({ cert, key }), 'configured')
  const paths = { cert: join(folder, 'tls', 'cert.pem'), key: join(folder, 'tls', 'key.pem') }
  const hosts = [...new Set([...ALWAYS_HOSTS, ...options.hosts])].filter((host) => !ANY_ADDRESS.has(host))
  const kept = await readKept(paths)
  const local = kept && isGoodFor(kept, hosts, now) ? kept : await makeLocal(paths, hosts, now)
  return { ...local, source: 'local', caFile: paths.cert }
}

/**
 * Looks at the operator's files every few seconds and hands over a changed certificate. One that cannot be used
 * (damaged, expired, with another's key) is reported once instead. Does not keep the process alive.
 *
 * @param handlers `current`: the certificate in use, so that a change made before the first look is seen too
 * @returns ends the watching
 */
export function watchCertificate(paths: Paths, handlers: Handlers & { current?: Pem }, intervalMs = 5000): () => void {
  let seen = handlers.current && textOf(handlers.current)
  let timer: NodeJS.Timeout
  let ended = false

  const look = async () => {
    const found = await readPem(paths).catch((error: Error) => error)
    const text = found instanceof Error ? found.message : textOf(found)
    const isNews = !ended && seen !== undefined && text !== seen
    seen = text
    if (isNews) report(found, handlers)
  }
  const lookLater = () => {
    timer = setTimeout(() => void look().finally(() => ended || lookLater()), intervalMs).unref()
  }
  lookLater()
  return () => {
    ended = true
    clearTimeout(timer)
  }
}

function report(found: Pem | Error, { onChange, onError }: Handlers): void {
  try {
    if (found instanceof Error) throw found
    const changed = describe(found, 'configured')
    const { validTo } = new X509Certificate(changed.cert)
    if (Date.parse(validTo) < Date.now()) throw new ConfigError(`The new certificate has expired, on ${validTo}.`)
    onChange(changed)
  } catch (error) {
    onError(error as Error)
  }
}

/** @throws {ConfigError} when a file cannot be read */
async function readPem(paths: Paths): Promise<Pem> {
  const read = async (path: string, what: string) => {
    return readFile(path, 'utf8').catch((cause: Error) => {
      throw new ConfigError(`The ${what} ${path} cannot be read: ${cause.message}`, { cause })
    })
  }
  const [cert, key] = await Promise.all([read(paths.cert, 'certificate'), read(paths.key, 'key')])
  return { cert, key }
}

/** @throws {ConfigError} when the two are no PEM, or do not belong together */
function describe({ cert, key }: Pem, source: Certificate['source']): Certificate {
  try {
    createSecureContext({ cert, key })
    const { fingerprint256, publicKey } = new X509Certificate(cert)
    const spki = publicKey.export({ type: 'spki', format: 'der' })
    const publicKeyHash = createHash('sha256').update(spki).digest('base64')
    return { cert, key, fingerprint: fingerprint256, publicKeyHash, source }
  } catch (cause) {
    const expected = 'Expected a PEM certificate and the PEM key that belongs to it, without a passphrase'
    throw new ConfigError(`The certificate cannot be used. ${expected}; got: ${(cause as Error).message}`, { cause })
  }
}

/** The local certificate that is kept; undefined when there is none, or nothing that can be used. */
async function readKept(paths: Paths): Promise<Certificate | undefined> {
  try {
    return describe(await readPem(paths), 'local')
  } catch (error) {
    if (error instanceof ConfigError) return undefined
    throw error
  }
}

function isGoodFor({ cert }: Certificate, hosts: readonly string[], now: number): boolean {
  const certificate = new X509Certificate(cert)
  if (Date.parse(certificate.validTo) - now < RENEW_DAYS_BEFORE * DAY_MS) return false
  return hosts.every((host) => (isIP(host) ? certificate.checkIP(host) : certificate.checkHost(host)) !== undefined)
}

/** The key goes first: a crash in between leaves a pair that does not match, which the next start replaces. */
async function makeLocal(paths: Paths, hosts: readonly string[], now: number): Promise<Certificate> {
  const { generate } = await import('selfsigned')
  const altNames = hosts.map((host) => {
    return isIP(host) ? { type: 7 as const, ip: host } : { type: 2 as const, value: host }
  })
  const { cert, private: key } = await generate([{ name: 'commonName', value: 'Gateway on localhost' }], {
    keyType: 'ec',
    curve: 'P-256',
    algorithm: 'sha256',
    notBeforeDate: new Date(now - DAY_MS), // A client's clock may be behind.
    notAfterDate: new Date(now + (LIFE_DAYS - 1) * DAY_MS),
    extensions: [
      { name: 'basicConstraints', cA: false, critical: true },
      { name: 'keyUsage', digitalSignature: true, critical: true },
      { name: 'extKeyUsage', serverAuth: true },
      { name: 'subjectAltName', altNames },
    ],
  })
  await mkdir(dirname(paths.key), { recursive: true })
  await writeWhole(paths.key, key, 0o600)
  await writeWhole(paths.cert, cert, 0o644)
  return describe({ cert, key }, 'local')
}

/** Never leaves half a file, nor one that more people can read than `mode` says. */
async function writeWhole(path: string, text: string, mode: number): Promise<void> {
  const beside = `${path}.${process.pid}`
  const file = await open(beside, 'w', mode)
  try {
    await file.chmod(mode)
    await file.writeFile(text)
    await file.sync()
  } finally {
    await file.close()
  }
  await rename(beside, path)
}

function textOf({ cert, key }: Pem): string {
  return cert + key
}
