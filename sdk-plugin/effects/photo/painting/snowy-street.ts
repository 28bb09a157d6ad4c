import type { SKRSContext2D } from '@napi-rs/canvas'
import { canvasModule } from '../../../text/skia.ts'
import { LIGHT, mix, type Rgb } from '../../colour.ts'
import { type Frame, newFrame } from '../../frame.ts'
import { Kept } from '../../kept.ts'
import { discBlur } from '../../kernels/lens.ts'
import { enlarge } from '../../kernels/resample.ts'
import { disc, glow, lit, type View, viewOn } from '../../scenes/view.ts'
import { randomFrom } from '../../random.ts'
import { HOUSES, build } from './snowy-houses.ts'
import { growTree, TREES } from './snowy-trees.ts'

/** Where the street vanishes, in shares of the picture. */
const VANISH = { x: 0.5, y: 0.67 }
/** How far to the side the rows of houses begin at the lens, in widths. */
const ASIDE = 0.66
/** The lens above the road, in heights of the picture at the lens. */
const EYE = 0.16

/** Where something beside the street is seen: how far away (1: half as large), how far up, and aside (1: the walls). */
export type Spot = (far: number, up: number, aside?: number) => [number, number]

export function spotsOf(width: number, height: number, side: number): Spot {
  return (far, up, aside = 1) => {
    const scale = 1 / (1 + far)
    return [(VANISH.x + side * aside * ASIDE * scale) * width, (VANISH.y + (EYE - up) * scale) * height]
  }
}

/** What is drawn: what the evening lights, and what shines itself. */
export interface Layers {
  surfaces: SKRSContext2D
  lights: SKRSContext2D
  /** Small bright points. */
  sparks: { x: number; y: number; power: number }[]
  width: number
  height: number
}

/** How much brighter than paper what shines can be: the discs of the lens keep it bright. */
const SHINE = 5
/** Of a small lamp wound round a branch. */
const SPARK = 26
/** Radius of the disc that a point becomes, in heights. */
const BLUR = 0.0056

const KEPT_BYTES = 12 * 1024 * 1024
const kept = new Kept<Frame>(KEPT_BYTES, ({ r }) => 3 * r.byteLength)

/** A street of old houses in the blue hour under snow, a little out of focus. Kept at half the size: it has no finer detail. */
export function snowyStreet({ width, height }: { width: number; height: number }): Frame {
  const small = kept.get(`${width}x${height}`, () => {
    const frame = newFrame(Math.ceil(width / 2), Math.ceil(height / 2))
    paint(frame)
    const soft = (plane: Float32Array) => discBlur(plane, frame.width, frame.height, BLUR * frame.height)
    return { width: frame.width, height: frame.height, r: soft(frame.r), g: soft(frame.g), b: soft(frame.b) }
  })
  const large = (plane: Float32Array) => enlarge(plane, small.width, small.height, width, height)
  return { width, height, r: large(small.r), g: large(small.g), b: large(small.b) }
}

function paint(frame: Frame): void {
  const { width, height } = frame
  const { createCanvas } = canvasModule()
  const surfaces = createCanvas(width, height).getContext('2d')
  const lights = createCanvas(width, height).getContext('2d')
  lights.fillStyle = '#000'
  lights.fillRect(0, 0, width, height)
  const layers: Layers = { surfaces, lights, sparks: [], width, height }
  layAir(layers)
  layGround(layers)
  const random = randomFrom(811)
  for (const house of HOUSES) build(layers, house, spotsOf(width, height, house.side), random)
  for (const tree of TREES) growTree(layers, tree, spotsOf(width, height, tree.side), random)
  const own = surfaces.getImageData(0, 0, width, height).data
  const shine = lights.getImageData(0, 0, width, height).data
  for (let at = 0, from = 0; at < frame.r.length; at++, from += 4) {
    frame.r[at] = LIGHT[own[from]!]! + SHINE * LIGHT[shine[from]!]!
    frame.g[at] = LIGHT[own[from + 1]!]! + SHINE * LIGHT[shine[from + 1]!]!
    frame.b[at] = LIGHT[own[from + 2]!]! + SHINE * LIGHT[shine[from + 2]!]!
  }
  for (const { x, y, power } of layers.sparks) {
    if (x < 0 || y < 0 || x >= width || y >= height) continue
    const at = Math.floor(y) * width + Math.floor(x)
    // A point's light is spread over its disc, whatever the size of the picture.
    const light = SPARK * power * (height / 640) ** 2
    frame.r[at]! += light
    frame.g[at]! += 0.62 * light
    frame.b[at]! += 0.24 * light
  }
  hangLamps(viewOn(frame, 5))
}

