/** Gunmen in the smoke of a corridor that is lit from its end, and what one of them fires. */
import { area, type FrameRecipe, line, type MarkInput, ornaments } from '@gateway/sdk-plugin/photo-frame'
import { COVER } from './box.ts'

type Prop = Extract<FrameRecipe['steps'][number], { do: 'prop' }>

/** Somebody whose picture has its middle at (x, y) of the cover and is so tall there. */
function standing(kind: Prop['kind'], [x, y]: readonly [number, number], tall: number, gain = 1): Prop {
  return { do: 'prop', kind, at: [x / COVER[0], y / COVER[1]], size: tall / COVER[1], gain }
}

/** Whoever is far is little more than a shade in the smoke: it shines before them. */
export const FAR_GUNMEN: Prop[] = [standing('rifleman', [22, 208], 104, 3), standing('rifleman', [360, 204], 96, 3)]

/** Who comes forward with his rifle low, and who fires. */
export const GUNMEN: Prop[] = [standing('rifleman', [64, 222], 206, 1.5), standing('gunman', [324, 211], 250, 1.5)]

/** A number of 0 to 1 for a tongue of flame. */
function chance(tongue: number): number {
  const value = Math.sin(tongue * 91.7 + 3) * 43758.5453
  return value - Math.floor(value)
}

/** Where his shots leave. */
const [X, Y] = [375, 142] as const

/** Flame from the slots of a muzzle: a long tongue ahead, others up and down out of its brake, none back. */
function burst(size: number, seed: number): string {
  const tongues = Array.from({ length: 15 }, (_, at) => {
    const angle = ((at + 0.7 * (chance(seed + at) - 0.5)) / 15) * 2 * Math.PI
    const ahead = 0.5 + 0.5 * Math.cos(angle)
    const long =
      size * (0.2 + 0.5 * chance(seed + at + 20) ** 2) * (0.3 + 0.9 * ahead + 0.5 * Math.abs(Math.sin(angle)))
    const half = 0.13 + 0.1 * chance(seed + at + 40)
    const to = (turn: number, far: number) =>
      `${(X + Math.cos(turn) * far).toFixed(1)} ${(Y + Math.sin(turn) * far).toFixed(1)}`
    const there = `L${to(angle - half, 0.2 * size)}Q${to(angle - 0.4 * half, 0.7 * long)} ${to(angle, long)}`
    return `${there}Q${to(angle + 0.5 * half, 0.6 * long)} ${to(angle + half, 0.2 * size)}`
  })
  return `M${tongues.join('').slice(1)}Z`
}

const pool = (radius: number, inks: string[]) => area(ornaments.circle(X, Y, radius), { centre: [X, Y], radius, inks })

/** The light of his shot: in the smoke, on sleeve and mask, in tongues of flame, white where it leaves. */
export const SHOTS: MarkInput[] = [
  pool(110, ['#f08a40a0', '#8a380c58', '#4a140420', '#30100000']),
  area(burst(84, 3), '#a83c0890'),
  area(burst(64, 7), '#f09030c0'),
  area(burst(42, 12), '#ffd080'),
  pool(16, ['#fffaf0', '#ffe8b0', '#ff904000']),
]

/** Sparks that fly from it, each drawn out by its speed. */
export const SPARKS: MarkInput[] = [
  line(
    Array.from({ length: 26 }, (_, at) => {
      const angle = 6.283 * chance(at + 60)
      const far = 14 + 62 * chance(at + 90)
      const long = 1.5 + 5 * chance(at + 120)
      const to = (reach: number) =>
        `${(X + Math.cos(angle) * reach).toFixed(1)} ${(Y + Math.sin(angle) * reach).toFixed(1)}`
      return `M${to(far)}L${to(far + long)}`
    }),
    0.6,
    '#ffc070',
  ),
]
