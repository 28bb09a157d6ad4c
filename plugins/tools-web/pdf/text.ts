import { emojiName, emojiSvg } from '@gateway/sdk-plugin/text'
import { fontsFor } from './fonts.ts'

/** A page of HTML that holds a text as it is to be printed. */
export async function textPage(text: string): Promise<string> {
  const clean = text.replace(/\r\n?/g, '\n').replace(/^\n+|\s+$/g, '')
  const { css, families } = await fontsFor(clean)
  const paragraphs = await Promise.all(clean.split(/\n[ \t]*\n\s*?/).map(paragraph))
  const names = families.map((family) => `'${family}'`)
  return `<!doctype html><html><head><meta charset="utf-8"><title>${escaped(titleOf(clean))}</title>
<style>${css}
${STYLE}
body { font-family: ${[...names, 'sans-serif'].join(', ')}; }
</style></head><body>${paragraphs.join('')}</body></html>`
}

/** What viewers show in their title bar: the beginning of the first line. */
export function titleOf(text: string): string {
  const line = text.trimStart().split('\n', 1)[0]!.trim()
  const characters = [...line]
  return characters.length > 70 ? `${characters.slice(0, 69).join('').trimEnd()}…` : line
}

const STYLE = `
@page { size: A4; margin: 24mm 23mm 26mm; }
html { -webkit-print-color-adjust: exact; }
body { margin: 0; color: #16191d; font-size: 11pt; line-height: 1.58; font-kerning: normal; }
p { margin: 0 0 0.95em; white-space: pre-wrap; tab-size: 4; overflow-wrap: anywhere; orphans: 2; widows: 2;
  unicode-bidi: plaintext; text-align: start; text-wrap: pretty; }
p:last-child { margin-bottom: 0; }
.emoji { display: inline-block; width: 1.2em; height: 1.2em; vertical-align: -0.22em; position: relative; }
.emoji img { position: absolute; inset: 0; width: 100%; height: 100%; }
`

async function paragraph(text: string): Promise<string> {
  return `<p dir="auto">${await withEmoji(text)}</p>`
}

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' })
const MAY_BE_EMOJI = /[\p{Extended_Pictographic}\p{Regional_Indicator}\u20e3]/u
const COLOURFUL = /[\ufe0f\u20e3\u{2600}-\u{27bf}\p{Emoji_Presentation}\p{Regional_Indicator}]/u

/** Emoji are pictures, the same on every machine; what they stand for is their alternative text. */
async function withEmoji(text: string): Promise<string> {
  if (!MAY_BE_EMOJI.test(text)) return escaped(text)
  const parts = Array.from(graphemes.segment(text), async ({ segment }) => {
    const name = MAY_BE_EMOJI.test(segment) && COLOURFUL.test(segment) ? emojiName(segment) : undefined
    if (name === undefined) return escaped(lettersOf(segment))
    const svg = Buffer.from(await emojiSvg(name, 128)).toString('base64')
    return `<span class="emoji"><img src="data:image/svg+xml;base64,${svg}" alt="${escaped(segment)}"></span>`
  })
  return (await Promise.all(parts)).join('')
}

/** A flag without a picture is shown as its two letters, as systems without flags do. */
function lettersOf(segment: string): string {
  return segment.replace(/\p{Regional_Indicator}/gu, (sign) => String.fromCodePoint(sign.codePointAt(0)! - 0x1f1a5))
}

export function escaped(text: string): string {
  return text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`)
}
