import { mix, type Rgb } from '../../colour.ts'
import type { Layers, Spot } from './snowy-street.ts'

export interface House {
  side: -1 | 1
  /** How far away it begins and ends: what is at 1 is half as large. */
  near: number
  far: number
  /** Of its eaves over the street, in heights of the picture at the lens. */
  tall: number
  /** Its plaster by day, 0 to 1. */
  wall: Rgb
}

/** From the far end of the street on. */
export const HOUSES: readonly House[] = [
  { side: -1, near: 3.6, far: 6, tall: 1.1, wall: [0.5, 0.42, 0.4] },
  { side: 1, near: 3.4, far: 6, tall: 1.3, wall: [0.46, 0.44, 0.46] },
  { side: -1, near: 2.2, far: 3.5, tall: 1.24, wall: [0.44, 0.3, 0.24] },
  { side: 1, near: 2.1, far: 3.3, tall: 1.05, wall: [0.52, 0.44, 0.32] },
  { side: -1, near: 1.25, far: 2.15, tall: 0.98, wall: [0.46, 0.42, 0.4] },
  { side: 1, near: 1.05, far: 2.05, tall: 1.22, wall: [0.42, 0.28, 0.24] },
  { side: -1, near: 0.55, far: 1.2, tall: 1.16, wall: [0.5, 0.42, 0.3] },
  { side: 1, near: 0.45, far: 1, tall: 0.94, wall: [0.42, 0.42, 0.46] },
  { side: -1, near: 0, far: 0.5, tall: 0.9, wall: [0.4, 0.26, 0.22] },
  { side: 1, near: 0, far: 0.4, tall: 1.15, wall: [0.46, 0.38, 0.3] },
]

const STOREY = 0.135
/** Of the air at the end of the street. */
const HAZE: Rgb = [0.47, 0.4, 0.47]
const EVENING: Rgb = [0.24, 0.3, 0.48]

const rgb = ([r, g, b]: Rgb, power = 1): string => {
  return `rgb(${Math.min(255, 255 * r * power)} ${Math.min(255, 255 * g * power)} ${Math.min(255, 255 * b * power)})`
}

const through = (tone: Rgb, haze: number): Rgb => [
  mix(tone[0], HAZE[0], haze),
  mix(tone[1], HAZE[1], haze),
  mix(tone[2], HAZE[2], haze),
]

/** A house with its windows, some of them lit, a shop below and snow on what juts out. */
export function build(layers: Layers, house: House, spot: Spot, random: () => number): void {
  const { near, far, tall, wall } = house
  const { surfaces, lights, height } = layers
  const haze = Math.min(0.8, 0.24 * (near + far) * 0.5)
  const corners = [spot(near, 0), spot(near, tall), spot(far, tall), spot(far, 0)]
  // Blue from the sky above, warm from the shops below.
  const top = through([wall[0] * EVENING[0], wall[1] * EVENING[1], wall[2] * EVENING[2]], haze)
  const foot = through([wall[0] * 1.05, wall[1] * 0.72, wall[2] * 0.5], haze * 0.8)
  const dusk = surfaces.createLinearGradient(0, spot(near, tall)[1], 0, spot(near, 0)[1])
  dusk.addColorStop(0, rgb(top))
  dusk.addColorStop(0.62, rgb(top, 1.05))
  dusk.addColorStop(1, rgb(foot))
  surfaces.fillStyle = dusk
  fill(surfaces, corners)
  // It hides the lights of what stands behind it.
  lights.fillStyle = '#000'
  fill(lights, corners)
  const bays = Math.max(2, Math.round((far - near) * 7))
  const place = (bay: number) => mix(near, far, bay / bays)
  for (let up = 0.24; up < tall - 0.09; up += STOREY) {
    for (let bay = 0; bay < bays; bay++)
      openWindow(layers, { from: place(bay + 0.3), to: place(bay + 0.7), up, haze }, spot, random)
    ledge(surfaces, spot(near, up - 0.03), spot(far, up - 0.03), (0.006 * height) / (1 + near), haze)
  }
  for (let bay = 0; bay < bays; bay += 2)
    openShop(layers, { from: place(bay + 0.12), to: place(bay + 1.7), up: 0, haze }, spot, random)
  ledge(surfaces, spot(near, 0.185), spot(far, 0.185), (0.014 * height) / (1 + near), haze)
  ledge(surfaces, spot(near, tall), spot(far, tall), (0.02 * height) / (1 + near), haze)
}

