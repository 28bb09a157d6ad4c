import { mix, smoothstep } from '../../colour.ts'
import { blur } from '../../kernels/blur.ts'
import { plane } from '../../kernels/memory.ts'
import type { Print } from '../photo.ts'
import { turnedDown } from './underlight.ts'

/** How what burns is uneven along a row: soot, fibres, flakes, and the smoke beside them. */
export interface Unevenness {
  scorch: Float32Array
  grain: Float32Array
  scale: Float32Array
  smoke: Float32Array
}

/** Paper beyond this is as it was. */
const HOT = 0.2

/** Paper that burns, row by row: white border, scorched brown, charred black, an ember line; beyond it night and smoke. */
export class CharredRows {
  readonly #print: Print
  readonly #left: Float32Array
  readonly #margin: number
  readonly #turned: Float32Array
  readonly #towards: (x: number, y: number) => number
  /** Of a row: how much of each pixel is paper, how hot that is, and its colours. */
  readonly #paper: Float32Array
  readonly #heat: Float32Array
  readonly #colour: readonly [Float32Array, Float32Array, Float32Array]

  /**
   * @param left How far each pixel lies within what is left of the paper, in shares of the shorter side
   * @param margin How much of the shorter side is night around the sheet
   */
  constructor(print: Print, left: Float32Array, margin: number) {
    const row = () => plane(print.width)
    this.#print = print
    this.#left = left
    this.#margin = margin
    this.#turned = turnedDown(print)
    this.#towards = towardsFire(left, print)
    this.#paper = row()
    this.#heat = row()
    this.#colour = [row(), row(), row()]
  }

  /** @param lit How much light of the fire falls on each pixel of the row */
  burn(y: number, lit: Float32Array, uneven: Unevenness): void {
    this.#cut(y, uneven)
    this.#light(y, lit)
    this.#scorch(y, lit, uneven)
    this.#flake(y, lit, uneven)
    this.#lay(y, lit, uneven)
  }

  #cut(y: number, { scorch, grain }: Unevenness): void {
    const { width, height } = this.#print
    const [paper, heat, left] = [this.#paper, this.#heat, this.#left]
    const shorter = Math.min(width, height)
    const edgeY = Math.min(y, height - 1 - y) / shorter - this.#margin
    for (let x = 0, at = y * width; x < width; x++, at++) {
      const far = left[at]!
      const edge = Math.min(Math.min(x, width - 1 - x) / shorter - this.#margin, edgeY)
      paper[x] = smoothstep(-0.0006, 0.0008, far) * smoothstep(-0.0006, 0.0008, edge)
      heat[x] = far + 0.055 * scorch[x]! + 0.003 * grain[x]!
    }
  }

  /** The light of the room is dim; fire adds its own. */
  #light(y: number, lit: Float32Array): void {
    const { width, height, r, g, b } = this.#print
    const [red, green, blue] = this.#colour
    const turned = this.#turned
    const below = 0.2 * smoothstep(0.15, 0.95, y / height)
    for (let x = 0, at = y * width; x < width; x++, at++) {
      const flicker = Math.max(0.15, 0.8 + 1.7 * turned[at]!) * (lit[x]! + below)
      red[x] = r[at]! * (0.44 + 3.1 * flicker)
      green[x] = g[at]! * (0.37 + 1.45 * flicker)
      blue[x] = b[at]! * (0.34 + 0.42 * flicker)
    }
  }

