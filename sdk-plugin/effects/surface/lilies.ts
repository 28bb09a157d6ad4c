import { mix, type Rgb, smoothstep } from '../colour.ts'
import { noiseAt, noiseTile } from '../kernels/noise.ts'
import { randomFrom } from '../random.ts'
import type { Stage } from '../stage.ts'
import { layLeaf } from './leaf.ts'
import { describedMaterial } from './material.ts'
import { layAt, lightPile, newPile, type Pile, shadowOf, spot } from './pile.ts'
import { hypot } from '../hypot.ts'

/** Place as shares of the frame, radius in frame heights, direction of the notch in degrees. */
const PADS = [
  [0.965, 0.06, 0.15, 150],
  [0.86, 0.0, 0.09, 60],
  [1.0, 0.55, 0.085, 200],
  [0.02, 0.98, 0.16, -40],
  [0.125, 1.0, 0.095, 250],
  [0.0, 0.4, 0.07, 10],
  [0.62, 0.985, 0.075, 300],
] as const

/** Place and radius of blossoms. */
const BLOSSOMS = [
  [0.925, 0.115, 0.075],
  [0.075, 0.9, 0.065],
] as const

const PINK: readonly [Rgb, Rgb] = [
  [0.95, 0.72, 0.74],
  [0.82, 0.16, 0.34],
]

/** Pads and blossoms that lie on water in the corners of the frame. */
export function layLilies(stage: Stage): void {
  const { frame, seed, environment } = stage
  const { width, height } = frame
  const random = randomFrom(seed * 31 + 2)
  const pads = newPile(frame, 0, 0, width, height)
  for (const [x, y, radius, notch] of PADS) {
    const turn = ((notch + (random() - 0.5) * 50) * Math.PI) / 180
    layPad(pads, x * width, y * height, radius * height * (0.92 + 0.16 * random()), turn, random())
  }
  const whole = carriedOn(pads, Math.ceil(0.15 * height))
  shadowOf(stage, whole, { lift: 0.06 * height, soft: 0.022 * height, strength: 0.75 })
  shadowOf(stage, whole, { lift: 0.012 * height, soft: 0.004 * height, strength: 0.6 })
  const wax = { colour: [1, 1, 1], metal: 0, rough: 0.42, coat: 0.9, coatRough: 0.16 } as const
  lightPile(stage, pads, describedMaterial({ ...wax }), 1, 0)
  const petals = newPile(frame, 0, 0, width, height)
  for (const [x, y, radius] of BLOSSOMS) {
    bloom(petals, x * width, y * height, radius * height, random, environment.key)
  }
  shadowOf(stage, petals, { lift: 0.02 * height, soft: 0.01 * height, strength: 0.55 })
  lightPile(stage, petals, describedMaterial({ colour: [1, 1, 1], metal: 0, rough: 0.7, scatter: 0.5 }), 1.1, 0)
}

/** What pads cover, with what of them lies beyond the frame's left and upper side: its shadow falls into the frame. */
function carriedOn({ width, height, coverage }: Pile, margin: number): Parameters<typeof shadowOf>[1] {
  const [wide, tall] = [width + margin, height + margin]
  const carried = new Float32Array(wide * tall)
  for (let y = 0, at = 0; y < tall; y++) {
    const row = Math.max(0, y - margin) * width
    for (let x = 0; x < wide; x++, at++) carried[at] = coverage[row + Math.max(0, x - margin)]!
  }
  return { x: -margin, y: -margin, width: wide, height: tall, coverage: carried }
}