interface Opening {
  from: number
  to: number
  up: number
  haze: number
}

function openWindow(
  { surfaces, lights, height }: Layers,
  { from, to, up, haze }: Opening,
  spot: Spot,
  random: () => number,
): void {
  const chance = random()
  const tone = random()
  const shade = random()
  const pane = [spot(from, up), spot(from, up + 0.085), spot(to, up + 0.085), spot(to, up)]
  surfaces.fillStyle = rgb(through([0.1, 0.13, 0.24], 0.8 * haze))
  fill(surfaces, pane)
  ledge(surfaces, pane[0]!, pane[3]!, (0.007 * height) / (1 + from), haze)
  if (chance > 0.42) return
  const warm: Rgb = tone < 0.75 ? [1, 0.64, 0.28] : tone < 0.9 ? [1, 0.8, 0.55] : [0.7, 0.82, 1]
  const power = mix(0.3, 0.75, shade) * (1 - 0.5 * haze)
  // A blind is drawn half down, or a lamp stands low: no two are lit alike.
  const low = up + mix(0, 0.03, shade)
  const high = up + mix(0.05, 0.085, tone)
  lights.fillStyle = rgb(warm, power)
  fill(lights, [spot(from, low), spot(from, high), spot(to, high), spot(to, low)])
  lights.fillStyle = rgb(warm, power * 1.7)
  const middle = mix(from, to, 0.5)
  fill(lights, [spot(from, low), spot(from, mix(low, high, 0.5)), spot(middle, mix(low, high, 0.5)), spot(middle, low)])
}

function openShop({ surfaces, lights }: Layers, { from, to, haze }: Opening, spot: Spot, random: () => number): void {
  const tone = random()
  const power = mix(0.34, 0.58, random()) * (1 - 0.4 * haze)
  const warm: Rgb = tone < 0.6 ? [1, 0.68, 0.32] : tone < 0.85 ? [1, 0.56, 0.2] : [1, 0.82, 0.62]
  surfaces.fillStyle = rgb(through([0.2, 0.12, 0.08], haze))
  fill(surfaces, [spot(from, 0), spot(from, 0.17), spot(to, 0.17), spot(to, 0)])
  lights.fillStyle = rgb(warm, power)
  fill(lights, [spot(from, 0.03), spot(from, 0.13), spot(to, 0.13), spot(to, 0.03)])
  // What is shown in it, before its light.
  for (let each = 0; each < 5; each++) {
    const left = mix(from, to, random())
    const right = left + 0.1 * (to - from)
    const up = mix(0.05, 0.1, random())
    const isDark = random() < 0.6
    lights.fillStyle = isDark ? rgb([0.2, 0.09, 0.04]) : rgb([1, 0.85, 0.6], 0.8)
    fill(lights, [spot(left, 0.03), spot(left, up), spot(right, up), spot(right, 0.03)])
  }
}

type Context = Layers['surfaces']

function fill(context: Context, corners: readonly (readonly [number, number])[]): void {
  context.beginPath()
  for (const [x, y] of corners) context.lineTo(x, y)
  context.fill()
}

/** Snow on a ledge: pale towards the sky, blue where it bulges below. */
function ledge(
  context: Context,
  from: readonly [number, number],
  to: readonly [number, number],
  thick: number,
  haze: number,
): void {
  context.lineCap = 'round'
  for (const [tone, down, part] of [
    [[0.26, 0.32, 0.5], 0, 1],
    [[0.46, 0.52, 0.7], -0.25, 0.6],
  ] as const) {
    context.strokeStyle = rgb(through(tone, haze))
    context.lineWidth = Math.max(0.6, thick * part)
    context.beginPath()
    context.moveTo(from[0], from[1] - thick * (0.4 - down))
    context.lineTo(to[0], to[1] - thick * (0.4 - down))
    context.stroke()
  }
}
