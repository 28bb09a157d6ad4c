import { mix, type Rgb, smoothstep } from '../../colour.ts'
import { plane } from '../../kernels/memory.ts'
import type { Print } from '../photo.ts'
import type { Silhouette } from './silhouette.ts'

const INK: Rgb = [0.006, 0.012, 0.02]
const BRIGHT: Rgb = [0.93, 0.89, 0.84]
const MIST: Rgb = [0.68, 0.78, 0.83]
const SUN: Rgb = [1, 0.72, 0.46]
/** How much of the scene is seen on skin beside eyes, nose and mouth. */
const THROUGH = 0.24
/** How far a face's own shade keeps woods off: trunks go on into it. */
const CARRIED = 0.82
/** How much of woods is seen along a jaw, whose lower rim sinks into them. */
const JAW = 0.5
/** How much of the photo's own fine relief the scene takes: most in hair, little in cloth, whose stitches fight with it. */
const [RELIEF, CLOTH] = [0.75, 0.14]
/** How much of the outline is lost at most where the scene is as light as the paper. */
const LEAK = 0.8
/** How dark the scene has to be to stand out over the outline. */
const DARK = 0.12

/** A photo in bold tones and what is told from it, planes of its size. */
export interface Exposed extends Silhouette {
  tones: Float32Array
  /** Tones over a few pixels and over more of them. */
  soft: Float32Array
  wide: Float32Array
  /** The silhouette, soft around its edge, and as far as what is dark in a scene may stand out over it. */
  around: Float32Array
  beyond: Float32Array
  /** Walls of a scene would cut a face: it keeps its whole contour. */
  wholeFace: boolean
  hasFaces: boolean
}

/** Lays rows of a photo and, beside the face, of a scene on paper, within the silhouette. */
export class TwiceExposed {
  readonly #print: Print
  readonly #photo: Exposed
  /** Where the lower end of the face is, as a share of the height. */
  readonly #below: number
  /** Of a row: how much of each pixel is laid, how much of that is the scene, how light that is and how warm. */
  readonly #share: Float32Array
  readonly #outer: Float32Array
  readonly #still: Float32Array
  readonly #place: Float32Array
  readonly #warm: Float32Array

  constructor(print: Print, photo: Exposed) {
    const row = () => plane(print.width)
    this.#print = print
    this.#photo = photo
    this.#below = (photo.face.y + photo.face.height) / print.height
    this.#share = row()
    this.#outer = row()
    this.#still = row()
    this.#place = row()
    this.#warm = row()
  }

  /**
   * Lays a row.
   *
   * @param seen What of the scene is there, and `wall` what of it matters along an outline
   * @param ends How far out upright strokes end, around 0
   * @param low How much of what is dark there may stand out, 0 to 1
   */
  lay(y: number, seen: Float32Array, wall: Float32Array, ends: Float32Array, low: number): void {
    const v = y / this.#print.height
    const cloth = smoothstep(this.#below + 0.05, this.#below + 0.2, v)
    this.#cover(y, wall, ends, low)
    this.#mix(y, cloth)
    this.#show(y, seen, wall, cloth)
    this.#heat(y, seen)
    for (const c of [0, 1, 2] as const) this.#lighten(y, c, 0.12 * (1 - cloth))
  }

  /** The crown stays hair: a pale sky in dark locks would be a patch there. */
  #crown(y: number): number {
    const { face, wholeFace } = this.#photo
    return wholeFace ? mix(0.03, 1, smoothstep(0.02, 0.6, (y - face.y) / face.height)) : 1
  }

