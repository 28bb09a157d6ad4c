import * as z from 'zod'
import { linear } from './colour.ts'
import { signedDistance } from './kernels/distance.ts'
import { ownersOf, type OwnersInput } from './owners.ts'
import { clusterBoxes, drawText, fitText, FONT_NAMES, loadCanvas, prepareText, type TextLayout } from '../text/index.ts'

/** How a style sets its text. */
export const letteringSchema = z.strictObject({
  font: z.enum(FONT_NAMES).default('sans'),
  weight: z.number().int().min(100).max(900).default(800),
  italic: z.boolean().default(false),
  /** `upper` where the script has capitals. */
  case: z.enum(['asWritten', 'upper']).default('asWritten'),
  /** Space between letters, in em. */
  spacing: z.number().min(-0.1).max(0.5).default(0.02),
  lineHeight: z.number().min(0.8).max(1.6).default(1.1),
  /** The box that the text fills, as shares of the frame, and its middle. */
  width: z.number().min(0.3).max(0.96).default(0.86),
  height: z.number().min(0.2).max(0.9).default(0.6),
  centre: z.tuple([z.number(), z.number()]).readonly().default([0.5, 0.5]),
})

export type Lettering = z.output<typeof letteringSchema>

/** The letters as a shape, at x, y of the frame; planes of width × height pixels. */
export interface Letters {
  x: number
  y: number
  width: number
  height: number
  /** 0 to 1. */
  coverage: Float32Array
  /** Pixels to the edge, positive inside. */
  distance: Float32Array
  /** Index of the nearest edge pixel. */
  nearest: Int32Array
  /** Size of the letters in pixels: the unit of a recipe's geometry. */
  em: number
  /** What is painted, within the planes. */
  ink: { left: number; top: number; right: number; bottom: number }
  /** Set when there are emoji: their own colours in linear light, and where they are. */
  emoji?: { r: Float32Array; g: Float32Array; b: Float32Array; share: Float32Array }
  /** For each pixel the number of its character, from the left of the first line; spaces do not count. Made once. */
  owners(): Int16Array
}

/** Free space around the ink in em: for walls, rims and what lies on the letters. */
const MARGIN = 0.32
const MOST_LINES = 3

/** Lays the text out in the frame and measures its shape. */
export async function setLetters(text: string, options: Lettering, width: number, height: number): Promise<Letters> {
  const { font, weight, italic, spacing: letterSpacing, lineHeight } = options
  const written = options.case === 'upper' ? text.toUpperCase() : text
  const prepared = await prepareText(written, { font, weight, italic, letterSpacing, lineHeight })
  const layout = fitText(prepared, {
    width: options.width * width,
    height: options.height * height,
    minSize: height * 0.03,
    maxSize: height * 1.4,
    maxLines: MOST_LINES,
    align: 'center',
    balance: true,
    byInk: true,
  })
  const margin = Math.ceil(MARGIN * layout.size)
  const { ink } = layout
  const left = options.centre[0] * width - ink.width / 2
  const top = options.centre[1] * height - ink.height / 2
  const x = Math.floor(left) - margin
  const y = Math.floor(top) - margin
  const area: Area = {
    width: Math.ceil(left + ink.width) + margin - x,
    height: Math.ceil(top + ink.height) + margin - y,
    dx: left - x - ink.x,
    dy: top - y - ink.y,
  }
  const { coverage, emoji } = await draw(layout, area)
  const shape = {
    width: area.width,
    height: area.height,
    coverage,
    ...signedDistance(coverage, area.width, area.height),
  }
  let owners: Int16Array | undefined
  return {
    ...shape,
    x,
    y,
    em: layout.size,
    ink: { left: margin, top: margin, right: area.width - margin, bottom: area.height - margin },
    ...(emoji ? { emoji } : {}),
    owners: () => (owners ??= ownersOf({ ...shape, boxAt: boxFinder(layout, area) })),
  }
}

interface Area {
  width: number
  height: number
  /** Where the layout's top left corner comes to lie. */
  dx: number
  dy: number
}

async function draw(layout: TextLayout, { width, height, dx, dy }: Area): Promise<Pick<Letters, 'coverage' | 'emoji'>> {
  const { createCanvas } = await loadCanvas()
  const context = createCanvas(width, height).getContext('2d')
  await drawText(context, layout, dx, dy, { fill: '#ffffff', what: 'letters' })
  const letters = context.getImageData(0, 0, width, height).data
  const coverage = new Float32Array(width * height)
  for (let at = 0; at < coverage.length; at++) coverage[at] = letters[at * 4 + 3]! / 255
  if (!layout.lines.some(({ runs }) => runs.some(({ kind }) => kind === 'emoji'))) return { coverage }
  context.clearRect(0, 0, width, height)
  await drawText(context, layout, dx, dy, { what: 'emoji' })
  const { data } = context.getImageData(0, 0, width, height)
  const plane = () => new Float32Array(width * height)
  const emoji = { r: plane(), g: plane(), b: plane(), share: plane() }
  for (let at = 0; at < coverage.length; at++) {
    const share = data[at * 4 + 3]! / 255
    if (share === 0) continue
    emoji.share[at] = share
    emoji.r[at] = LIGHT[data[at * 4]!]!
    emoji.g[at] = LIGHT[data[at * 4 + 1]!]!
    emoji.b[at] = LIGHT[data[at * 4 + 2]!]!
    // Glows and steam that emoji have around them are no part of the shape.
    coverage[at] = Math.max(coverage[at]!, Math.min(1, Math.max(0, (share - 0.35) / 0.5)))
  }
  return { coverage, emoji }
}

const LIGHT = Float32Array.from({ length: 256 }, (_, value) => linear(value / 255))

function boxFinder(layout: TextLayout, { width, dx, dy }: Area): OwnersInput['boxAt'] {
  const boxes = clusterBoxes(layout).filter(({ kind }) => kind !== 'space' && kind !== 'none')
  const columns = layout.lines.map((_, line) => {
    const numbers = new Int16Array(width)
    let number = boxes.findIndex((box) => box.line === line)
    for (let x = 0; x < width; x++) {
      const next = boxes[number + 1]
      if (next?.line === line && x - dx >= next.x) number++
      numbers[x] = Math.max(0, number)
    }
    return numbers
  })
  const bottoms = layout.lines.map(({ y, height }) => y + height)
  return (x, y) => {
    let line = 0
    while (line < bottoms.length - 1 && y - dy > bottoms[line]!) line++
    return columns[line]?.[x < 0 ? 0 : x >= width ? width - 1 : x | 0] ?? 0
  }
}
