import type { Raster } from '@gateway/sdk-plugin/raster'
import { boxMean, grow, membrane } from '@gateway/sdk-plugin/vision'
import type { Plane, Size } from '@gateway/sdk-plugin/vision'
import { fitOverlay } from './overlay.ts'
import type { Overlay } from './overlay.ts'
import type { Repeats } from './repeats.ts'
import { tileOf } from './tile.ts'
import type { Tile } from './tile.ts'

/** Pixels round what was found that the soft edge of a mark, and the halo of its compression, may reach. */
const RIM = 3
/** Ground with more grain than this, in levels, hides what is left of a mark. */
const SMOOTH = 6

/**
 * Takes semi-transparent marks off again: what shines through is brought back to its strength, and over smooth ground
 * what still stands out more than its grain is levelled.
 *
 * @returns undefined when the marks are opaque, too few, or not of one colour
 */
export function unblend(raster: Raster, { mask, lattice }: Repeats): { raster: Raster; overlay: Overlay } | undefined {
  const wide = grow(mask, raster, RIM)
  const { ground, grain } = groundOf(raster, wide)
  const overlay = fitOverlay(raster, mask, ground)
  if (!overlay) return undefined
  const pixels: number[] = []
  for (let i = 0; i < wide.length; i++) if (wide[i]) pixels.push(i)
  const colour = ycc(overlay.colour[0]!, overlay.colour[1]!, overlay.colour[2]!)
  const blend: Blend = { pixels, ground, doubt: grain, tile: tileOf(lattice), colour, most: overlay.opacity }
  const first = bareColours(raster, pixels, sharesOf(raster, blend), colour)
  // Where the guess of the ground was wrong, as at a horizon, it must not tell the mark's opacity.
  const shares = sharesOf(raster, { ...blend, doubt: roughnessOf(first, blend, raster) })
  const bare = bareColours(raster, pixels, shares, colour)
  const rough = roughnessOf(bare, blend, raster)
  const data = Buffer.from(raster.data)
  for (const [n, i] of pixels.entries()) {
    const reach = 1.3 * grain[i]! + 0.7
    // From smooth ground, where all is limited, to rough ground, where nothing is.
    const limit = ramp(grain[i]!, 2 * SMOOTH, SMOOTH) * ramp(rough[i]!, 2.2 * SMOOTH, 1.4 * SMOOTH)
    for (let c = 0; c < 3; c++) {
      const off = bare[n * 3 + c]! - ground[c]![i]!
      const value = bare[n * 3 + c]! + limit * (Math.min(reach, Math.max(-reach, off)) - off)
      data[i * 4 + c] = Math.min(255, Math.max(0, Math.round(value)))
    }
  }
  return { raster: { ...raster, data }, overlay }
}

function ramp(value: number, none: number, all: number): number {
  return Math.min(1, Math.max(0, (value - none) / (all - none)))
}

/** Red, green and blue of the pixels without the mark. */
function bareColours({ data }: Raster, pixels: readonly number[], shares: Shares, colour: readonly number[]) {
  const result = new Float32Array(pixels.length * 3)
  for (const [n, i] of pixels.entries()) {
    const seen = ycc(data[i * 4]!, data[i * 4 + 1]!, data[i * 4 + 2]!)
    const bare = (c: number, share: number) => (seen[c]! - share * colour[c]!) / (1 - share)
    const [luma, blue, red] = [bare(0, shares.light[n]!), bare(1, shares.tint[n]!), bare(2, shares.tint[n]!)]
    result[n * 3] = luma + 1.402 * red
    result[n * 3 + 1] = luma - (0.299 * 1.402 * red + 0.114 * 1.772 * blue) / 0.587
    result[n * 3 + 2] = luma + 1.772 * blue
  }
  return result
}

/** How far what was brought back departs from its smooth surroundings, near each pixel, in levels. */
function roughnessOf(bare: Float32Array, { pixels, ground }: Blend, size: Size): Plane {
  const [sums, counts] = [new Float32Array(size.width * size.height), new Float32Array(size.width * size.height)]
  for (const [n, i] of pixels.entries()) {
    for (let c = 0; c < 3; c++) sums[i]! += (bare[n * 3 + c]! - ground[c]![i]!) ** 2 / 3
    counts[i] = 1
  }
  const [all, many] = [sums, counts].map((plane) => boxMean(plane, size.width, size.height, 5)) as [Plane, Plane]
  return all.map((value, i) => (counts[i] ? Math.sqrt(value / many[i]!) : 0))
}

