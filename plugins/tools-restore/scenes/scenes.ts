import { createRequire } from 'node:module'
import { type Canvas, createCanvas, GlobalFonts, type SKRSContext2D } from '@napi-rs/canvas'
import { imageOf, rasterOf, type Raster } from '@gateway/sdk-plugin/raster'
import { fractal, random } from './noise.ts'
import { grass, ridge, sky } from './terrain.ts'

const { resolve } = createRequire(import.meta.url)
for (const [name, file] of [
  ['Scene Sans', '@fontsource/inter/files/inter-latin-400-normal.woff2'],
  ['Scene Serif', '@fontsource/playfair-display/files/playfair-display-latin-400-normal.woff2'],
] as const) {
  GlobalFonts.registerFromPath(resolve(file), name)
}

/**
 * Pictures made by code, for training, tests and the bench. Each is drawn at twice its size and shrunk, so that edges
 * are those of a camera and not of a plotter.
 */
export type Scene = (width: number, height: number, seed: number) => Promise<Raster>

const SMALLEST_LEAF = 5

/** Natural in its statistics: leaves of all sizes that hide each other, shaded and textured. */
export const leaves: Scene = (width, height, seed) =>
  drawn(width, height, (canvas, w, h) => {
    const next = random(seed)
    const specks = [24, 60, 140].map((scale, index) =>
      tile(fractal(256, 256, seed * 31 + index, { scale, octaves: 7, roughness: 0.7 })),
    )
    const weaves = [4, 6, 9].map((period) => tile(weave(period + next() * 2)))
    const textures = [...specks, ...specks, ...weaves]
    const largest = Math.min(w, h) / 2.2
    const [most, least] = [1, (SMALLEST_LEAF / largest) ** 2]
    for (let count = 0; count < (w * h) / 140; count++) {
      // The first ones cover the ground; the sizes of the others fall with the cube of the radius, as in photographs.
      const radius = count < 40 ? largest * (0.5 + next()) : SMALLEST_LEAF / Math.sqrt(least + next() * (most - least))
      leaf(canvas, next, { x: next() * w, y: next() * h, radius })
      shade(canvas, next, radius, textures[Math.floor(next() * textures.length)]!)
    }
  })

/** Sky, ridges, a lake and grass. */
export const landscape: Scene = (width, height, seed) =>
  drawn(width, height, (canvas, w, h) => {
    const next = random(seed)
    sky(canvas, w, h, seed)
    const hue = 190 + next() * 40
    for (let layer = 0; layer < 4; layer++) ridge(canvas, w, h, { seed: seed + layer, layer, hue })
    grass(canvas, w, h, next)
  })

/** Print of several sizes and fonts on paper, straight and turned. */
export const print: Scene = (width, height, seed) =>
  drawn(width, height, (canvas, w, h) => {
    const next = random(seed)
    const dark = next() < 0.3
    canvas.fillStyle = dark ? '#15181f' : '#faf8f2'
    canvas.fillRect(0, 0, w, h)
    for (let y = h * 0.02; y < h;) {
      const size = 14 + next() ** 2 * 70
      y += size * 1.15
      canvas.save()
      canvas.translate(w * 0.03, y)
      if (next() < 0.25) canvas.rotate((next() - 0.5) * 0.6)
      canvas.font = `${next() < 0.4 ? 'bold ' : ''}${size}px ${next() < 0.5 ? 'Scene Sans' : 'Scene Serif'}`
      canvas.fillStyle = next() < 0.6 ? (dark ? '#f1eee6' : '#1b1d22') : bright(next)
      canvas.fillText(words(next, Math.ceil((w / size) * 2.2)), 0, 0)
      canvas.restore()
    }
  })

/** Flat colours within dark outlines. */
export const lineArt: Scene = (width, height, seed) =>
  drawn(width, height, (canvas, w, h) => {
    const next = random(seed)
    canvas.fillStyle = bright(next)
    canvas.fillRect(0, 0, w, h)
    for (let count = 0; count < 60; count++) {
      leaf(canvas, next, { x: next() * w, y: next() * h, radius: 12 + next() ** 2 * Math.min(w, h) * 0.28 })
      canvas.fillStyle = bright(next)
      canvas.fill()
      canvas.lineWidth = 2 + next() * 7
      canvas.strokeStyle = next() < 0.8 ? '#17141c' : bright(next)
      if (next() < 0.85) canvas.stroke()
    }
    for (let count = 0; count < 30; count++) strand(canvas, next, w, h)
  })

