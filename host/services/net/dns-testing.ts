import { createSocket, type Socket as UdpSocket } from 'node:dgram'
import { once } from 'node:events'
import { type AddressInfo, createServer } from 'node:net'
import { isIPv4 } from 'node:net'
import type { TestContext } from 'node:test'
import { TYPE_NUMBERS } from './dns-message.ts'
import { Cursor, writeName } from './dns-name.ts'

/**
 * What a name server of a test says of a name: per type its records as zone files write them, with their TTL in front:
 * `{ MX: ['300 10 mail.example.test'] }`. `status` is a number of RFC 1035.
 */
export interface Zone {
  [name: string]: { status?: number; silent?: boolean } & { [type: string]: string[] | number | boolean | undefined }
}

export interface NameServer {
  /** `127.0.0.1:port` */
  place: string
  /** `NAME TYPE udp|tcp`, in order. */
  questions: string[]
}

export interface NameServerOptions {
  /** Longest answer over UDP; a longer one comes cut, with the flag for that. Default 1,232. */
  udpBytes?: number
  /** Changes an answer before it is sent, to be malformed on purpose. */
  spoil?: (answer: Buffer, transport: 'udp' | 'tcp') => Buffer
  /** Refuses questions with EDNS, as a few old servers do. */
  oldFashioned?: boolean
}

/** Answers on a loopback port, over UDP and TCP, until the test ends. Names that the zone lacks do not exist. */
export async function serveNames(test: TestContext, zone: Zone, options: NameServerOptions = {}): Promise<NameServer> {
  const { udpBytes = 1232, spoil = (answer) => answer } = options
  const questions: string[] = []
  const answer = (query: Buffer, transport: 'udp' | 'tcp') => {
    const made = answerTo(query, zone, options, (question) => questions.push(`${question} ${transport}`))
    return made && spoil(made, transport)
  }
  const tcp = createServer((socket) => {
    socket.on('error', () => socket.destroy())
    socket.once('data', (data) => {
      const made = answer(data.subarray(2), 'tcp')
      if (!made) return
      const length = Buffer.alloc(2)
      length.writeUInt16BE(made.length)
      socket.write(length)
      socket.end(made)
    })
  })
  tcp.listen(0, '127.0.0.1')
  await once(tcp, 'listening')
  const { port } = tcp.address() as AddressInfo
  const udp: UdpSocket = createSocket('udp4')
  udp.on('message', (query, from) => {
    const made = answer(query, 'udp')
    if (made) udp.send(made.length > udpBytes ? cut(made) : made, from.port, from.address)
  })
  udp.bind(port, '127.0.0.1')
  await once(udp, 'listening')
  test.after(() => {
    udp.close()
    tcp.close()
  })
  return { place: `127.0.0.1:${port}`, questions }
}

function answerTo(query: Buffer, zone: Zone, { oldFashioned }: NameServerOptions, seen: (question: string) => void) {
  const cursor = new Cursor(query, 12)
  const name = cursor.name().toLowerCase()
  const number = cursor.uint16()
  const type = Object.entries(TYPE_NUMBERS).find(([, value]) => value === number)![0]
  seen(`${name} ${type}`)
  const entry = zone[name]
  if (entry?.silent) return undefined
  const edns = query.readUInt16BE(10) > 0
  const status = oldFashioned && edns ? 1 : (entry?.status ?? (entry ? 0 : 3))
  const lines = (edns && oldFashioned ? undefined : (entry?.[type] as string[] | undefined)) ?? []
  const records = lines.map((line) => record(type, line))
  const header = Buffer.alloc(12)
  query.copy(header, 0, 0, 2)
  header.writeUInt16BE(0x8180 | status, 2)
  header.writeUInt16BE(1, 4)
  header.writeUInt16BE(records.length, 6)
  return Buffer.concat([header, query.subarray(12, cursor.at + 2), ...records])
}

function cut(answer: Buffer): Buffer {
  const short = Buffer.from(answer.subarray(0, 12 + answer.subarray(12).indexOf(0) + 5))
  short.writeUInt16BE(short.readUInt16BE(2) | 0x0200, 2)
  short.writeUInt16BE(0, 6)
  return short
}

function record(type: string, line: string): Buffer {
  const [ttl, ...words] = line.split(' ')
  const [wireType, data] = words[0] === 'CNAME' ? ['CNAME', writeName(words[1]!)] : [type, dataOf(type, words)]
  const fixed = Buffer.alloc(12)
  fixed.writeUInt16BE(0xc00c, 0) // the name asked for, by reference
  fixed.writeUInt16BE(TYPE_NUMBERS[wireType as keyof typeof TYPE_NUMBERS], 2)
  fixed.writeUInt16BE(1, 4)
  fixed.writeUInt32BE(Number(ttl), 6)
  fixed.writeUInt16BE(data.length, 10)
  return Buffer.concat([fixed, data])
}

function dataOf(type: string, words: string[]): Buffer {
  const text = words.join(' ')
  if (type === 'A' || type === 'AAAA') return addressBytes(text)
  if (type === 'TXT') return Buffer.concat(text.split('|').map((part) => counted(Buffer.from(part))))
  if (type === 'MX') return Buffer.concat([uint(2, words[0]!), writeName(words[1]!)])
  if (type === 'SRV') return Buffer.concat([...words.slice(0, 3).map((word) => uint(2, word)), writeName(words[3]!)])
  if (type === 'CAA')
    return Buffer.concat([uint(1, words[0]!), counted(Buffer.from(words[1]!)), Buffer.from(words[2]!)])
  if (type === 'SOA')
    return Buffer.concat([writeName(words[0]!), writeName(words[1]!), ...words.slice(2).map((word) => uint(4, word))])
  return writeName(text)
}

function counted(bytes: Buffer): Buffer {
  return Buffer.concat([Buffer.from([bytes.length]), bytes])
}

function uint(length: number, text: string): Buffer {
  const bytes = Buffer.alloc(length)
  bytes.writeUIntBE(Number(text), 0, length)
  return bytes
}

/** IPv6 only with all groups or one gap, which is all that tests write. */
function addressBytes(address: string): Buffer {
  if (isIPv4(address)) return Buffer.from(address.split('.').map(Number))
  const [left = '', right = ''] = address.split('::')
  const groups = (text: string) => (text === '' ? [] : text.split(':'))
  const missing = 8 - groups(left).length - groups(right).length
  const all = [...groups(left), ...Array<string>(missing).fill('0'), ...groups(right)]
  return Buffer.concat(all.map((group) => uint(2, `0x${group}`)))
}