/** Red, green and blue. */
type Ground = readonly [Plane, Plane, Plane]

/** What the marks' surroundings say of the ground beneath: its colours, and how rough it is, in levels. */
function groundOf(raster: Raster, wide: Uint8Array): { ground: Ground; grain: Plane } {
  const { width, height } = raster
  const known = wide.map((value) => 1 - value)
  const part = (plane: Plane, radius: number) => boxMean(plane, width, height, radius)
  const [near, far] = [2, 6].map((radius) => part(Float32Array.from(known), radius)) as [Plane, Plane]
  const rough = new Float32Array(wide.length)
  const surface = (c: number) => {
    const own = Float32Array.from(known, (isKnown, i) => (isKnown ? raster.data[i * 4 + c]! : 0))
    // Grain beside a mark must not be drawn out into streaks beneath it.
    const smooth = part(own, 2).map((value, i) => value / (near[i]! || 1))
    for (let i = 0; i < rough.length; i++) if (known[i]) rough[i]! += (own[i]! - smooth[i]!) ** 2 / 3
    return membrane(smooth, known, raster)
  }
  const ground: Ground = [surface(0), surface(1), surface(2)]
  const around = part(rough, 6).map((value, i) => Math.sqrt((1.1 * value) / (far[i]! || 1)))
  return {
    ground,
    grain: membrane(
      around,
      Uint8Array.from(far, (value) => Number(value > 0.02)),
      raster,
    ),
  }
}

/** Opacities of the pixels in question. */
interface Shares {
  light: Float32Array
  tint: Float32Array
}

interface Blend {
  pixels: readonly number[]
  ground: Ground
  /** How far the ground may be off, in levels. */
  doubt: Plane
  tile: Tile
  colour: readonly [number, number, number]
  most: number
}

/**
 * The opacity at each pixel by least squares over the repeats, to parts of a pixel. Light and tint have their own:
 * compression keeps tints at half the size, which smears them over the edge.
 */
function sharesOf({ data, width }: Raster, { pixels, ground, doubt, tile, colour, most }: Blend): Shares {
  const sums = Array.from({ length: 4 }, () => new Float64Array(tile.width * tile.height))
  const corners = [0, 1, tile.width, tile.width + 1]
  const weightsAt = (i: number) => {
    const { node, right, low } = tile.place(i % width, Math.floor(i / width))
    return { node, weights: [(1 - right) * (1 - low), right * (1 - low), (1 - right) * low, right * low] }
  }
  for (const i of pixels) {
    const { node, weights } = weightsAt(i)
    const under = ycc(ground[0][i]!, ground[1][i]!, ground[2][i]!)
    const seen = ycc(data[i * 4]!, data[i * 4 + 1]!, data[i * 4 + 2]!)
    const trust = 1 / (doubt[i]! ** 2 + 4)
    const added = [0, 0, 0, 0]
    for (let c = 0; c < 3; c++) {
      const [full, at] = [colour[c]! - under[c]!, c === 0 ? 0 : 2]
      added[at]! += trust * full * (seen[c]! - under[c]!)
      added[at + 1]! += trust * full * full
    }
    for (const [k, corner] of corners.entries()) {
      for (let n = 0; n < 4; n++) sums[n]![node + corner]! += weights[k]! * added[n]!
    }
  }
  const [lights, lightTrust, tints, tintTrust] = sums as [Float64Array, Float64Array, Float64Array, Float64Array]
  const within = (share: number) => Math.min(most * 1.15, Math.max(0, share))
  const light = lights.map((value, at) => within(value / (lightTrust[at]! + 5)))
  // Where mark and ground are of one tint nothing is told: there it goes along with the light.
  const tint = tints.map((value, at) => within((value + 150 * light[at]!) / (tintTrust[at]! + 150)))
  const at = (shares: Float64Array) =>
    Float32Array.from(pixels, (i) => {
      const { node, weights } = weightsAt(i)
      return corners.reduce((sum, corner, k) => sum + weights[k]! * shares[node + corner]!, 0)
    })
  return { light: at(light), tint: at(tint) }
}

/** Luma and the two differences to it, as JPEG has them, without their offset. */
function ycc(red: number, green: number, blue: number): [number, number, number] {
  const luma = 0.299 * red + 0.587 * green + 0.114 * blue
  return [luma, (blue - luma) / 1.772, (red - luma) / 1.402]
}
