import type { TlsFacts } from '@gateway/sdk-plugin'

export interface Problem {
  code: string
  message: string
}

const DAY = 86_400_000
const SOON_DAYS = 14
const SELF_SIGNED = new Set(['DEPTH_ZERO_SELF_SIGNED_CERT', 'SELF_SIGNED_CERT_IN_CHAIN'])
const UNTRUSTED = new Set([
  'UNABLE_TO_VERIFY_LEAF_SIGNATURE',
  'UNABLE_TO_GET_ISSUER_CERT',
  'UNABLE_TO_GET_ISSUER_CERT_LOCALLY',
  'CERT_UNTRUSTED',
])
/** Told by the dates and names themselves, whichever of them verification met first. */
const TOLD_OTHERWISE = new Set(['CERT_HAS_EXPIRED', 'CERT_NOT_YET_VALID', 'ERR_TLS_CERT_ALTNAME_INVALID'])
const OLD_PROTOCOLS = new Set(['SSLv3', 'TLSv1', 'TLSv1.1'])

/** What a handshake showed, with everything that is wrong or soon will be. */
export function findings(tls: TlsFacts, now: number) {
  const { protocol, cipher, certificate } = tls
  const daysLeft = Math.floor((Date.parse(certificate.validTo) - now) / DAY)
  const problems = [...identityProblems(tls, now), ...warnings(protocol, daysLeft)]
  const valid = identityProblems(tls, now).length === 0
  return {
    version: protocol,
    cipher,
    valid,
    problems,
    daysLeft: Number.isNaN(daysLeft) ? null : daysLeft,
    certificate,
  }
}

/** What makes a browser refuse. */
function identityProblems({ problem, nameMatches, certificate }: TlsFacts, now: number): Problem[] {
  const { validFrom, validTo, names, subject, issuer } = certificate
  const found: Problem[] = []
  if (Date.parse(validTo) < now) found.push({ code: 'expired', message: `It expired on ${day(validTo)}.` })
  if (Date.parse(validFrom) > now) {
    found.push({ code: 'not_yet_valid', message: `It is not valid before ${day(validFrom)}.` })
  }
  if (!nameMatches) {
    const holder = names.slice(0, 5).join(', ') || subject
    found.push({ code: 'wrong_name', message: `It is for ${holder}, not for this host.` })
  }
  if (problem === undefined || TOLD_OTHERWISE.has(problem)) return found
  return [...found, trustProblem(problem, issuer)]
}

function trustProblem(problem: string, issuer: string): Problem {
  if (SELF_SIGNED.has(problem)) return { code: 'self_signed', message: 'It is signed by itself, not by an authority.' }
  if (UNTRUSTED.has(problem)) {
    const message = `Its issuer, ${issuer}, is not trusted, or the server leaves out a certificate in between.`
    return { code: 'untrusted_issuer', message }
  }
  return { code: 'not_verified', message: `It does not verify (${problem}).` }
}

function warnings(protocol: string, daysLeft: number): Problem[] {
  const found: Problem[] = []
  if (daysLeft >= 0 && daysLeft <= SOON_DAYS) {
    found.push({ code: 'expires_soon', message: `It expires in ${daysLeft} days.` })
  }
  if (OLD_PROTOCOLS.has(protocol)) {
    found.push({ code: 'old_protocol', message: `${protocol} is retired: browsers refuse it.` })
  }
  return found
}

function day(time: string): string {
  return time.slice(0, 10)
}