/** A round leaf with a notch, veins from its middle and a rim that stands up. */
function layPad(pile: Pile, x: number, y: number, radius: number, notch: number, seed: number): void {
  const [clouds, swirls] = [noiseTile('clouds'), noiseTile('swirls')]
  const reach = Math.ceil(radius * 1.06) + 1
  for (let py = Math.max(0, Math.floor(y - reach)); py <= Math.min(pile.height - 1, y + reach); py++) {
    for (let px = Math.max(0, Math.floor(x - reach)); px <= Math.min(pile.width - 1, x + reach); px++) {
      const dx = (px - x) / radius
      const dy = (py - y) / radius
      const far = hypot(dx, dy)
      if (far > 1.06) continue
      const angle = Math.atan2(dy, dx)
      const wobble = 0.035 * Math.sin(angle * 5 + seed * 20) + 0.02 * Math.sin(angle * 11 + seed * 50)
      const gap = Math.abs(Math.atan2(Math.sin(angle - notch), Math.cos(angle - notch)))
      const inside = Math.min((1 + wobble - far) * radius, (gap - 0.16) * far * radius)
      if (inside <= -0.5) continue
      const blotch = noiseAt(clouds, dx * 60 + seed * 300, dy * 60)
      const swell = noiseAt(swirls, dx * 34 + seed * 170, dy * 34)
      const { vein, wave } = veinAt(angle + 0.05 * blotch, far)
      const rim = smoothstep(0.88, 1, far)
      const slope = 0.22 * swell - 0.1 * far + 1.1 * rim + 0.35 * wave
      const nx = -dx * slope - dy * 0.5 * wave + 0.16 * swell
      const ny = -dy * slope + dx * 0.5 * wave + 0.2 * blotch
      const scale = 1 / Math.sqrt(nx * nx + ny * ny + 1)
      spot.nx = nx * scale
      spot.ny = ny * scale
      spot.nz = scale
      // Its underside is red where the rim turns up; beyond it the leaf's thickness is in shade.
      const under = smoothstep(0.955, 0.99, far + 0.03 * blotch)
      const tone = (0.72 + 0.6 * blotch + 0.22 * swell) * (inside < 0.022 * radius ? 0.55 : 1)
      const old = smoothstep(0.16, 0.4, blotch + 0.25 * far - 0.12)
      spot.r = mix(0.055 + 0.07 * vein + 0.13 * old, 0.2, 0.7 * under) * tone
      spot.g = mix(0.17 + 0.08 * vein + 0.03 * old, 0.09, 0.7 * under) * tone
      spot.b = (0.035 + 0.022 * vein) * tone
      spot.open = 1
      layAt(pile, py * pile.width + px, inside > 0.5 ? 1 : inside + 0.5)
    }
  }
}

/** How much of a vein a place of a pad is, and how the leaf slopes between two; towards the rim each forks. */
function veinAt(angle: number, far: number): { vein: number; wave: number } {
  const ray = ((angle + 9 * Math.PI) * 13) / (2 * Math.PI)
  const from = ray - Math.floor(ray) - 0.5
  const spread = 0.26 * smoothstep(0.42, 0.95, far)
  const aside = Math.abs(Math.abs(from) - spread)
  const thin = far * (20 + 26 * far)
  const wave = 0.3 * Math.sin(2 * Math.PI * from) * Math.min(1, 2 * far)
  return { vein: Math.max(0, 1 - aside * thin) * (1 - 0.55 * far), wave }
}

/** Three rings of petals and the yellow middle. */
function bloom(pile: Pile, x: number, y: number, radius: number, random: () => number, key: Rgb): void {
  for (const [ring, count] of [
    [1, 9],
    [0.78, 8],
    [0.55, 7],
    [0.34, 6],
  ] as const) {
    const begin = random() * 6
    for (let index = 0; index < count; index++) {
      const angle = begin + ((index + (random() - 0.5) * 0.3) / count) * 2 * Math.PI
      layLeaf(
        pile,
        {
          x,
          y,
          angle,
          length: radius * ring * (0.93 + 0.14 * random()),
          wide: 0.22 + 0.1 * (1 - ring),
          form: 'lance',
          colours: PINK,
          vein: [0.9, 0.5, 0.58],
          veins: 0.12,
          bend: (random() - 0.5) * 0.1,
          fold: -0.5,
          curl: -0.9 + 0.5 * (1 - ring),
          through: 0.3,
          tone: 0.75 + 0.35 * (1.1 - ring),
          seed: random(),
        },
        key,
      )
    }
  }
  for (let index = 0; index < 26; index++) {
    const angle = random() * 2 * Math.PI
    const gold: readonly [Rgb, Rgb] = [
      [0.8, 0.45, 0.03],
      [0.95, 0.7, 0.1],
    ]
    layLeaf(
      pile,
      {
        x,
        y,
        angle,
        length: radius * (0.1 + 0.12 * random()),
        wide: 0.16,
        form: 'petal',
        colours: gold,
        vein: gold[1],
        veins: 0,
        bend: 0.1,
        fold: 0.3,
        curl: 0.6,
        through: 0.2,
        tone: 0.8 + 0.4 * random(),
        seed: random(),
      },
      key,
    )
  }
}
