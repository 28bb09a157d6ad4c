import type { SKRSContext2D } from '@napi-rs/canvas'
import { mix } from '../colour.ts'

export const BLOSSOMS = ['daisy', 'poppy', 'rose', 'violet', 'forgetMeNot'] as const

export type BlossomKind = (typeof BLOSSOMS)[number]

/** A flower seen from above. Lengths in pixels. */
export interface Blossom {
  kind: BlossomKind
  x: number
  y: number
  /** Half its width. */
  size: number
  /** Radians. */
  turn: number
  /** Its height to its width, as it lies away from the viewer. */
  tilt: number
}

/** Draws petals one over the other, darker where they go in. */
export function drawBlossom(context: SKRSContext2D, { kind, x, y, size, turn, tilt }: Blossom, random: () => number) {
  context.save()
  context.translate(x, y)
  context.scale(size, size * tilt)
  context.rotate(turn)
  DRAWN[kind](context, random)
  context.restore()
}

type Draw = (context: SKRSContext2D, random: () => number) => void

/** Within a circle of radius one. */
const DRAWN: Record<BlossomKind, Draw> = { daisy, poppy, rose, violet, forgetMeNot }

function daisy(context: SKRSContext2D, random: () => number): void {
  const count = 15 + Math.floor(random() * 5)
  for (let each = 0; each < count; each++) {
    const angle = (each / count) * 2 * Math.PI + (random() - 0.5) * 0.12
    const inks = ['#a9a58c', '#e9e6da', '#ffffff']
    petal(context, { angle, from: 0.16, to: mix(0.84, 1, random()), wide: 0.13, inks })
  }
  heart(context, 0.27, ['#f6c83a', '#d08a14', '#7a4a0a'])
  context.fillStyle = '#8a570c'
  for (let each = 0; each < 16; each++) {
    const angle = random() * 6.28
    const far = 0.22 * Math.sqrt(random())
    round(context, Math.cos(angle) * far, Math.sin(angle) * far, 0.022)
  }
}

function poppy(context: SKRSContext2D, random: () => number): void {
  for (let each = 0; each < 5; each++) {
    const angle = (each / 5) * 2 * Math.PI + (random() - 0.5) * 0.3
    petal(context, {
      angle,
      from: 0.02,
      to: mix(0.9, 1, random()),
      wide: 0.56,
      inks: ['#3a0606', '#b3120c', '#e8442c'],
    })
    context.strokeStyle = 'rgba(90, 6, 4, 0.35)'
    context.lineWidth = 0.018
    for (let crease = 0; crease < 5; crease++) {
      const way = angle + (random() - 0.5) * 0.8
      context.beginPath()
      context.moveTo(Math.cos(way) * 0.25, Math.sin(way) * 0.25)
      context.lineTo(Math.cos(way) * 0.82, Math.sin(way) * 0.82)
      context.stroke()
    }
  }
  heart(context, 0.17, ['#9aa36a', '#56602f', '#23280f'])
  context.fillStyle = '#150a10'
  for (let each = 0; each < 20; each++) {
    const angle = (each / 20) * 6.28
    const far = mix(0.2, 0.3, random())
    round(context, Math.cos(angle) * far, Math.sin(angle) * far, 0.028)
  }
}

function rose(context: SKRSContext2D, random: () => number): void {
  for (let ring = 0; ring < 4; ring++) {
    const far = [1, 0.78, 0.54, 0.32][ring]!
    const count = [6, 5, 4, 3][ring]!
    for (let each = 0; each < count; each++) {
      const angle = (each / count) * 2 * Math.PI + ring * 0.7 + (random() - 0.5) * 0.3
      petal(context, { angle, from: 0, to: far, wide: 0.62 * far, inks: ['#7e2440', '#d5718c', '#f6c9d0'] })
    }
  }
  heart(context, 0.14, ['#c5506f', '#8e2a48', '#5c1530'])
}

function violet(context: SKRSContext2D, random: () => number): void {
  for (const [angle, to, wide] of [
    [-2.1, 0.95, 0.36],
    [-1.05, 0.95, 0.36],
    [-2.9, 0.85, 0.3],
    [-0.25, 0.85, 0.3],
    [Math.PI / 2, 1, 0.42],
  ] as const) {
    petal(context, {
      angle: angle + (random() - 0.5) * 0.15,
      from: 0,
      to,
      wide,
      inks: ['#2a1048', '#5a2f95', '#9a78cc'],
    })
  }
  heart(context, 0.14, ['#fbe28a', '#e8b52a', '#a06a10'])
}

function forgetMeNot(context: SKRSContext2D, random: () => number): void {
  for (let flower = 0; flower < 7; flower++) {
    const angle = flower * 2.4 + random()
    const far = flower === 0 ? 0 : mix(0.45, 0.7, random())
    context.save()
    context.translate(Math.cos(angle) * far, Math.sin(angle) * far)
    context.scale(0.34, 0.34)
    for (let each = 0; each < 5; each++) {
      petal(context, { angle: each * 1.257 + far, from: 0, to: 1, wide: 0.5, inks: ['#3d5fae', '#6f95dc', '#b4cdf4'] })
    }
    heart(context, 0.2, ['#fff3b0', '#f0c83a', '#a8801a'])
    context.restore()
  }
}

interface Petal {
  angle: number
  /** From and to the middle of the flower. */
  from: number
  to: number
  /** Half its width. */
  wide: number
  /** From its foot to its tip. */
  inks: readonly [string, string, string] | string[]
}

function petal(context: SKRSContext2D, { angle, from, to, wide, inks }: Petal): void {
  context.save()
  context.rotate(angle)
  const shades = context.createLinearGradient(from, 0, to, 0)
  for (const [at, ink] of inks.entries()) shades.addColorStop(at / (inks.length - 1), ink)
  context.fillStyle = shades
  context.strokeStyle = 'rgba(20, 8, 12, 0.3)'
  context.lineWidth = 0.022
  const long = to - from
  context.beginPath()
  context.moveTo(from, 0)
  context.bezierCurveTo(from + long * 0.3, -wide, from + long * 0.92, -wide * 1.05, to, -wide * 0.12)
  context.bezierCurveTo(to - long * 0.03, 0, to - long * 0.03, 0, to, wide * 0.12)
  context.bezierCurveTo(from + long * 0.92, wide * 1.05, from + long * 0.3, wide, from, 0)
  context.fill()
  context.stroke()
  context.restore()
}

/** The middle, from its lit side outwards. */
function heart(context: SKRSContext2D, size: number, inks: readonly string[]): void {
  const shades = context.createRadialGradient(-size * 0.3, -size * 0.35, 0, 0, 0, size)
  for (const [at, ink] of inks.entries()) shades.addColorStop(at / (inks.length - 1), ink)
  context.fillStyle = shades
  round(context, 0, 0, size)
}

function round(context: SKRSContext2D, x: number, y: number, radius: number): void {
  context.beginPath()
  context.arc(x, y, radius, 0, 2 * Math.PI)
  context.fill()
}
