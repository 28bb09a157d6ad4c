import { GatewayError } from '../../../sdk-plugin/errors.ts'

const MAX_DEPTH = 100
const QUOTE = 0x22
const BACKSLASH = 0x5c

/**
 * Parsed JSON from UTF-8 bytes. Depth is counted before parsing: the parser takes millions of levels, and whoever
 * serialises the result later would run out of stack.
 * @throws GatewayError `content_rejected`; its cause is a SyntaxError when the text is not JSON.
 */
export function parseJson(bytes: Buffer): unknown {
  if (depthExceeds(bytes, MAX_DEPTH)) {
    throw new GatewayError('content_rejected', { message: `The JSON is nested deeper than ${MAX_DEPTH} levels.` })
  }
  try {
    return JSON.parse(new TextDecoder().decode(bytes))
  } catch (cause) {
    throw new GatewayError('content_rejected', { message: 'The content is not valid JSON.', cause })
  }
}

/** Brackets outside of strings. In UTF-8 no byte of a longer character looks like one. */
function depthExceeds(bytes: Buffer, limit: number): boolean {
  let depth = 0
  for (let at = 0; at < bytes.length; at++) {
    const byte = bytes[at]!
    if (byte === QUOTE) at = endOfString(bytes, at)
    // { and [ differ from } and ] by two; both pairs differ from one another in bit 5 alone.
    else if ((byte | 0x20) === 0x7b && ++depth > limit) return true
    else if ((byte | 0x20) === 0x7d) depth--
  }
  return false
}

function endOfString(bytes: Buffer, start: number): number {
  let at = start + 1
  while (at < bytes.length && bytes[at] !== QUOTE) at += bytes[at] === BACKSLASH ? 2 : 1
  return at
}
