import * as z from 'zod'
import { signedDistance } from '../kernels/distance.ts'
import type { Letters } from '../lettering.ts'
import { randomFrom } from '../random.ts'
import { operation, type Stage } from '../stage.ts'
import { innerSteps, runInner } from './inner.ts'

/**
 * A box behind each letter, as tall as its line, for the steps below it to work on in place of the letters. What joins
 * or all but touches, as in an Arabic word, shares one. Lengths in em.
 */
export const blocks = operation({
  name: 'blocks',
  schema: z.strictObject({
    do: z.literal('blocks'),
    /** Free space between a letter and the sides of its box. */
    pad: z.number().min(0).max(0.25).default(0.12),
    /** Space between boxes. */
    gap: z.number().min(0).max(0.2).default(0.02),
    /** Letters whose ink is nearer than this share a box. */
    join: z.number().min(-0.5).max(1).default(0.05),
    /** Radius of the corners. */
    corner: z.number().min(0).max(0.5).default(0.06),
    /** Least width as a share of the height, as far as there is room. */
    least: z.number().min(0).max(2).default(0.6),
    /** How far boxes stand before one another or behind: nearer ones are lower and a little taller. */
    stance: z.number().min(0).max(0.2).default(0),
    /** Height of a shelf below each row but the last: what the rows stand on. */
    shelf: z.number().min(0).max(0.3).default(0),
    /** The shelves in place of the boxes. */
    part: z.enum(['boxes', 'shelves']).default('boxes'),
    steps: innerSteps,
  }),
  apply(stage, options) {
    const body = boxed(stage, options)
    if (body) runInner(stage, body, options.steps)
  },
})

type Options = z.output<(typeof blocks)['schema']>

interface Box {
  owner: number
  left: number
  top: number
  right: number
  bottom: number
}

function boxed({ letters }: Stage, options: Options): Letters | undefined {
  const { width, height, em } = letters
  const lines = linesOf(inkOf(letters), options.join * em)
  lines.forEach((line, index) => spread(line, options, em, lines[index - 1], lines[index + 1]))
  if (options.part === 'boxes') for (const line of lines) stand(line, options.stance * em)
  const coverage = new Float32Array(width * height)
  const owners = new Int16Array(width * height)
  const shown = options.part === 'shelves' ? lines.slice(0, -1).map((line) => shelfOf(line, options, em)) : lines.flat()
  if (shown.length === 0) return undefined
  const corner = (options.part === 'shelves' ? 0.02 : options.corner) * em
  for (const { owner, ...box } of shown) fillBox(coverage, owners, width, height, box, corner, owner)
  const { emoji: _, ...rest } = letters
  const measured = signedDistance(coverage, width, height)
  for (let at = 0; at < owners.length; at++) if (coverage[at] === 0) owners[at] = owners[measured.nearest[at]!]!
  return { ...rest, ink: around(shown), coverage, ...measured, owners: () => owners }
}

/** What the boxes cover: shadows and mirrors begin where they end, not where letters on them do. */
function around(boxes: readonly Box[]): Letters['ink'] {
  return {
    left: Math.round(Math.min(...boxes.map(({ left }) => left))),
    top: Math.round(Math.min(...boxes.map(({ top }) => top))),
    right: Math.round(Math.max(...boxes.map(({ right }) => right))),
    bottom: Math.round(Math.max(...boxes.map(({ bottom }) => bottom))),
  }
}

/** The board below a row, a little wider than it. */
function shelfOf(line: readonly Box[], { shelf, pad }: Options, em: number): Box {
  const [{ owner, bottom }] = line as [Box]
  const left = Math.min(...line.map((box) => box.left)) - pad * em
  const right = Math.max(...line.map((box) => box.right)) + pad * em
  return { owner, left, right, top: bottom, bottom: bottom + shelf * em }
}

