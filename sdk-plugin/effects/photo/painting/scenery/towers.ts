import type { SKRSContext2D } from '@napi-rs/canvas'
import { canvasModule } from '../../../../text/skia.ts'
import { mix, smoothstep } from '../../../colour.ts'
import { blur } from '../../../kernels/blur.ts'
import { noiseAt, noiseTile } from '../../../kernels/noise.ts'
import { ownOf, randomFrom } from '../../../random.ts'
import type { Scenery, SceneryPlace } from './scenery.ts'

/** Rows of houses from the farthest to the nearest. */
const ROWS = 5
const [HAZE, FAR, NEAR] = [0.9, 0.24, 0.03]
/** Light of a lit window. */
const LAMP = 1.5

/** A city of towers at dusk, one row behind the other in the haze, windows lit in the nearer ones. */
export const towers: Scenery = { chin: 0.68, foot: 0.98, paint }

function paint({ width, height, seed }: SceneryPlace): Float32Array {
  const random = randomFrom(seed * 6271 + 11)
  const tone = new Float32Array(width * height)
  for (let y = 0; y < height; y++) {
    tone.fill(mix(0.3, HAZE, smoothstep(0, 0.5, y / height)), y * width, (y + 1) * width)
  }
  const context = canvasModule().createCanvas(width, height).getContext('2d')
  for (let row = 0; row < ROWS; row++) {
    const near = row / (ROWS - 1)
    context.clearRect(0, 0, width, height)
    build(context, { width, height, near }, random)
    soften(tone, width, height, row)
    lay(tone, context.getImageData(0, 0, width, height).data, { width, height, near, seed })
  }
  halo(tone, width, height)
  return tone
}

/** What lamps throw into the air around them. */
function halo(tone: Float32Array, width: number, height: number): void {
  const lamps = tone.map((light) => Math.max(0, light - HAZE))
  const glow = blur(lamps, width, height, 0.006 * height)
  for (let at = 0; at < tone.length; at++) tone[at]! += 1.1 * glow[at]!
}

/** Air between the rows takes the edges off what is far behind. */
function soften(tone: Float32Array, width: number, height: number, row: number): void {
  if (row > 0 && row < ROWS - 1) tone.set(blur(tone, width, height, 0.0008 * height))
}

interface Row {
  width: number
  height: number
  near: number
}

function build(context: SKRSContext2D, { width, height, near }: Row, random: () => number): void {
  const foot = height * 1.02
  const next = near + 1 / (ROWS - 1)
  // What the lowest houses of the next row hide has no windows.
  const seen = next > 1.01 ? foot : foot - 0.92 * height * mix(0.5, 0.18, next)
  const storey = 0.0046 * height * mix(0.62, 1, near)
  for (let x = -0.04 * height; x < width;) {
    const wide = height * mix(0.05, 0.092, near) * mix(0.55, 1.45, random())
    const tall = height * mix(mix(0.5, 0.18, near), mix(0.98, 0.52, near), random() ** 1.4)
    // How many windows it has goes with the pixels.
    drawTower(context, { x, wide, top: foot - tall, foot, seen, near, storey }, ownOf(random))
    // Hardly a gap: a slit of haze between two houses would be a line on whoever it is laid over.
    x += wide * mix(0.8, mix(1.12, 0.98, near), random())
  }
}

interface Tower {
  x: number
  wide: number
  top: number
  foot: number
  /** Down to where it is seen. */
  seen: number
  near: number
  /** From window to window at most. */
  storey: number
}

/** Stacked blocks, each narrower than the one below; a lit and a shaded side. Red is the tone, green lamps. */
function drawTower(
  context: SKRSContext2D,
  { x, wide, top, foot, seen, near, storey }: Tower,
  random: () => number,
): void {
  const blocks = random() < 0.55 ? 1 : 2 + Math.floor(random() * 2)
  const shade = mix(120, 200, random())
  const pitch = Math.min(storey * mix(0.8, 1.25, random()), wide * mix(0.055, 0.09, random()))
  const busy = near * mix(0.06, 0.3, random() ** 1.6)
  const middle = x + wide / 2
  const rise = (foot - top) * 0.3
  for (let block = 0; block < blocks; block++) {
    const own = wide * (1 - 0.24 * block)
    const y = top + rise * (blocks - 1 - block) * mix(0.4, 0.7, random())
    const left = middle - own / 2
    const corner = left + own * mix(0.58, 0.8, random())
    fill(context, shade, left, y, corner - left, foot - y)
    fill(context, shade * 0.6, corner, y, left + own - corner, foot - y)
    fill(context, shade * 1.22, left, y, own, Math.max(1, wide * 0.02))
    mirrorSky(context, left, y, own, foot - y)
    facade(context, { left, corner, right: left + own, y, foot: seen, pitch, shade, busy }, random)
  }
  crown(context, middle, top, wide * (1 - 0.24 * (blocks - 1)), shade, random)
}

/** Its panes hold the sky: lighter up there, darker towards the streets. */
function mirrorSky(context: SKRSContext2D, x: number, y: number, wide: number, tall: number): void {
  const sky = context.createLinearGradient(0, y, 0, y + 0.7 * tall)
  sky.addColorStop(0, 'rgba(255,0,0,0.34)')
  sky.addColorStop(0.4, 'rgba(170,0,0,0.12)')
  sky.addColorStop(1, 'rgba(20,0,0,0.3)')
  context.fillStyle = sky
  context.fillRect(x, y, wide, tall)
}

