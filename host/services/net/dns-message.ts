import type { DnsRecord, DnsType } from '../../../sdk-plugin/net.ts'
import { Cursor, DnsFormatError, writeName } from './dns-name.ts'
import { readRecord } from './dns-record.ts'

/** Type → its number on the wire. */
export const TYPE_NUMBERS: Readonly<Record<DnsType, number>> = {
  A: 1,
  NS: 2,
  CNAME: 5,
  SOA: 6,
  MX: 15,
  TXT: 16,
  AAAA: 28,
  SRV: 33,
  CAA: 257,
}

const STATUSES = 'NOERROR FORMERR SERVFAIL NXDOMAIN NOTIMP REFUSED YXDOMAIN YXRRSET NXRRSET NOTAUTH NOTZONE'.split(' ')
const IN = 1
const OPT = 41
/** What fits through every network unfragmented (DNS flag day 2020). */
const UDP_PAYLOAD = 1232
const HEADER_BYTES = 12
const MAX_RECORDS = 1000

export interface Question {
  id: number
  name: string
  type: DnsType
  /** Announces that answers up to 1,232 bytes are welcome; a few old servers refuse the announcement. */
  edns: boolean
}

export interface Message {
  status: string
  records: DnsRecord[]
  authenticated: boolean
  /** The answer did not fit: ask again over TCP. */
  truncated: boolean
}

/** One recursive question as it goes over the wire. */
export function encodeQuestion({ id, name, type, edns }: Question): Buffer {
  const header = Buffer.alloc(HEADER_BYTES)
  header.writeUInt16BE(id, 0)
  // Recursion desired, and the checker's verdict (AD) welcome.
  header.writeUInt16BE(0x0120, 2)
  header.writeUInt16BE(1, 4)
  header.writeUInt16BE(edns ? 1 : 0, 10)
  const asked = Buffer.alloc(4)
  asked.writeUInt16BE(TYPE_NUMBERS[type], 0)
  asked.writeUInt16BE(IN, 2)
  const opt = Buffer.alloc(11)
  opt.writeUInt16BE(OPT, 1)
  opt.writeUInt16BE(UDP_PAYLOAD, 3)
  return Buffer.concat([header, writeName(name), asked, ...(edns ? [opt] : [])])
}

/**
 * @returns undefined for a message that answers another question: someone else's, late, or forged
 * @throws DnsFormatError for an answer to this question that cannot be read
 */
export function decodeAnswer(bytes: Buffer, question: Question): Message | undefined {
  if (bytes.length < HEADER_BYTES || bytes.readUInt16BE(0) !== question.id) return undefined
  const flags = bytes.readUInt16BE(2)
  const isAnswer = (flags & 0x8000) !== 0 && (flags & 0x7800) === 0
  if (!isAnswer) return undefined
  const status = STATUSES[flags & 0x0f] ?? `RCODE${flags & 0x0f}`
  const asked = bytes.readUInt16BE(4)
  // A server that could not read the question may leave it out.
  if (asked === 0 && status !== 'NOERROR') return { status, records: [], authenticated: false, truncated: false }
  const cursor = new Cursor(bytes, HEADER_BYTES)
  if (asked !== 1 || !repeats(cursor, question)) return undefined
  const truncated = (flags & 0x0200) !== 0
  const records = truncated ? [] : readAnswers(cursor, bytes.readUInt16BE(6))
  return { status, records, authenticated: (flags & 0x0020) !== 0, truncated }
}

function repeats(cursor: Cursor, { name, type }: Question): boolean {
  const asked = cursor.name()
  return asked.toLowerCase() === name.toLowerCase() && cursor.uint16() === TYPE_NUMBERS[type] && cursor.uint16() === IN
}

function readAnswers(cursor: Cursor, count: number): DnsRecord[] {
  if (count > MAX_RECORDS) throw new DnsFormatError(`${count} records`)
  const records: DnsRecord[] = []
  for (let n = 0; n < count; n++) {
    const record = readRecord(cursor)
    if (record) records.push(record)
  }
  return records
}
