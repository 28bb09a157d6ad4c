import { mix, type Rgb, smoothstep } from '../colour.ts'
import { noiseAt, noiseTile } from '../kernels/noise.ts'
import type { FinishName } from './finishes.ts'
import type { Part, Triple } from './mesh.ts'

/** A petal or a leaf: its middle line leaves the axis and bends, its blade is curved across. Angles in degrees. */
export interface Petal {
  /** Direction around the axis. */
  around: number
  length: number
  /** Half its width at the broadest place, as a share of the length. */
  wide: number
  /** Half the width by the place along it, both 0 to 1. */
  form: (t: number) => number
  /** Away from the axis: where it leaves it, further out, and how much its tip bends beyond that. */
  leaves: number
  open: number
  curl?: number
  /** Distance of its foot from the axis, and along it. */
  foot?: readonly [number, number]
  /** Radius that its blade is curved to, as a share of the length; large is flat. */
  cup?: number
  /** How far it is folded up along its middle. */
  fold?: number
  /** Waves of its rim, as a share of the length. */
  ruffle?: number
  /** How far the sides of its tip roll back, as a share of the length. */
  roll?: number
  /** How far it bulges at a place, as a share of the length. @param side From -1 to 1 @param t Along it */
  bulge?: (side: number, t: number) => number
  /** Sideways bend, as a share of the length. */
  bend?: number
  /** How deep the soft folds are that run along the blade, as a share of the length. */
  pleats?: number
  /** How uneven its outline is: 0 is as if it were cut with a knife. */
  ragged?: number
  seed: number
  /** How finely it is divided across and along. */
  cells?: readonly [number, number]
  finish?: FinishName
  look: PetalLook
}

/** Colours of a petal in linear light. */
export interface PetalLook {
  /** At the foot and at the tip. */
  colours: readonly [Rgb, Rgb]
  /** Along the rim. */
  rim?: Rgb
  /** How dark its foot is, where neighbours stand close, 0 to 1. */
  deep?: number
  /** On the side of the axis. */
  inside?: Rgb
  /** How strongly veins show, how many, and their colour. */
  veins?: number
  count?: number
  vein?: Rgb
}

/** How the width of petals and leaves runs from foot to tip. */
export const FORMS = {
  /** Broad and rounded, as of a rose. */
  round: (t: number) =>
    (0.35 + 0.65 * smoothstep(0, 0.6, t)) * Math.sqrt(Math.max(0, 1 - (t < 0.6 ? 0 : (t - 0.6) / 0.4) ** 2.6)),
  /** As `round`, but with a hint of a point, as of roses that have opened. */
  blunt: (t: number) =>
    (0.32 + 0.68 * smoothstep(0, 0.58, t)) * Math.max(0, 1 - Math.max(0, (t - 0.52) / 0.48) ** 2.1) ** 0.6,
  /** Broadest in the middle with a point. */
  pointed: (t: number) => 1.06 * (0.25 + 0.75 * smoothstep(0, 0.5, t)) * Math.max(0, 1 - t ** 3.2) ** 0.75,
  /** Broadest below the middle, drawn in to a blunt tip. */
  egg: (t: number) => (0.4 + 0.6 * smoothstep(0, 0.4, t)) * Math.max(0, 1 - Math.max(0, t - 0.3) ** 2 * 2.04) ** 0.7,
  /** Even and narrow with a round end. */
  strap: (t: number) =>
    (0.55 + 0.45 * smoothstep(0, 0.55, t)) * Math.sqrt(Math.max(0, 1 - (t < 0.8 ? 0 : (t - 0.8) / 0.2) ** 2)),
  /** A blade of a leaf. */
  leaf: (t: number) => 2.05 * Math.max(0, t + 0.015) ** 0.72 * Math.max(0, 1 - t) ** 0.78,
  /** A long blade of a bulb's leaf. */
  blade: (t: number) => Math.min(1, 0.6 + 1.2 * t) * Math.max(0, 1 - t ** 2.4) ** 0.8,
} as const

const STEPS = 30

/** The middle line by steps: distance from the axis, place along it, direction. */
function middleOf({ length, leaves, open, curl = 0, foot = [0, 0] }: Petal): Float64Array {
  const line = new Float64Array((STEPS + 1) * 3)
  let [r, z] = foot
  for (let step = 0; step <= STEPS; step++) {
    const t = step / STEPS
    const angle = ((mix(leaves, open, smoothstep(0, 0.45, t)) + curl * smoothstep(0.55, 1, t) ** 1.5) * Math.PI) / 180
    line.set([r, z, angle], step * 3)
    r += (Math.sin(angle) * length) / STEPS
    z += (Math.cos(angle) * length) / STEPS
  }
  return line
}

