import type { SKRSContext2D } from '@napi-rs/canvas'
import { fill } from './sewing.ts'
import { hypot } from '../../hypot.ts'

/** A stroke of a pen: a cubic curve, and how broad it is where it is pressed most. */
export type PenStroke = readonly [
  x: number,
  y: number,
  number,
  number,
  number,
  number,
  toX: number,
  toY: number,
  broad: number,
]

/** What a pen draws on cloth, in units of the body's own height from the chin down. */
const CLOTH: readonly PenStroke[] = [
  // Where sleeves are set in, the hem, the ribs of the collar.
  [-0.175, 0.13, -0.15, 0.18, -0.155, 0.24, -0.19, 0.3, 0.013],
  [0.175, 0.13, 0.15, 0.18, 0.155, 0.24, 0.195, 0.3, 0.013],
  [-0.19, 0.5, -0.08, 0.53, 0.08, 0.53, 0.185, 0.5, 0.009],
  [-0.195, 0.545, -0.08, 0.578, 0.08, 0.578, 0.195, 0.545, 0.012],
  [-0.135, 0.075, -0.08, 0.155, 0.08, 0.155, 0.135, 0.075, 0.011],
  [-0.122, 0.05, -0.08, 0.125, 0.08, 0.125, 0.122, 0.05, 0.008],
  // Folds: from the armpits, over the waist.
  [-0.18, 0.27, -0.14, 0.28, -0.1, 0.31, -0.08, 0.35, 0.01],
  [0.18, 0.27, 0.14, 0.29, 0.11, 0.32, 0.095, 0.37, 0.012],
  [-0.185, 0.43, -0.13, 0.46, -0.08, 0.47, -0.03, 0.455, 0.009],
  [0.18, 0.4, 0.13, 0.44, 0.08, 0.46, 0.02, 0.45, 0.011],
  [0.175, 0.45, 0.13, 0.48, 0.09, 0.485, 0.05, 0.48, 0.008],
  // Elbows and cuffs.
  [-0.34, 0.39, -0.38, 0.415, -0.43, 0.41, -0.47, 0.375, 0.011],
  [-0.38, 0.34, -0.41, 0.375, -0.45, 0.385, -0.5, 0.37, 0.01],
  [-0.4, 0.43, -0.42, 0.4, -0.46, 0.385, -0.52, 0.39, 0.009],
  [0.29, 0.335, 0.33, 0.315, 0.36, 0.315, 0.395, 0.335, 0.01],
  [0.27, 0.29, 0.31, 0.28, 0.34, 0.29, 0.36, 0.31, 0.009],
  [-0.66, 0.142, -0.675, 0.17, -0.695, 0.2, -0.715, 0.218, 0.009],
  [0.25, 0.45, 0.235, 0.43, 0.22, 0.41, 0.21, 0.39, 0.008],
  [-0.165, 0.59, -0.15, 0.62, -0.12, 0.64, -0.085, 0.64, 0.009],
  [0.165, 0.59, 0.15, 0.62, 0.12, 0.64, 0.085, 0.64, 0.009],
  // Trousers: the fly, where they pull, the knees, what lies on the shoes.
  [-0.005, 0.57, 0.012, 0.6, 0.008, 0.63, 0, 0.665, 0.011],
  [0, 0.665, 0.04, 0.655, 0.08, 0.63, 0.1, 0.6, 0.009],
  [0, 0.665, -0.04, 0.66, -0.07, 0.64, -0.09, 0.62, 0.008],
  [-0.165, 0.75, -0.13, 0.775, -0.1, 0.775, -0.075, 0.76, 0.009],
  [0.085, 0.745, 0.11, 0.77, 0.15, 0.77, 0.18, 0.75, 0.009],
  [-0.165, 0.865, -0.12, 0.89, -0.09, 0.885, -0.05, 0.865, 0.011],
  [-0.16, 0.84, -0.12, 0.855, -0.1, 0.85, -0.08, 0.84, 0.008],
  [0.09, 0.865, 0.12, 0.89, 0.16, 0.885, 0.2, 0.86, 0.011],
  [-0.25, 0.958, -0.18, 0.968, -0.1, 0.966, -0.04, 0.958, 0.01],
  [0.09, 0.956, 0.16, 0.966, 0.24, 0.96, 0.3, 0.95, 0.01],
  [-0.2, 0.93, -0.185, 0.925, -0.175, 0.915, -0.165, 0.905, 0.008],
  [0.235, 0.93, 0.225, 0.922, 0.215, 0.912, 0.21, 0.9, 0.008],
]

/** The hand on the hip: its back, round each fingertip, between fingers. */
const HIP_HAND: readonly PenStroke[] = [
  [0.19, 0.402, 0.16, 0.405, 0.14, 0.418, 0.112, 0.437, 0.009],
  [0.125, 0.432, 0.062, 0.436, 0.05, 0.478, 0.1, 0.474, 0.009],
  [0.09, 0.474, 0.04, 0.482, 0.04, 0.524, 0.1, 0.508, 0.009],
  [0.09, 0.509, 0.05, 0.524, 0.05, 0.56, 0.105, 0.538, 0.009],
  [0.1, 0.539, 0.076, 0.562, 0.08, 0.592, 0.138, 0.556, 0.009],
  [0.132, 0.558, 0.18, 0.54, 0.215, 0.51, 0.234, 0.468, 0.01],
  [0.098, 0.474, 0.12, 0.47, 0.135, 0.466, 0.15, 0.466, 0.007],
  [0.098, 0.508, 0.12, 0.5, 0.135, 0.494, 0.152, 0.492, 0.007],
  [0.104, 0.538, 0.125, 0.528, 0.14, 0.52, 0.155, 0.515, 0.007],
]

