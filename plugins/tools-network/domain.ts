import { domainToUnicode } from 'node:url'
import { GatewayError } from '@gateway/sdk-plugin'

export interface Domain {
  /** As people write it: `bücher.example`. */
  name: string
  /** As DNS knows it: `xn--bcher-kva.example`. */
  ascii: string
}

/**
 * The domain in what a caller typed: a name, an international one, or a whole address, whose host is meant.
 * @throws GatewayError `url_invalid`; whether it may be asked for is decided when it is
 */
export function readDomain(text: string): Domain {
  const typed = text.trim()
  const scheme = /^([a-z][a-z0-9+.-]*):\/\//i.exec(typed)?.[1]?.toLowerCase()
  if (scheme !== undefined && scheme !== 'http' && scheme !== 'https') throw noDomain(typed)
  const url = URL.parse(scheme === undefined ? `http://${typed}/` : typed)
  const isName = scheme !== undefined || !/[\s/\\?#@:[\]]/.test(typed)
  if (!url || !isName || url.username !== '' || url.password !== '' || url.hostname === '') throw noDomain(typed)
  const ascii = url.hostname.replace(/\.$/, '')
  return { name: domainToUnicode(ascii) || ascii, ascii }
}

function noDomain(received: string): GatewayError {
  return new GatewayError('url_invalid', {
    message: 'The domain is not a valid host name.',
    expected: 'a domain name such as example.com',
    received,
  })
}
