/** What an explorer wrote on a page of the journal, and the trees on the map: no two lines or trees are alike. */
import { type Mark } from './drawn.ts'

const n = (value: number) => value.toFixed(1)

/** A number from -1 to 1 for a place of a row. */
const vary = (place: number, row: number) => {
  const value = Math.sin(place * 91.7 + row * 253.3) * 43758.5453
  return 2 * (value - Math.floor(value)) - 1
}

const DARK = '#20130a'
const DRY = '#6d5034'

/** A pen that is dipped now and then: dark where it was, paler and paler until the next time. */
export function dipped(left: number, width: number, row: number) {
  const inks = Array.from({ length: 9 }, (_, at) => {
    const dry = ((at + 3.3 * row) % 5) / 5
    return dry < 0.2 ? DARK : dry < 0.55 ? '#3f2917' : DRY
  })
  return { from: [left, 0] as const, to: [left + width, 0] as const, inks }
}

/** Lines of the note, where each begins, and how high: a hand without a ruler. */
const LINES = [
  'Day 41. Reached the northern ridge at',
  'noon; fog in the valley, wind from the',
  'west. Our guide knows every stone here',
  'and fears nothing. Made a drawing by',
  'the fire. Tomorrow we follow the river',
  // The word that was struck out.
  'down to the lake bay.',
]

export const notes = (left: number, top: number, width: number): Mark[] =>
  LINES.map((text, row): Mark => {
    const x = left + 9 * vary(row, 1)
    return {
      draw: 'text',
      text,
      box: [x, top + 49 * row + 2.4 * vary(row, 2), width, 48],
      // Two are allowed, so that it stands on its line and not on its ink.
      lines: 2,
      stand: 'top',
      font: 'hand',
      weight: row % 3 === 1 ? 400 : 500,
      size: 43 + 1.6 * vary(row, 3),
      align: 'left',
      turn: -0.5 + 0.7 * vary(row, 4),
      fill: dipped(x, 0.94 * width, row),
    }
  })

/** What a pen leaves beside the words: a word struck out and written anew, blots, a line drawn under. */
export const slips = (left: number, top: number): string[] => [
  `M${left + 176} ${top + 276}q26 -8 56 -4M${left + 180} ${top + 281}q26 -3 50 -9M${left + 178} ${top + 270}q20 9 54 5`,
  `M${left + 2} ${top + 326}q90 -9 214 -3t120 -6`,
]
export const blots = (left: number, top: number): string[] =>
  (
    [
      [left + 548, top + 268, 5.5],
      [left + 562, top + 279, 2.2],
      [left + 541, top + 283, 1.5],
      [left + 28, top - 22, 2.6],
    ] as const
  ).map(([x, y, r], seed) => {
    const points = Array.from({ length: 14 }, (_, at) => {
      const angle = (at / 14) * 2 * Math.PI
      const far = r * (1 + 0.1 * vary(at, seed + 20))
      return `${n(x + far * Math.cos(angle))} ${n(y + far * Math.sin(angle))}`
    })
    return `M${points.join('L')}Z`
  })

/** A tree with leaves: a crown in scallops, strokes on its shaded side. */
function broadleaf(x: number, y: number, size: number, seed: number): string {
  const puffs = 6 + Math.round(1.4 * (1 + vary(seed, 31)))
  const rim = (at: number) => {
    const angle = ((at / puffs) * 1.5 + 0.75) * Math.PI
    const far = size * (1 + 0.24 * vary(at + seed, 32))
    return [x + 0.92 * far * Math.cos(angle), y - 1.5 * size + far * Math.sin(angle)] as const
  }
  const scallops = Array.from({ length: puffs }, (_, at) => {
    const [ax, ay] = rim(at)
    const [bx, by] = rim(at + 1)
    const out = 0.55 + 0.25 * vary(at + seed, 33)
    const [mx, my] = [(ax + bx) / 2 - x, (ay + by) / 2 - y + 1.5 * size]
    return `Q${n(x + mx * (1 + out))} ${n(y - 1.5 * size + my * (1 + out))} ${n(bx)} ${n(by)}`
  })
  const [sx, sy] = rim(0)
  const shade = Array.from({ length: 4 }, (_, at) => {
    const from = x + size * (0.1 + 0.24 * at)
    const high = size * (1.9 - 0.16 * at + 0.1 * vary(at + seed, 34))
    return `M${n(from)} ${n(y - high)}l${n(-0.3 * size)} ${n(0.9 * size)}`
  })
  const lean = 0.16 * size * vary(seed, 35)
  const trunk =
    `M${n(x - 1.5)} ${n(y - 0.5 * size)}Q${n(x - 1 + lean)} ${n(y - 0.2 * size)} ${n(x - 2 + lean)} ${n(y)}` +
    `M${n(x + 2)} ${n(y - 0.6 * size)}L${n(x + 2.4 + lean)} ${n(y)}`
  return `M${n(sx)} ${n(sy)}${scallops.join('')}${shade.join('')}${trunk}`
}

/** A fir: boughs to and fro down a stem, wider and wider, the darker side twice. */
function fir(x: number, y: number, size: number, seed: number): string {
  const rows = 5 + Math.round(1 + vary(seed, 41))
  const tip = y - 3.1 * size
  const boughs = Array.from({ length: rows }, (_, at) => {
    const down = tip + ((at + 0.6) / rows) * 2.7 * size
    const half = 0.85 * size * ((at + 0.7) / rows) ** 0.9
    const [left, right] = [half * (1 + 0.3 * vary(at + seed, 42)), half * (1 + 0.3 * vary(at + seed, 43))]
    const drop = size * (0.24 + 0.1 * vary(at + seed, 44))
    return (
      `M${n(x - left)} ${n(down + drop)}Q${n(x - 0.3 * left)} ${n(down)} ${x} ${n(down - drop)}` +
      `Q${n(x + 0.4 * right)} ${n(down)} ${n(x + right)} ${n(down + drop)}` +
      `M${n(x + 0.2 * right)} ${n(down + 0.2 * drop)}l${n(0.5 * right)} ${n(0.9 * drop)}`
    )
  })
  return `M${x} ${n(tip)}L${n(x + 0.1 * size * vary(seed, 45))} ${y}${boughs.join('')}`
}

/** A wood of both, the nearer ones lower and larger; @param middle Of its ground */
export const woodland = ([cx, cy]: readonly [number, number]): string[] =>
  Array.from({ length: 17 }, (_, at) => {
    const row = Math.floor(at / 5)
    const x = cx + ((at % 5) - 2) * 40 + (row % 2) * 13 + 10 * vary(at, 51)
    const y = cy + (row - 1.2) * 31 + 6 * vary(at, 52)
    const size = 11.5 + 0.9 * row + 2.6 * vary(at, 53)
    return vary(at, 54) < -0.1 ? fir(Math.round(x), y, size, at) : broadleaf(x, y, size, at)
  })
