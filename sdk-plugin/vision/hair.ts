import type { Face } from './faces.ts'
import { boxMean, type Plane, type Size } from './planes.ts'

/** Steps of CIELAB between hair and ground that tell them apart, noise averaged out. */
const LEAST_STEP = 2.5
const SURE = 0.95
/** Part of the ground that may look like hair. */
const MOST_ALIKE = 0.08
/** Lightness of a ground by night. */
const NIGHT = 18
/** In face heights below the middle of the face: beside a chin it may be a shadow. */
const LOWEST = 0.12

/**
 * Raises a prior where hair is likely by its colour: over a forehead something begins that differs, if only a little,
 * from what is far to the sides. Dark hair before a dark wall is as good as lost to a search among all colours.
 *
 * @param face in the prior's pixels
 */
export function expectHair(prior: Plane, lab: Float32Array, size: Size, face: Face): void {
  const own = middleIn(lab, size, face, { aside: [-1, 0.32], down: [-0.86, -0.62] })
  const beyond = (from: number, to: number) => middleIn(lab, size, face, { aside: [from, to], down: [-1, 0.3] })
  // A picture that is cut close shows none of the ground but at its sides; only by night all of it is alike.
  const far = beyond(1.3, 2.4)
  const ground = far ?? beyond(0.9, 1.3)
  if (!own || !ground || (!far && ground[0]! > NIGHT)) return
  const way = own.map((value, c) => value - ground[c]!)
  const step = Math.hypot(...way)
  if (step < LEAST_STEP) return
  const along = new Float32Array(prior.length)
  const aside = new Float32Array(prior.length)
  for (let at = 0; at < along.length; at++) {
    const light = lab[at * 3]! - ground[0]!
    const red = lab[at * 3 + 1]! - ground[1]!
    const yellow = lab[at * 3 + 2]! - ground[2]!
    const share = (light * way[0]! + red * way[1]! + yellow * way[2]!) / (step * step)
    along[at] = Math.min(1.5, Math.max(-0.5, share))
    const l = light - share * way[0]!
    const a = red - share * way[1]!
    const b = yellow - share * way[2]!
    aside[at] = Math.sqrt(l * l + a * a + b * b) / step
  }
  const radius = Math.max(1, Math.round(face.width / 24))
  const smooth = boxMean(along, size.width, size.height, radius)
  const strange = boxMean(aside, size.width, size.height, radius)
  const isHair = new Uint8Array(prior.length)
  for (let at = 0; at < isHair.length; at++) {
    isHair[at] = Number(smooth[at]! > 0.5 && smooth[at]! < 1.45 && strange[at]! < 0.6)
  }
  raise(prior, isHair, size, face)
}

function raise(prior: Plane, isHair: Uint8Array, size: Size, face: Face): void {
  const cx = face.x + face.width / 2
  const found: number[] = []
  let beside = 0
  let alike = 0
  for (let y = 0, at = 0; y < size.height; y++) {
    const dy = downIn(face, y)
    const up = ((dy + 0.4) / 0.9) ** 2
    for (let x = 0; x < size.width; x++, at++) {
      const dx = (x - cx) / face.width / 1.05
      const far = dx * dx + up
      if (far > 1.25 && dy < 0.5) {
        beside++
        alike += isHair[at]!
      }
      if (far < 1 && dy < LOWEST && isHair[at] === 1) found.push(at)
    }
  }
  // Where the ground has that colour too, it tells nothing.
  if (alike > MOST_ALIKE * beside) return
  for (const at of found) prior[at] = Math.max(prior[at]!, SURE)
}

/** How far down a row is from the middle of a face, in its heights. */
function downIn(face: Face, y: number): number {
  return (y - face.y - face.height / 2) / face.height
}

/** Between how many face widths to either side of the middle of a face, and between how many heights below it. */
interface Band {
  aside: readonly [number, number]
  down: readonly [number, number]
}

/** The middle one of each value in a band: a few lamps do not count. */
function middleIn(lab: Float32Array, { width, height }: Size, face: Face, { aside, down }: Band) {
  const [from, to] = aside
  const middle = face.x + face.width / 2
  const places: number[] = []
  for (let y = 0; y < height; y++) {
    const dy = downIn(face, y)
    if (dy <= down[0] || dy >= down[1]) continue
    for (let x = 0; x < width; x++) {
      const dx = Math.abs(x - middle) / face.width
      if (dx > from && dx < to) places.push((y * width + x) * 3)
    }
  }
  if (places.length < 12) return undefined
  return [0, 1, 2].map((channel) => {
    const values = new Float32Array(places.length)
    for (let each = 0; each < values.length; each++) values[each] = lab[places[each]! + channel]!
    return values.sort()[values.length >> 1]!
  })
}
