import { readFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'

/** A file of a font package and the code points it is for. */
interface Subset {
  file: string
  /** As CSS writes it. */
  range: string
  spans: readonly (readonly [from: number, to: number])[]
}

const NOTO = '@fontsource/noto-sans'
const SCRIPTS = ['arabic', 'hebrew', 'thai', 'bengali', 'tamil', 'telugu', 'georgian', 'armenian']
const HAN = { jp: ['jp', 'sc', 'tc', 'kr'], kr: ['kr', 'sc', 'tc', 'jp'], sc: ['sc', 'tc', 'jp', 'kr'] } as const
const MATH = `${NOTO}-math`
const SYMBOLS = [`${NOTO}-symbols`, `${NOTO}-symbols-2`, MATH]

const require = createRequire(import.meta.url)
const packages = new Map<string, readonly Subset[]>()

/**
 * The style sheet that brings the fonts a text needs, and no more of them: each file as a data address, so that nothing
 * is fetched. Its families in order, for `font-family`.
 */
export async function fontsFor(text: string): Promise<{ css: string; families: string[] }> {
  const needed = new Map<Subset, string>()
  const names = orderFor(HAN[styleOf(text)])
  for (const character of new Set(text)) {
    const code = character.codePointAt(0)!
    // The four Asian packages declare each other's letters, but each draws only its own.
    for (const name of HANGUL.test(character) ? orderFor(HAN.kr) : KANA.test(character) ? orderFor(HAN.jp) : names) {
      const subset = subsetsOf(name).find(({ spans }) => spans.some(([from, to]) => from <= code && code <= to))
      if (!subset) continue
      needed.set(subset, name)
      break
    }
  }
  const faces = await Promise.all([...needed].map(([subset, name]) => faceOf(subset, familyOf(name))))
  const used = new Set(needed.values())
  return { css: faces.join('\n'), families: names.filter((name) => used.has(name)).map(familyOf) }
}

const KANA = /[\u3040-\u30ff\u31f0-\u31ff\uff66-\uff9f]/
const HANGUL = /[\u1100-\u11ff\u3130-\u318f\ua960-\ua97f\uac00-\ud7ff]/

/** Han characters look different in Japan, Korea and China: kana and hangul tell where a text is from. */
function styleOf(text: string): keyof typeof HAN {
  return KANA.test(text) ? 'jp' : HANGUL.test(text) ? 'kr' : 'sc'
}

function orderFor(places: readonly string[]): string[] {
  const asian = places.map((place) => `@fontsource-variable/noto-sans-${place}`)
  return [NOTO, ...SCRIPTS.map((script) => `${NOTO}-${script}`), ...asian, ...SYMBOLS]
}

function familyOf(name: string): string {
  return name.slice(name.indexOf('/') + 1)
}

async function faceOf({ file, range }: Subset, family: string): Promise<string> {
  const data = (await readFile(file)).toString('base64')
  const source = `url(data:font/woff2;base64,${data}) format('woff2')`
  return `@font-face{font-family:'${family}';src:${source};unicode-range:${range}}`
}

function subsetsOf(name: string): readonly Subset[] {
  let known = packages.get(name)
  if (!known) packages.set(name, (known = readSubsets(name)))
  return known
}

function readSubsets(name: string): Subset[] {
  const folder = folderOf(name)
  if (folder === undefined) return []
  const { id } = JSON.parse(readFileSync(join(folder, 'metadata.json'), 'utf8')) as { id: string }
  const ranges = JSON.parse(readFileSync(join(folder, 'unicode.json'), 'utf8')) as Record<string, string>
  const weight = name.includes('-variable') ? 'wght' : '400'
  return Object.entries(ranges).map(([key, declared]) => {
    const subset = key.replace(/[[\]]/g, '')
    // Its one file holds the mathematical letters as well, which it does not declare.
    const range = name === MATH ? `${declared},U+2190-23FF,U+1D400-1D7FF` : declared
    const file = join(folder, 'files', `${id}-${subset}-${weight}-normal.woff2`)
    return { file, range, spans: range.split(',').map(spanOf) }
  })
}

/** `U+0000-00FF` or `U+0131`. */
function spanOf(range: string): readonly [number, number] {
  const [start = '', end = start] = range.trim().slice(2).split('-')
  return [Number.parseInt(start, 16), Number.parseInt(end, 16)]
}

function folderOf(name: string): string | undefined {
  try {
    return dirname(require.resolve(`${name}/package.json`))
  } catch (error) {
    // A package that an operator left out costs its script, not the text.
    if ((error as NodeJS.ErrnoException).code === 'MODULE_NOT_FOUND') return undefined
    throw error
  }
}
