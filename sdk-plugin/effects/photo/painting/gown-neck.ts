import { mix, type Rgb, smoothstep } from '../../colour.ts'
import type { Print } from '../photo.ts'

/** Half of a head in the units of a gown. */
const HALF = 0.385
/** Half of a neck, and how much wider it is where it goes over into shoulders. */
const NECK = { half: 0.27, flare: 0.9 } as const

/** How light a breast is in the lamp, beside a cheek. */
const LIT: Rgb = [1.08, 1.06, 1.12]
/** What shade does to skin: the deeper the redder. */
const SHADE: Rgb = [0.13, 0.068, 0.052]

/**
 * A neck for a head that lies in the water, from below its jaw to the neckline of a gown: what a photo shows there is in
 * another light, or under a collar.
 */
export class Neck {
  readonly #skin: Rgb
  readonly #middle: number
  readonly #chin: readonly [u: number, v: number]

  /** @param middle Where the middle of the head is, in the gown's units, and where its chin ends */
  constructor(skin: Rgb, middle: number, chin: readonly [u: number, v: number]) {
    this.#skin = skin
    this.#middle = middle
    this.#chin = chin
  }

  /** How far a place is from the middle of the head: 1 at jaw and chin. */
  #far(u: number, v: number): number {
    const down = (v - this.#middle) / (this.#chin[1] - this.#middle)
    const across = (u - this.#chin[0] * Math.max(0, Math.min(1, down))) / HALF
    return Math.sqrt(across * across + down * down)
  }

  /** How much of a place is neck. */
  at(u: number, v: number): number {
    const flare = smoothstep(0.54, 1.1, v)
    const half = NECK.half + NECK.flare * flare ** 1.6
    const side = smoothstep(half + 0.02, half - 0.02, Math.abs(u))
    return side === 0 ? 0 : side * smoothstep(0.97, 1.04, this.#far(u, v))
  }

  /** Lays it there, in the shade of the jaw and round. */
  lay({ r, g, b }: Print, at: number, [u, v]: readonly [u: number, v: number], share: number): void {
    // The lamp stands on the left above the face: shade of the jaw falls down and to the right.
    const jaw = 0.94 * smoothstep(0.46, 0, this.#far(u, v) - 1 + 0.5 * Math.max(0, -u))
    const round = 0.5 * smoothstep(0, 0.46, u) + 0.34 * smoothstep(-0.2, -0.36, u) * smoothstep(0.9, 0.7, v)
    // A muscle from behind each ear to the pit between the collar bones, and those.
    const pull = Math.abs(u) - mix(0.2, 0.035, smoothstep(0.5, 0.88, v))
    const muscle = Math.exp(-((pull / 0.035) ** 2)) * smoothstep(0.6, 0.72, v) * smoothstep(0.95, 0.86, v)
    const bone = v - 0.83 + 0.16 * (Math.abs(u) - 0.1)
    const below =
      Math.exp(-((bone / 0.022) ** 2)) * smoothstep(0.05, 0.14, Math.abs(u)) * smoothstep(0.5, 0.3, Math.abs(u))
    const dark = Math.min(1, 1 - (1 - jaw) * (1 - round) * (1 - 0.2 * muscle) * (1 - 0.24 * below))
    const [red, green, blue] = this.#skin
    r[at] = mix(r[at]!, red * mix(LIT[0], SHADE[0], dark), share)
    g[at] = mix(g[at]!, green * mix(LIT[1], SHADE[1], dark), share)
    b[at] = mix(b[at]!, blue * mix(LIT[2], SHADE[2], dark), share)
  }
}
