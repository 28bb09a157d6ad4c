import type { Raster } from '@gateway/sdk-plugin/raster'
import { grow } from '@gateway/sdk-plugin/vision'
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
export function fitOverlay(raster: Raster, mask: Uint8Array, beneath: readonly Plane[]): Overlay | undefined {
  const fits = [
    fitByColour(raster, grow(mask, raster, -1), beneath),
    fitByColour(raster, mask, beneath),
    fitByTexture(raster, mask, beneath),
  ]
  return fits.find((fit) => fit && fit.fit > LEAST_FIT)
}

function fitByColour({ data }: Raster, mask: Uint8Array, beneath: readonly Plane[]): Overlay | undefined {
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
