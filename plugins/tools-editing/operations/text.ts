import { type Raster, rgbOf, shorterSide } from '../kernels/canvas.ts'
import type { Clause } from '../language/clause.ts'
import type { Item } from '../language/item.ts'
import type { Box, Place } from '../language/places.ts'
import { inkOn } from './frames.ts'
import type { Lettering } from './lettering.ts'
import { defineOperation } from './operation.ts'

/** How far a text stays away from the edges, as a share of the shorter side. */
const MARGIN = 0.045

interface Wish {
  text: string
  at: string
  /** Height of letters in percent of the shorter side. */
  size: number
  colour: string
  font?: string | undefined
  outline?: string | undefined
  italic?: true | undefined
}

function fontIn(clause: Clause): string | undefined {
  if (clause.says('handwritten', 'handwriting', 'script', 'cursive')) return 'hand'
  if (clause.says('serif')) return 'serif'
  if (clause.says('mono', 'monospace', 'monospaced')) return 'mono'
  return clause.says('condensed') ? 'poster' : undefined
}

/** The colour that stands right before "outline" or follows it: "black outline", "outlined in red". */
function outlineIn({ items }: Clause): string | undefined {
  const at = items.findIndex(({ word }) => word === 'outline' || word === 'outlined')
  if (at < 0) return undefined
  const before = items[at]!.word === 'outline' ? colourBeside(items, at, -1) : undefined
  const found = before ?? colourBeside(items, at, 1)
  if (found) found.used = true
  return found?.colour
}

/** The next colour one way, over small words; a comma or "with" between them ends the search. */
function colourBeside(items: readonly Item[], start: number, way: 1 | -1): Item | undefined {
  for (let at = start + way; at >= 0 && at < items.length; at += way) {
    const [left, right] = way > 0 ? [items[at - 1]!, items[at]!] : [items[at]!, items[at + 1]!]
    const item = items[at]!
    if (right.from - left.to > 1) return undefined
    if (item.colour !== undefined) return item.used ? undefined : item
    if (item.degree === undefined && item.role !== 'filler' && item.role !== 'preposition') return undefined
  }
  return undefined
}

/** Black on what is brighter than a limit, 0 to 255, else white. */
function against(hex: string, limit: number): string {
  const [red, green, blue] = rgbOf(hex)
  return 0.3 * red + 0.59 * green + 0.11 * blue > limit ? '#000000' : '#ffffff'
}

function readText(clause: Clause): Wish & { place: Place | undefined; bold: boolean; caps: boolean } {
  const text = clause.take('quote') ?? ''
  clause.says('words', 'word', 'letters', 'letter', 'font', 'text size', 'size')
  const bold = clause.items.some((item) => item.raw.toLowerCase() === 'bold')
  const font = fontIn(clause)
  const italic = clause.says('italic') || undefined
  const caps = clause.says('uppercase', 'upper case', 'all caps', 'capitals', 'caps')
  const rim = outlineIn(clause)
  const outlined = clause.says('outline', 'outlined')
  clause.says('shadow', 'glow')
  const [first, second] = clause.colours(2)
  const colour = first ?? (rim ? against(rim, 140) : '#ffffff')
  const place = clause.place()
  // Bold says how heavy the letters are, not how large.
  const factor = clause.factor() / (bold ? 1.5 : 1)
  const size = clause.number('percent') ?? Math.round(Math.min(40, 8.5 * factor) * 10) / 10
  const outline = rim ?? second ?? (outlined ? against(colour, 70) : undefined)
  return { text, at: place?.name ?? 'bottom', size, colour, font, outline, italic, place, bold, caps }
}

export const text = defineOperation({
  name: 'text',
  says: [
    {
      words:
        'text, add text, write, caption, words, title, headline, label, lettering, subtitle, saying, that says, ' +
        'says, put text, inscription, type',
    },
  ],
  frame: true,
  looks: true,
  takes: ['quote', 'colour', 'place', 'number'],
  read(clause) {
    const { place, bold, caps, ...wish } = readText(clause)
    return { ...wish, bold: bold || undefined, uppercase: caps || undefined, place }
  },
  async run(raster, { text, place, size, colour, font, outline, italic, bold, uppercase }, scene) {
    if (text.trim() === '') {
      scene.note('No text to write was given: put it in quotation marks.')
      return raster
    }
    const { writeOn } = await import('./lettering.ts')
    const face = place?.kind === 'faces' ? (await scene.faces())[0] : undefined
    const spot = face ? { left: 0, right: 1, top: face.bottom, bottom: Math.min(1, face.bottom + 0.25) } : boxFor(place)
    const dark = outline ?? hexOf(inkOn(colour))
    return writeOn(raster, text, {
      ...placed(raster, spot, (shorterSide(raster) * size) / 100),
      font: (font ?? 'sans') as NonNullable<Lettering['font']>,
      weight: bold ? 800 : 600,
      ...(italic && { italic }),
      ...(uppercase && { uppercase }),
      colour,
      // A soft shadow of the opposite brightness keeps letters readable on any ground.
      shadow: { colour: `${dark}b0`, blur: 0.22, y: 0.04 },
      ...(outline !== undefined && { outline: { colour: outline, width: 0.055 } }),
    })
  },
})

