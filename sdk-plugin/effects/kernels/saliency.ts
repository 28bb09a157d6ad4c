import type { Plane, Size } from '../../vision/planes.ts'
import { ROOM } from './channels.ts'
import { type Arena, kernel } from './memory.ts'
import { type Regions, regionsIn } from './superpixels.ts'
import { wasm } from './wasm.ts'

/** Colour difference, in CIELAB, over which regions stop belonging together. */
const COLOUR_SIGMA = 10
const FARTHEST = 3 * COLOUR_SIGMA
const FALLOFF = 1 / (2 * COLOUR_SIGMA * COLOUR_SIGMA)
/** How far contrast reaches, as a part of the longer side. */
const PLACE_SIGMA = 0.35
/** Less of it is no background. */
const LEAST_GROUND = 1e-4
const REGIONS = 320
const SWEEPS = 120
/** The largest few regions would set the scale otherwise. */
const TOP = 0.97

/**
 * How much each pixel stands out, from 0 to 1, by boundary connectivity (Zhu et al. 2014): what is joined to the
 * picture's edge by a long way of like colours is background, what contrasts with that background is foreground, and
 * both spread over neighbours of like colour.
 *
 * @param lab CIELAB of the picture, interleaved
 */
export function saliency(lab: Float32Array, size: Size): Plane {
  return kernel((temporary) => {
    const regions = regionsIn(lab, size, REGIONS, temporary)
    const { at, stride, count, labels } = regions
    const room = count + ROOM
    const [background, foreground, values] = [0, 1, 2].map(() => temporary.floats(room)) as [Plane, Plane, Plane]
    const { starts, others, steps, slack } = linksOf(regions, temporary)
    const row = 4 * Math.ceil(count / 4) * 4
    const rows = temporary.floats((count * row) / 4, false).byteOffset
    wasm.ways(starts, others, steps, count, slack, FARTHEST, rows, row, temporary.bytes(count).byteOffset)
    const pixels = (size.width * size.height) / count
    wasm.backgroundness(rows, row, at, stride, count, pixels, FALLOFF, FARTHEST, background.byteOffset)
    const falloff = 1 / (2 * PLACE_SIGMA ** 2)
    const [ground, figure, settled] = [background.byteOffset, foreground.byteOffset, values.byteOffset]
    wasm.contrast(at, stride, count, ground, LEAST_GROUND, falloff, settled, figure)
    scaleToTop(foreground.subarray(0, count))
    wasm.settle(starts, others, steps, count, figure, ground, FALLOFF, SWEEPS, settled)
    spreadOut(values.subarray(0, count))
    const result = new Float32Array(labels.length)
    for (let i = 0; i < result.length; i++) result[i] = values[labels[i]!]!
    return result
  })
}

/** Neighbours, and all that touch the picture's edge as neighbours of each other: the ground goes on outside. */
function linksOf({ at, stride, count, labels, size }: Regions, temporary: Arena) {
  const links = temporary.bytes(count * count).fill(0).byteOffset
  wasm.linkRegions(labels.byteOffset, size.width, size.height, at + 6 * stride, count, links)
  const [starts, others] = [count + 1, count * count].map((length) => temporary.integers(length).byteOffset)
  const steps = temporary.floats(count * count + ROOM, false).byteOffset
  const slack = wasm.neighbours(links, at, stride, count, starts!, others!, steps)
  return { starts: starts!, others: others!, steps, slack }
}

function scaleToTop(values: Plane): void {
  const top = values.toSorted()[Math.floor(values.length * TOP)]! || Math.max(...values) || 1
  for (let k = 0; k < values.length; k++) values[k] = Math.min(1, values[k]! / top)
}

function spreadOut(values: Plane): void {
  const low = Math.min(...values)
  const high = Math.max(...values)
  for (let k = 0; k < values.length; k++) values[k] = high - low < 1e-6 ? 0 : (values[k]! - low) / (high - low)
}
