/** Pieces of a broken wall: a flat face as it was made, and the broken thickness below it. */

import type { Canvas, CanvasPattern, SKRSContext2D } from '@napi-rs/canvas'
import { mix, type Rgb } from '../colour.ts'
import { hypot } from '../hypot.ts'
import { noiseAt, noiseTile } from '../kernels/noise.ts'
import { randomFrom } from '../random.ts'
import { css } from '../sprite.ts'
import { canvasModule } from '../../text/skia.ts'
import { type Piece, trace } from './broken.ts'

interface Point {
  x: number
  y: number
}

/** Points that a side between two corners breaks at. */
const BREAKS = 4
/** How far these lie off the straight line, as a share of the radius. */
const RAGGED = 0.075
/** How much brighter the face is than what broke. */
const FACED = 1.25

/** Draws a piece with its thickness, in the light of a lamp in the direction `key`. */
export function drawChunk(context: SKRSContext2D, piece: Piece, [kx, ky, kz]: Rgb): void {
  const { corners, x, y, radius, tone } = piece
  const random = randomFrom(Math.round(corners[0]!.x * 23 + corners[0]!.y * 37))
  const lean = { x: 0.9 * (random() - 0.5), y: 0.2 - 0.9 * random() }
  // What leans back shows little of its front.
  const thick = { x: -0.35 * lean.x * radius, y: (0.42 + 0.3 * lean.y + 0.25 * random()) * radius }
  const rim = ragged(corners, RAGGED * radius, random)
  const shaded = (light: number) => css([tone[0] * light, tone[1] * light, tone[2] * light])
  const quads: Point[][] = []
  rim.forEach((here, at) => {
    const next = rim[(at + 1) % rim.length]!
    const nx = next.y - here.y
    const ny = here.x - next.x
    const long = Math.max(1e-6, hypot(nx, ny))
    const side = Math.sign(nx * (here.x - x) + ny * (here.y - y)) / long
    if ((nx * thick.x + ny * thick.y) * side <= 0) return
    const lamp = Math.max(0, (nx * kx + ny * ky) * side + 0.32 * kz)
    context.fillStyle = shaded((0.2 + 0.85 * lamp) * mix(0.75, 1.25, random()))
    const uneven = mix(0.86, 1.1, random())
    const dx = thick.x * uneven
    const dy = thick.y * uneven
    const quad = [here, next, { x: next.x + dx, y: next.y + dy }, { x: here.x + dx, y: here.y + dy }]
    trace(context, quad)
    context.fill()
    quads.push(quad)
    if (radius > 4) aggregate(context, here, { x: dx, y: dy }, radius, random)
  })
  if (radius > 3) roughen(context, quads, 1)
  const light = FACED * Math.max(0.2, 0.22 + 0.95 * (0.8 * kz + lean.x * kx + lean.y * ky))
  trace(context, rim)
  const slope = context.createLinearGradient(x + kx * radius, y + ky * radius, x - kx * radius, y - ky * radius)
  slope.addColorStop(0, shaded(light * 1.22))
  slope.addColorStop(1, shaded(light * 0.74))
  context.fillStyle = slope
  context.fill()
  if (radius > 3) roughen(context, [rim], 0.6)
  if (radius > 2.5) edge(context, piece, rim, [kx, ky, kz], light)
  if (radius > 2.5) weather(context, piece, light, random)
}

/** Side of the grain's tile in pixels, and how dark and bright its grains are. */
const TILE_SIDE = 128
const GRAINS = 1.5

let grains: CanvasPattern | undefined

/** Sand and gravel over parts of a piece. */
function roughen(context: SKRSContext2D, parts: readonly (readonly Point[])[], strength: number): void {
  grains ??= context.createPattern(grainTile(), 'repeat')
  context.globalAlpha = strength
  context.fillStyle = grains
  context.beginPath()
  for (const part of parts) {
    part.forEach(({ x, y }, index) => (index === 0 ? context.moveTo(x, y) : context.lineTo(x, y)))
    context.closePath()
  }
  context.fill()
  context.globalAlpha = 1
}