/** Draws at twice the size and shrinks. */
export async function drawn(
  width: number,
  height: number,
  draw: (canvas: SKRSContext2D, w: number, h: number) => void,
): Promise<Raster> {
  const [w, h] = [width * 2, height * 2]
  const canvas = createCanvas(w, h)
  draw(canvas.getContext('2d'), w, h)
  const { data } = canvas.getContext('2d').getImageData(0, 0, w, h)
  const large = { width: w, height: h, data: Buffer.from(data.buffer) }
  return rasterOf(imageOf(large).resize(width, height, { kernel: 'cubic' }))
}

/** A closed curve around a point: an ellipse, a polygon, or a blob. It becomes the current path. */
function leaf(canvas: SKRSContext2D, next: () => number, { x, y, radius }: { x: number; y: number; radius: number }) {
  const kind = next()
  const turn = next() * Math.PI
  canvas.beginPath()
  if (kind < 0.35) {
    canvas.ellipse(x, y, radius, radius * (0.3 + next() * 0.7), turn, 0, 2 * Math.PI)
    return
  }
  const corners = kind < 0.7 ? 3 + Math.floor(next() * 3) : 7
  const points = Array.from({ length: corners }, (_, index): [number, number] => {
    const angle = turn + (index / corners) * 2 * Math.PI
    const length = radius * (0.55 + next() * 0.6)
    return [x + Math.cos(angle) * length, y + Math.sin(angle) * length]
  })
  if (kind < 0.7) for (const [px, py] of points) canvas.lineTo(px, py)
  else {
    for (const [index, [px, py]] of points.entries()) {
      const [qx, qy] = points[(index + 1) % corners]!
      if (index === 0) canvas.moveTo((points[corners - 1]![0] + px) / 2, (points[corners - 1]![1] + py) / 2)
      canvas.quadraticCurveTo(px, py, (px + qx) / 2, (py + qy) / 2)
    }
  }
  canvas.closePath()
}

function shade(canvas: SKRSContext2D, next: () => number, radius: number, texture: Canvas) {
  canvas.fillStyle = earthy(next)
  canvas.fill()
  if (radius < 9 || next() < 0.25) return
  canvas.save()
  canvas.translate(next() * 256, next() * 256)
  canvas.rotate(next() * 6)
  const zoom = 0.5 + next() * 1.5
  canvas.scale(zoom, zoom * (0.4 + next()))
  canvas.globalAlpha = 0.2 + next() * 0.6
  canvas.fillStyle = canvas.createPattern(texture, 'repeat')
  canvas.fill()
  canvas.restore()
}

/** A field of 256 × 256 as dark and light specks without colour, to be laid over one. */
function tile(field: Float32Array) {
  const canvas = createCanvas(256, 256)
  const context = canvas.getContext('2d')
  const image = context.createImageData(256, 256)
  for (const [at, value] of field.entries()) {
    const light = value > 0.5 ? 255 : 0
    image.data.set([light, light, light, Math.min(255, Math.abs(value - 0.5) * 900)], at * 4)
  }
  context.putImageData(image, 0, 0)
  return canvas
}

/** Cloth: slanting threads that go over and under. */
function weave(period: number): Float32Array {
  return Float32Array.from({ length: 256 * 256 }, (_, at) => {
    const [x, y] = [at % 256, at >> 8]
    const thread = Math.sin(((x + y) / period) * Math.PI) * (0.7 + 0.3 * Math.sin(((x - y) / period) * Math.PI))
    return 0.5 + 0.25 * thread
  })
}

/** A thin line across the picture. */
function strand(canvas: SKRSContext2D, next: () => number, w: number, h: number): void {
  const at = () => [next() * w, next() * h] as const
  canvas.beginPath()
  canvas.moveTo(...at())
  canvas.bezierCurveTo(...at(), ...at(), ...at())
  canvas.lineWidth = 1.5 + next() * 5
  canvas.strokeStyle = next() < 0.7 ? '#17141c' : bright(next)
  canvas.stroke()
}

function earthy(next: () => number): string {
  return `hsl(${next() * 360} ${next() ** 2 * 70}% ${8 + next() * 84}%)`
}

function bright(next: () => number): string {
  return `hsl(${next() * 360} ${40 + next() * 50}% ${30 + next() * 60}%)`
}

const LETTERS = 'etaoinshrdlucmfwypvbgkETAOINSHR0123456789&?!.,'

function words(next: () => number, length: number): string {
  return Array.from({ length }, () =>
    next() < 0.17 ? ' ' : LETTERS[Math.floor(next() ** 1.6 * LETTERS.length)]!,
  ).join('')
}
