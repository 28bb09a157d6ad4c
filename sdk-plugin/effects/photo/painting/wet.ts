import { mix, smoothstep } from '../../colour.ts'
import { blur } from '../../kernels/blur.ts'
import { noiseAt, noiseTile } from '../../kernels/noise.ts'
import { NoiseRows } from '../../kernels/noise-rows.ts'
import { enlarge, quartered, shrink } from '../../kernels/resample.ts'
import { flowingRow } from './flowing-colours.ts'
import type { Print } from '../photo.ts'
import { cleanEdge } from './stand.ts'
import type { Box } from './silhouette.ts'
import type { Subject } from './subject.ts'

/** How much paper shines through what was painted with much water. */
const WATER = 0.4
/** How much of it at least, and how far it differs: where most water stood the paper stays white. */
const [LEAST, POOLS] = [0.15, 1.1] as const
/** How much purer pigments are than what a lens saw far behind. */
const PURE = 2.3

/** What is behind people in large washes that run into each other, wet in wet: paler, and lightest where water stood. */
export function blendWet(print: Print, { mask }: Subject): void {
  const { width, height } = print
  const shorter = Math.min(width, height)
  const k = 900 / shorter
  const clouds = noiseTile('clouds')
  // Washes have no detail: a quarter of the size is enough for them.
  const quarter = (values: Float32Array) => quartered(values, width, height)
  const ground = quarter(mask)
  const { width: w, height: h } = ground
  const sigma = 0.045 * Math.min(w, h)
  for (let at = 0; at < ground.plane.length; at++) ground.plane[at] = Math.max(0.002, 1 - ground.plane[at]!)
  const weight = blur(ground.plane, w, h, sigma)
  const washes = [print.r, print.g, print.b].map((light) => {
    const own = quarter(light).plane
    for (let at = 0; at < own.length; at++) own[at]! *= ground.plane[at]!
    const wash = blur(own, w, h, sigma)
    for (let at = 0; at < wash.length; at++) wash[at]! /= weight[at]!
    const halfWidth = Math.ceil(width / 2)
    const halfHeight = Math.ceil(height / 2)
    return enlarge(enlarge(wash, w, h, halfWidth, halfHeight), halfWidth, halfHeight, width, height)
  })
  const [red, green, blue] = washes as [Float32Array, Float32Array, Float32Array]
  for (let at = 0; at < red.length; at++) {
    const grey = 0.3 * red[at]! + 0.6 * green[at]! + 0.1 * blue[at]!
    for (let c = 0; c < 3; c++) washes[c]![at] = Math.max(0.01, grey + PURE * (washes[c]![at]! - grey))
  }
  cleanEdge(print, mask)
  for (const [c, to] of [print.r, print.g, print.b].entries()) {
    const wash = washes[c]!
    for (let y = 0, at = 0; y < height; y++) {
      for (let x = 0; x < width; x++, at++) {
        const behind = 1 - mask[at]!
        if (behind === 0) continue
        const pool = POOLS * noiseAt(clouds, x * k * 0.3 + 77, y * k * 0.3)
        const even = wash[at]!
        const pale = even + (1 - even) * Math.min(1, Math.max(LEAST, WATER + pool))
        to[at]! += (pale - to[at]!) * behind
      }
    }
  }
}

/** How far the colours run into hair and clothes, in pixels of a picture of 900, and how much of those they take away. */
const BLEED = { far: 66, most: 0.8 } as const
/** Where the noise is higher, colours run into people; elsewhere their edge is dry. */
const OPEN = [-0.16, 0.06] as const

/**
 * Behind people colours of the box run into each other, paler near to them, and here
 * and there into their hair and clothes, which are no longer of the mask there.
 */
export function runColours(print: Print, { mask, faces }: Subject, seed: number): void {
  const { width, height } = print
  const [clouds, swirls] = [noiseTile('clouds'), noiseTile('swirls')]
  const k = 900 / Math.min(width, height)
  const planes = [print.r, print.g, print.b]
  const around = blur(mask, width, height, BLEED.far / k)
  const spared = sparedOf(faces)
  const colours = flowingRow(print, seed)
  for (let y = 0, at = 0; y < height; y++) {
    const colour = colours(y)
    for (let x = 0; x < width; x++, at++) {
      const u = x * k
      const v = y * k
      const finger =
        mask[at] === 0 ? 0 : 0.5 * noiseAt(clouds, u * 0.42 + 40, v * 0.42) + 0.34 * noiseAt(swirls, u * 1.5, v * 0.9)
      const into = smoothstep(0.93, 0.62, around[at]! - finger)
      let bled = 0
      if (into > 0 && mask[at]! > 0) {
        const open = smoothstep(OPEN[0], OPEN[1], noiseAt(clouds, u * 0.31 + 90, v * 0.31 + 17 * seed))
        // Nothing is left of an edge that was lost.
        bled = mix(BLEED.most, 1, smoothstep(0.78, 0.55, around[at]!)) * into * open * (1 - spared(x, y))
      }
      const behind = Math.max(1 - mask[at]!, bled)
      if (bled > 0) mask[at]! *= 1 - bled
      if (behind === 0) continue
      for (let c = 0; c < 3; c++) {
        const plane = planes[c]!
        plane[at]! += (colour[c]![x]! - plane[at]!) * behind
      }
    }
  }
}

