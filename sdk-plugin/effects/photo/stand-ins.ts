import sharp from 'sharp'
import type { Raster } from '../../raster.ts'
import { imageOf, rasterOf } from '../../raster.ts'
import { Kept } from '../kept.ts'
import { randomFrom } from '../random.ts'
import { ADVERTS, drawAdvert } from './adverts.ts'
import { type Cow, photographCow } from './cow.ts'
import { PICTURES, pictureOf } from './pictures.ts'

/** Pictures that hang where a caller has sent no photo. */
export const STAND_INS = [...PICTURES, ...ADVERTS, 'leaves', 'cow', 'turnedCow'] as const

export type StandIn = (typeof STAND_INS)[number]

type Random = () => number

/** Pictures that were made, in bytes: a wall of them for a scene or two. */
const KEPT_BYTES = 8 * 1024 * 1024
const kept = new Kept<Raster>(KEPT_BYTES, ({ data }) => data.length)
/** A larger drawing is drawn at this size. */
const LONGEST = 420

/** A picture of a size; the same for the same kind, size and seed. Not to be changed: it is kept. */
export async function standIn(kind: StandIn, width: number, height: number, seed: number): Promise<Raster> {
  const name = `${kind} ${width}x${height} ${seed}`
  const picture = kept.find(name) ?? (await made(kind, width, height, seed))
  return kept.get(name, () => picture)
}

async function made(kind: StandIn, width: number, height: number, seed: number): Promise<Raster> {
  if (kind === 'leaves') return botanical(width, height, randomFrom(seed))
  if (kind === 'cow') return cow(width, height, seed, 'daisy')
  // Another one, looking the other way.
  if (kind === 'turnedCow') return rasterOf(imageOf(await cow(width, height, seed, 'tongue')).flop())
  return isOf(ADVERTS, kind) ? drawAdvert(kind, width, height, seed) : pictureOf(kind, width, height, seed)
}

/** A photo of a cow, drawn no larger than need be. */
async function cow(width: number, height: number, seed: number, which: Cow): Promise<Raster> {
  const scale = Math.min(1, LONGEST / Math.max(width, height))
  const across = Math.max(1, Math.round(width * scale))
  const down = Math.max(1, Math.round(height * scale))
  const drawn = await photographCow(across, down, seed, which)
  return scale === 1 ? drawn : rasterOf(imageOf(drawn).resize(width, height, { fit: 'fill' }))
}

const isOf = <Kind extends StandIn>(kinds: readonly Kind[], kind: StandIn): kind is Kind =>
  (kinds as readonly StandIn[]).includes(kind)

/** Three sprigs, as in a book of plants. */
function botanical(width: number, height: number, random: Random): Promise<Raster> {
  const stems = Array.from({ length: 3 }, (_, at) => {
    const x = width * (0.26 + 0.24 * at) + width * 0.05 * (random() - 0.5)
    return sprig(x, height * (0.92 - 0.04 * random()), height * (0.6 + 0.14 * random()), random)
  })
  const stops = '<stop stop-color="#f4efe4"/><stop offset="1" stop-color="#ece4d3"/>'
  const paper = `<linearGradient id="paper" x2="0" y2="1">${stops}</linearGradient>`
  const ground = `<defs>${paper}</defs><rect width="100%" height="100%" fill="url(#paper)"/>`
  const size = `width="${width}" height="${height}"`
  return rasterOf(
    sharp(Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" ${size}>${ground}${stems.join('')}</svg>`)),
  )
}

/** A stem with pairs of leaves. */
function sprig(x: number, foot: number, length: number, random: Random): string {
  const colour = blend('#4f6b4a', '#8a9a6b', random())
  const lean = (random() - 0.5) * 0.3
  const leaves = Array.from({ length: 14 }, (_, at) => {
    const t = 0.16 + (0.84 * Math.floor(at / 2)) / 7
    const cx = x + lean * length * t * t
    const cy = foot - length * t
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
    const a = Number.parseInt(from.slice(at, at + 2), 16)
    const b = Number.parseInt(to.slice(at, at + 2), 16)
    return Math.round(a + (b - a) * share)
      .toString(16)
      .padStart(2, '0')
  })
  return `#${parts.join('')}`
}

function n(value: number): string {
  return value.toFixed(2)
}
