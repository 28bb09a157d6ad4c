/** Pieces of broken stone, as they are drawn. */

import type { SKRSContext2D } from '@napi-rs/canvas'
import { css } from '../sprite.ts'
import { mix, type Rgb } from '../colour.ts'
import { hypot } from '../hypot.ts'
import { randomFrom } from '../random.ts'

export interface Piece {
  x: number
  y: number
  radius: number
  corners: { x: number; y: number }[]
  /** Where the facets meet. */
  top: { x: number; y: number }
  tone: Rgb
}

/** Its outline as a path, moved aside. */
export function trace(context: SKRSContext2D, corners: readonly { x: number; y: number }[], dx = 0, dy = 0): void {
  context.beginPath()
  corners.forEach(({ x, y }, index) => (index === 0 ? context.moveTo(x + dx, y + dy) : context.lineTo(x + dx, y + dy)))
  context.closePath()
}

interface Look {
  worn: boolean
  faced: boolean
}

/** Draws a piece in the light of a lamp in the direction `key`. */
export function drawPiece(context: SKRSContext2D, piece: Piece, key: Rgb, { worn, faced }: Look): void {
  const [kx, ky, kz] = key
  const { corners, top, x, y, tone } = piece
  const shaded = (light: number) => css([tone[0] * light, tone[1] * light, tone[2] * light])
  context.save()
  context.fillStyle = shaded(0.5)
  if (worn) traceWorn(context, corners)
  else trace(context, corners)
  context.fill()
  // Facets keep to the outline of sharp pieces: a clip costs more than all of it.
  if (worn) context.clip()
  corners.forEach((corner, index) => {
    const next = corners[(index + 1) % corners.length]!
    const mx = (corner.x + next.x) / 2 - x
    const my = (corner.y + next.y) / 2 - y
    const length = Math.max(1e-6, hypot(mx, my))
    const light = 0.3 + 1.15 * Math.max(0, (mx / length) * 0.75 * kx + (my / length) * 0.75 * ky + 0.66 * kz)
    context.fillStyle = shaded(light * (index % 2 === 0 ? 1.08 : 0.94))
    trace(context, [corner, next, top])
    context.fill()
  })
  if (faced) drawFace(context, piece, key)
  if (worn) grain(context, piece)
  context.restore()
}

/** How far out the flat face reaches, at least and most, as a share of the way to each corner. */
const FACE = [0.4, 0.78] as const

/** The face that looks at the viewer, a little aside, with a bright edge to the lamp. */
function drawFace(context: SKRSContext2D, { corners, top, x, y, radius, tone }: Piece, [kx, ky, kz]: Rgb): void {
  const random = randomFrom(Math.round(corners[0]!.x * 13 + corners[0]!.y * 29))
  const inner = corners.map((corner) => {
    const far = mix(...FACE, random())
    return { x: mix(top.x, corner.x, far), y: mix(top.y, corner.y, far) }
  })
  const [leanX, leanY] = [(top.x - x) / radius, (top.y - y) / radius]
  const light = Math.max(0.3, 0.3 + 1.15 * (0.85 * kz + 0.9 * (leanX * kx + leanY * ky)) + 0.16 * (random() - 0.5))
  trace(context, inner)
  context.fillStyle = css([tone[0] * light, tone[1] * light, tone[2] * light])
  context.fill()
  context.lineWidth = Math.max(0.5, 0.05 * radius)
  context.strokeStyle = css([tone[0] * 2, tone[1] * 2, tone[2] * 2], 0.4)
  inner.forEach((here, at) => {
    const next = inner[(at + 1) % inner.length]!
    const mx = (here.x + next.x) / 2 - x
    const my = (here.y + next.y) / 2 - y
    if (mx * kx + my * ky <= 0) return
    context.beginPath()
    context.moveTo(here.x, here.y)
    context.lineTo(next.x, next.y)
    context.stroke()
  })
}

/** How far from a corner its rounding begins, as a share of the side. */
const RUBBED = 0.28

/** The outline with its corners rubbed off. */
function traceWorn(context: SKRSContext2D, corners: readonly { x: number; y: number }[]): void {
  context.beginPath()
  corners.forEach((corner, index) => {
    const before = corners[(index + corners.length - 1) % corners.length]!
    const next = corners[(index + 1) % corners.length]!
    const fromX = mix(corner.x, before.x, RUBBED)
    const fromY = mix(corner.y, before.y, RUBBED)
    if (index === 0) context.moveTo(fromX, fromY)
    else context.lineTo(fromX, fromY)
    context.quadraticCurveTo(corner.x, corner.y, mix(corner.x, next.x, RUBBED), mix(corner.y, next.y, RUBBED))
  })
  context.closePath()
}

/** Pebbles and pits in broken concrete, and soft shade to its lower right, which hides the facets' edges. */
function grain(context: SKRSContext2D, { x, y, radius, corners, tone }: Piece): void {
  if (radius < 2) return
  const random = randomFrom(Math.round(corners[0]!.x * 31 + corners[0]!.y * 17))
  const round = context.createRadialGradient(x - 0.4 * radius, y - 0.5 * radius, 0.2 * radius, x, y, 1.2 * radius)
  round.addColorStop(0, css([1, 1, 1], 0.06))
  round.addColorStop(0.5, css(tone, 0.12))
  round.addColorStop(1, css([0, 0, 0], 0.5))
  context.fillStyle = round
  context.fillRect(x - 1.5 * radius, y - 1.5 * radius, 3 * radius, 3 * radius)
  for (let index = 0; index < 5 + radius * 1.6; index++) {
    const angle = random() * 2 * Math.PI
    const far = radius * Math.sqrt(random())
    context.fillStyle = random() < 0.6 ? css([0, 0, 0], 0.3) : css([1, 0.97, 0.9], 0.22)
    context.beginPath()
    context.arc(
      x + Math.cos(angle) * far,
      y + Math.sin(angle) * far,
      mix(0.4, 1.1, random()) * (0.6 + radius / 28),
      0,
      7,
    )
    context.fill()
  }
}
