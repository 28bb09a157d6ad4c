import ipaddr from 'ipaddr.js'
import type { DnsRecord } from '../../../sdk-plugin/net.ts'
import { type Cursor, DnsFormatError } from './dns-name.ts'

/** Over 2³¹ − 1 counts as 0 (RFC 2181, section 8). */
const MAX_TTL = 0x7fff_ffff

type Data = DnsRecord extends infer One ? (One extends unknown ? Omit<One, 'name' | 'ttl'> : never) : never

/** Number on the wire → reader of the data. A name in it may point back into the message, hence the cursor. */
const READERS: Readonly<Record<number, (cursor: Cursor, end: number) => Data>> = {
  1: (cursor) => ({ type: 'A', address: address(cursor.take(4)) }),
  28: (cursor) => ({ type: 'AAAA', address: address(cursor.take(16)) }),
  2: (cursor) => ({ type: 'NS', target: cursor.name() }),
  5: (cursor) => ({ type: 'CNAME', target: cursor.name() }),
  15: (cursor) => ({ type: 'MX', priority: cursor.uint16(), exchange: cursor.name() }),
  16: (cursor, end) => ({ type: 'TXT', text: strings(cursor, end) }),
  33: (cursor) => ({
    type: 'SRV',
    priority: cursor.uint16(),
    weight: cursor.uint16(),
    port: cursor.uint16(),
    target: cursor.name(),
  }),
  257: (cursor, end) => ({
    type: 'CAA',
    critical: (cursor.uint8() & 0x80) !== 0,
    tag: cursor.take(cursor.uint8()).toString('latin1'),
    value: cursor.take(end - cursor.at).toString('utf8'),
  }),
  6: (cursor) => ({
    type: 'SOA',
    primary: cursor.name(),
    mailbox: cursor.name(),
    serial: cursor.uint32(),
    refresh: cursor.uint32(),
    retry: cursor.uint32(),
    expire: cursor.uint32(),
    minimum: cursor.uint32(),
  }),
}

/**
 * The record that begins here, or undefined for a kind that nobody asks for. The cursor stands behind it either way.
 * @throws DnsFormatError when its data is longer or shorter than it says
 */
export function readRecord(cursor: Cursor): DnsRecord | undefined {
  const name = cursor.name()
  const number = cursor.uint16()
  cursor.uint16()
  const seconds = cursor.uint32()
  const length = cursor.uint16()
  const end = cursor.at + length
  const read = READERS[number]
  if (!read) {
    cursor.take(length)
    return undefined
  }
  const data = read(cursor, end)
  if (cursor.at !== end) throw new DnsFormatError('a record is not as long as it says')
  return { name, ttl: seconds > MAX_TTL ? 0 : seconds, ...data }
}

function address(bytes: Buffer): string {
  return ipaddr.fromByteArray([...bytes]).toString()
}

function strings(cursor: Cursor, end: number): string {
  const parts: Buffer[] = []
  while (cursor.at < end) parts.push(cursor.take(cursor.uint8()))
  return Buffer.concat(parts).toString('utf8')
}
