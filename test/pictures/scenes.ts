import { createCanvas } from '@napi-rs/canvas'
import type { SKRSContext2D } from '@napi-rs/canvas'
import type { Raster } from '@gateway/sdk-plugin/raster'

/** Pictures drawn by code, with what is true about them: for the samples, the tests and the bench. */
export interface Scene {
  name: string
  picture: Raster
  /** How much of each pixel is subject, from 0 to 255. */
  alpha: Uint8Array
}

export type Random = () => number
type Draw = (g: SKRSContext2D, width: number, height: number, random: Random) => void

/** Numbers from 0 to 1, the same for the same seed. */
export function randomFrom(seed: number): Random {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let value = Math.imul(state ^ (state >>> 15), 1 | state)
    value = (value + Math.imul(value ^ (value >>> 7), 61 | value)) ^ value
    return ((value ^ (value >>> 14)) >>> 0) / 4294967296
  }
}

export function draw(width: number, height: number, paint: Draw, seed = 1): Raster {
  const canvas = createCanvas(width, height)
  const g = canvas.getContext('2d')
  paint(g, width, height, randomFrom(seed))
  return { width, height, data: Buffer.from(g.getImageData(0, 0, width, height).data) }
}

/** Puts a drawing with transparency over an opaque one. */
export function over(front: Raster, back: Raster): Raster {
  const data = Buffer.from(back.data)
  for (let i = 0; i < data.length; i += 4) {
    const alpha = front.data[i + 3]! / 255
    for (let c = 0; c < 3; c++) data[i + c] = front.data[i + c]! * alpha + back.data[i + c]! * (1 - alpha)
  }
  return { ...back, data }
}

/** Grain as from a sensor. */
export function grainy(raster: Raster, amount: number, seed: number): Raster {
  const random = randomFrom(seed)
  const data = Buffer.from(raster.data)
  for (let i = 0; i < data.length; i += 4) {
    const step = (random() + random() + random() - 1.5) * amount
    for (let c = 0; c < 3; c++) data[i + c] = Math.min(255, Math.max(0, data[i + c]! + step))
  }
  return { ...raster, data }
}

function blobs(colours: readonly string[], ground: string, blur: number): Draw {
  return (g, width, height, random) => {
    g.fillStyle = ground
    g.fillRect(0, 0, width, height)
    g.filter = `blur(${blur}px)`
    for (let n = 0; n < 46; n++) {
      g.fillStyle = colours[n % colours.length]!
      g.globalAlpha = 0.25 + 0.5 * random()
      g.beginPath()
      g.ellipse(
        random() * width,
        random() * height,
        (0.02 + 0.1 * random()) * width,
        (0.02 + 0.09 * random()) * width,
        0,
        0,
        7,
      )
      g.fill()
    }
  }
}

/** Light lights out of focus. */
export const BOKEH = blobs(['#3f5f7a', '#8a6d3b', '#2f4a3a', '#b08a4a', '#1f2f46'], '#2a3440', 9)
/** A garden out of focus. */
export const GARDEN = blobs(['#5c7f3a', '#7da04c', '#35562a', '#a5b86a', '#8fae9a'], '#4d6b38', 14)
/** A wall in daylight. */
export const WALL: Draw = (g, width, height) => {
  const light = g.createLinearGradient(0, 0, width, height)
  light.addColorStop(0, '#d9d2c4')
  light.addColorStop(1, '#a79c8a')
  g.fillStyle = light
  g.fillRect(0, 0, width, height)
}
/** A table in a studio, with the shadow of what stands on it. */
export const STUDIO: Draw = (g, width, height) => {
  const light = g.createRadialGradient(width / 2, height * 0.4, 10, width / 2, height * 0.5, width * 0.7)
  light.addColorStop(0, '#f4f2ef')
  light.addColorStop(1, '#b9b6b4')
  g.fillStyle = light
  g.fillRect(0, 0, width, height)
  g.filter = 'blur(12px)'
  g.fillStyle = 'rgba(40,40,50,0.35)'
  g.beginPath()
  g.ellipse(width * 0.53, height * 0.86, width * 0.17, height * 0.035, 0, 0, 7)
  g.fill()
}
/** Mown grass, blade by blade. */
export const GRASS: Draw = (g, width, height, random) => {
  g.fillStyle = '#4f7330'
  g.fillRect(0, 0, width, height)
  for (let n = 0; n < (width * height) / 14; n++) {
    const [x, y] = [random() * width, random() * height]
    g.strokeStyle = `hsl(${85 + 25 * random()} ${35 + 20 * random()}% ${22 + 26 * random()}%)`
    g.lineWidth = 1 + random()
    g.beginPath()
    g.moveTo(x, y)
    g.lineTo(x + 5 * (random() - 0.5), y - 4 - 7 * random())
    g.stroke()
  }
}

