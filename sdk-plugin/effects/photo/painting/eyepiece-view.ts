import { mix, smoothstep } from '../../colour.ts'
import { plane } from '../../kernels/memory.ts'
import type { Print } from '../photo.ts'
import { eyecup, focusRing, RIM, RING, spillAt } from './eyepiece.ts'

/** Within it there is the picture alone; the wall of the tube begins beyond. */
const WHOLE = RIM - 0.075

/** What lies in an eyepiece's view: planes of the picture's size. */
export interface View {
  sparks: Float32Array
  /** Marks that are thrown in, and the darker ground that they lie on. */
  shown: Float32Array
  ground: Float32Array
  /** How strong marks are, and how much single electrons sparkle. */
  reticle: number
  noise: number
}

/** How uneven a row is: sparkle, the plate, the fibres. */
export interface Uneven {
  snowy: Float32Array
  cloudy: Float32Array
  fibres: Float32Array
}

/** A picture seen in an eyepiece, row by row: it bulges, and ends at the rim of a tube with a ring and an eyecup around. */
export class EyepieceView {
  readonly #print: Print
  readonly #view: View
  /** Of a row: how far out each pixel is, how brightly it is lit, and how much that throws on what is around. */
  readonly #far: Float32Array
  readonly #lit: Float32Array
  readonly #thrown: Float32Array

  constructor(print: Print, view: View) {
    this.#print = print
    this.#view = view
    this.#far = plane(print.width)
    this.#lit = plane(print.width)
    this.#thrown = plane(print.width)
  }

  /** Where each pixel of a row looks: round corners, a bulge in the middle. */
  place(y: number, xs: Float32Array, ys: Float32Array): void {
    const { width, height } = this.#print
    const far = this.#far
    const ny = (2 * y + 1) / height - 1
    const down = ny * ny * Math.abs(ny)
    for (let x = 0; x < width; x++) {
      const nx = (2 * x + 1) / width - 1
      // Left and right are alike.
      far[x] = 2 * x < width ? Math.cbrt(down - nx * nx * nx) : far[width - 1 - x]!
      const bulge = 0.955 + 0.045 * far[x]! * far[x]!
      xs[x] = (nx * bulge * 0.5 + 0.5) * width - 0.5
      ys[x] = (ny * bulge * 0.5 + 0.5) * height - 0.5
    }
  }

  /** Shows a row. @param tone What is seen there, and `bloom` what overdrives the tube */
  show(y: number, tone: Float32Array, bloom: Float32Array, uneven: Uneven): void {
    this.#light(y, tone, bloom, uneven)
    this.#mark(y, uneven)
    this.#colour(y)
    this.#frame(y, uneven)
  }

  #light(y: number, tone: Float32Array, bloom: Float32Array, { snowy, cloudy, fibres }: Uneven): void {
    const { sparks, noise } = this.#view
    const [far, lit, thrown] = [this.#far, this.#lit, this.#thrown]
    for (let x = 0, at = y * lit.length; x < lit.length; x++, at++) {
      const snow = 0.15 * noise * snowy[x]! * (1.15 - 0.8 * tone[x]!)
      const sparkle = sparks[at]! * (1 + 1.5 * Math.min(1, bloom[x]!))
      const plate = (1 + 0.028 * fibres[x]!) * (1 + 0.09 * cloudy[x]!)
      const all = (0.035 + exposed(tone[x]!) + BLOOM * bloom[x]! + snow + sparkle) * plate
      // Grease on the lens shines in what light comes through it.
      const grease = GREASE * bloom[x]! * Math.max(0, cloudy[x]!)
      lit[x] = Math.max(0, all + grease) * (1 - 0.5 * smoothstep(0.3, RIM - 0.05, far[x]!))
      thrown[x] = 0.35 + 1.6 * bloom[x]! + 0.5 * tone[x]!
    }
  }

