import type { SKRSContext2D } from '@napi-rs/canvas'
import { mix, type Rgb } from '../colour.ts'
import { drawBlossom } from '../plants/blossom.ts'
import { randomFrom } from '../random.ts'
import { loadCanvas } from '../../text/index.ts'
import { canvasModule } from '../../text/skia.ts'
import type { Raster } from '../../raster.ts'
import { scratch } from '../kernels/memory.ts'
import { paintBody } from './painting/lit-flesh.ts'
import { bodyOf, type Limb } from './painting/round-forms.ts'
import { fill, line } from './painting/sewing.ts'
import { BLACK, CHIN, DARK, EARS, HEAD, HORN, HORNS, LAMP, MUZZLE, PATCHES, ROSE, TRUNK, WHITE } from './cow-forms.ts'

/** A cow from the front as a photographer would light her: she winks, a daisy in her mouth. */
export async function photographCow(width: number, height: number, seed: number): Promise<Raster> {
  await loadCanvas()
  const context = canvasModule().createCanvas(width, height).getContext('2d')
  // A backdrop that she stands out from, in print as light as paper.
  context.fillStyle = '#8fd2ff'
  context.fillRect(0, 0, width, height)
  const scale = 0.385 * height
  context.translate(width / 2, 0.475 * height)
  context.scale(scale, scale)
  context.rotate(0.045)
  scratch(() => drawCow(context, randomFrom(seed * 53 + 7)))
  return { width, height, data: Buffer.from(context.getImageData(0, 0, width, height).data) }
}

interface Coat {
  /** How far its forms go over into each other. */
  soft: number
  tones: readonly Rgb[]
  /** What is dark of it. */
  patches?: readonly string[]
  /** How many hairs are seen. Default none. */
  hairs?: number
}

function drawCow(context: SKRSContext2D, random: () => number): void {
  const put = (limbs: readonly Limb[], { soft, tones, patches = [], hairs = 0 }: Coat) => {
    const { canvas, into } = sheetOf(context)
    paintBody(into, bodyOf(into, limbs, soft), { tones, lamp: LAMP, contour: 0.42 })
    into.globalCompositeOperation = 'source-atop'
    for (const patch of patches) patched(into, patch)
    furred(into, hairs, random)
    context.save()
    context.resetTransform()
    context.drawImage(canvas, 0, 0)
    context.restore()
  }
  put(TRUNK, { soft: 0.2, tones: BLACK, hairs: 900 })
  put(EARS, { soft: 0.05, tones: WHITE, hairs: 500 })
  for (const side of [-1, 1]) {
    const inner = [0.56, 0.7, 0.84, 0.94].map((x) => x * side)
    line(context, `M${inner[0]} -0.36C${inner[1]} -0.36 ${inner[2]} -0.3 ${inner[3]} -0.22`, 0.1, '#5a2c2470')
  }
  put(HORNS, { soft: 0.02, tones: HORN })
  put(HEAD, { soft: 0.16, tones: WHITE, patches: PATCHES, hairs: 900 })
  put(CHIN, { soft: 0.08, tones: ROSE })
  put(MUZZLE, { soft: 0.1, tones: ROSE })
  features(context, random)
  flower(context, random)
}

/** A canvas as large as another, its drawing in the same place. */
function sheetOf(context: SKRSContext2D) {
  const canvas = canvasModule().createCanvas(context.canvas.width, context.canvas.height)
  const into = canvas.getContext('2d')
  into.setTransform(context.getTransform())
  return { canvas, into }
}

/** A dark patch; hair of both colours mixes at its edge. */
function patched(context: SKRSContext2D, path: string): void {
  line(context, path, 0.05, '#1d141170')
  fill(context, path, '#1d1411f0')
}

/** Short hair that lies away from the whorl between the eyes: lighter and darker by turns. */
function furred(context: SKRSContext2D, hairs: number, random: () => number): void {
  context.lineCap = 'round'
  for (let each = 0; each < hairs; each++) {
    const x = mix(-1.15, 1.15, random())
    const y = mix(-0.8, 1.8, random())
    const way = Math.atan2(y + 0.34, x) + 0.5 * (random() - 0.5)
    const long = mix(0.02, 0.05, random())
    context.strokeStyle = random() < 0.5 ? '#fffaf01c' : '#1a100c1c'
    context.lineWidth = mix(0.004, 0.009, random())
    context.beginPath()
    context.moveTo(x, y)
    context.lineTo(x + long * Math.cos(way), y + long * Math.sin(way))
    context.stroke()
  }
}