/** The axis is z. */
export function petal(shape: Petal): Part {
  const { around, length, wide, form, cup = 1.2, fold = 0, ruffle = 0, bend = 0, roll = 0 } = shape
  const { seed, bulge, cells = [30, 30], finish = 'petal', pleats = 0.012, ragged = 1 } = shape
  const clouds = noiseTile('clouds')
  const tattered = ragged * (0.05 + 0.11 * share(seed, 11))
  const line = middleOf(shape)
  const way = (around * Math.PI) / 180
  const [cos, sin] = [Math.cos(way), Math.sin(way)]
  const radius = cup * length
  return {
    finish,
    cells,
    place(u, row, out) {
      const v = alongOf(row)
      const side = u * 2 - 1
      const short =
        tattered *
        smoothstep(0.4, 1, v) *
        Math.min(1, 2 * form(v)) *
        (0.3 + noiseAt(clouds, u * 70 + seed * 700, seed * 310))
      const at = Math.min(STEPS - 1e-6, v * STEPS * (1 - short))
      const index = Math.floor(at)
      const read = (part: number) => mix(line[index * 3 + part]!, line[index * 3 + 3 + part]!, at - index)
      const angle = read(2)
      const uneven = 1 + ragged * 0.1 * noiseAt(clouds, v * 50 + seed * 900, side < 0 ? 40 : 170)
      const across = side * wide * length * form(v) * uneven
      const turned = across / radius
      const rim = ruffle * length * smoothstep(0.35, 1, v) * (0.3 + 0.7 * Math.abs(side))
      const wave = rim * (Math.sin(side * 4.2 + seed * 40 + v * 3) + 0.6 * Math.sin(side * 9 + seed * 90))
      const back = roll * length * side ** 4 * smoothstep(0.25, 0.9, v)
      const own = bulge ? bulge(side, v) * length : 0
      const soft = pleats * length * smoothstep(0.08, 0.5, v) * noiseAt(clouds, u * 75 + seed * 800, v * 14 + seed * 90)
      const up = radius * (1 - Math.cos(turned)) + fold * Math.abs(across) + wave - back + own + soft
      const along = read(0) - Math.cos(angle) * up
      const beside = radius * Math.sin(turned) + bend * length * v * v
      out[0] = along * cos - beside * sin
      out[1] = along * sin + beside * cos
      out[2] = read(1) + Math.sin(angle) * up
    },
    paint: paintOf(shape),
  }
}

/** Cells are smaller towards the tip, where the rim is round. */
function alongOf(row: number): number {
  return 1 - (1 - row) ** 1.6
}

/** Another number from 0 to 1 for a petal's own. */
function share(seed: number, by: number): number {
  return seed * by - Math.floor(seed * by)
}

function paintOf({ look, seed }: Petal): Part['paint'] {
  const { colours, rim, inside, veins = 0.25, count = 9, vein, deep = 0 } = look
  const [clouds, grain] = [noiseTile('clouds'), noiseTile('grain')]
  const [foot, tip] = colours
  // No two petals of a blossom are as light, nor are they one tone from side to side.
  const own = 0.88 + 0.24 * share(seed, 7.3)
  const shy = 0.16 * (share(seed, 3.7) - 0.5)
  return (u, row, out: Triple, isInside) => {
    const v = alongOf(row)
    const across = u * 2 - 1
    const side = Math.abs(across)
    // Cells in rows along the blade give it a silken grain.
    const silk = noiseAt(grain, u * 240 + seed * 500, v * 7) + 0.6 * noiseAt(grain, u * 520 + seed * 90, v * 16)
    const cloud = noiseAt(clouds, u * 60 + seed * 300, v * 60)
    const blotch = own * (1 + shy * across + 0.2 * cloud + 0.085 * silk)
    const light = blotch * (1 - (isInside ? 1 : 0.25) * deep * (1 - smoothstep(0.3, 0.92, v)))
    // Veins fan out from the foot, fork, and fade towards the rim; no two are as strong.
    const fan = across * count * (0.5 + 0.35 * (1 - v)) + 0.6 * noiseAt(clouds, u * 30 + seed * 90, v * 20)
    const strong = 0.55 + 0.9 * (0.5 + noiseAt(clouds, Math.floor(fan) * 37 + seed * 200, 60))
    const fork = (fan - Math.floor(fan) - 0.5) * (1 + 0.9 * smoothstep(0.35, 0.95, v))
    const from = Math.min(Math.abs(fork), Math.abs(Math.abs(fork) - 0.34 * smoothstep(0.4, 0.9, v)))
    const line = Math.min(0.9, 1.4 * veins * strong * Math.max(0, 1 - from * 7) * (1 - 0.7 * v))
    const edge = rim ? smoothstep(0.55, 1, side) * 0.7 + smoothstep(0.8, 1, v) * 0.6 : 0
    // The rim is so thin that light shines through it.
    const thin = Math.max(smoothstep(0.9, 1, side) * smoothstep(0, 0.4, v), smoothstep(0.95, 1, v))
    const shine = 1 + 0.24 * thin
    // The colour comes in from the rim, farther along some veins than along others.
    const turned = smoothstep(0, 1, v + 0.16 * cloud + 0.05 * silk)
    for (let part = 0; part < 3; part++) {
      let tone = mix(foot[part]!, tip[part]!, turned)
      if (rim) tone = mix(tone, rim[part]!, Math.min(1, edge))
      if (isInside && inside) tone = mix(tone, inside[part]!, 0.75)
      tone = vein ? mix(tone, vein[part]!, line) : tone * (1 - 0.6 * line)
      out[part] = tone * light * shine + 0.02 * thin
    }
  }
}