/** A head with loose hair, neck and shoulders; nobody in particular. */
export function portrait(skin: string, hair: string, cloth: string): Draw {
  return (g, width, height, random) => {
    const [cx, cy, r] = [width / 2, height * 0.42, height * 0.17]
    strands(g, hair, random, { cx, cy: cy - r * 0.15, r: r * 1.15, count: 420, length: r * 0.55, droop: 0.5 })
    g.fillStyle = cloth
    g.beginPath()
    g.moveTo(cx - r * 2.2, height)
    g.bezierCurveTo(cx - r * 2, cy + r * 1.5, cx - r * 0.7, cy + r * 1.5, cx, cy + r * 1.45)
    g.bezierCurveTo(cx + r * 0.7, cy + r * 1.5, cx + r * 2, cy + r * 1.5, cx + r * 2.2, height)
    g.fill()
    g.fillStyle = skin
    g.fillRect(cx - r * 0.36, cy + r * 0.6, r * 0.72, r)
    g.beginPath()
    g.ellipse(cx, cy, r * 0.82, r * 1.08, 0, 0, 7)
    g.fill()
    shade(g, cx, cy, r)
    features(g, cx, cy, r)
    g.fillStyle = hair
    g.beginPath()
    g.ellipse(cx, cy - r * 0.55, r * 0.92, r * 0.62, 0, Math.PI, 2 * Math.PI)
    g.fill()
  }
}

function shade(g: SKRSContext2D, cx: number, cy: number, r: number) {
  const light = g.createRadialGradient(cx - r * 0.3, cy - r * 0.2, r * 0.1, cx, cy, r * 1.2)
  light.addColorStop(0, 'rgba(255,240,220,0.3)')
  light.addColorStop(1, 'rgba(40,10,0,0.32)')
  g.fillStyle = light
  g.beginPath()
  g.ellipse(cx, cy, r * 0.82, r * 1.08, 0, 0, 7)
  g.fill()
}

function features(g: SKRSContext2D, cx: number, cy: number, r: number) {
  for (const side of [-1, 1]) {
    ellipse(g, '#f3eee8', cx + side * r * 0.34, cy - r * 0.08, r * 0.16, r * 0.085)
    ellipse(g, '#2b1d14', cx + side * r * 0.34, cy - r * 0.08, r * 0.075, r * 0.08)
    ellipse(g, 'rgba(40,22,12,0.85)', cx + side * r * 0.34, cy - r * 0.29, r * 0.2, r * 0.04)
  }
  ellipse(g, 'rgba(90,40,20,0.28)', cx + r * 0.06, cy + r * 0.2, r * 0.1, r * 0.2)
  ellipse(g, 'rgba(60,20,10,0.5)', cx, cy + r * 0.34, r * 0.13, r * 0.05)
  ellipse(g, '#9c4a45', cx, cy + r * 0.6, r * 0.28, r * 0.09)
  ellipse(g, 'rgba(50,10,10,0.6)', cx, cy + r * 0.59, r * 0.26, r * 0.018)
}

export function ellipse(g: SKRSContext2D, colour: string, x: number, y: number, rx: number, ry: number) {
  g.fillStyle = colour
  g.beginPath()
  g.ellipse(x, y, rx, ry, 0, 0, 7)
  g.fill()
}

interface Strands {
  cx: number
  cy: number
  r: number
  count: number
  length: number
  droop: number
}

/** A round body whose rim ends in single hairs. */
export function strands(
  g: SKRSContext2D,
  colour: string,
  random: Random,
  { cx, cy, r, count, length, droop }: Strands,
) {
  ellipse(g, colour, cx, cy, r, r)
  g.strokeStyle = colour
  for (let n = 0; n < count; n++) {
    const angle = random() * 2 * Math.PI
    const reach = r + length * (0.3 + 0.7 * random())
    const bend = (random() - 0.5) * 0.5
    const [x, y] = [
      cx + Math.cos(angle + bend) * reach,
      cy + Math.sin(angle + bend) * reach + droop * length * random(),
    ]
    g.lineWidth = 0.7 + random() * 1.1
    g.beginPath()
    g.moveTo(cx + Math.cos(angle) * r * 0.9, cy + Math.sin(angle) * r * 0.9)
    g.quadraticCurveTo(cx + Math.cos(angle) * reach * 0.95, cy + Math.sin(angle) * reach * 0.95, x, y)
    g.stroke()
  }
}
