import { once } from 'node:events'
import { connect, type ClientHttp2Session, type OutgoingHttpHeaders } from 'node:http2'
import type { WireAnswer } from './wire.ts'

export async function openHttp2(port: number): Promise<ClientHttp2Session> {
  const session = connect(`https://localhost:${port}`, { rejectUnauthorized: false })
  await once(session, 'connect')
  return session
}

/** One request on a session; `:path` and the like as pseudo headers. Status 0: the stream was reset without an answer. */
export async function request(
  session: ClientHttp2Session,
  headers: OutgoingHttpHeaders,
  body?: Buffer,
): Promise<WireAnswer> {
  const stream = session.request(headers, { endStream: body === undefined })
  const chunks: Buffer[] = []
  let answered: Record<string, string> = {}
  stream.on(
    'response',
    (all) => (answered = Object.fromEntries(Object.entries(all).map(([name, value]) => [name, String(value)]))),
  )
  stream.on('data', (chunk: Buffer) => chunks.push(chunk))
  stream.on('error', () => stream.close())
  if (body) stream.end(body)
  await new Promise((closed) => stream.once('close', closed))
  const text = Buffer.concat(chunks).toString('utf8')
  const isJson =
    answered['content-type']?.startsWith('application/json') &&
    answered['content-encoding'] === undefined &&
    text !== ''
  return {
    status: Number(answered[':status'] ?? 0),
    headers: answered,
    text,
    body: isJson ? JSON.parse(text) : undefined,
  }
}