  #cover(y: number, wall: Float32Array, ends: Float32Array, low: number): void {
    const { mask, features, around, beyond } = this.#photo
    const share = this.#share
    const leaks = LEAK * this.#crown(y) ** 2
    for (let x = 0, at = y * share.length; x < share.length; x++, at++) {
      share[x] = 0
      if (beyond[at]! <= 0.02) continue
      // What is dark in the scene grows out over the outline.
      const end = 0.27 + 0.14 * ends[x]!
      const grown = low * smoothstep(DARK, 0.7 * DARK, wall[x]!) * smoothstep(end, end + 0.07, beyond[at]!)
      // Where mist or sky meets the paper, its light leaks in over the outline.
      const light = smoothstep(0.25, 0.8, wall[x]!) * smoothstep(0.99, 0.55, around[at]!)
      const own = smoothstep(0.12, 0.66, mask[at]!) * (1 - leaks * light * (1 - features[at]!))
      share[x] = Math.max(own, grown)
    }
  }

  #mix(y: number, cloth: number): void {
    const { features, clear, soft, face, wholeFace, hasFaces } = this.#photo
    const [share, outer, still] = [this.#share, this.#outer, this.#still]
    const v = y / this.#print.height
    const crown = this.#crown(y)
    const brow = wholeFace ? browAt((y - face.y) / face.height) : 0
    const cheek = wholeFace ? mix(0.035, 0.14, smoothstep(this.#below + 0.14, this.#below + 0.26, v)) : 0.16
    const up = (y - face.y - 0.55 * face.height) / (0.94 * face.height)
    // Fur is dark all over: the scene would swallow an animal's head.
    const through = hasFaces ? THROUGH : 0
    const kept = hasFaces ? (wholeFace ? 0.92 : CARRIED) : 1
    const jaw = wholeFace || !hasFaces ? 0 : JAW * smoothstep(0.55, 1, (y - face.y) / face.height)
    const half = (wholeFace ? 1 : 0.92) * face.width
    for (let x = 0, at = y * share.length; x < share.length; x++, at++) {
      if (share[x] === 0) continue
      // Hair is dark: what lies over it shows through, on skin it does not.
      const whole = Math.max(kept * smoothstep(0.5, 0.92, features[at]!), 0.97 * smoothstep(0.7, 0.95, features[at]!))
      const dark = smoothstep(0.46, 0.14, soft[at]!) * (1 - whole)
      const rim = jaw * smoothstep(1, 0.5, features[at]!)
      const over = Math.max(1 - smoothstep(0.08, 0.55, clear[at]!), 0.92 * dark, through * (1 - features[at]!), rim)
      // Edges of walls would cut a cheek where it turns away: lit skin keeps its whole contour, what of it lies in the
      // shade shows the towers out of focus.
      const round = (x - face.x - face.width / 2) / half
      const near = wholeFace ? smoothstep(1.3, 0.95, round * round + up * up) : 0
      outer[x] = crown * over * (1 - 0.8 * near * smoothstep(cheek, 1.5 * cheek + 0.1, soft[at]!))
      const blurred = near * (1 - cloth) * smoothstep(0.03, 0.12, soft[at]!)
      still[x] = Math.max(brow * smoothstep(0.8, 0.5, Math.abs(round)), blurred)
    }
  }

  /** The scene's light: locks and the folds of cloth stay as a relief in it. */
  #show(y: number, seen: Float32Array, wall: Float32Array, cloth: number): void {
    const { tones, wide } = this.#photo
    const [share, still, place] = [this.#share, this.#still, this.#place]
    for (let x = 0, at = y * share.length; x < share.length; x++, at++) {
      if (share[x] === 0) continue
      const bold = tones[at]!
      const scene = mix(seen[x]!, wall[x]!, still[x]!)
      const apart = (bold + 0.03) / (wide[at]! + 0.03) - 1
      const relief = (0.8 * apart) / (1 + Math.abs(apart))
      const taken = mix(RELIEF, CLOTH, Math.max(cloth, smoothstep(0.5, 0.9, seen[x]!)))
      const light = scene * Math.sqrt(scene) * mix(0.72, 1.25, smoothstep(0, 0.42, bold))
      place[x] = Math.min(1, light * (1 + relief * taken))
    }
  }

  /** A low sun behind a shoulder; lamps are warmer than any sun. */
  #heat(y: number, seen: Float32Array): void {
    const { face } = this.#photo
    const [share, warm] = [this.#share, this.#warm]
    const reach = 0.9 * face.height
    const sunX = face.x + 1.25 * face.width
    const down = ((y - face.y - 1.5 * face.height) / reach) ** 2
    for (let x = 0; x < share.length; x++) {
      if (share[x] === 0) continue
      const aside = (x - sunX) / reach
      warm[x] = Math.max(0.75 * Math.exp(-aside * aside - down), smoothstep(0.9, 1.1, seen[x]!))
    }
  }

  #lighten(y: number, c: 0 | 1 | 2, rest: number): void {
    const { tones, around } = this.#photo
    const [share, outer, place, warm] = [this.#share, this.#outer, this.#place, this.#warm]
    const to = [this.#print.r, this.#print.g, this.#print.b][c]!
    const [ink, bright, mist, sun] = [INK[c], BRIGHT[c], MIST[c], SUN[c] * 1.25]
    for (let x = 0, at = y * share.length; x < share.length; x++, at++) {
      if (share[x] === 0) continue
      const bold = tones[at]!
      // Against the paper a form is a little darker, but for where the mist in it is as light.
      const rim = Math.min(1, Math.max(0, 2 - 2 * around[at]!))
      const crisp = 1 - 0.1 * rim * (1 - 0.6 * place[x]! * outer[x]!)
      const first = mix(ink, bright, bold * Math.sqrt(bold))
      const second = mix(ink, mix(mist, sun, warm[x]!), place[x]!) + rest * first * bold
      to[at]! += (mix(first, second, outer[x]!) * crisp - to[at]!) * share[x]!
    }
  }
}

/** A hairline would cut through roofs: over a forehead they are far out of focus. */
function browAt(down: number): number {
  return smoothstep(0.2, 0.06, down) * smoothstep(-0.3, -0.12, down)
}