/** The box around what is painted of each letter. */
function inkOf({ width, height, coverage, owners }: Letters): Box[] {
  const numbers = owners()
  const boxes = new Map<number, Box>()
  for (let y = 0, at = 0; y < height; y++) {
    for (let x = 0; x < width; x++, at++) {
      if (coverage[at]! < 0.5) continue
      const owner = numbers[at]!
      const box = boxes.get(owner)
      if (!box) boxes.set(owner, { owner, left: x, top: y, right: x + 1, bottom: y + 1 })
      else {
        box.left = Math.min(box.left, x)
        box.right = Math.max(box.right, x + 1)
        box.bottom = y + 1
      }
    }
  }
  return [...boxes.values()].toSorted((a, b) => a.owner - b.owner)
}

/** Letters are numbered from the left, line by line: a new line begins below all of the last one's middles. */
function linesOf(boxes: readonly Box[], join: number): Box[][] {
  const lines: Box[][] = []
  for (const box of boxes) {
    const line = lines.at(-1)
    const last = line?.at(-1)
    if (!line || !last || (box.right < last.left && box.bottom > last.bottom)) lines.push([{ ...box }])
    else if (box.left - last.right < join) merge(last, box)
    else line.push({ ...box })
  }
  for (const line of lines) {
    const top = Math.min(...line.map((box) => box.top))
    const bottom = Math.max(...line.map((box) => box.bottom))
    for (const box of line) [box.top, box.bottom] = [top, bottom]
  }
  return lines
}

function merge(to: Box, box: Box): void {
  to.left = Math.min(to.left, box.left)
  to.top = Math.min(to.top, box.top)
  to.right = Math.max(to.right, box.right)
  to.bottom = Math.max(to.bottom, box.bottom)
}

/** Gives each box its free space, as far as its neighbours leave it. */
function spread(line: Box[], { pad, gap, least, shelf }: Options, em: number, above?: Box[], below?: Box[]): void {
  const inks = line.map(({ left, right }) => ({ left, right }))
  const [{ top, bottom }] = line as [Box]
  const upper = above
    ? Math.max((above[0]!.bottom + top + Math.max(gap, shelf) * em) / 2, top - pad * em)
    : top - pad * em
  const lower = below
    ? Math.min((bottom + below[0]!.top - Math.max(gap, shelf) * em) / 2, bottom + pad * em)
    : bottom + pad * em
  line.forEach((box, index) => {
    const ink = inks[index]!
    const side = Math.max(pad * em, (least * (lower - upper) - (ink.right - ink.left)) / 2)
    const before = inks[index - 1]
    const after = inks[index + 1]
    const room = before ? (before.right + ink.left + gap * em) / 2 : -Infinity
    const end = after ? (ink.right + after.left - gap * em) / 2 : Infinity
    box.left = Math.max(room, ink.left - side)
    box.right = Math.min(end, ink.right + side)
    box.top = upper
    box.bottom = lower
  })
}

/** Stands each second box before its neighbours, no two as far. */
function stand(line: readonly Box[], stance: number): void {
  const random = randomFrom(line.length * 13 + 3)
  line.forEach((box, index) => {
    const nearer = (index % 2 === 0 ? -1 : 1) * (0.35 + 0.65 * random()) * stance
    box.bottom += nearer
    box.top += 0.4 * nearer
  })
}

function fillBox(
  coverage: Float32Array,
  owners: Int16Array,
  width: number,
  height: number,
  { left, top, right, bottom }: Omit<Box, 'owner'>,
  corner: number,
  owner: number,
): void {
  const radius = Math.max(0.5, Math.min(corner, (right - left) / 2, (bottom - top) / 2))
  const [mx, my] = [(left + right) / 2, (top + bottom) / 2]
  const [hx, hy] = [(right - left) / 2 - radius, (bottom - top) / 2 - radius]
  for (let y = Math.max(0, Math.floor(top)); y < Math.min(height, Math.ceil(bottom)); y++) {
    for (let x = Math.max(0, Math.floor(left)); x < Math.min(width, Math.ceil(right)); x++) {
      const dx = Math.max(0, Math.abs(x + 0.5 - mx) - hx)
      const dy = Math.max(0, Math.abs(y + 0.5 - my) - hy)
      const share = Math.min(1, Math.max(0, radius + 0.5 - Math.sqrt(dx * dx + dy * dy)))
      const at = y * width + x
      if (share <= coverage[at]!) continue
      coverage[at] = share
      owners[at] = owner
    }
  }
}
