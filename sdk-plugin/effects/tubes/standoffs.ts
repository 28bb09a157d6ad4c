import type { Rgb } from '../colour.ts'
import type { Frame } from '../frame.ts'
import type { Tube } from './cut.ts'
import { placeOn } from './fittings.ts'
import { drawWire, shadeLine } from './glass.ts'

type Light = (x: number, y: number) => Rgb

const STEEL: Rgb = [0.3, 0.3, 0.31]
const GLASS: Rgb = [0.5, 0.5, 0.5]
/** Where the ring lies on its foot, as shares of the height of a standoff: seen from a little above. */
const SEEN = [0.12, 0.5] as const

interface Standing {
  /** All in pixels. */
  radius: number
  apart: number
  lift: number
}

/** Standoffs below a tube: a plate screwed to the wall, a post, and a wire around the glass. Before the tube, but for `ties`. */
export function drawStandoffs(frame: Frame, tube: Tube, { radius, apart, lift }: Standing, light: Light): void {
  for (const { x, y, dx, dy } of standoffsOf(tube, radius, apart)) {
    const fx = x + SEEN[0] * lift
    const fy = y + SEEN[1] * lift
    const dot = (px: number, py: number) => Float32Array.from([px - 0.2, py, px + 0.2, py])
    // Wider than the tube across it: its foot is seen on both sides.
    const foot = Float32Array.from([
      fx - dy * radius * 1.5,
      fy + dx * radius * 1.5,
      fx + dy * radius * 1.5,
      fy - dx * radius * 1.5,
    ])
    shadeLine(frame, foot, radius * 0.7, [0.2 * radius, 0.5 * radius], 0.6)
    drawWire(frame, foot, Math.max(0.8, 0.5 * radius), STEEL, light)
    for (const side of [-1, 1]) {
      const sx = fx + side * dy * radius * 1.5
      const sy = fy - side * dx * radius * 1.5
      drawWire(frame, dot(sx, sy), Math.max(0.5, 0.2 * radius), [0.05, 0.05, 0.05], light)
    }
    drawWire(frame, Float32Array.from([fx, fy, x, y]), Math.max(0.8, 0.42 * radius), GLASS, light)
  }
}

/** The wires that tie a tube to its standoffs. */
export function drawTies(frame: Frame, tube: Tube, { radius, apart }: Standing, light: Light): void {
  for (const { x, y, dx, dy } of standoffsOf(tube, radius, apart)) {
    for (const aside of [-0.28, 0.28]) {
      const px = x + dx * aside * radius
      const py = y + dy * aside * radius
      const reach = radius * 1.02
      const wire = [px - dy * reach, py + dx * reach, px + dy * reach, py - dx * reach]
      drawWire(frame, Float32Array.from(wire), Math.max(0.5, 0.13 * radius), STEEL, light)
    }
  }
}

function standoffsOf(tube: Tube, radius: number, apart: number) {
  const count = tube.points.length / 2
  const standoffs = Math.floor((count - 4 * radius) / apart)
  return Array.from({ length: Math.max(0, standoffs) }, (_, at) =>
    placeOn(tube, ((at + 0.5) / standoffs) * (count - 1)),
  )
}
