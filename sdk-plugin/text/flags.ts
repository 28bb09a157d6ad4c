import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'

const require = createRequire(import.meta.url)

/** Names of flags begin with it, so that they cannot be those of other emoji. */
export const FLAG = 'flag:'

interface Icons {
  icons: Record<string, { body: string }>
  /** Pictures are 640 × 480. */
  aliases?: Record<string, { parent: string }>
}

let icons: Icons | undefined

/**
 * Noto's emoji come without the flags of countries; these are drawn in the same frame from a package of flags. Without
 * that package a flag is shown as its two letters, as systems without flags do.
 */
function flags(): Icons {
  icons ??= read()
  return icons
}

function read(): Icons {
  try {
    return JSON.parse(readFileSync(require.resolve('@iconify-json/flag/icons.json'), 'utf8')) as Icons
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'MODULE_NOT_FOUND') return { icons: {} }
    throw error
  }
}

/** `flag:jp` for two regional indicators, `flag:gb-sct` for a flag with tags; undefined when there is no such flag. */
export function flagName(codes: readonly number[]): string | undefined {
  const code = countryOf(codes) ?? regionOf(codes)
  return code !== undefined && flagPicture(code) !== undefined ? FLAG + code : undefined
}

function countryOf(codes: readonly number[]): string | undefined {
  if (codes.length !== 2) return undefined
  const letters = codes.map((code) => code - 0x1f1e6)
  if (letters.some((letter) => letter < 0 || letter > 25)) return undefined
  return String.fromCharCode(...letters.map((letter) => letter + 97))
}

/** A black flag, the region in tags (`gbsct`), the tag that ends it. */
function regionOf([first, ...codes]: readonly number[]): string | undefined {
  if (first !== 0x1f3f4 || codes.pop() !== 0xe007f || codes.length < 4) return undefined
  const region = String.fromCharCode(...codes.map((code) => code - 0xe0000))
  return `${region.slice(0, 2)}-${region.slice(2)}`
}

function flagPicture(code: string): string | undefined {
  const { icons, aliases } = flags()
  const name = `${code}-4x3`
  return icons[name]?.body ?? icons[aliases?.[name]?.parent ?? '']?.body
}

/** The body of an SVG of 128 × 128 with the flag as a small enamelled plate, for a name that `flagName` gave. */
export function flagBody(name: string): string {
  const plate = 'x="4" y="20" width="120" height="90" rx="9"'
  const picture = flagPicture(name.slice(FLAG.length))
  return [
    `<defs><clipPath id="plate"><rect ${plate}/></clipPath><linearGradient id="gloss" x1="0" y1="0" x2="0" y2="1">`,
    '<stop stop-color="#fff" stop-opacity=".18"/><stop offset=".5" stop-color="#fff" stop-opacity="0"/>',
    '<stop offset="1" stop-opacity=".12"/></linearGradient></defs>',
    `<g clip-path="url(#plate)"><g transform="translate(4 20) scale(.1875)">${picture}</g>`,
    `<rect ${plate} fill="url(#gloss)"/></g>`,
    '<rect x="5" y="21" width="118" height="88" rx="8" fill="none" stroke-width="2" stroke="#000" opacity=".18"/>',
  ].join('')
}