function fill(context: SKRSContext2D, tone: number, x: number, y: number, wide: number, tall: number): void {
  context.fillStyle = `rgb(${Math.min(255, Math.round(tone))} 0 0)`
  context.fillRect(x, y, wide, tall)
}

interface Facade {
  left: number
  corner: number
  right: number
  y: number
  foot: number
  pitch: number
  shade: number
  busy: number
}

/** Windows between piers and floors; those that are lit stand together on a floor. */
function facade(
  context: SKRSContext2D,
  { left, corner, right, y, foot, pitch, shade, busy }: Facade,
  random: () => number,
): void {
  if (pitch < 2) return
  const { wide, high, storey } = FRONTS[Math.floor(random() * FRONTS.length)]!
  const floors = pitch * storey
  for (let v = y + floors * 0.9; v < foot; v += floors) {
    // Whole floors work late, and most are dark.
    const floor = random() < 0.3 ? 2.6 * busy : 0.9 * busy
    // Who works there draws the blinds or leaves: light differs from room to room.
    const mood = random()
    for (let u = left + pitch * 0.35; u < right - pitch * 0.7; u += pitch) {
      const side = u < corner ? 1 : 0.6
      if (u < corner && u + pitch * 0.6 > corner) continue
      const isLit = random() < floor
      const lamp = mix(30, 235, 0.45 * mood ** 2 + 0.55 * random() ** 4) * mix(0.75, 1, side)
      const pane = Math.round(shade * side * mix(0.4, 0.72, random()))
      context.fillStyle = isLit ? `rgb(${Math.round(shade * side)} ${Math.round(lamp)} 0)` : `rgb(${pane} 0 0)`
      const blind = isLit && random() < 0.3 ? mix(0.4, 0.8, random()) : 1
      context.fillRect(u, v + floors * high * (1 - blind), pitch * wide, floors * high * blind)
    }
  }
}

/** Single windows, bands of glass, tall panes between piers: shares of a bay and of a storey, whose height is in bays. */
const FRONTS = [
  { wide: 0.56, high: 0.56, storey: 1.6 },
  { wide: 0.94, high: 0.42, storey: 1.45 },
  { wide: 0.42, high: 0.84, storey: 1.8 },
  { wide: 0.7, high: 0.5, storey: 1.25 },
] as const

/** What stands on the roof: a spire, a mast, a water tank, machines. */
function crown(
  context: SKRSContext2D,
  x: number,
  top: number,
  wide: number,
  shade: number,
  random: () => number,
): void {
  const kind = random()
  if (kind < 0.22) {
    context.fillStyle = `rgb(${Math.round(shade)} 0 0)`
    context.beginPath()
    context.moveTo(x - wide * 0.4, top)
    context.lineTo(x - wide * 0.06, top - wide * 0.75)
    context.lineTo(x, top - wide * 1.5)
    context.lineTo(x + wide * 0.06, top - wide * 0.75)
    context.lineTo(x + wide * 0.4, top)
    context.fill()
  } else if (kind < 0.5) {
    fill(context, shade, x - wide * 0.12, top - wide * 0.1, wide * 0.24, wide * 0.1)
    fill(context, shade, x - Math.max(0.6, wide * 0.012), top - wide * 0.9, Math.max(1.2, wide * 0.024), wide * 0.9)
  } else if (kind < 0.72) {
    const side = x + wide * mix(-0.3, 0.15, random())
    fill(context, shade * 0.7, side, top - wide * 0.2, wide * 0.16, wide * 0.13)
    fill(context, shade * 0.7, side + wide * 0.01, top - wide * 0.08, wide * 0.02, wide * 0.08)
    fill(context, shade * 0.7, side + wide * 0.13, top - wide * 0.08, wide * 0.02, wide * 0.08)
  } else {
    fill(context, shade * 0.85, x - wide * 0.3, top - wide * 0.09, wide * 0.34, wide * 0.09)
    fill(context, shade * 0.75, x + wide * 0.12, top - wide * 0.05, wide * 0.2, wide * 0.05)
  }
}

/** Lays a row over what is behind it; haze stands in the streets. */
function lay(tone: Float32Array, data: Uint8ClampedArray, { width, height, near, seed }: Row & { seed: number }): void {
  const clouds = noiseTile('clouds')
  const k = 512 / height
  const own = 1.35 * mix(FAR, NEAR, near ** 0.5)
  for (let y = 0, at = 0, from = 3; y < height; y++) {
    const v = y / height
    for (let x = 0; x < width; x++, at++, from += 4) {
      const share = data[from]! / 255
      if (share === 0) continue
      const drift = 0.14 * noiseAt(clouds, x * k * 0.3 + seed * 17 + near * 91, y * k * 0.6 + near * 140)
      const veil = mix(0.85, 0.36, near) * smoothstep(mix(0.4, 0.62, near), mix(0.82, 1.2, near), v + drift)
      const face = own * (0.35 + (0.65 * data[from - 3]!) / 160)
      const wall = mix(face, HAZE * (1 - 0.3 * near), veil)
      const lamp = (data[from - 2]! / 255) * LAMP * (1 - 0.5 * veil)
      tone[at]! += (Math.max(wall, lamp) - tone[at]!) * share
    }
  }
}
