import type { SKRSContext2D } from '@napi-rs/canvas'
import { hypot } from '../hypot.ts'
import type { Point } from './vine.ts'

/** A wire of one width, or one that is thickest where `shape` of half a turn along it is 1: at its root or its middle. */
export function drawWire(
  context: SKRSContext2D,
  points: readonly Point[],
  line: number,
  swell: number,
  shape: (angle: number) => number,
): void {
  if (swell === 0) {
    context.beginPath()
    points.forEach(({ x, y }, index) => (index === 0 ? context.moveTo(x, y) : context.lineTo(x, y)))
    context.stroke()
    return
  }
  const last = points.length - 1
  const range = shape === Math.sin ? Math.PI : Math.PI / 2
  for (let at = 0; at < last; at++) {
    context.lineWidth = line * (0.75 + swell * Math.max(0, shape(((at + 0.5) / last) * range)))
    context.beginPath()
    context.moveTo(points[at]!.x, points[at]!.y)
    context.lineTo(points[at + 1]!.x, points[at + 1]!.y)
    context.stroke()
  }
}

/** Drops of unlike length that part from a tendril on its outer side and bend after it. */
export function addLeaves(
  context: SKRSContext2D,
  points: readonly Point[],
  index: number,
  leaves: number,
  line: number,
): void {
  const end = points[points.length - 1]!
  for (let leaf = 0; leaf < leaves; leaf++) {
    const place = Math.floor(((leaf + 0.6) / (leaves + 1.4)) * (points.length - 1))
    const at = points[place]!
    const next = points[place + 1] ?? at
    const ax = next.x - at.x
    const ay = next.y - at.y
    const far = hypot(ax, ay)
    if (far < 1e-6) continue
    const side = ax * (end.y - at.y) - ay * (end.x - at.x) > 0 ? -1 : 1
    const ox = (-ay / far) * side
    const oy = (ax / far) * side
    const reach = line * (2.6 + 1.4 * Math.sin(index * 2.3 + leaf * 1.9))
    const tip = { x: at.x + (ox * 0.8 + ax / far) * reach, y: at.y + (oy * 0.8 + ay / far) * reach }
    const belly = { x: at.x + ox * reach * 1.15, y: at.y + oy * reach * 1.15 }
    const hollow = { x: at.x + (ax / far) * reach * 0.8, y: at.y + (ay / far) * reach * 0.8 }
    context.moveTo(at.x, at.y)
    context.quadraticCurveTo(belly.x, belly.y, tip.x, tip.y)
    context.quadraticCurveTo(hollow.x, hollow.y, at.x, at.y)
  }
}