/** Eyes, one of them shut, nostrils, the line of the mouth, the tuft between the horns. */
function features(context: SKRSContext2D, random: () => number): void {
  // The open eye, dark and wet, in a patch: its lids are light.
  fill(context, 'M-0.46 -0.16C-0.44 -0.28 -0.26 -0.3 -0.21 -0.14C-0.26 -0.05 -0.4 -0.05 -0.46 -0.16Z', '#c9b8a4')
  fill(context, 'M-0.43 -0.16C-0.41 -0.25 -0.28 -0.26 -0.24 -0.145C-0.29 -0.085 -0.38 -0.085 -0.43 -0.16Z', '#120a08')
  fill(
    context,
    'M-0.385 -0.2C-0.37 -0.23 -0.34 -0.225 -0.345 -0.195C-0.355 -0.175 -0.385 -0.18 -0.385 -0.2Z',
    '#ffffff',
  )
  line(context, 'M-0.47 -0.17C-0.43 -0.29 -0.27 -0.3 -0.2 -0.14', 0.026, DARK)
  for (const [x, y, dx, dy] of [
    [-0.45, -0.2, -0.08, -0.05],
    [-0.42, -0.25, -0.06, -0.08],
    [-0.36, -0.28, -0.02, -0.09],
    [-0.3, -0.27, 0.02, -0.08],
  ] as const)
    line(context, `M${x} ${y}Q${x + 0.4 * dx} ${y + 0.8 * dy} ${x + dx} ${y + dy}`, 0.014, '#efe6d8')
  // The one that winks.
  line(context, 'M0.21 -0.16C0.26 -0.06 0.4 -0.06 0.46 -0.18', 0.046, DARK)
  line(context, 'M0.22 -0.24C0.28 -0.3 0.38 -0.3 0.44 -0.26', 0.022, '#3a2a20d0')
  for (const [x, y, dx, dy] of [
    [0.27, -0.095, -0.03, 0.07],
    [0.33, -0.08, 0, 0.085],
    [0.39, -0.095, 0.04, 0.07],
    [0.44, -0.14, 0.06, 0.05],
  ] as const)
    line(context, `M${x} ${y}Q${x + 0.2 * dx} ${y + 0.7 * dy} ${x + dx} ${y + dy}`, 0.024, DARK)
  for (const side of [1, -1]) {
    context.save()
    context.scale(side, 1)
    fill(
      context,
      'M0.1 0.55C0.13 0.5 0.23 0.5 0.25 0.57C0.24 0.63 0.2 0.6 0.17 0.6C0.14 0.61 0.09 0.62 0.1 0.55Z',
      '#180a08',
    )
    context.restore()
  }
  line(context, 'M0 0.62L0 0.74', 0.018, '#3a140ea0')
  line(context, 'M-0.3 0.72C-0.2 0.82 -0.08 0.78 0 0.75C0.08 0.78 0.2 0.82 0.31 0.7', 0.03, '#200c08')
  for (let lock = 0; lock < 90; lock++) {
    const x = mix(-0.2, 0.2, random())
    const y = -0.66 + 0.1 * random()
    const long = mix(0.16, 0.36, random()) * (1 - 1.6 * Math.abs(x))
    const bend = mix(-0.14, 0.14, random())
    line(
      context,
      `M${x} ${y}Q${x + bend} ${y - 0.08} ${0.7 * x + bend} ${y + long}`,
      0.018,
      random() < 0.75 ? '#1d1411d0' : '#6a5446d0',
    )
  }
}

/** A daisy that hangs out of a corner of her mouth. */
function flower(context: SKRSContext2D, random: () => number): void {
  line(context, 'M0.2 0.78C0.34 0.82 0.46 0.78 0.56 0.66', 0.05, '#1c3a16')
  // No ground shows between its petals.
  fill(context, 'M0.4 0.52A0.2 0.2 0 1 1 0.8 0.52A0.2 0.2 0 1 1 0.4 0.52Z', '#f2efe2')
  drawBlossom(context, { kind: 'daisy', x: 0.6, y: 0.52, size: 0.27, turn: 0.4, tilt: 0.94 }, random)
  fill(context, 'M0.53 0.52A0.07 0.07 0 1 1 0.67 0.52A0.07 0.07 0 1 1 0.53 0.52Z', '#ffb400')
}
