/** Leaves, and petals that fell: from the foot to the tip along x. */
import { mix, mixed, smoothstep } from '../colour.ts'
import { noiseAt, noiseTile } from '../kernels/noise.ts'
import { type Part, tube } from './mesh.ts'
import { FORMS, petal } from './petal.ts'
import { type Tones, varied } from './tones.ts'
import type { Random } from './turned.ts'

export type LeafForm = 'leaf' | 'blade' | 'oak' | 'maple'

/** A leaf from its stalk; its axis lies in the table, the tip to the right. */
export function leaf(random: Random, given: Tones, form: LeafForm, wide: number): Part[] {
  const colours = varied(random, given)
  const twist = (random() - 0.5) * 0.1
  if (form === 'maple') return maple(random, colours)
  const shape = petal({
    around: 0,
    length: 1,
    wide,
    form: OUTLINES[form],
    leaves: 70 + random() * 14,
    open: 82 + random() * 10,
    curl: 10 + random() * 40,
    cup: form === 'blade' ? 0.34 : 0.8 + 0.4 * random(),
    fold: form === 'blade' ? 0.1 : 0.2 + 0.2 * random(),
    ruffle: form === 'blade' ? 0.006 : 0.02,
    bend: (random() - 0.5) * 0.36,
    seed: random(),
    cells: form === 'blade' ? [10, 40] : [18, 72],
    finish: 'leaf',
    pleats: 0,
    ragged: form === 'leaf' || form === 'oak' ? 0.4 : 0,
    bulge: form === 'blade' ? (side, t) => twist * side * Math.sin(4 * t) : between,
    look: { colours, veins: 0 },
  })
  return [{ ...shape, paint: form === 'blade' ? striped(shape.paint) : ribbed(shape.paint, colours) }]
}

/** Side veins on each half of a leaf. */
const VEINS = 9

/** Where a place lies between two side veins, which run forwards: 0 to 1. */
function veinPlace(side: number, t: number): number {
  const wave = (t - 0.32 * Math.abs(side)) * VEINS
  return wave - Math.floor(wave)
}

/** The blade swells between its veins. */
function between(side: number, t: number): number {
  const far = Math.abs(side)
  return 0.02 * Math.sin(Math.PI * veinPlace(side, t)) * far * (1.15 - far) * Math.min(1, 4 * (1 - t))
}

const OUTLINES = {
  /** A tooth before each side vein's end. */
  leaf: (t: number) => {
    const tooth = (t * VEINS * 2.2) % 1
    return FORMS.leaf(t) * (1 - 0.075 * tooth * smoothstep(0.05, 0.2, t))
  },
  blade: FORMS.blade,
  /** Broad lobes with round ends, wider towards the tip. */
  oak: (t: number) => {
    const lobe = Math.abs(Math.sin(Math.PI * (t * 4.4 + 0.1)))
    const tip = Math.max(0, 1 - Math.max(0, (t - 0.62) / 0.38) ** 2.4) ** 0.5
    const whole = (0.26 + 0.9 * smoothstep(0.06, 0.6, t)) * tip
    return t < 0.1 ? 0.05 : whole * (0.5 + 0.5 * lobe ** 0.7)
  },
} as const

/** Directions of a maple leaf's lobes in degrees from its middle one, their lengths, half their widths. */
const LOBES = [
  [0, 1, 38],
  [56, 0.88, 36],
  [-56, 0.86, 36],
  [114, 0.6, 34],
  [-114, 0.62, 34],
] as const

/** How far a maple leaf reaches in a direction, and how far that is from the nearest lobe's vein, in degrees. */
function mapleReach(degrees: number): readonly [number, number] {
  let [reach, off] = [0.3, 180]
  for (const [way, length, half] of LOBES) {
    const from = Math.abs(degrees - way)
    if (from < Math.abs(off)) off = from
    const d = from / half
    // Two pairs of pointed teeth on each side of the lobe's point, hollow between them.
    const tooth = 0.19 * Math.max(0, 1 - Math.abs(d - 0.55) * 6.5) + 0.1 * Math.max(0, 1 - Math.abs(d - 0.27) * 9)
    const drawnIn = 0.56 * Math.min(1, d) ** 0.56 + 0.16 * Math.max(0, d - 1)
    if (d < 1.4) reach = Math.max(reach, length * (1 - drawnIn + tooth))
  }
  return [reach, off]
}

