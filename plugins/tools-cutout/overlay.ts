import type { Raster } from '@gateway/sdk-plugin/raster'
import { grow, membrane } from '@gateway/sdk-plugin/vision'
import type { Plane } from '@gateway/sdk-plugin/vision'

/** A mark of one colour that lets the picture through. */
export interface Overlay {
  colour: readonly number[]
  /** From 0 to 1 where it is full. */
  opacity: number
  /** How well this explains what is seen, from 0 to 1. */
  fit: number
}

/** Above this too little of the picture is left under the mark to bring it back. */
const MOST_OPACITY = 0.72
const LEAST_FIT = 0.6

/**
 * The colour and opacity of marks from what the picture would show without them, which their surroundings tell.
 *
 * @param beneath the guess of the picture without marks: red, green, blue
 */
function fitOverlay({ data }: Raster, mask: Uint8Array, beneath: readonly Plane[]): Overlay | undefined {
  const pixels: number[] = []
  for (let i = 0; i < mask.length; i++) if (mask[i]) pixels.push(i)
  if (pixels.length < 200) return undefined
  let [covariance, variance, total] = [0, 0, 0]
  const means = beneath.map((plane, c) => {
    const [under, seen] = [average(pixels, (i) => plane[i]!), average(pixels, (i) => data[i * 4 + c]!)]
    for (const i of pixels) {
      covariance += (plane[i]! - under) * (data[i * 4 + c]! - seen)
      variance += (plane[i]! - under) ** 2
      total += (data[i * 4 + c]! - seen) ** 2
    }
    return { under, seen }
  })
  // Where all is of one colour under the marks, opacity and colour cannot be told apart.
  if (variance / pixels.length < 60) return undefined
  const through = covariance / variance
  const opacity = Math.max(1 - through, leastOpacity(means))
  if (opacity < 0.04 || opacity > MOST_OPACITY) return undefined
  const colour = means.map(({ under, seen }) => colourOf(under, seen, opacity))
  return { colour, opacity, fit: covariance ** 2 / (variance * total + 1e-9) }
}

/**
 * The same where one colour lies under all marks: an overlay weakens grain and texture as much as everything else, so
 * their strength within the marks, against that beside them, tells the opacity.
 */
function fitByTexture(raster: Raster, mask: Uint8Array, beneath: readonly Plane[]): Overlay | undefined {
  const { data, width } = raster
  const inside = grow(mask, raster, -1)
  const [near, far] = [grow(mask, raster, 3), grow(mask, raster, 14)]
  const strength = (isMember: (i: number) => boolean) => {
    let [sum, count] = [0, 0]
    for (let i = width; i < mask.length - width; i++) {
      if (!isMember(i)) continue
      for (let c = 0; c < 3; c++) {
        const at = i * 4 + c
        sum +=
          (2 * data[at]! - data[at - 4]! - data[at + 4]!) ** 2 +
          (2 * data[at]! - data[at - width * 4]! - data[at + width * 4]!) ** 2
      }
      count++
    }
    return count < 300 ? 0 : Math.sqrt(sum / count)
  }
  const [within, beside] = [strength((i) => inside[i] === 1), strength((i) => far[i] === 1 && !near[i])]
  if (within === 0 || beside < 5) return undefined
  const pixels = [...mask.keys()].filter((i) => inside[i])
  const means = beneath.map((plane, c) => ({
    under: average(pixels, (i) => plane[i]!),
    seen: average(pixels, (i) => data[i * 4 + c]!),
  }))
  const opacity = Math.max(1 - within / beside, leastOpacity(means))
  if (opacity < 0.06 || opacity > MOST_OPACITY) return undefined
  return { colour: means.map(({ under, seen }) => colourOf(under, seen, opacity)), opacity, fit: 1 }
}

interface Means {
  under: number
  seen: number
}

/** No mark is brighter than white or darker than black: that takes some opacity to make this difference. */
function leastOpacity(means: readonly Means[]): number {
  return Math.max(
    ...means.map(({ under, seen }) =>
      seen > under ? (seen - under) / (255.5 - under) : (under - seen) / (under + 0.5),
    ),
  )
}

function colourOf(under: number, seen: number, opacity: number): number {
  return Math.min(255, Math.max(0, (seen - (1 - opacity) * under) / opacity))
}

function average(pixels: readonly number[], value: (i: number) => number): number {
  return pixels.reduce((sum, i) => sum + value(i), 0) / pixels.length
}

/**
 * Takes semi-transparent marks off again: what shines through is brought back to its strength.
 *
 * @param cells pixels of equal number show the same place of the mark, which tells its soft edge; else each its own
 * @returns undefined when the marks are opaque, too few, or not of one colour
 */
export function unblend(
  raster: Raster,
  mask: Uint8Array,
  cells: Int32Array,
): { raster: Raster; overlay: Overlay } | undefined {
  const wide = grow(mask, raster, 2)
  const known = wide.map((value) => 1 - value)
  const beneath = [0, 1, 2].map((c) =>
    membrane(
      Float32Array.from(mask, (_, i) => raster.data[i * 4 + c]!),
      known,
      raster,
    ),
  )
  const fits = [
    fitOverlay(raster, grow(mask, raster, -1), beneath),
    fitOverlay(raster, mask, beneath),
    fitByTexture(raster, mask, beneath),
  ]
  const overlay = fits.find((fit) => fit && fit.fit > LEAST_FIT)
  if (!overlay) return undefined
  const shares = sharesOf(raster, wide, cells, beneath, overlay)
  const data = Buffer.from(raster.data)
  for (let i = 0; i < wide.length; i++) {
    const share = shares[cells[i]!]!
    if (!wide[i] || share < 0.01) continue
    for (let c = 0; c < 3; c++) {
      const value = (data[i * 4 + c]! - share * overlay.colour[c]!) / (1 - share)
      data[i * 4 + c] = Math.min(255, Math.max(0, Math.round(value)))
    }
  }
  return { raster: { ...raster, data }, overlay }
}

/** The opacity at each place of the mark, by least squares over its repeats. */
function sharesOf({ data }: Raster, wide: Uint8Array, cells: Int32Array, beneath: readonly Plane[], overlay: Overlay) {
  const count = cells.reduce((most, cell) => Math.max(most, cell), 0) + 1
  const [products, squares] = [new Float64Array(count), new Float64Array(count)]
  for (let i = 0; i < wide.length; i++) {
    if (!wide[i]) continue
    for (let c = 0; c < 3; c++) {
      const full = overlay.colour[c]! - beneath[c]![i]!
      products[cells[i]!]! += (data[i * 4 + c]! - beneath[c]![i]!) * full
      squares[cells[i]!]! += full * full
    }
  }
  return products.map((value, cell) => Math.min(overlay.opacity * 1.08, Math.max(0, value / (squares[cell]! + 30))))
}