/** How far a place is kept from what runs, because it is a face: 0 to 1. */
export function sparedOf(faces: readonly Box[]): (x: number, y: number) => number {
  return (x, y) => {
    let most = 0
    for (let each = 0; each < faces.length; each++) {
      const face = faces[each]!
      const u = (x - face.x - face.width / 2) / (0.5 * face.width)
      const v = (y - face.y - 0.52 * face.height) / (0.58 * face.height)
      const far = u * u + v * v
      if (far < 1.3 * 1.3) most = Math.max(most, smoothstep(1.3, 0.94, Math.sqrt(far)))
    }
    return most
  }
}

/** The same row by row, for every pixel of a row. */
export function sparedRows(faces: readonly Box[], width: number): (y: number) => Float32Array {
  const row = new Float32Array(width)
  const spared = sparedOf(faces)
  const beside = faces.map((face) => [face.x - 0.15 * face.width, face.x + 1.15 * face.width].map(Math.round))
  const [top, foot] = [
    Math.min(...faces.map(({ y }) => y)),
    Math.max(...faces.map(({ y, height }) => y + 1.28 * height)),
  ]
  return (y) => {
    row.fill(0)
    if (y < top - 0.24 * (foot - top) || y > foot) return row
    for (const [left, right] of beside) {
      for (let x = Math.max(0, left!); x < Math.min(width, right!); x++) row[x] = spared(x, y)
    }
    return row
  }
}

/** How much water is in the paint of clothes at the foot of a picture. */
const THINNED = 0.5

/** Lets clothes run out into the paper: more and more water from the shoulders down, most of it where it stood. */
export function thinBelow(print: Print, { mask, faces }: Subject, seed: number): void {
  const [face] = faces
  if (!face) return
  const { width, height } = print
  const k = 1 / Math.min(width, height)
  const clouds = new NoiseRows('clouds', width, { scale: 480 * k, scaleY: 190 * k, left: seed * 23, top: 60 })
  const [from, to] = [face.y + 1.1 * face.height, Math.min(height, face.y + 1.5 * face.height)]
  for (let y = Math.max(0, Math.floor(from)); y < height; y++) {
    const down = smoothstep(from, to, y)
    const cloud = clouds.at(y)
    for (let x = 0, at = y * width; x < width; x++, at++) {
      if (mask[at] === 0) continue
      // A quarter of the pigment lets the fourth root of the light through.
      const water = mask[at]! * Math.min(1, Math.max(0, down * (0.1 + THINNED * down + 1.6 * cloud[x]!)))
      print.r[at]! += (Math.sqrt(Math.sqrt(Math.max(0, print.r[at]!))) - print.r[at]!) * water
      print.g[at]! += (Math.sqrt(Math.sqrt(Math.max(0, print.g[at]!))) - print.g[at]!) * water
      print.b[at]! += (Math.sqrt(Math.sqrt(Math.max(0, print.b[at]!))) - print.b[at]!) * water
    }
  }
}

/** What is behind people, and in part their clothes, at half the size. */
export function wetParts(print: Print, { mask, faces }: Subject): Float32Array {
  const { plane: ground, width } = shrink(mask, print.width, print.height)
  const face = faces[0]!
  const chin = (face.y + face.height) / 2
  for (let at = 0; at < ground.length; at++) {
    const down = (at / width - chin) / face.height
    const below = 0.5 * smoothstep(0.12, 0.24, down) + 0.45 * smoothstep(0.24, 0.4, down)
    ground[at] = Math.max(below, smoothstep(0.7, 0.3, ground[at]!))
  }
  return ground
}

/** How far the shades of a face run into each other before they dry: hard edges all over would be a poster. */
export const SKIN = { painted: 0.17, inked: 0.34 } as const

/** Faces, at half the size. @param from What is wet already, @param runs how wet faces are: more than hair and clothes */
export function wetSkin(
  faces: Subject['faces'],
  { width, height }: { width: number; height: number },
  { from, runs }: { from?: Float32Array | undefined; runs: number },
): Float32Array {
  const wet = from ?? new Float32Array(width * height)
  for (const face of faces) {
    const x = (face.x + face.width / 2) / 2
    const y = (face.y + face.height * 0.52) / 2
    const across = face.width * 0.36
    const down = face.height * 0.46
    const last = Math.min(height - 1, Math.ceil(y + down))
    for (let row = Math.max(0, Math.floor(y - down)); row <= last; row++) {
      const right = Math.min(width - 1, Math.ceil(x + across))
      for (let column = Math.max(0, Math.floor(x - across)); column <= right; column++) {
        const far = ((column - x) / across) ** 2 + ((row - y) / down) ** 2
        const at = row * width + column
        wet[at] = Math.max(wet[at]!, runs * smoothstep(1, 0.5, far))
      }
    }
  }
  return wet
}
