/** Two banks of clouds: one as far as the horizon, one that somebody stands in. Grey, how bright they are above how dense. */
import { join } from 'node:path'
import sharp from 'sharp'
import { cumulus, type Head, type Sky } from '../../scripts/art/cumulus.ts'
import { randomFrom } from '../../sdk-plugin/effects/random.ts'

const [, , folder = '.'] = process.argv
const random = randomFrom(2011)
const between = (from: number, to: number) => from + (to - from) * random()

/** A heap: heads on heads, smaller ones towards its top, on a flat foot. */
function heap(x: number, foot: number, z: number, { wide, tall }: { wide: number; tall: number }): Head[] {
  const heads: Head[] = []
  const count = Math.round(14 + wide / 9)
  for (let each = 0; each < count; each++) {
    const off = random() + random() - 1
    const up = (1 - off * off) * tall * between(0.15, 0.86)
    const radius = Math.min(0.3 * wide, tall * between(0.16, 0.3)) * (1.25 - (0.55 * up) / tall)
    const head = { x: x + 0.5 * wide * off, y: foot - up, z: z + 0.2 * wide * between(-1, 1), radius }
    heads.push(head, ...buds(head, 5))
  }
  return heads
}

/** Smaller heads on one, mostly above. */
function buds({ x, y, z, radius }: Head, count: number): Head[] {
  return Array.from({ length: count }, () => {
    const turn = between(0, 2 * Math.PI)
    const rise = between(-0.2, 1)
    const level = Math.sqrt(1 - rise * rise)
    const far = 0.82 * radius
    const at = { x: x + far * level * Math.cos(turn), y: y - far * rise, z: z + far * level * Math.sin(turn) }
    return { ...at, radius: radius * between(0.3, 0.52) }
  })
}

async function write(name: string, sky: Omit<Sky, 'random'>): Promise<void> {
  const { width, height } = sky
  const { lit, density } = cumulus({ ...sky, random })
  const bytes = Buffer.alloc(2 * width * height)
  bytes.set(lit.map((light) => Math.round(255 * Math.min(1, light))))
  bytes.set(
    density.map((share) => Math.round(255 * share)),
    width * height,
  )
  const raw = { width, height: 2 * height, channels: 1 as const }
  await sharp(bytes, { raw })
    .toColourspace('b-w')
    .png()
    .toFile(join(folder, `${name}.png`))
}

/** Rows of small heaps from the horizon on, larger and lower the nearer they are. */
const sea = Array.from({ length: 60 }, (_, each) => {
  const near = each / 60
  const size = 26 + 74 * near
  const foot = 545 + 215 * near ** 1.3
  return heap(between(-40, 1000), foot, 440 - 110 * near, { wide: 2.6 * size, tall: size * between(0.7, 1.2) })
}).flat()
/** On both sides of who stands before them. */
const towers = [
  ...heap(200, 760, 250, { wide: 330, tall: 330 }),
  ...heap(40, 780, 225, { wide: 300, tall: 420 }),
  ...heap(300, 840, 190, { wide: 300, tall: 190 }),
  ...heap(745, 790, 250, { wide: 330, tall: 430 }),
  ...heap(920, 800, 230, { wide: 320, tall: 520 }),
  ...heap(640, 850, 190, { wide: 320, tall: 220 }),
]
/** Pixels that the bank has for one of the sea's: it is near. */
const NEAR = 1.5
/** Higher at the sides than in the middle, where somebody stands. */
const bank = Array.from({ length: 24 }, (_, each) => {
  // Spread evenly, each next one far from the last.
  const x = -60 + 1160 * ((0.618 * each) % 1)
  const side = Math.abs(x - 520) / 520
  return heap(x, 430, 310 - 5 * each, { wide: between(260, 400), tall: between(120, 210) + 100 * side ** 1.5 })
})
  .flat()
  .map(({ x, y, z, radius }) => ({ x: NEAR * x, y: NEAR * y, z: NEAR * z, radius: NEAR * radius }))
await write('cumulus-1', {
  width: 960,
  height: 800,
  depth: 480,
  heads: [...sea, ...towers],
  haze: 0.75,
  grain: 26,
  ambient: 0.2,
})
await write('cumulus-2', {
  width: 1040 * NEAR,
  height: 400 * NEAR,
  depth: 380 * NEAR,
  heads: bank,
  haze: 0,
  grain: 46,
  ambient: 0.14,
})
