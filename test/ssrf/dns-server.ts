import { createSocket } from 'node:dgram'
import { once } from 'node:events'
import { isIPv6 } from 'node:net'

const TYPES: Readonly<Record<string, number>> = { A: 1, CNAME: 5, AAAA: 28 }
const NXDOMAIN = 3

/**
 * What one name answers. Lines: `A 192.0.2.1`, `AAAA ::1`, `CNAME localhost.`, `NXDOMAIN`, `no answer`; a leading `#1`
 * holds for the first question of that type, `#2..` from the second on.
 */
export type Script = readonly string[]

export interface DnsServer {
  /** Questions so far as `NAME TYPE`, in order. */
  readonly questions: string[]
}

/** Answers on UDP port 53 of each address. Names without a script do not exist. */
export async function startDnsServer(addresses: string[], scripts: ReadonlyMap<string, Script>): Promise<DnsServer> {
  const questions: string[] = []
  for (const address of addresses) {
    const socket = createSocket(isIPv6(address) ? 'udp6' : 'udp4')
    socket.on('message', (query, from) => {
      const reply = answer(query, scripts, questions)
      if (reply) socket.send(reply, from.port, from.address)
    })
    socket.bind(53, address)
    await once(socket, 'listening')
  }
  return { questions }
}

function answer(query: Buffer, scripts: ReadonlyMap<string, Script>, questions: string[]): Buffer | undefined {
  const { name, end } = readName(query)
  const type = query.readUInt16BE(end)
  const typeName = Object.keys(TYPES).find((key) => TYPES[key] === type) ?? String(type)
  questions.push(`${name} ${typeName}`)
  const nth = questions.filter((question) => question === `${name} ${typeName}`).length
  const script = scripts.get(name) ?? ['NXDOMAIN']
  if (script.includes('no answer')) return undefined
  const records = script.flatMap((line) => record(line, typeName, nth) ?? [])
  const header = Buffer.alloc(12)
  query.copy(header, 0, 0, 2)
  header.writeUInt16BE(0x8180 | (script.includes('NXDOMAIN') ? NXDOMAIN : 0), 2)
  header.writeUInt16BE(1, 4)
  header.writeUInt16BE(records.length, 6)
  return Buffer.concat([header, query.subarray(12, end + 4), ...records])
}

function readName(query: Buffer): { name: string; end: number } {
  const labels: string[] = []
  let at = 12
  for (let length = query[at]!; length !== 0; length = query[at]!) {
    labels.push(query.toString('latin1', at + 1, at + 1 + length))
    at += 1 + length
  }
  return { name: labels.join('.').toLowerCase(), end: at + 1 }
}

/** The resource record of a line, if it answers this type and this many-th question. An alias answers every type. */
function record(line: string, asked: string, nth: number): Buffer | undefined {
  const [, from, open, type = '', value = ''] = /^(?:#(\d+)(\.\.)? )?(A|AAAA|CNAME) ([^\s,]+)/.exec(line) ?? []
  const inTurn = from === undefined || (open ? nth >= Number(from) : nth === Number(from))
  if (!inTurn || (type !== asked && type !== 'CNAME')) return undefined
  const data = type === 'CNAME' ? writeName(value) : addressBytes(value)
  const fixed = Buffer.alloc(12)
  fixed.writeUInt16BE(0xc00c, 0) // the name asked for, by reference
  fixed.writeUInt16BE(TYPES[type]!, 2)
  fixed.writeUInt16BE(1, 4)
  fixed.writeUInt32BE(/ttl0/.test(line) ? 0 : 1, 6)
  fixed.writeUInt16BE(data.length, 10)
  return Buffer.concat([fixed, data])
}

function writeName(name: string): Buffer {
  const labels = name.replace(/\.$/, '').split('.')
  const parts = labels.map((label) => Buffer.concat([Buffer.from([label.length]), Buffer.from(label)]))
  return Buffer.concat([...parts, Buffer.from([0])])
}

function addressBytes(address: string): Buffer {
  if (!isIPv6(address)) return Buffer.from(address.split('.').map(Number))
  const dotted = address.replace(/(\d+)\.(\d+)\.(\d+)\.(\d+)$/, (_, ...octets: string[]) => {
    const [a, b, c, d] = octets.map(Number) as [number, number, number, number]
    return `${((a << 8) | b).toString(16)}:${((c << 8) | d).toString(16)}`
  })
  const [left = '', right] = dotted.split('::')
  const groups = (text: string) => (text === '' ? [] : text.split(':'))
  const tail = groups(right ?? '')
  const zeros = right === undefined ? [] : Array<string>(8 - groups(left).length - tail.length).fill('0')
  const words = [...groups(left), ...zeros, ...tail].map((group) => Number.parseInt(group, 16))
  return Buffer.from(words.flatMap((word) => [word >> 8, word & 0xff]))
}