/** The sky: deep blue above, the town's own light in the snow that falls over the roofs and at the end of the street. */
function layAir({ surfaces, width, height }: Layers): void {
  const sky = surfaces.createLinearGradient(0, 0, 0, VANISH.y * height)
  sky.addColorStop(0, 'rgb(30 42 84)')
  sky.addColorStop(0.4, 'rgb(52 64 110)')
  sky.addColorStop(0.75, 'rgb(92 88 126)')
  sky.addColorStop(1, 'rgb(150 120 122)')
  surfaces.fillStyle = sky
  surfaces.fillRect(0, 0, width, height)
  const random = randomFrom(37)
  for (let each = 0; each < 26; each++) {
    // Banks of cloud, lit from the streets below.
    const y = mix(-0.05, 0.5, random()) * height
    const reach = mix(0.1, 0.3, random()) * height
    const x = random() * width
    const bank = surfaces.createRadialGradient(0, 0, 0, 0, 0, reach)
    const tone = random() < 0.5 ? '150 140 176' : '34 44 88'
    bank.addColorStop(0, `rgb(${tone} / 0.2)`)
    bank.addColorStop(1, `rgb(${tone} / 0)`)
    surfaces.save()
    surfaces.translate(x, y)
    surfaces.scale(1.9, 0.42)
    surfaces.fillStyle = bank
    surfaces.fillRect(-reach, -reach, 2 * reach, 2 * reach)
    surfaces.restore()
  }
}

/** Trodden snow, blue from the sky and warm below the shops, with the tracks of wheels. */
function layGround({ surfaces, width, height }: Layers): void {
  const [x, y] = [VANISH.x * width, VANISH.y * height]
  const snow = surfaces.createLinearGradient(0, y, 0, height)
  snow.addColorStop(0, 'rgb(170 146 146)')
  snow.addColorStop(0.2, 'rgb(148 146 176)')
  snow.addColorStop(1, 'rgb(104 120 170)')
  surfaces.fillStyle = snow
  surfaces.fillRect(0, y, width, height - y)
  for (const [from, to] of [
    [0.1, 0.22],
    [0.32, 0.4],
    [0.6, 0.68],
    [0.78, 0.9],
  ] as const) {
    surfaces.fillStyle = 'rgb(58 62 92 / 0.6)'
    surfaces.beginPath()
    surfaces.moveTo(x, y)
    surfaces.lineTo(from * width, height)
    surfaces.lineTo(to * width, height)
    surfaces.fill()
  }
  for (const side of [-0.02, 1.02]) {
    const reach = 0.5 * width
    const warmth = surfaces.createRadialGradient(
      side * width,
      y + 0.1 * height,
      0,
      side * width,
      y + 0.1 * height,
      reach,
    )
    warmth.addColorStop(0, 'rgb(255 190 116 / 0.62)')
    warmth.addColorStop(1, 'rgb(255 170 96 / 0)')
    surfaces.fillStyle = warmth
    surfaces.fillRect(0, y, width, height - y)
  }
}

const SODIUM: Rgb = [1, 0.56, 0.2]
const RED: Rgb = [1, 0.07, 0.04]
const WHITE: Rgb = [1, 0.86, 0.66]

/** Street lamps in two rows with a haze of lit snow about them, the lights of cars between. */
function hangLamps(view: View): void {
  const { frame, random } = view
  const { width, height } = frame
  const at = (spot: Spot, far: number, up: number, aside: number) => {
    const [x, y] = spot(far, up, aside)
    return { u: x / height, v: y / height }
  }
  for (const side of [-1, 1]) {
    const spot = spotsOf(width, height, side)
    for (let index = 5; index >= 0; index--) {
      const far = 0.24 + index * 0.62 + (side > 0 ? 0.22 : 0)
      const { u, v } = at(spot, far, 0.62, 0.74)
      const size = 0.0062 / (1 + far) + 0.001
      glow(view, u, v, 0.2 / (1 + far), lit(SODIUM, 0.16))
      glow(view, u, v, 0.06 / (1 + far), lit(SODIUM, 0.42))
      disc(view, { u, v, width: size, height: size }, lit(SODIUM, 46), 1, true)
    }
    for (let index = 0; index < 7; index++) {
      const far = 0.5 + index * 0.5 + 0.2 * random()
      const tone = side < 0 ? lit(WHITE, 30) : lit(RED, 26)
      for (const aside of [0.26, 0.44]) {
        const { u, v } = at(spot, far, 0.05, aside)
        const size = 0.0034 / (1 + far) + 0.0008
        disc(view, { u, v, width: size, height: size }, tone, 1, true)
        glow(view, u, v + 0.03 / (1 + far), 0.03 / (1 + far), lit(tone, 0.008), 1.6)
      }
    }
  }
}