  /** Marks are seen through the same glass: as grainy, and they glow. */
  #mark(y: number, { snowy, fibres }: Uneven): void {
    const { shown, ground, reticle } = this.#view
    const lit = this.#lit
    for (let x = 0, at = y * lit.length; x < lit.length; x++, at++) {
      const around = ground[at]!
      const own = shown[at]!
      if (around === 0 && own === 0) continue
      const marks = 1.15 * own * (1 + 0.6 * snowy[x]! + 0.1 * fibres[x]!) + 0.34 * around
      lit[x] = lit[x]! * (1 - reticle * Math.min(1, 3.4 * around + own)) + reticle * Math.max(0, marks)
    }
  }

  /** The phosphor, and over it a pale arc: the eyepiece's own lens mirrors what stands behind the viewer. */
  #colour(y: number): void {
    const { width, height, r, g, b } = this.#print
    const [far, lit] = [this.#far, this.#lit]
    const ny = (2 * y + 1) / height - 1
    for (let x = 0, at = y * width; x < width; x++, at++) {
      const near = smoothstep(0.07, 0, Math.abs(far[x]! - 0.8))
      const arc = near === 0 ? 0 : 0.014 * near * smoothstep(0.15, 0.95, -0.75 * ((2 * x + 1) / width - 1) - 0.66 * ny)
      const light = lit[x]!
      const over = smoothstep(0.55, 1.35, light)
      r[at] = phosphor(light, over, 0.02, 0.62) + 0.7 * arc
      g[at] = phosphor(light, over, 0.5, 1) + arc
      b[at] = phosphor(light, over, 0.07, 0.5) + 0.85 * arc
    }
  }

  /** The tube: its inner wall glows, its rim and the rubber before it catch a little light from above. */
  #frame(y: number, { snowy, cloudy }: Uneven): void {
    const { width, height, r, g, b } = this.#print
    const ny = (2 * y + 1) / height - 1
    for (let x = 0, at = y * width; x < width; x++, at++) {
      const far = this.#far[x]!
      if (far < WHOLE) continue
      const nx = (2 * x + 1) / width - 1
      const open = smoothstep(RIM - 0.045, RIM - 0.065, far)
      const wall = far < RIM ? 0.075 * smoothstep(RIM, RIM - 0.07, far) ** 2 * (1 - open) * (0.6 + 0.4 * ny) : 0
      const above = 0.5 - 0.5 * (0.8 * ny + 0.45 * nx)
      const worn = cloudy[x]! + 0.5 * snowy[x]!
      // The rubber's mould was rough.
      const grain = far > RING ? 1 + ROUGH * snowy[x]! : 1
      const around = grain * aroundAt(far, above, worn, Math.atan2(ny * height, nx * width))
      const metal = rimAt(far, above) * (1 - open) + around
      // What the phosphor throws back on the ring and on the folds that look in to it.
      const spill = far > RIM - 0.01 ? spillAt(far, worn) * this.#thrown[x]! : 0
      r[at] = open * r[at]! + 0.15 * wall + 0.85 * metal + 0.06 * spill
      g[at] = open * g[at]! + wall + metal + spill
      b[at] = open * b[at]! + 0.25 * wall + 0.95 * metal + 0.14 * spill
    }
  }
}

/** How far what overdrives the tube blooms, and how much of that grease on the lens scatters. */
const BLOOM = 0.76
const GREASE = 0.36
/** How rough rubber is. */
const ROUGH = 0.34

/** How much the edges of the tube catch. */
function rimAt(far: number, above: number): number {
  const edge = smoothstep(0.011, 0, Math.abs(far - RIM)) + 0.5 * smoothstep(0.008, 0, Math.abs(far - RIM + 0.057))
  return 0.085 * edge * above * above
}

/** Ring and eyecup. */
function aroundAt(far: number, above: number, worn: number, turn: number): number {
  const ring = far > RIM && far < RING + 0.004 ? focusRing(far, above, turn, worn) : 0
  return far > RING ? smoothstep(RING, RING + 0.006, far) * eyecup(far, above, worn) + ring : ring
}

/** What a tube makes of a tone: its gain falls where there is much light, so that faces keep their forms. */
function exposed(tone: number): number {
  return 0.88 * tone * Math.sqrt(Math.sqrt(tone)) - 0.2 * smoothstep(0.45, 1, tone)
}

/** Green until it is driven so hard that it turns pale: `over` is how hard, 0 to 1. */
function phosphor(lit: number, over: number, low: number, high: number): number {
  return lit * lit * mix(low, high, over) * 1.25 + lit * low * 0.22
}