/** A maple leaf: five lobes about the end of the stalk. */
function maple(random: Random, colours: Tones): Part[] {
  const [seed, lift] = [random() * 200, 0.06 + 0.1 * random()]
  const clouds = noiseTile('clouds')
  const vein = mixed(colours[1], [0.75, 0.6, 0.25], 0.45)
  const blade: Part = {
    finish: 'leaf',
    cells: [210, 12],
    place(u, v, out) {
      const degrees = (u - 0.5) * 310
      const [reach, off] = mapleReach(degrees)
      const way = (degrees * Math.PI) / 180
      const far = 0.66 * reach * v
      out[0] = 0.34 + Math.cos(way) * far
      out[1] = Math.sin(way) * far
      // Hollow along the veins, tips turned up.
      const hollow = 0.05 * Math.min(1, off / 22) * v
      const wave = 0.05 * noiseAt(clouds, out[0] * 30 + seed, out[1] * 30)
      out[2] = 0.06 + hollow + lift * far * far * 3 + wave * v
    },
    paint(u, v, out) {
      const degrees = (u - 0.5) * 310
      const [reach, off] = mapleReach(degrees)
      const aside = Math.sin((off * Math.PI) / 180) * reach * v
      const line = smoothstep(0.02, 0.008, aside) * (1 - 0.6 * v)
      // Side veins leave each lobe's own forwards.
      const along = Math.cos((off * Math.PI) / 180) * v
      const side = (along - 0.75 * Math.abs(aside)) * 9
      const near = Math.abs(side - Math.round(side))
      const net = 0.3 * Math.max(0, 1 - near * 9) * smoothstep(0.01, 0.04, Math.abs(aside))
      // The colour of autumn comes in from the rim, in patches; the rim itself dries, and spots show its age.
      const [px, py] = [Math.cos(degrees / 57) * v, Math.sin(degrees / 57) * v]
      const patch = noiseAt(clouds, px * 50 + seed, py * 50)
      const spot = smoothstep(0.34, 0.5, noiseAt(clouds, px * 210 + seed, py * 210)) + 0.6 * smoothstep(0.9, 1, v)
      const turned = smoothstep(0.1, 0.9, v + 0.9 * patch)
      for (let part = 0; part < 3; part++) {
        const tone = mix(colours[0][part]!, colours[1][part]!, turned) * (1 + 0.35 * patch) * (1 - 0.45 * spot)
        out[part] = mix(tone, vein[part]!, Math.max(line, net))
      }
    },
  }
  const stalk = tube(
    [
      [0, 0.03, 0.02],
      [0.18, -0.01, 0.03],
      [0.36, 0, 0.06],
    ],
    () => 0.012,
    'leaf',
    (_u, _v, out) => out.splice(0, 3, ...vein),
    8,
  )
  return [stalk, blade]
}

/** A petal that fell, its hollow up; from its foot to its tip along x. */
export function fallen(random: Random, colours: Tones): Part[] {
  return [
    petal({
      around: 0,
      length: 1,
      wide: 0.46,
      form: FORMS.round,
      leaves: 70,
      open: 84,
      curl: -30 * random(),
      cup: 0.55,
      ruffle: 0.02,
      seed: random(),
      look: { colours, rim: mixed(colours[1], [1, 0.9, 0.86], 0.12), veins: 0.15 },
    }),
  ]
}

/** A midrib, and side veins that leave it forwards. */
function ribbed(paint: Part['paint'], [, tip]: Tones): Part['paint'] {
  const vein = mixed(tip, [0.62, 0.68, 0.3], 0.28)
  const cells = noiseTile('cells')
  return (u, v, out, back) => {
    paint(u, v, out, back)
    const side = Math.abs(u * 2 - 1)
    const t = 1 - (1 - v) ** 1.6
    const near = veinPlace(side, t)
    const from = Math.min(near, 1 - near)
    const middle = smoothstep(0.06, 0.03, side) * (1.1 - t)
    const line = Math.max(0.7 * middle, 0.3 * Math.max(0, 1 - from * 14) * (1 - side))
    // A net of small veins, and the rim dries first.
    const net = 1 + 0.12 * noiseAt(cells, u * 90, t * 160) - 0.22 * smoothstep(0.82, 1, side)
    for (let part = 0; part < 3; part++) out[part] = mix(out[part]! * net, vein[part]!, line)
  }
}

const PALE = [0.3, 0.34, 0.1] as const

/** The even veins of a bulb's leaf. */
function striped(paint: Part['paint']): Part['paint'] {
  return (u, v, out, back) => {
    paint(u, v, out, back)
    const middle = Math.max(0, 1 - Math.abs(u - 0.5) * 16)
    const line = 1 - 0.14 * Math.abs(Math.sin(u * 30)) - 0.1 * Math.abs(Math.sin(u * 71)) - 0.2 * middle
    // The rim is thin and pale, the tip yellow first.
    const pale = 0.35 * smoothstep(0.8, 1, Math.abs(u * 2 - 1)) + 0.25 * smoothstep(0.7, 1, v)
    for (let part = 0; part < 3; part++) out[part] = mix(out[part]! * line, PALE[part]!, 0.5 * pale)
  }
}
