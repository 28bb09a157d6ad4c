import { isIP } from 'node:net'
import ipaddr from 'ipaddr.js'

const GLOBAL_UNICAST = ipaddr.IPv6.parseCIDR('2000::/3')

/** Reached only from inside one cloud, though its numbers look public. */
const CLOUD_INTERNAL: ReadonlySet<string> = new Set(['168.63.129.16'])

/**
 * Whether an address literal lies on the public internet. Private, reserved, documentation and metadata ranges do not,
 * nor do IPv6 forms that carry an IPv4 address inside (mapped, translated, NAT64, 6to4, Teredo, ISATAP).
 * Anything but a canonical literal, a zone id included, is not public either.
 */
export function isPublic(address: string): boolean {
  // ipaddr.js also reads 0x7f.1 and zone ids; isIP admits exactly what the system would dial.
  const family = address.includes('%') ? 0 : isIP(address)
  if (family === 4) return ipaddr.IPv4.parse(address).range() === 'unicast' && !CLOUD_INTERNAL.has(address)
  return family === 6 && isPublicV6(ipaddr.IPv6.parse(address))
}

/** `range()` calls everything it has no name for unicast, so only the allocated eighth of the space may pass. */
function isPublicV6(address: ipaddr.IPv6): boolean {
  return address.match(GLOBAL_UNICAST) && address.range() === 'unicast' && !isIsatap(address)
}

/** RFC 5214: the interface identifier is 0000:5efe or 0200:5efe, then an IPv4 address. */
function isIsatap({ parts }: ipaddr.IPv6): boolean {
  return parts[5] === 0x5efe && (parts[4] === 0 || parts[4] === 0x0200)
}