  /**
   * What is charred has shrunk and curls up towards the lens: it catches the fire's light where it turns to it, and keeps it
   * from the paper behind.
   */
  #scorch(y: number, lit: Float32Array, { scale }: Unevenness): void {
    const [red, green, blue] = this.#colour
    for (let x = 0; x < red.length; x++) {
      const heat = this.#heat[x]!
      if (heat >= HOT || this.#paper[x] === 0) continue
      const brown = smoothstep(HOT, 0.06, heat)
      const black = smoothstep(0.072, 0.03, heat)
      const shade = 1 - smoothstep(0.1, 0.055, heat) * smoothstep(0.02, 0.05, heat) * 0.5
      const curl = smoothstep(0.075, 0.012, heat)
      const ash = black > 0 ? ashAt(curl, this.#towards(x, y), lit[x]!, scale[x]!) : 0
      red[x] = mix(red[x]! * mix(1, 0.42, brown) * shade, ash * 1.7, black)
      green[x] = mix(green[x]! * mix(1, 0.2, brown) * shade, ash, black)
      blue[x] = mix(blue[x]! * mix(1, 0.075, brown) * shade, ash * 0.62, black)
    }
  }

  /** Flakes of pale ash have stayed on the rim, which is as thick as card and turns up; a thin broken line of it glows. */
  #flake(y: number, lit: Float32Array, { scorch, grain, scale }: Unevenness): void {
    const [red, green, blue] = this.#colour
    for (let x = 0, at = y * red.length; x < red.length; x++, at++) {
      const far = this.#left[at]!
      if (this.#heat[x]! >= HOT || far > 0.05 || this.#paper[x] === 0) continue
      const black = smoothstep(0.072, 0.03, this.#heat[x]!)
      const flake = 0.46 * smoothstep(0.02, 0.3, scale[x]! + 0.5 * grain[x]!) * smoothstep(0.05, 0.016, far) * black
      const pale = flake > 0 ? paleAt(this.#towards(x, y), lit[x]!, grain[x]!, scorch[x]!) : 0
      const burns = smoothstep(-0.3, 0.3, scorch[x]! + 0.5 * grain[x]!)
      const line = smoothstep(0.006, 0.001, far + 0.002 * grain[x]!) * burns
      const embers = smoothstep(0.03, 0.004, far) * burns * Math.max(0, 0.35 + grain[x]!)
      red[x] = mix(red[x]!, 1.25 * pale, flake) + 2 * line + 0.75 * embers
      green[x] = mix(green[x]!, 0.92 * pale, flake) + 0.6 * line * (0.4 + line) + 0.1 * embers
      blue[x] = mix(blue[x]!, 0.74 * pale, flake) + 0.12 * line * line
    }
  }

  #lay(y: number, lit: Float32Array, { scorch, smoke }: Unevenness): void {
    const { width, r, g, b } = this.#print
    const [red, green, blue] = this.#colour
    for (let x = 0, at = y * width; x < width; x++, at++) {
      const paper = this.#paper[x]!
      const curl = Math.max(0, 0.12 + 1.7 * smoke[x]! + 0.7 * scorch[x]!)
      const haze = curl * (0.016 + 0.5 * lit[x]!) + 0.03 * lit[x]!
      r[at] = mix(0.006 + haze * 1.5, red[x]!, paper)
      g[at] = mix(0.005 + haze * 0.52, green[x]!, paper)
      b[at] = mix(0.006 + haze * 0.2, blue[x]!, paper)
    }
  }
}

/** How pale a flake of ash is. */
function paleAt(towards: number, lit: number, grain: number, scorch: number): number {
  return (0.05 + 0.34 * Math.max(0, towards) + 0.3 * lit) * (1 + 0.5 * grain) * Math.max(0.2, 1 + 1.2 * scorch)
}

/** How much the edge of what is left turns down and outwards, to where most of it burns. */
function towardsFire(
  left: Float32Array,
  { width, height }: { width: number; height: number },
): (x: number, y: number) => number {
  const shorter = Math.min(width, height)
  const soft = blur(left, width, height, 0.004 * shorter)
  const step = Math.max(1, Math.round(0.004 * shorter))
  const strength = (-0.5 * shorter) / step
  return (x, y) => {
    const row = y * width
    const down = soft[Math.min(height - 1, y + step) * width + x]! - soft[Math.max(0, y - step) * width + x]!
    const aside = soft[row + Math.min(width - 1, x + step)]! - soft[row + Math.max(0, x - step)]!
    return strength * (down + 0.35 * (x < 0.5 * width ? -aside : aside))
  }
}

/** How light charred paper is: flakes with cracks between them, where they turn to the fire. */
function ashAt(curl: number, towards: number, lit: number, scale: number): number {
  const flake = 0.6 + 0.9 * scale - 0.5 * smoothstep(0.1, 0.02, Math.abs(scale))
  return Math.max(0, (0.008 + 0.1 * (lit + 0.06) * curl * Math.max(0.08, 0.3 + 0.7 * towards)) * flake)
}
