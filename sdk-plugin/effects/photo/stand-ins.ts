import sharp from 'sharp'
import type { Raster } from '../../raster.ts'
import { rasterOf } from '../../raster.ts'
import { randomFrom } from '../random.ts'

/** Pictures that hang where a caller has sent no photo. */
export const STAND_INS = ['hills', 'sea', 'leaves', 'night'] as const

export type StandIn = (typeof STAND_INS)[number]

type Random = () => number

/** A drawn picture of a size; the same for the same kind, size and seed. */
export async function standIn(kind: StandIn, width: number, height: number, seed: number): Promise<Raster> {
  const drawn = DRAWN[kind](width, height, randomFrom(seed))
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${drawn}</svg>`
  return rasterOf(sharp(Buffer.from(svg)))
}

const DRAWN: Record<StandIn, (width: number, height: number, random: Random) => string> = {
  hills(width, height, random) {
    const sun = disc(width * (0.25 + 0.5 * random()), height * 0.3, height * 0.09, '#fbe9c0')
    return sky('#e8b98e', '#f6e3c8') + sun + range(width, height, ['#c9b7b0', '#22404a'], random)
  },
  night(width, height, random) {
    const moon = disc(width * (0.25 + 0.5 * random()), height * 0.26, height * 0.075, '#f4ecd2')
    const stars = Array.from({ length: 40 }, () => {
      return disc(random() * width, random() * height * 0.5, height * 0.003 * (0.5 + random()), '#dfe6f2')
    })
    return sky('#0e1a33', '#41608a') + stars.join('') + moon + range(width, height, ['#35517a', '#0a1424'], random)
  },
  sea(width, height, random) {
    const line = height * 0.56
    const sun = disc(width * (0.3 + 0.4 * random()), line - height * 0.1, height * 0.1, '#ffd9a0')
    const glints = Array.from({ length: 60 }, () => {
      const depth = random() ** 1.6
      const y = line + depth * (height - line)
      const long = width * (0.02 + 0.09 * depth) * (0.5 + random())
      const [x, thick] = [random() * width, Math.max(0.6, height * 0.004 * (0.4 + depth))]
      const shape = `cx="${n(x)}" cy="${n(y)}" rx="${n(long)}" ry="${n(thick)}"`
      return `<ellipse ${shape} fill="#f3d8b4" opacity="${n(0.2 + 0.3 * depth)}"/>`
    })
    const water = `<rect y="${n(line)}" width="${width}" height="${n(height - line)}" fill="#2b5a6d"/>`
    return sky('#6f9fb3', '#f2c9a1') + sun + water + glints.join('')
  },
  leaves(width, height, random) {
    const stems = Array.from({ length: 3 }, (_, at) => {
      const x = width * (0.26 + 0.24 * at) + width * 0.05 * (random() - 0.5)
      return sprig(x, height * (0.92 - 0.04 * random()), height * (0.6 + 0.14 * random()), random)
    })
    return sky('#f4efe4', '#ece4d3') + stems.join('')
  },
}

function sky(top: string, below: string): string {
  const stops = `<stop stop-color="${top}"/><stop offset="1" stop-color="${below}"/>`
  const gradient = `<linearGradient id="sky" x2="0" y2="1">${stops}</linearGradient>`
  return `<defs>${gradient}</defs><rect width="100%" height="100%" fill="url(#sky)"/>`
}

function disc(x: number, y: number, radius: number, fill: string): string {
  return `<circle cx="${n(x)}" cy="${n(y)}" r="${n(radius)}" fill="${fill}"/>`
}

/** Five ranges of hills, the far ones of the first colour. */
function range(width: number, height: number, [far, near]: [string, string], random: Random): string {
  const ridges = Array.from({ length: 5 }, (_, at) => {
    const [top, rise] = [height * (0.4 + 0.12 * at), height * (0.13 - 0.015 * at)]
    return `<path d="${ridge(width, height, top, rise, random)}" fill="${blend(far, near, at / 4)}"/>`
  })
  return ridges.join('')
}

/** A line of hills of three waves, down to the lower border. */
function ridge(width: number, height: number, top: number, rise: number, random: Random): string {
  const waves = [1.1, 2.7, 6.3].map((count, at) => ({ count, size: rise / 2 ** at, phase: random() * 2 * Math.PI }))
  const points = Array.from({ length: 49 }, (_, at) => {
    const x = at / 48
    const y = waves.reduce((sum, { count, size, phase }) => sum + size * Math.sin(2 * Math.PI * count * x + phase), top)
    return `${n(x * width)} ${n(y)}`
  })
  return `M${points.join('L')}L${width} ${height}L0 ${height}Z`
}

/** A stem with pairs of leaves, as in a book of plants. */
function sprig(x: number, foot: number, length: number, random: Random): string {
  const colour = blend('#4f6b4a', '#8a9a6b', random())
  const lean = (random() - 0.5) * 0.3
  const leaves = Array.from({ length: 14 }, (_, at) => {
    const t = 0.16 + (0.84 * Math.floor(at / 2)) / 7
    const [cx, cy] = [x + lean * length * t * t, foot - length * t]
    const turn = (at % 2 === 0 ? 1 : -1) * (38 + 14 * random()) + lean * 60
    const size = length * 0.2 * (1.15 - 0.7 * t)
    const outline = `M0 0Q${n(size * 0.32)} ${n(-size * 0.45)} 0 ${n(-size)}Q${n(-size * 0.32)} ${n(-size * 0.45)} 0 0Z`
    return `<path d="${outline}" fill="${colour}" transform="translate(${n(cx)} ${n(cy)}) rotate(${n(turn)})"/>`
  })
  const tip = `${n(x + lean * length)} ${n(foot - length)}`
  const line = `M${n(x)} ${n(foot)}Q${n(x)} ${n(foot - length / 2)} ${tip}`
  const stem = `<path d="${line}" stroke="${colour}" fill="none" stroke-width="${n(length * 0.012)}"/>`
  return stem + leaves.join('')
}

function blend(from: string, to: string, share: number): string {
  const parts = [1, 3, 5].map((at) => {
    const [a, b] = [Number.parseInt(from.slice(at, at + 2), 16), Number.parseInt(to.slice(at, at + 2), 16)]
    return Math.round(a + (b - a) * share)
      .toString(16)
      .padStart(2, '0')
  })
  return `#${parts.join('')}`
}

function n(value: number): string {
  return value.toFixed(2)
}
