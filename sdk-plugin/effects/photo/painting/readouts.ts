import type { SKRSContext2D } from '@napi-rs/canvas'
import { plane } from '../../kernels/memory.ts'
import { sceneryOf } from './overlay.ts'

/** Numerals of a small display: seven rows of five dots, a bit each, the leftmost the highest. */
const NUMERALS = [
  [14, 17, 19, 21, 25, 17, 14],
  [4, 12, 4, 4, 4, 4, 14],
  [14, 17, 1, 2, 4, 8, 31],
  [31, 2, 4, 2, 1, 17, 14],
  [2, 6, 10, 18, 31, 2, 2],
  [31, 16, 30, 1, 1, 17, 14],
  [6, 8, 16, 30, 17, 17, 14],
  [31, 1, 2, 4, 8, 8, 8],
  [14, 17, 17, 14, 17, 17, 14],
  [14, 17, 17, 15, 1, 2, 12],
] as const

/** What shines in an eyepiece: a scale with marks that leave the middle open, a compass, a range, a battery. 0 to 1. */
export function readoutsOf({ width, height }: { width: number; height: number }): Float32Array {
  const { data } = sceneryOf('readouts', { x: 0, y: 0, width, height }, (context) => draw(context, width, height))
  const shown = plane(width * height, false)
  for (let at = 0; at < shown.length; at++) shown[at] = data[4 * at + 3]! / 255
  return shown
}

function draw(context: SKRSContext2D, width: number, height: number): void {
  const unit = Math.min(width, height) / 900
  context.strokeStyle = context.fillStyle = '#ffffff'
  context.lineCap = 'round'
  context.translate(width / 2, height / 2)
  scale(context, width / 2 / unit, height / 2 / unit, unit)
  // All of it below: heads are above.
  compass(context, (0.76 * height) / 2, unit)
  const low = (0.6 * height) / 2
  range(context, (-0.68 * width) / 2, low, unit)
  battery(context, (0.53 * width) / 2, low, unit)
}

function stroke(
  context: SKRSContext2D,
  line: number,
  places: readonly (readonly [number, number, number, number])[],
): void {
  context.lineWidth = Math.max(0.8, line)
  context.beginPath()
  for (const [x, y, toX, toY] of places) {
    context.moveTo(x, y)
    context.lineTo(toX, toY)
  }
  context.stroke()
}

/** Hairlines from three sides with marks at even steps, longer at every fifth. */
function scale(context: SKRSContext2D, right: number, down: number, unit: number): void {
  const lines: [number, number, number, number][] = []
  const from = 0.6
  for (const way of [-1, 1]) lines.push([way * right * from * unit, 0, way * right * 0.93 * unit, 0])
  lines.push([0, down * 0.56 * unit, 0, down * 0.66 * unit])
  for (let mark = 0; mark <= 12; mark++) {
    const far = (from + (0.33 * mark) / 12) * right * unit
    const half = (mark % 4 === 0 ? 15 : 7) * unit
    for (const way of [-1, 1]) lines.push([way * far, -half, way * far, half])
  }
  stroke(context, 1.7 * unit, lines)
}

/** A tape of directions with its index. */
function compass(context: SKRSContext2D, y: number, unit: number): void {
  const ticks = Array.from({ length: 25 }, (_, tick): [number, number, number, number] => {
    const x = (tick - 12) * 15 * unit
    return [x, y, x, y + (tick % 6 === 0 ? 16 : 8) * unit]
  })
  stroke(context, 1.7 * unit, ticks)
  for (const [index, number] of ['315', '330', '345', '000', '015'].entries()) {
    numerals(context, number, { x: ((index - 2) * 90 - 27) * unit, y: y + 24 * unit, size: 11 * unit })
  }
  context.beginPath()
  context.moveTo(0, y - 5 * unit)
  context.lineTo(-9 * unit, y - 20 * unit)
  context.lineTo(9 * unit, y - 20 * unit)
  context.fill()
}

function range(context: SKRSContext2D, x: number, y: number, unit: number): void {
  numerals(context, '0142', { x, y: y - 8 * unit, size: 18 * unit })
  const bars = Array.from({ length: 9 }, (_, bar): [number, number, number, number] => {
    const left = x + bar * 11 * unit
    return [left, y + 50 * unit, left, y + (50 - 2 - (bar < 6 ? 8 : 2)) * unit]
  })
  stroke(context, 4 * unit, bars)
}

function battery(context: SKRSContext2D, x: number, y: number, unit: number): void {
  context.lineWidth = 2 * unit
  context.strokeRect(x, y, 64 * unit, 28 * unit)
  context.fillRect(x + 66 * unit, y + 8 * unit, 5 * unit, 12 * unit)
  for (let cell = 0; cell < 3; cell++) context.fillRect(x + (6 + cell * 15) * unit, y + 6 * unit, 11 * unit, 16 * unit)
}

/** @param size Half their height. */
function numerals(
  context: SKRSContext2D,
  digits: string,
  { x, y, size }: { x: number; y: number; size: number },
): void {
  const dot = (2 * size) / 7
  context.beginPath()
  for (const [index, digit] of [...digits].entries()) {
    for (const [row, bits] of NUMERALS[Number(digit)]!.entries()) {
      for (let column = 0; column < 5; column++) {
        if (((bits >> (4 - column)) & 1) === 0) continue
        const cx = x + (index * 6 + column + 0.5) * dot
        const cy = y + (row + 0.5) * dot
        context.moveTo(cx + 0.47 * dot, cy)
        context.arc(cx, cy, 0.47 * dot, 0, 2 * Math.PI)
      }
    }
  }
  context.fill()
}