function hexOf(rgb: readonly number[]): string {
  return `#${rgb.map((value) => value.toString(16).padStart(2, '0')).join('')}`
}

function boxFor(place: Place | undefined): Box {
  if (place?.kind === 'box') return place.box
  if (place?.kind === 'sky') return { left: 0, top: 0, right: 1, bottom: 0.4 }
  if (place?.kind === 'ground') return { left: 0, top: 0.7, right: 1, bottom: 1 }
  return place ? { left: 0, top: 0.2, right: 1, bottom: 0.8 } : { left: 0, top: 0.6, right: 1, bottom: 1 }
}

/** A box for the text inside of a place, set against the edges that the place touches. */
export function placed({ width, height }: Raster, { left, top, right, bottom }: Box, maxSize: number) {
  const margin = Math.min(width, height) * MARGIN
  const [x, y] = [left * width + margin, top * height + margin]
  const box = { x, y, width: (right - left) * width - 2 * margin, height: (bottom - top) * height - 2 * margin }
  const align = left > 0.3 ? ('right' as const) : right < 0.7 ? ('left' as const) : ('center' as const)
  return {
    box,
    maxSize,
    align: left > 0 && right < 1 ? ('center' as const) : align,
    down: top <= 0.001 ? (bottom >= 0.999 ? 0.5 : 0) : bottom >= 0.999 ? 1 : 0.5,
  }
}

export const meme = defineOperation({
  name: 'meme',
  says: [{ words: 'meme, meme text, impact text, top text and bottom text, meme caption, as meme' }],
  frame: true,
  takes: ['quote', 'colour'],
  read(clause) {
    const [top = '', bottom] = [clause.take('quote'), clause.take('quote')]
    clause.place()
    clause.place()
    return {
      top: bottom === undefined ? undefined : top,
      bottom: bottom ?? top,
      colour: clause.take('colour') ?? '#ffffff',
    }
  },
  async run(raster, { top, bottom, colour }) {
    const { writeOn } = await import('./lettering.ts')
    const style = {
      font: 'poster' as const,
      weight: 400,
      uppercase: true,
      colour,
      outline: { colour: '#000000', width: 0.06 },
    }
    const maxSize = raster.height * 0.15
    if (top)
      await writeOn(raster, top, { ...style, ...placed(raster, { left: 0, top: 0, right: 1, bottom: 0.34 }, maxSize) })
    if (bottom)
      await writeOn(raster, bottom, {
        ...style,
        ...placed(raster, { left: 0, top: 0.66, right: 1, bottom: 1 }, maxSize),
      })
    return raster
  },
})

export const watermark = defineOperation({
  name: 'watermark',
  says: [
    { words: 'watermark, water mark, copyright text, copyright, signature, watermark text' },
    { words: 'tiled watermark, repeated watermark, watermark pattern', preset: { tiled: 1 } },
  ],
  frame: true,
  takes: ['quote', 'place', 'number'],
  read(clause) {
    const tiled = clause.preset['tiled'] === 1 || clause.says('tiled', 'repeated', 'diagonal', 'diagonally', 'pattern')
    const place = clause.place()
    return {
      text: clause.take('quote') ?? '© sample',
      at: tiled ? 'everywhere' : (place?.name ?? 'bottom right'),
      opacity: clause.strength({ usual: tiled ? 24 : 62 }),
      colour: clause.take('colour') ?? '#ffffff',
      box: place?.kind === 'box' ? place.box : { left: 0.5, top: 0.6, right: 1, bottom: 1 },
    }
  },
  async run(raster, { text, at, opacity, colour, box }, scene) {
    const { writeOn } = await import('./lettering.ts')
    const shadow = { colour: `${hexOf(inkOn(colour))}80`, blur: 0.12, y: 0.03 }
    const style = { colour, opacity: opacity / 100, shadow, weight: 600 }
    if (at !== 'everywhere')
      return writeOn(raster, text, { ...style, ...placed(raster, box, shorterSide(raster) * 0.05) })
    const { tiledText } = await import('./watermark-tiles.ts')
    await scene.pause()
    return tiledText(raster, text, style)
  },
})

export const operations = [text, meme, watermark]
