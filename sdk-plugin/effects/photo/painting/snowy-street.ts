import type { SKRSContext2D } from '@napi-rs/canvas'
import { mix, smoothstep } from '../../colour.ts'
import { randomFrom } from '../../random.ts'
import type { Print } from '../photo.ts'
import { layOver, overlayOf } from './overlay.ts'

/** Where the street vanishes, in shares of the picture. */
const VANISH = { x: 0.5, y: 0.655 }
/** How far to the side the rows of houses begin at the lens, in widths. */
const ASIDE = 0.68

interface House {
  side: -1 | 1
  /** How far away it begins and ends: what is at 1 is half as large. */
  near: number
  far: number
  /** Of its eaves over the street, in heights of the picture at the lens. */
  tall: number
}

const HOUSES: readonly House[] = [
  { side: -1, near: 2.3, far: 4.2, tall: 1.25 },
  { side: 1, near: 2, far: 4, tall: 1.5 },
  { side: -1, near: 1.05, far: 2.25, tall: 0.92 },
  { side: 1, near: 0.85, far: 1.95, tall: 0.82 },
  { side: -1, near: 0.1, far: 1, tall: 1.1 },
  { side: 1, near: 0.1, far: 0.8, tall: 1.22 },
]

/** Houses with snow on roofs, sills and cornices along a street that lies under it, a little out of focus. */
export function snowStreet(print: Print, seed: number): void {
  const { width, height } = print
  const soft = 0.012 * Math.min(width, height)
  const whole = { x: 0, y: 0, width, height }
  const drawn = overlayOf(`snowy street ${seed}`, whole, (context) => draw(context, print, seed), soft)
  // Lamps shine through the haze before the houses.
  const lamps = [print.r, print.g, print.b].map((plane) => plane.map((light) => Math.max(0, light - 0.12)))
  layOver(print, drawn)
  for (const [c, plane] of [print.r, print.g, print.b].entries()) {
    for (let y = 0, at = 0; y < height; y++) {
      // Snow on the ground throws back far less of them than the wet street that it lies on.
      const share = mix(0.5, 0.12, smoothstep(VANISH.y, VANISH.y + 0.1, y / height))
      for (let x = 0; x < width; x++, at++) plane[at]! += share * lamps[c]![at]!
    }
  }
}

type Spot = (far: number, up: number) => [number, number]

function draw(context: SKRSContext2D, { width, height }: Print, seed: number): void {
  layGround(context, width, height)
  const random = randomFrom(seed * 1301 + 2)
  for (const house of HOUSES) {
    const at: Spot = (far, up) => {
      const scale = 1 / (1 + far)
      return [(VANISH.x + house.side * ASIDE * scale) * width, (VANISH.y + (0.16 - up) * scale) * height]
    }
    build(context, house, at, height, random)
  }
}

/** Trodden snow in the blue of the evening, warm below the shops, with the tracks of wheels. */
function layGround(context: SKRSContext2D, width: number, height: number): void {
  const [x, y] = [VANISH.x * width, VANISH.y * height]
  const snow = context.createLinearGradient(0, y, 0, height)
  snow.addColorStop(0, 'rgba(176,182,212,0.7)')
  snow.addColorStop(0.25, 'rgba(184,196,228,1)')
  snow.addColorStop(1, 'rgba(128,148,200,1)')
  context.fillStyle = snow
  context.fillRect(0, y, width, height - y)
  for (const [from, to] of [
    [0.06, 0.2],
    [0.62, 0.78],
  ] as const) {
    context.fillStyle = 'rgba(66,76,112,0.6)'
    context.beginPath()
    context.moveTo(x, y)
    context.lineTo(from * width, height)
    context.lineTo(to * width, height)
    context.fill()
  }
  for (const side of [0.02, 0.98]) {
    const glow = context.createRadialGradient(
      side * width,
      y + 0.1 * height,
      0,
      side * width,
      y + 0.1 * height,
      0.34 * width,
    )
    glow.addColorStop(0, 'rgba(255,190,110,0.5)')
    glow.addColorStop(1, 'rgba(255,170,90,0)')
    context.fillStyle = glow
    context.fillRect(0, y, width, height - y)
  }
}

const STOREY = 0.2

function build(
  context: SKRSContext2D,
  { near, far, tall }: House,
  at: Spot,
  height: number,
  random: () => number,
): void {
  const haze = mix(0.06, 0.75, near / 2.3)
  const wall = [mix(26, 78, haze), mix(30, 84, haze), mix(52, 122, haze)].map((tone) => tone * mix(0.8, 1.2, random()))
  face(context, [at(near, 0), at(near, tall), at(far, tall), at(far, 0)], `rgb(${wall.map(Math.round).join(' ')})`)
  const bays = Math.max(2, Math.round((far - near) * 3.2))
  const depth = (bay: number) => mix(near, far, bay / bays)
  const dim = 1 - 0.5 * haze
  for (let up = 0.26; up < tall - 0.1; up += STOREY) {
    for (let bay = 0; bay < bays; bay++) {
      const from = depth(bay + 0.26)
      const to = depth(bay + 0.74)
      const isLit = random() < 0.42
      const glow = mix(0.45, 1, random()) * dim
      const pane = isLit ? `rgb(${255 * glow} ${186 * glow} ${96 * glow})` : 'rgb(48 58 92)'
      face(context, [at(from, up), at(from, up + 0.11), at(to, up + 0.11), at(to, up)], pane)
      heap(context, [at(from - 0.02, up), at(to + 0.02, up)], (0.013 * height) / (1 + from))
    }
  }
  for (let bay = 0; bay < bays; bay++) {
    const from = depth(bay + 0.12)
    const to = depth(bay + 0.88)
    const warm = mix(0.75, 1, random()) * dim
    const shop = `rgb(${255 * warm} ${mix(150, 205, random()) * warm} ${mix(60, 130, random()) * warm})`
    face(context, [at(from, 0.01), at(from, 0.15), at(to, 0.15), at(to, 0.01)], shop)
    heap(context, [at(from - 0.03, 0.165), at(to + 0.03, 0.165)], (0.026 * height) / (1 + from))
  }
  heap(context, [at(near, tall), at(far, tall)], (0.026 * height) / (1 + 0.5 * (near + far)))
}

function face(context: SKRSContext2D, corners: readonly [number, number][], colour: string): void {
  context.fillStyle = colour
  context.beginPath()
  for (const [x, y] of corners) context.lineTo(x, y)
  context.fill()
}

/** Snow on a ledge: white on top, blue where it bulges below. */
function heap(context: SKRSContext2D, [from, to]: readonly [[number, number], [number, number]], thick: number): void {
  context.lineCap = 'round'
  for (const [tone, down, part] of [
    ['rgb(126 146 196)', 0.12, 1],
    ['rgb(214 224 246)', -0.12, 0.72],
  ] as const) {
    context.strokeStyle = tone
    context.lineWidth = Math.max(1, thick * part)
    context.beginPath()
    context.moveTo(from[0], from[1] - thick * (0.4 - down))
    context.lineTo(to[0], to[1] - thick * (0.4 - down))
    context.stroke()
  }
}
