import type { Socket } from 'node:net'
import { checkServerIdentity, connect, type PeerCertificate, type TLSSocket } from 'node:tls'
import { isIP } from 'node:net'
import type { Certificate, TlsFacts } from '../../../sdk-plugin/net.ts'

const MAX_NAMES = 100

export interface Handshake {
  socket: TLSSocket
  facts: TlsFacts
}

/**
 * Shakes hands over `socket` and reads what the other side shows of itself. The certificate is judged and told, not
 * enforced: nothing secret may be sent over a connection made for measuring.
 * @throws what Node or OpenSSL found, or the signal's reason
 */
export function shakeHands(socket: Socket, host: string, signal: AbortSignal): Promise<Handshake> {
  return new Promise((resolve, reject) => {
    const secure = connect({
      socket,
      ...(isIP(host) === 0 ? { servername: host } : {}),
      rejectUnauthorized: false,
      ALPNProtocols: ['http/1.1'],
      // Old servers are to be found out, not missed.
      minVersion: 'TLSv1',
      ciphers: 'DEFAULT@SECLEVEL=0',
    })
    const give = () => secure.destroy(signal.reason as Error)
    signal.addEventListener('abort', give, { once: true })
    secure.once('error', reject)
    secure.once('close', () => {
      signal.removeEventListener('abort', give)
      reject(Object.assign(new Error('The connection was closed during the handshake'), { code: 'ECONNRESET' }))
    })
    secure.once('secureConnect', () => {
      signal.removeEventListener('abort', give)
      try {
        resolve({ socket: secure, facts: factsOf(secure, host) })
      } catch (error) {
        secure.destroy(error as Error)
      }
    })
  })
}

function factsOf(socket: TLSSocket, host: string): TlsFacts {
  const certificate = socket.getPeerCertificate()
  const problem = socket.authorized ? undefined : codeOf(socket.authorizationError)
  return {
    protocol: socket.getProtocol() ?? 'unknown',
    cipher: socket.getCipher().standardName,
    ...(problem === undefined ? {} : { problem }),
    nameMatches: checkServerIdentity(host, certificate) === undefined,
    certificate: describe(certificate),
  }
}

/** Typed as an Error, in truth the code itself. */
function codeOf(error: unknown): string {
  return typeof error === 'string' ? error : ((error as NodeJS.ErrnoException | null)?.code ?? 'UNKNOWN')
}

function describe(certificate: PeerCertificate): Certificate {
  const { subject, issuer, subjectaltname = '', valid_from, valid_to, serialNumber, fingerprint256 } = certificate
  return {
    subject: nameOf(subject),
    issuer: nameOf(issuer),
    names: [...subjectaltname.matchAll(/(?:DNS|IP Address):([^\s,"]+)/g)].slice(0, MAX_NAMES).map(([, name]) => name!),
    validFrom: isoTime(valid_from),
    validTo: isoTime(valid_to),
    serialNumber,
    fingerprint256,
  }
}

/** Empty for a time that is none: a certificate may say anything. */
function isoTime(text: string): string {
  const time = Date.parse(text)
  return Number.isNaN(time) ? '' : new Date(time).toISOString()
}

/** A field that stands twice in a certificate comes as a list. */
function nameOf(entity: PeerCertificate['subject'] | undefined): string {
  const name = entity?.CN ?? entity?.O ?? ''
  return [name].flat().join(', ').slice(0, 200)
}
