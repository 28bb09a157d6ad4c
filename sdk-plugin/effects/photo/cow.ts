import type { SKRSContext2D } from '@napi-rs/canvas'
import { mix, type Rgb } from '../colour.ts'
import { randomFrom } from '../random.ts'
import { loadCanvas } from '../../text/index.ts'
import { canvasModule } from '../../text/skia.ts'
import type { Raster } from '../../raster.ts'
import { scratch } from '../kernels/memory.ts'
import { paintBody } from './painting/lit-flesh.ts'
import { bodyOf, type Limb } from './painting/round-forms.ts'
import { fill, line } from './painting/sewing.ts'
import * as forms from './cow-forms.ts'

const { BLACK, CHIN, DARK, HEAD, HORN, LAMP, MUZZLE, ROSE, TRUNK, WHITE } = forms

/** One of them has a daisy in her mouth, the other her tongue out. */
export type Cow = 'daisy' | 'tongue'

/** A cow from the front as a photographer would light her: she winks. */
export async function photographCow(width: number, height: number, seed: number, which: Cow): Promise<Raster> {
  await loadCanvas()
  const context = canvasModule().createCanvas(width, height).getContext('2d')
  // A backdrop that she stands out from, in print as light as paper.
  context.fillStyle = '#8fd2ff'
  context.fillRect(0, 0, width, height)
  const scale = 0.385 * height
  context.translate(width / 2, 0.475 * height)
  context.scale(scale, scale)
  context.rotate(0.045)
  if (which === 'tongue') context.rotate(-0.12)
  scratch(() => drawCow(context, which, randomFrom(seed * 53 + 7)))
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

function drawCow(context: SKRSContext2D, which: Cow, random: () => number): void {
  const isHorned = which === 'daisy'
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
  put(isHorned ? forms.EARS : forms.HANGING_EARS, { soft: 0.05, tones: WHITE, hairs: 500 })
  const inner = isHorned
    ? [0.56, -0.36, 0.7, -0.36, 0.84, -0.3, 0.94, -0.22]
    : [0.56, -0.28, 0.66, -0.2, 0.74, -0.08, 0.8, 0.06]
  for (const side of [-1, 1]) {
    const [x, y, x1, y1, x2, y2, x3, y3] = inner.map((at, each) => (each % 2 ? at : at * side))
    line(context, `M${x} ${y}C${x1} ${y1} ${x2} ${y2} ${x3} ${y3}`, 0.1, '#5a2c2470')
  }
  put(isHorned ? forms.HORNS : forms.BENT_HORNS, { soft: 0.02, tones: HORN })
  put(HEAD, { soft: 0.16, tones: WHITE, patches: isHorned ? forms.PATCHES : forms.CAP, hairs: 900 })
  put(CHIN, { soft: 0.08, tones: ROSE })
  put(MUZZLE, { soft: 0.1, tones: ROSE })
  features(context, random)
  if (isHorned) return daisy(context)
  fill(context, forms.TONGUE, '#f5422f')
  line(context, forms.TONGUE, 0.03, DARK)
  line(context, forms.FURROW, 0.026, '#5a120c')
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

/** The open eye, large, dark and wet, in a dark patch: its lids and lashes are light. */
function openEye(context: SKRSContext2D): void {
  fill(context, forms.LIDS, '#efe6d8')
  fill(context, forms.EYEBALL, '#120a08')
  fill(context, forms.GLINT, '#ffffff')
  line(context, 'M-0.48 -0.14C-0.42 -0.31 -0.2 -0.33 -0.09 -0.1', 0.03, DARK)
  for (const lash of forms.OPEN_LASHES) line(context, lash, 0.022, '#efe6d8')
}

/** The one that winks: a heavy lid, its lashes on the cheek. */
function closedEye(context: SKRSContext2D): void {
  line(context, 'M0.14 -0.17C0.2 -0.05 0.38 -0.04 0.46 -0.18', 0.052, DARK)
  for (const lash of forms.SHUT_LASHES) line(context, lash, 0.03, DARK)
}

/** Eyes, one of them shut, nostrils, the line of the mouth, the tuft between the horns. */
function features(context: SKRSContext2D, random: () => number): void {
  openEye(context)
  closedEye(context)
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

/** How many petals a daisy has. */
const PETALS = 13

/** A daisy that hangs out of a corner of her mouth, drawn as clearly as dots of a screen want it: each petal has an outline. */
function daisy(context: SKRSContext2D): void {
  line(context, 'M0.2 0.78C0.34 0.84 0.48 0.82 0.62 0.6', 0.06, '#1c3a16')
  context.save()
  context.translate(0.64, 0.5)
  fill(context, 'M-0.17 0A0.17 0.17 0 1 1 0.17 0A0.17 0.17 0 1 1 -0.17 0Z', DARK)
  for (let each = 0; each < PETALS; each++) {
    context.save()
    context.rotate((each / PETALS) * 2 * Math.PI + 0.05 * Math.sin(each * 5))
    const long = 0.3 + 0.02 * Math.sin(each * 3)
    const petal = `M0.06 0C0.14 -0.075 ${long - 0.08} -0.075 ${long} 0C${long - 0.08} 0.075 0.14 0.075 0.06 0Z`
    fill(context, petal, '#fbf8ee')
    line(context, petal, 0.02, DARK)
    context.restore()
  }
  fill(context, 'M-0.1 0A0.1 0.1 0 1 1 0.1 0A0.1 0.1 0 1 1 -0.1 0Z', '#ffb400')
  line(context, 'M-0.1 0A0.1 0.1 0 1 1 0.1 0A0.1 0.1 0 1 1 -0.1 0Z', 0.022, DARK)
  context.restore()
}
