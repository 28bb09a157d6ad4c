import { mix, smoothstep } from '../../colour.ts'
import { hypot } from '../../hypot.ts'
import { beds, curve, dome, FAR, type Part } from './carving.ts'

const PAW_IN = curve([930, 112], [1010, 96], [1080, 84], [1150, 72], [1190, 74])
const PAW_OUT = curve([930, 318], [1010, 336], [1080, 366], [1150, 386], [1190, 384])
/** Where the block begins that all of it lies on. */
const PLINTH = 1188
const TOES = 4

export const paw: Part = (a, y) => {
  const [from, to] = [PAW_IN(y), PAW_OUT(y)]
  const inside = Math.min(a - from, to - a, y - 930, PLINTH - y)
  if (inside < -1) return undefined
  const q = (2 * (a - from)) / (to - from) - 1
  // The leg goes back from the toes.
  const back = 250 * smoothstep(915, 1080, y)
  const round = 110 * Math.sqrt(Math.max(0, 1 - Math.abs(q) ** 3))
  const sinew = 9 * Math.exp(-(((q + 0.1) / 0.16) ** 2)) * smoothstep(960, 1010, y) * smoothstep(1080, 1040, y)
  // Toes are of the rock itself, and so is the leg, in its beds; what is left of the facing is low and worn.
  const facing = 0.4 * smoothstep(1078, 1040, y) * smoothstep(930, 960, y)
  const stone = 0.5 * beds(a + 60, y + 9 - 24 * q * q) + facing * masonry(a + 6 * q * q, y - 20 * q * q)
  return { z: round + back - 40 + sinew + toeAt(((q + 1) / 2) * TOES, q, y) + stone, inside, worn: 1 }
}

/** How high a course of blocks is, and how long a block is as a rule. */
const BLOCK = { high: 25, long: 52 } as const

/** One of 0 to 1 for a block, always the same. */
function chance(row: number, column: number): number {
  return (((Math.imul(row + 11, 73_856_093) ^ Math.imul(column + 5, 19_349_663)) >>> 7) & 1023) / 1023
}

/** Small blocks that paws were faced with long ago: each a little in or out, its edges worn, wide joints between them. */
function masonry(a: number, y: number): number {
  const row = Math.floor(y / BLOCK.high)
  const along = a / BLOCK.long + 0.5 * (row & 1) + 0.3 * chance(row, 0)
  const column = Math.floor(along)
  const own = chance(row, column + 40)
  const down = Math.abs(y / BLOCK.high - row - 0.5) * 2 * BLOCK.high
  const aside = Math.abs(along - column - 0.5) * 2 * BLOCK.long
  const edge = 0.5 * Math.min(BLOCK.high - down, BLOCK.long - aside)
  // Sand has ground whole patches of them smooth, down to where no joint is left.
  const patch =
    Math.sin(0.031 * a + 0.017 * y) + Math.sin(0.043 * y - 0.023 * a + 2) + 0.5 * Math.sin(0.09 * a + 0.07 * y)
  const left = mix(0.34, 1, smoothstep(-0.9, 1, patch))
  // Some of them are gone.
  const out = 7 * (own - 0.5) - (own < 0.06 ? 10 : 0)
  return (
    left * (out * smoothstep(0.4, 4, edge) - mix(4, 10, own) * smoothstep(4.2, 0.4, edge) - 2 * smoothstep(9, 2, edge))
  )
}

/** A lion's toe, worn by sand: a pad that is round on all sides, a knuckle behind it. */
function toeAt(at: number, q: number, y: number): number {
  const off = (at - Math.floor(at) - 0.5) * 2
  const start = 1084 + 22 * q * q
  const down = (y - start) / (PLINTH - start)
  if (down < 0) return 0
  const knuckle = 30 * Math.exp(-(((down - 0.16) / 0.2) ** 2)) * dome(off) * smoothstep(0, 0.18, down)
  const pad =
    58 * Math.sqrt(Math.max(0, 1 - off * off - (Math.max(0, down - 0.5) / 0.56) ** 2)) * smoothstep(0, 0.3, down)
  const gap = 30 * smoothstep(0.86, 1, Math.abs(off)) * smoothstep(0.02, 0.3, down)
  return knuckle + pad - gap - 46 * smoothstep(0.86, 1, down)
}

/** How much longer the blocks are that the flanks were faced with, and above which row the rock is bare. */
const LARGER = 1.7
const FACED = 1084

/** The thigh of a hind leg that is drawn up, flat at its side as an animal's is: rock in beds, faced with blocks below. */
export const haunch: Part = (a, y) => {
  const bed = y < FACED + 12 * Math.sin(0.05 * a) ? beds(a + 130, y + 20) : 0.6 * masonry(a / LARGER, y / LARGER + 7)
  const top = 936 + 0.0032 * (500 - a) ** 2
  const round = Math.min(1, Math.max(0, (y - top) / 150))
  const thigh = y > top ? -310 + 200 * Math.sqrt(1 - (1 - round) ** 2.4) : FAR
  const step = hypot((a - 456) / 96, (y - 1158) / 66)
  const toes = 12 * smoothstep(0.55, 0, Math.abs(Math.sin((a - 400) / 19))) * smoothstep(1126, 1160, y)
  const foot = step < 1 && y < PLINTH ? -190 + 150 * Math.sqrt(1 - step ** 3) - toes + 0.4 * beds(a, y) : FAR
  const inside = Math.max(Math.min(y - top, 660 - a) + 0.4 * bed, Math.min((1 - step) * 60, PLINTH - y))
  return inside < -1 || y > PLINTH ? undefined : { z: Math.max(thigh + bed, foot), inside, worn: 1 }
}

/** Blocks in one course, their edges worn round. */
export const plinth: Part = (a, y) => {
  if (y < PLINTH - 2) return undefined
  const joint = Math.abs(((a + 95) % 190) - 95)
  const edge = 14 * dome(1 - Math.min(1, (y - PLINTH + 2) / 16))
  return { z: 268 + edge - 14 * smoothstep(5, 1, joint), inside: y - PLINTH + 2, worn: 1 }
}
