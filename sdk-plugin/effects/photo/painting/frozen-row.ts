import { mix, type Rgb, smoothstep } from '../../colour.ts'
import { plane } from '../../kernels/memory.ts'
import type { Print } from '../photo.ts'
import { rimOf } from './ice-pane.ts'

/** Ice on a pane, planes of a photo's size; see `IcePane`. */
export interface Ice {
  thick: Float32Array
  line: Float32Array
  relief: Float32Array
  swell: Float32Array
  glints: Float32Array
  /** The rounded edge of what thawed, 0 in the opening. */
  lip: Float32Array
}

/** Planes of light. */
type Light = readonly [Float32Array, Float32Array, Float32Array]

/** How far ice bends what is behind it, in pixels of a picture whose shorter side is 900, for a slope of 1. */
const BEND = 1500
/** How much that edge bends, and how steep it looks to the light, against the ice's surface. */
const [LIP_BEND, LIP_STEEP] = [1.6, 8] as const
/** How bright the day glints along it. */
const LIP_GLINT = 0.24
/** What comes through ice in the shade and before the day. */
const DEEP = [0.42, 0.58, 0.84] as const
export const BRIGHT = [0.98, 1.3, 1.62] as const
/** Of a day behind the pane; how much paler it is. */
export const WINTER = [0.8, 0.94, 1.14] as const
export const COLD = [0.5, 0.68, 0.95] as const
const PALE = 0.3
/** Red and blue of a day behind the pane, against its green. */
const [WINTER_RED, WINTER_BLUE] = [WINTER[0] / WINTER[1], WINTER[2] / WINTER[1]]
/** Ice thinner than this takes no light. */
const BARE = 0.004

/** Where each pixel of a row looks through ice. */
export function bendRow(
  { thick, swell, lip }: Ice,
  { width, height }: Print,
  y: number,
  xs: Float32Array,
  ys: Float32Array,
): void {
  const far = (BEND * Math.min(width, height)) / 900
  const row = y * width
  const above = Math.max(0, y - 1) * width
  const below = Math.min(height - 1, y + 1) * width
  for (let x = 0; x < width; x++) {
    const bend = far * smoothstep(0, 0.3, thick[row + x]!)
    const [right, left] = [row + Math.min(width - 1, x + 1), row + Math.max(0, x - 1)]
    xs[x] = x + bend * (swell[right]! - swell[left]!) + far * LIP_BEND * (lip[right]! - lip[left]!)
    ys[x] = y + bend * (swell[below + x]! - swell[above + x]!) + far * LIP_BEND * (lip[below + x]! - lip[above + x]!)
  }
}

/** Rows of a photo behind ice, one after the other. */
export class FrozenRows {
  readonly #print: Print
  readonly #ice: Ice
  readonly #wide: Light
  readonly #tint: Rgb
  /** Of a row: how much its ice turns to the light, how much of the day stands behind it, how white it is, and its lines. */
  readonly #lit: Float32Array
  readonly #day: Float32Array
  readonly #rime: Float32Array
  readonly #lines: Float32Array
  readonly #edge: Float32Array
  readonly #sun: -1 | 1
  readonly #behind: Light

  /**
   * @param wide The photo's light, far out of focus
   * @param sun Where the day is: on the left (-1) or on the right
   */
  constructor(print: Print, ice: Ice, wide: Light, { tint, sun }: { tint: Rgb; sun: -1 | 1 }) {
    const row = () => plane(print.width)
    this.#print = print
    this.#ice = ice
    this.#wide = wide
    this.#tint = tint
    this.#lit = row()
    this.#day = row()
    this.#rime = row()
    this.#lines = row()
    this.#edge = row()
    this.#sun = sun
    this.#behind = [row(), row(), row()]
  }

