import { smoothstep } from '../colour.ts'
import type { Frame } from '../frame.ts'
import { type Behind, sample } from './behind.ts'
import type { Level } from './environment.ts'
import type { Body, Glass, GlassLight } from './glass.ts'
import { look, lookInto, seen as mirrored } from './look.ts'
import { EX, EY, EZ, FACING, NX, NY, NZ, ray } from './through.ts'

/** How far a mirrored ray goes aside before it meets the scene, in frame heights, and how much of it it meets. */
const REACH = 0.12
const MEETS = 0.7
/** Fronts that are turned away by more than this are a rim. */
const RIM = 0.3

/** The pixel at work: `at` in the body's planes, `fx`, `fy` in the frame. */
interface Place {
  body: Body
  at: number
  glass: Glass
  lighting: GlassLight
  fx: number
  fy: number
}

/** Lays what the front mirrors, after Fresnel, over what is seen through it. */
export function mirrorFront(seen: Float64Array, frame: Frame, behind: Behind, place: Place): void {
  const { body, at, glass, fx, fy } = place
  const { environment, gain } = place.lighting
  const facing = ray[FACING]!
  const rx = 2 * facing * ray[NX]! - ray[EX]!
  const ry = 2 * facing * ray[NY]! - ray[EY]!
  const rz = 2 * facing * ray[NZ]! - ray[EZ]!
  const grazing = (1 - facing) * (1 - facing)
  const f = Math.min(1, (0.04 + 0.96 * grazing * grazing * (1 - facing)) * glass.mirror)
  // Along the rim lamps are narrower than a pixel: mirrored sharply, they would break into dots.
  const isSoft = glass.rough > 0.35 || facing < RIM
  const turned = glass.walls > 0 ? turnAt(body, at) : 0
  if (turned > TURNS) lookAcross(environment.levels[isSoft || turned > TURNS_FAST ? 1 : 0]!, gain)
  else look(environment.levels[isSoft ? 1 : 0]!, rx, ry, rz, gain)
  if (rz < 0.25) {
    const met = MEETS * smoothstep(0.25, -0.35, rz)
    const x = fx + rx * REACH * frame.height
    const y = fy + ry * REACH * frame.height
    const lit = 1 - glass.edge
    for (let c = 0; c < 3; c++) mirrored[c]! += (sample(behind.wide, frame, c, x, y) * lit - mirrored[c]!) * met
  }
  for (let c = 0; c < 3; c++) {
    const light = mirrored[c]!
    // Lamps outshine what is mirrored beside them.
    const flare = light < 2 ? 0 : light > 5 ? 3 : light - 2
    seen[c]! += (light - seen[c]! + flare) * f
  }
}

/** Slabs turn from face to side within a few pixels: from this change of the normal on, one look is not enough. */
const TURNS = 0.05
const TURNS_FAST = 0.12
const FLAT = 0.9995
/** Where in a pixel is looked, as x, y from its middle. */
const LOOKS = [-0.375, -0.125, 0.125, -0.375, 0.375, 0.125, -0.125, 0.375] as const
/** How the normal changes from pixel to pixel: its x and y to the right, and down. */
const change = new Float64Array(4)

/** Finds how the normal changes about a place of the body; returns by how much. */
function turnAt({ normals, width, coverage }: Body, at: number): number {
  if (at < width || at >= coverage.length - width) return 0
  const { x, y, z } = normals
  // A face as flat as this does not turn: most of a slab.
  if (z[at]! > FLAT && z[at + 1]! > FLAT && z[at + width]! > FLAT) return 0
  const xx = (x[at + 1]! - x[at - 1]!) / 2
  const yx = (y[at + 1]! - y[at - 1]!) / 2
  const xy = (x[at + width]! - x[at - width]!) / 2
  const yy = (y[at + width]! - y[at - width]!) / 2
  change[0] = xx
  change[1] = yx
  change[2] = xy
  change[3] = yy
  return Math.abs(xx) + Math.abs(yx) + Math.abs(xy) + Math.abs(yy)
}

/** The mean of what the front mirrors all over the pixel at work. */
function lookAcross(level: Level, gain: number): void {
  mirrored.fill(0)
  const share = (2 * gain) / LOOKS.length
  for (let index = 0; index < LOOKS.length; index += 2) {
    const right = LOOKS[index]!
    const down = LOOKS[index + 1]!
    const nx = ray[NX]! + change[0]! * right + change[2]! * down
    const ny = ray[NY]! + change[1]! * right + change[3]! * down
    const nz = Math.sqrt(Math.max(0.01, 1 - nx * nx - ny * ny))
    const twice = 2 * Math.max(0.03, nx * ray[EX]! + ny * ray[EY]! + nz * ray[EZ]!)
    lookInto(level, twice * nx - ray[EX]!, twice * ny - ray[EY]!, twice * nz - ray[EZ]!, share)
  }
}
