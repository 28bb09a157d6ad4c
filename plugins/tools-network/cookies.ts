export interface Cookie {
  name: string
  secure: boolean
  httpOnly: boolean
  /** `Strict`, `Lax`, `None` or null where it says nothing. */
  sameSite: string | null
  /** What a browser would hold against it, in words. */
  problems: string[]
  /** The header with its value left out: a session must not be told to whoever asks. */
  shown: string
}

const MAX_SHOWN = 500

/** A `Set-Cookie` header by its attributes (RFC 6265bis). */
export function readCookie(header: string): Cookie {
  const [pair = '', ...attributes] = header.split(';').map((part) => part.trim())
  const name = pair.includes('=') ? pair.slice(0, pair.indexOf('=')) : ''
  const has = (wanted: string) => attributes.some((attribute) => attribute.toLowerCase() === wanted)
  const sameSite = attributes.map((attribute) => /^samesite=(\w+)$/i.exec(attribute)?.[1]).find(Boolean) ?? null
  const secure = has('secure')
  const httpOnly = has('httponly')
  const shown = [`${name}=…`, ...attributes].join('; ').slice(0, MAX_SHOWN)
  return { name, secure, httpOnly, sameSite, problems: problemsOf({ name, secure, httpOnly, sameSite }), shown }
}

function problemsOf({ name, secure, httpOnly, sameSite }: Pick<Cookie, 'name' | 'secure' | 'httpOnly' | 'sameSite'>) {
  const problems: string[] = []
  if (!secure) problems.push('no Secure: it also travels over plain HTTP')
  if (!httpOnly) problems.push('no HttpOnly: scripts can read it')
  if (sameSite === null) problems.push('no SameSite: browsers choose for it')
  if (sameSite?.toLowerCase() === 'none' && !secure) problems.push('SameSite=None without Secure: browsers drop it')
  if (/^__(Secure|Host)-/.test(name) && !secure) problems.push('its prefix demands Secure: browsers drop it')
  return problems
}