  /**
   * Freezes a row.
   *
   * @param near What is seen there, soft, and `sharp` as it is: a row of each plane
   * @param to Planes of the photo's size
   */
  freeze(y: number, near: readonly Float32Array[], sharp: readonly Float32Array[], to: Light): void {
    this.#light(y)
    this.#whiten(y)
    for (const [c, behind] of this.#behind.entries()) this.#see(y, near[c]!, sharp[c]!, this.#wide[c as 0], behind)
    this.#fade(y)
    for (const c of [0, 1, 2] as const) this.#lay(y, c, to[c])
  }

  #light(y: number): void {
    const { width, height } = this.#print
    const { relief, thick, lip } = this.#ice
    const [lit, day, edge] = [this.#lit, this.#day, this.#edge]
    const row = y * width
    const above = Math.max(0, y - 1) * width
    const below = Math.min(height - 1, y + 1) * width
    const v = y / height - 0.06
    const sun = this.#sun
    for (let x = 0; x < width; x++) {
      const right = row + Math.min(width - 1, x + 1)
      const left = row + Math.max(0, x - 1)
      const slopeX = relief[right]! - relief[left]!
      const slopeY = relief[below + x]! - relief[above + x]!
      const turned = thick[row + x]! < BARE ? 0 : 1.7 * (slopeX * 0.6 * sun - slopeY * 0.8)
      const lipX = lip[right]! - lip[left]!
      const lipY = lip[below + x]! - lip[above + x]!
      const round = LIP_STEEP * (lipX * 0.6 * sun - lipY * 0.8)
      edge[x] = Math.max(0, round) ** 2
      lit[x] = Math.min(1, Math.max(-1, turned + round))
      // The day stands behind the pane, up where the photo has its lamp: ice there is lit through, and blue in the shade away
      // from it.
      const u = x / width - 0.5 - 0.34 * sun
      day[x] = Math.exp(-2.1 * (u * u + 0.8 * v * v))
    }
  }

  #whiten(y: number): void {
    const { width, height } = this.#print
    const { relief, thick, line } = this.#ice
    const [rime, lines] = [this.#rime, this.#lines]
    const shorter = Math.min(width, height)
    for (let x = 0, at = y * width; x < width; x++, at++) {
      const ice = thick[at]!
      lines[x] = line[at]! * smoothstep(0.02, 0.3, ice)
      // At the frame it is thick and white; further in, what is behind it is seen, bent.
      const packed = smoothstep(0.12, -0.03, rimOf(x, y, width, height, shorter) + 0.09 * relief[at]!)
      rime[x] = Math.min(0.97, 0.2 * ice * ice + 0.74 * lines[x]! + 0.5 * packed * ice)
    }
  }

  #see(y: number, near: Float32Array, sharp: Float32Array, wide: Float32Array, behind: Float32Array): void {
    const { thick } = this.#ice
    for (let x = 0, at = y * this.#print.width; x < behind.length; x++, at++) {
      const ice = thick[at]!
      // Ice that has hardly begun takes nothing of the sharpness yet.
      const seen = mix(sharp[x]!, near[x]!, smoothstep(0, 0.16, ice))
      behind[x] = mix(seen, wide[at]!, 0.6 * smoothstep(0.16, 0.75, ice))
    }
  }

  /** Takes colours from what is seen: round a head in front of green, what is blurred far is no longer green enough to fade. */
  #fade(y: number): void {
    const { thick } = this.#ice
    const [r, g, b] = this.#behind
    for (let x = 0, at = y * this.#print.width; x < r.length; x++, at++) {
      const pale = Math.min(1, paleAt(r[x]!, g[x]!, b[x]!) + 0.2 * thick[at]!)
      r[x] = mix(r[x]!, g[x]!, pale)
      b[x] = mix(b[x]!, g[x]!, pale)
      g[x] = Math.min(g[x]!, ungreen(r[x]! * WINTER_RED, b[x]! * WINTER_BLUE))
    }
  }

  #lay(y: number, c: 0 | 1 | 2, to: Float32Array): void {
    const { thick, glints } = this.#ice
    const [lit, day, rime, lines, edge] = [this.#lit, this.#day, this.#rime, this.#lines, this.#edge]
    const [behind, wide] = [this.#behind[c], this.#wide[c]]
    const [winter, cold, deep, bright, tint] = [WINTER[c], COLD[c], DEEP[c], BRIGHT[c], this.#tint[c]]
    for (let x = 0, at = y * this.#print.width; x < behind.length; x++, at++) {
      const ice = thick[at]!
      // Cold air before the pane takes the warmth out of what is behind it; the ice gathers light of its own.
      const chilled = mix(winter, cold, Math.min(1, 1.8 * ice))
      const seen = behind[x]! * chilled * (1 - 0.62 * ice * (1 - lines[x]!) + 0.3 * Math.min(0, lit[x]!))
      const through = tint * mix(deep, bright, day[x]!)
      const white = through * (0.5 + 0.5 * lines[x]! + 0.5 * lit[x]!) * (0.9 + 0.4 * wide[at]!)
      const milk = 0.2 * day[x]! * day[x]! * ice * through
      const glint = ((0.2 * Math.max(0, lit[x]!) + glints[at]!) * ice + LIP_GLINT * edge[x]!) * through
      to[at] = Math.max(0, mix(seen + milk, white, rime[x]!) + glint)
    }
  }
}

/** How green something may be with so much red and blue: cold light turns what is golden to green. */
function ungreen(red: number, blue: number): number {
  return 0.75 * Math.max(red, blue) + 0.25 * Math.min(red, blue)
}

/** Green fades most: nothing grows in the cold, which also turns olive and what is yellow in the shade to green. */
function paleAt(red: number, green: number, blue: number): number {
  return PALE + 0.66 * smoothstep(0.74, 0.98, green / (Math.max(red, blue) + 1e-4))
}