function grainTile(): Canvas {
  const canvas = canvasModule().createCanvas(TILE_SIDE, TILE_SIDE)
  const context = canvas.getContext('2d')
  const image = context.createImageData(TILE_SIDE, TILE_SIDE)
  const [fine, clouds] = [noiseTile('grain'), noiseTile('clouds')]
  for (let y = 0, to = 0; y < TILE_SIDE; y++) {
    for (let x = 0; x < TILE_SIDE; x++, to += 4) {
      // Steps of its own tiles that end where this one does.
      const value = noiseAt(fine, x * 4, y * 4) + 0.7 * noiseAt(clouds, x * 8, y * 8)
      image.data.fill(value > 0 ? 235 : 0, to, to + 3)
      image.data[to + 3] = 255 * Math.min(0.75, GRAINS * (value > 0 ? 0.35 : 1) * Math.abs(value))
    }
  }
  context.putImageData(image, 0, 0)
  return canvas
}

/** Pits and stains of the face. */
function weather(context: SKRSContext2D, { x, y, radius, tone }: Piece, light: number, random: () => number): void {
  for (let count = Math.round(radius * 1.1); count > 0; count--) {
    const angle = random() * 2 * Math.PI
    const far = 0.62 * radius * Math.sqrt(random())
    const shade = light * (random() < 0.55 ? 0.62 : 1.4)
    const size = mix(0.35, 1, random() ** 2) * (0.5 + radius / 22)
    context.fillStyle = css([tone[0] * shade, tone[1] * shade, tone[2] * shade], mix(0.25, 0.6, random()))
    context.beginPath()
    context.ellipse(x + Math.cos(angle) * far, y + Math.sin(angle) * far * 0.62, size, 0.7 * size, 0, 0, 7)
    context.fill()
  }
}

/** The outline with broken sides in place of straight ones. */
function ragged(corners: readonly Point[], most: number, random: () => number): Point[] {
  return corners.flatMap((corner, index) => {
    const next = corners[(index + 1) % corners.length]!
    return Array.from({ length: BREAKS }, (_, at) => {
      const t = (at + (at === 0 ? 0 : 0.6 * (random() - 0.5))) / BREAKS
      const jx = (random() - 0.5) * 2 * most
      const jy = (random() - 0.5) * 2 * most
      return { x: mix(corner.x, next.x, t) + jx, y: mix(corner.y, next.y, t) + jy }
    })
  })
}

/** Gravel in what broke, at a place of the rim and down from there. */
function aggregate(context: SKRSContext2D, from: Point, down: Point, radius: number, random: () => number): void {
  for (let count = Math.floor(3 * random()); count > 0; count--) {
    const t = mix(0.1, 0.85, random())
    context.fillStyle = random() < 0.6 ? css([0, 0, 0], 0.34) : css([0.5, 0.47, 0.42], 0.4)
    context.beginPath()
    context.arc(from.x + down.x * t, from.y + down.y * t, mix(0.3, 1, random()) * (0.4 + radius / 30), 0, 7)
    context.fill()
  }
}

/** The face's edge, bright where it looks to the lamp. */
function edge(
  context: SKRSContext2D,
  { x, y, radius, tone }: Piece,
  rim: readonly Point[],
  [kx, ky]: Rgb,
  light: number,
): void {
  context.lineWidth = Math.max(0.5, 0.03 * radius)
  rim.forEach((here, at) => {
    const next = rim[(at + 1) % rim.length]!
    const facing = ((here.x + next.x) / 2 - x) * kx + ((here.y + next.y) / 2 - y) * ky
    const bright = light * (facing > 0 ? 1.7 : 0.6)
    context.strokeStyle = css([tone[0] * bright, tone[1] * bright, tone[2] * bright], facing > 0 ? 0.7 : 0.45)
    context.beginPath()
    context.moveTo(here.x, here.y)
    context.lineTo(next.x, next.y)
    context.stroke()
  })
}
