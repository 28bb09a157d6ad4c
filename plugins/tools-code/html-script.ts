import { forScriptElement, obfuscate } from './obfuscate.ts'

const DOCTYPE = /^\s*(<!doctype[^>]*>)/i

/**
 * A page that writes `html` in its place while it loads. The decoder is obfuscated anew for each seed; the text is
 * UTF-8, combined with a keystream, in an alphabet of its own.
 */
export async function writeAsScript(html: string, seed: number): Promise<string> {
  const text = encode(Buffer.from(html, 'utf8'), seed)
  const decoder = await obfuscate(decoderOf(text, seed), { level: 'medium', target: 'browser', seed })
  // The doctype decides how a browser measures boxes; it is said again, so that both documents are of one kind.
  const doctype = DOCTYPE.exec(html)?.[1] ?? ''
  return `${doctype}<meta charset="utf-8"><script>${forScriptElement(decoder)}</script>`
}

/** Each byte, mixed with the keystream, as two letters. */
function encode(bytes: Buffer, seed: number): string {
  let state = seed >>> 0
  let text = ''
  for (const byte of bytes) {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    const mixed = byte ^ (state >>> 24)
    text += String.fromCharCode(97 + (mixed >>> 4), 97 + (mixed & 15))
  }
  return text
}

/**
 * The page is written to the parser that is at work, so scripts run and styles apply in their order. The script takes
 * itself away first: the document holds what the original holds.
 */
function decoderOf(text: string, seed: number): string {
  return `(() => {
  const text = ${JSON.stringify(text)}
  const bytes = new Uint8Array(text.length / 2)
  let state = ${seed >>> 0}
  for (let at = 0; at < bytes.length; at++) {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    const high = text.charCodeAt(at * 2) - 97
    const low = text.charCodeAt(at * 2 + 1) - 97
    bytes[at] = ((high << 4) | low) ^ (state >>> 24)
  }
  document.currentScript.remove()
  document.write(new TextDecoder().decode(bytes))
})()`
}
