import { createRequire } from 'node:module'
import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { codePointsOf } from './sfnt.ts'

/** A font family in a package of fonts (`@fontsource/…`), as lettering may name it. */
export interface Family {
  /** Name of the package. */
  package: string
  /** Only these of its subsets. Default: all. */
  subsets?: readonly string[]
  /** Its files hold more than the package declares: look into them. Default false. */
  isWhole?: boolean
}

/**
 * The lettering there is. A new family is one line here and its package in the dependencies.
 *
 * Devanagari, Greek and whatever else a family lacks comes from the Noto fonts, as does every other script.
 */
export const FONTS = {
  sans: { package: '@fontsource/inter' },
  round: { package: '@fontsource/nunito' },
  geometric: { package: '@fontsource/poppins' },
  grotesk: { package: '@fontsource/space-grotesk' },
  serif: { package: '@fontsource/playfair-display' },
  hand: { package: '@fontsource/caveat' },
  poster: { package: '@fontsource/anton' },
  mono: { package: '@fontsource/jetbrains-mono' },
  condensed: { package: '@fontsource/oswald' },
  book: { package: '@fontsource/old-standard-tt' },
  roman: { package: '@fontsource/cinzel' },
  deco: { package: '@fontsource/limelight' },
  western: { package: '@fontsource/rye' },
  blackletter: { package: '@fontsource/unifrakturmaguntia' },
  script: { package: '@fontsource/great-vibes' },
  typewriter: { package: '@fontsource/special-elite' },
  marker: { package: '@fontsource/permanent-marker' },
} as const satisfies Record<string, Family>

export type FontName = keyof typeof FONTS

export const FONT_NAMES = Object.keys(FONTS) as [FontName, ...FontName[]]

/** How Han characters are drawn: the same code point looks different in each of these. */
export type HanStyle = 'sc' | 'tc' | 'jp' | 'kr'

const NOTO = '@fontsource/noto-sans'

/** Each is a package of its own; those that are not installed are passed over. */
const SCRIPT_NAMES = [
  'arabic hebrew thai bengali tamil telugu georgian armenian',
  'gujarati gurmukhi kannada malayalam sinhala khmer lao myanmar ethiopic',
]

/** Tried in this order for what the family lacks. Their own Latin is left out: the first one has it. */
const SCRIPTS: readonly Family[] = [
  { package: NOTO },
  ...SCRIPT_NAMES.flatMap((names) => names.split(' ')).map((script) => ({
    package: `${NOTO}-${script}`,
    subsets: [script],
  })),
]

const SYMBOLS: readonly Family[] = [
  { package: `${NOTO}-symbols`, subsets: ['symbols'] },
  { package: `${NOTO}-symbols-2`, subsets: ['symbols', 'math', 'braille', 'mayan-numerals'] },
  { package: `${NOTO}-math`, isWhole: true },
]

const HAN: Record<HanStyle, readonly HanStyle[]> = {
  sc: ['sc', 'tc', 'jp', 'kr'],
  tc: ['tc', 'sc', 'jp', 'kr'],
  jp: ['jp', 'sc', 'tc', 'kr'],
  kr: ['kr', 'sc', 'tc', 'jp'],
}

/** The families for a text, the named one first. */
export function familiesFor(font: FontName | Family, han: HanStyle): Family[] {
  const first = typeof font === 'string' ? FONTS[font] : font
  const asian = HAN[han].map((style) => ({ package: `@fontsource-variable/noto-sans-${style}` }))
  return [first, ...SCRIPTS, ...asian, ...SYMBOLS]
}

/** What a package of fonts holds. */
export interface FontPackage {
  /** Code point → names of the subsets whose files may draw it. */
  subsets: Map<number, readonly string[]>
  weights: readonly number[]
  /** Weights that it has in italics too; none in a variable package, whose italics are not installed. */
  italics: readonly number[]
  isVariable: boolean
  /** Path of the file for a subset, a weight and a slope of this package. */
  file(subset: string, weight: number, italic: boolean): string
}

const require = createRequire(import.meta.url)
const packages = new Map<string, FontPackage | undefined>()

/** Reads a package of fonts once; undefined when it is not installed. */
export function fontPackage(family: Family): FontPackage | undefined {
  const key = `${family.package} ${family.subsets?.join() ?? ''}`
  if (!packages.has(key)) packages.set(key, readPackage(family))
  return packages.get(key)
}

function readPackage({ package: name, subsets: wanted, isWhole = false }: Family): FontPackage | undefined {
  const folder = folderOf(name)
  if (folder === undefined) return undefined
  const { id, weights, styles } = json<{ id: string; weights: number[]; styles: string[] }>(folder, 'metadata.json')
  const isVariable = name.startsWith('@fontsource-variable/')
  const file: FontPackage['file'] = (subset, weight, italic) =>
    join(folder, 'files', `${id}-${subset}-${isVariable ? 'wght' : weight}-${italic ? 'italic' : 'normal'}.woff2`)
  const subsets = new Map<number, string[]>()
  for (const [key, ranges] of Object.entries(json<Record<string, string>>(folder, 'unicode.json'))) {
    const subset = key.replace(/[[\]]/g, '')
    if (wanted && !wanted.includes(subset)) continue
    const codes = isWhole ? codePointsOf(readFileSync(file(subset, weights[0]!, false))) : codesOf(ranges)
    for (const code of codes) {
      const list = subsets.get(code)
      if (list) list.push(subset)
      else subsets.set(code, [subset])
    }
  }
  const subset = subsets.values().next().value?.[0]
  const isThere = (weight: number) => subset !== undefined && existsSync(file(subset, weight, true))
  const italics = styles.includes('italic') && !isVariable ? weights.filter(isThere) : []
  return { subsets, weights, italics, isVariable, file }
}

function folderOf(name: string): string | undefined {
  try {
    return dirname(require.resolve(`${name}/package.json`))
  } catch (error) {
    // A family that an operator left out costs its script, not the text.
    if ((error as NodeJS.ErrnoException).code === 'MODULE_NOT_FOUND') return undefined
    throw error
  }
}

function json<T>(folder: string, file: string): T {
  return JSON.parse(readFileSync(join(folder, file), 'utf8')) as T
}

/** `U+0000-00FF,U+0131` → each code point. */
function* codesOf(ranges: string): Generator<number> {
  for (const range of ranges.split(',')) {
    const [start = '', end = start] = range.trim().slice(2).split('-')
    for (let code = Number.parseInt(start, 16); code <= Number.parseInt(end, 16); code++) yield code
  }
}
