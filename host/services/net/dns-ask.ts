import { randomInt } from 'node:crypto'
import { createSocket } from 'node:dgram'
import { getServers } from 'node:dns'
import { isIPv6 } from 'node:net'
import type { DnsAnswer, DnsType } from '../../../sdk-plugin/net.ts'
import { GatewayError } from '../../../sdk-plugin/errors.ts'
import { Deadline } from './deadline.ts'
import { decodeAnswer, encodeQuestion, type Message, type Question } from './dns-message.ts'
import { DnsFormatError } from './dns-name.ts'
import { dial } from './dial.ts'
import { Places } from './places.ts'

export interface Asked {
  name: string
  type: DnsType
  /** `address` or `address:port` each, IPv6 in brackets before a port. Default: the machine's own. */
  servers?: readonly string[] | undefined
  timeoutMs?: number | undefined
  signal?: AbortSignal | undefined
}

interface Server {
  address: string
  port: number
}

const TIMEOUT_MS = 5_000
const TRY_MS = 1_500
const ROUNDS = 2
/** More at once, and name servers and sockets begin to drop some. */
const questions = new Places(64)
/** Another name server may know better. */
const HELPLESS: ReadonlySet<string> = new Set(['SERVFAIL', 'REFUSED', 'NOTIMP', 'FORMERR'])

/**
 * Asks each name server in turn, twice if need be: over UDP, and over TCP what does not fit.
 * @throws GatewayError `upstream_timeout`, `upstream_error`; the signal's reason when it aborts
 */
export async function ask({ name, type, servers, timeoutMs = TIMEOUT_MS, signal }: Asked): Promise<DnsAnswer> {
  const started = performance.now()
  const deadline = new Deadline(timeoutMs, () => silent(name), [signal])
  const places = (servers?.length ? servers : getServers()).map(readServer)
  let helpless: Omit<DnsAnswer, 'ms'> | undefined
  let problem: unknown
  try {
    for (const server of Array.from({ length: ROUNDS }, () => places).flat()) {
      try {
        const answer = await questions.run(deadline, () => askServer(server, name, type, deadline.signal))
        if (!HELPLESS.has(answer.status)) return { ...answer, ms: performance.now() - started }
        helpless ??= answer
      } catch (error) {
        deadline.signal.throwIfAborted()
        problem = error
      }
    }
  } finally {
    deadline.clear()
  }
  if (helpless) return { ...helpless, ms: performance.now() - started }
  throw failure(problem, name)
}

async function askServer(server: Server, name: string, type: DnsType, signal: AbortSignal) {
  const question: Question = { id: randomInt(0x10000), name, type, edns: true }
  const first = await overUdp(server, question, signal)
  const refusesEdns = first.status === 'FORMERR' || first.status === 'NOTIMP'
  const plain = { ...question, edns: false }
  const message = refusesEdns ? await overUdp(server, plain, signal) : first
  if (!message.truncated) return answerOf(message, 'udp')
  return answerOf(await overTcp(server, plain, signal), 'tcp')
}

function answerOf({ status, records, authenticated }: Message, transport: 'udp' | 'tcp'): Omit<DnsAnswer, 'ms'> {
  return { status, records, authenticated, transport }
}

async function overUdp({ address, port }: Server, question: Question, signal: AbortSignal): Promise<Message> {
  const socket = createSocket(isIPv6(address) ? 'udp6' : 'udp4')
  const wait = new Deadline(TRY_MS, () => silent(question.name), [signal])
  try {
    const message = Promise.withResolvers<Message>()
    socket.on('error', message.reject)
    socket.on('message', (bytes) => {
      try {
        const answer = decodeAnswer(bytes, question)
        // A stranger's message is no answer; the real one may still come.
        if (answer) message.resolve(answer)
      } catch (error) {
        message.reject(error)
      }
    })
    // Connected: the system drops what other addresses send, and tells when nobody listens.
    socket.connect(port, address, () => socket.send(encodeQuestion(question)))
    return await wait.race(message.promise)
  } finally {
    wait.clear()
    socket.close()
  }
}

/** Over TCP a message has its length before it (RFC 7766). */
async function overTcp({ address, port }: Server, question: Question, signal: AbortSignal): Promise<Message> {
  const wait = new Deadline(TRY_MS, () => silent(question.name), [signal])
  const socket = await dial([address], port, 'The name server', wait.signal)
  const give = () => socket.destroy(wait.signal.reason as Error)
  wait.signal.addEventListener('abort', give, { once: true })
  try {
    const bytes = encodeQuestion(question)
    const length = Buffer.alloc(2)
    length.writeUInt16BE(bytes.length)
    socket.write(Buffer.concat([length, bytes]))
    const answer = decodeAnswer(await framed(socket), question)
    if (!answer || answer.truncated) throw new DnsFormatError('the answer over TCP is not to this question')
    return answer
  } finally {
    wait.clear()
    socket.destroy()
  }
}

async function framed(socket: AsyncIterable<Buffer>): Promise<Buffer> {
  let got: Buffer = Buffer.alloc(0)
  for await (const chunk of socket) {
    got = Buffer.concat([got, chunk])
    const length = got.length >= 2 ? got.readUInt16BE(0) : Infinity
    if (got.length >= 2 + length) return got.subarray(2, 2 + length)
  }
  throw new DnsFormatError('the answer over TCP ends too early')
}

/** `1.2.3.4`, `1.2.3.4:53`, `2001:db8::1`, `[2001:db8::1]:53`, as node:dns writes them. */
function readServer(text: string): Server {
  const [, bracketed, plain, port] = /^(?:\[([^\]]+)\]|([^:]+))(?::(\d+))?$/.exec(text) ?? []
  return { address: bracketed ?? plain ?? text, port: port === undefined ? 53 : Number(port) }
}

function failure(error: unknown, name: string): GatewayError {
  if (error instanceof DnsFormatError) {
    return new GatewayError('upstream_error', { message: 'The name server sent a malformed answer.', cause: error })
  }
  if (error instanceof GatewayError && error.code === 'upstream_timeout') return silent(name, error)
  return new GatewayError('upstream_error', {
    message: 'No name server can be reached.',
    hint: 'The operator can name others with GATEWAY_DNS_SERVERS.',
    cause: error,
  })
}

function silent(name: string, cause?: unknown): GatewayError {
  return new GatewayError('upstream_timeout', { message: `No name server answered for "${name}" in time.`, cause })
}
