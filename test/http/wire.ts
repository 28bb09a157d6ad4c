import { once } from 'node:events'
import { connect as connectTcp, type Socket } from 'node:net'
import { connect as connectTls, type ConnectionOptions } from 'node:tls'

/** HTTP/1.1 by hand, for requests that no client library would send. */

export interface WireAnswer {
  status: number
  /** Lower-case names. */
  headers: Record<string, string>
  text: string
  /** The body as JSON, when it says it is. */
  // eslint-disable-next-line typescript/no-explicit-any -- a test reads fields it then asserts
  body: any
}

/** A TLS connection to the gateway; `options` as of `tls.connect`. */
export async function openTls(port: number, options: ConnectionOptions = {}): Promise<Socket> {
  const socket = connectTls({
    port,
    host: '127.0.0.1',
    servername: 'localhost',
    rejectUnauthorized: false,
    ALPNProtocols: ['http/1.1'],
    ...options,
  })
  await once(socket, 'secureConnect')
  return socket
}

export async function openTcp(port: number): Promise<Socket> {
  const socket = connectTcp(port, '127.0.0.1')
  await once(socket, 'connect')
  return socket
}

/** Everything that comes until the other side ends the connection, or breaks it off. */
export async function readToEnd(socket: Socket): Promise<Buffer> {
  const chunks: Buffer[] = []
  socket.on('data', (chunk: Buffer) => chunks.push(chunk))
  // A connection that was broken off is judged by what came before.
  socket.on('error', () => socket.destroy())
  if (!socket.closed) await once(socket, 'close')
  return Buffer.concat(chunks)
}

/** Sends bytes over TLS and reads the one answer: it must end the connection. */
export async function exchange(
  port: number,
  request: string | Buffer,
  options?: ConnectionOptions,
): Promise<WireAnswer> {
  const socket = await openTls(port, options)
  const answer = readToEnd(socket)
  socket.write(request)
  return parseAnswer(await answer)
}

/** The same without TLS. */
export async function exchangePlain(port: number, request: string | Buffer): Promise<WireAnswer> {
  const socket = await openTcp(port)
  const answer = readToEnd(socket)
  socket.write(request)
  return parseAnswer(await answer)
}

/** The answers that stand one after the other in what a connection sent; all of them with Content-Length. */
export function parseAnswers(bytes: Buffer): WireAnswer[] {
  const answers: WireAnswer[] = []
  for (let rest = bytes; rest.length > 0;) {
    const end = rest.indexOf('\r\n\r\n') + 4
    const length = Number(/^content-length: (\d+)/im.exec(rest.toString('latin1', 0, end))?.[1] ?? rest.length - end)
    answers.push(parseAnswer(rest.subarray(0, end + length)))
    rest = rest.subarray(end + length)
  }
  return answers
}

function parseAnswer(bytes: Buffer): WireAnswer {
  const end = bytes.indexOf('\r\n\r\n')
  const [line = '', ...lines] = bytes.toString('latin1', 0, Math.max(0, end)).split('\r\n')
  const status = Number(/^HTTP\/1\.1 (\d{3})/.exec(line)?.[1] ?? 0)
  const headers = Object.fromEntries(
    lines.map((text) => [text.slice(0, text.indexOf(':')).toLowerCase(), text.slice(text.indexOf(':') + 2)]),
  )
  const text = bytes.toString('utf8', end + 4)
  return {
    status,
    headers,
    text,
    body: headers['content-type']?.startsWith('application/json') && text !== '' ? JSON.parse(text) : undefined,
  }
}
