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
  const place = placesOf(face)
  const own = middleWhere(lab, size, (x, y) => {
    const dy = place.down(y)
    return Math.abs(place.aside(x)) < 0.32 && dy > -0.86 && dy < -0.62
  })
  const beyond = (from: number, to: number) =>
    middleWhere(lab, size, (x, y) => {
      const dx = Math.abs(place.aside(x))
      const dy = place.down(y)
      return dy > -1 && dy < 0.3 && dx > from && dx < to
    })
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
  const isHair = (at: number) => smooth[at]! > 0.5 && smooth[at]! < 1.45 && strange[at]! < 0.6
  const found: number[] = []
  let [beside, alike] = [0, 0]
  for (let y = 0, at = 0; y < size.height; y++) {
    for (let x = 0; x < size.width; x++, at++) {
      const dx = place.aside(x)
      const dy = place.down(y)
      const far = (dx / 1.05) ** 2 + ((dy + 0.4) / 0.9) ** 2
      if (far > 1.25 && dy < 0.5) {
        beside++
        if (isHair(at)) alike++
      }
      if (far < 1 && dy < LOWEST && isHair(at)) found.push(at)
    }
  }
  // Where the ground has that colour too, it tells nothing.
  if (alike > MOST_ALIKE * beside) return
  for (const at of found) prior[at] = Math.max(prior[at]!, SURE)
}

/** How far a pixel is from the middle of a face, in its widths and heights. */
function placesOf(face: Face) {
  const [cx, cy] = [face.x + face.width / 2, face.y + face.height / 2]
  return { aside: (x: number) => (x - cx) / face.width, down: (y: number) => (y - cy) / face.height }
}

/** The middle one of each value: a few lamps do not count. */
function middleWhere(lab: Float32Array, { width, height }: Size, isThere: (x: number, y: number) => boolean) {
  const places: number[] = []
  for (let y = 0; y < height; y++) for (let x = 0; x < width; x++) if (isThere(x, y)) places.push((y * width + x) * 3)
  if (places.length < 12) return undefined
  return [0, 1, 2].map((c) => Float32Array.from(places, (place) => lab[place + c]!).toSorted()[places.length >> 1]!)
}