/** Shaded by strokes side by side: from where to where the first one goes, how far the last is from it, how many. */
const HATCHED: readonly (readonly [from: readonly number[], apart: readonly number[], count: number])[] = [
  [[0.12, 0.31, 0.175, 0.27], [-0.005, 0.21], 15],
  [[0.125, 0.61, 0.185, 0.57], [0.015, 0.29], 17],
  [[-0.085, 0.7, -0.045, 0.67], [0.002, 0.19], 11],
  [[-0.26, 0.335, -0.22, 0.35], [-0.13, 0.06], 9],
  [[-0.53, 0.375, -0.5, 0.415], [-0.14, -0.12], 11],
  [[0.36, 0.345, 0.385, 0.37], [-0.11, 0.07], 8],
  // The ribs of hem, collar and cuffs.
  [[-0.18, 0.52, -0.182, 0.55], [0.36, 0], 30],
  [[-0.075, 0.115, -0.08, 0.135], [0.15, 0.004], 11],
  [[-0.672, 0.135, -0.695, 0.118], [-0.048, 0.062], 6],
  // Seams and pockets of the trousers.
  [[-0.182, 0.6, -0.186, 0.612], [0.02, 0.27], 17],
  [[-0.16, 0.6, -0.15, 0.607], [0.06, 0.035], 7],
  [[0.16, 0.6, 0.15, 0.607], [-0.06, 0.035], 7],
  // Laces.
  [[-0.19, 0.925, -0.165, 0.935], [-0.035, 0.02], 4],
  [[0.215, 0.922, 0.24, 0.914], [0.03, 0.02], 4],
]

/** What a palm shows, in the units of a hand. */
const PALM: readonly PenStroke[] = [
  [0.18, 0.38, 0.04, 0.34, -0.02, 0.2, 0.02, 0.02, 0.03],
  [0.17, 0.33, 0.06, 0.29, -0.06, 0.23, -0.17, 0.17, 0.026],
  [0.09, 0.42, 0.02, 0.34, -0.1, 0.28, -0.21, 0.28, 0.026],
  [0.19, 0.64, 0.22, 0.62, 0.26, 0.61, 0.3, 0.61, 0.022],
  [-0.02, 0.73, 0.02, 0.72, 0.06, 0.715, 0.11, 0.72, 0.022],
  [-0.2, 0.67, -0.17, 0.67, -0.13, 0.68, -0.09, 0.69, 0.022],
  [-0.35, 0.53, -0.33, 0.55, -0.3, 0.57, -0.27, 0.57, 0.02],
]

/**
 * Draws with a pen what is within the outline of a small body.
 *
 * @param palm Takes the context to its open hand
 * @param hip Outline of the hand on its hip, under which no line of cloth goes on
 */
export function inkSmallBody(context: SKRSContext2D, palm: () => void, hip: string): void {
  context.fillStyle = '#000000'
  for (const stroke of CLOTH) pointed(context, stroke)
  for (const [[x, y, toX, toY], [across, down], count] of HATCHED) {
    for (let each = 0; each < count; each++) {
      const t = each / (count - 1)
      const dx = across! * t
      const dy = down! * t + 0.004 * Math.sin(7 * each)
      const long = 0.82 + 0.18 * Math.sin(5 * each + x!)
      const ex = x! + (toX! - x!) * long
      const ey = y! + (toY! - y!) * long
      pointed(context, [x! + dx, y! + dy, x! + dx, y! + dy, ex + dx, ey + dy - 0.006, ex + dx, ey + dy, 0.0058])
    }
  }
  context.save()
  context.globalCompositeOperation = 'destination-out'
  fill(context, hip, '#000000')
  context.restore()
  for (const stroke of HIP_HAND) pointed(context, stroke)
  context.save()
  palm()
  for (const stroke of PALM) pointed(context, stroke)
  context.restore()
}

const STEPS = 14

/** Fills one stroke: it swells where the pen is pressed and leaves the paper in a point. */
export function pointed(context: SKRSContext2D, [x0, y0, x1, y1, x2, y2, x3, y3, broad]: PenStroke): void {
  const places: (readonly [number, number])[] = []
  for (let at = 0; at <= STEPS; at++) {
    const t = at / STEPS
    const s = 1 - t
    const a = s * s * s
    const b = 3 * s * s * t
    const c = 3 * s * t * t
    const d = t * t * t
    places.push([a * x0 + b * x1 + c * x2 + d * x3, a * y0 + b * y1 + c * y2 + d * y3])
  }
  context.beginPath()
  for (const side of [1, -1]) {
    for (let step = 0; step <= STEPS; step++) {
      const at = side > 0 ? step : STEPS - step
      const [fromX, fromY] = places[Math.max(0, at - 1)]!
      const [toX, toY] = places[Math.min(STEPS, at + 1)]!
      const long = hypot(toX - fromX, toY - fromY) || 1
      const half = 0.5 * broad * side * Math.sin((Math.PI * (at + 0.4)) / (STEPS + 0.8)) ** 0.7
      context.lineTo(places[at]![0] - ((toY - fromY) / long) * half, places[at]![1] + ((toX - fromX) / long) * half)
    }
  }
  context.fill()
}
