import type { SKRSContext2D } from '@napi-rs/canvas'
import type { Rgb } from '../../colour.ts'
import type { Print } from '../photo.ts'
import { type Afloat, steadied } from './afloat.ts'
import { cheekOf } from './cheek.ts'
import { drawHand, type Hand } from './drawn-hand.ts'
import { lieBelow } from './gown-drawing.ts'
import { skinTones } from './lit-flesh.ts'
import { layOver, overlayOf, shadeUnder } from './overlay.ts'

/** A limp hand and its forearm, fingers a little bent and apart as water leaves them. */
const LIMP: Hand = {
  arm: [
    [0.74, -1.42, -0.1, 0.23],
    [0.46, -0.98, 0, 0.212],
    [0.16, -0.46, 0.02, 0.165],
    [0, -0.06, 0, 0.125],
    [0, 0.02, 0, 0.125],
  ],
  thumb: [
    [0.13, 0.14, 0.04, 0.08],
    [0.25, 0.3, 0.09, 0.062],
    [0.3, 0.48, 0.08, 0.045],
  ],
  fingers: [
    [
      [0.12, 0.46, 0.07, 0.062],
      [0.17, 0.7, 0.14, 0.053],
      [0.15, 0.92, 0.04, 0.037],
    ],
    [
      [0.04, 0.49, 0.09, 0.063],
      [0.055, 0.77, 0.16, 0.054],
      [0.02, 1.0, 0.05, 0.038],
    ],
    [
      [-0.046, 0.47, 0.08, 0.06],
      [-0.06, 0.73, 0.14, 0.05],
      [-0.1, 0.94, 0.03, 0.036],
    ],
    [
      [-0.125, 0.42, 0.05, 0.052],
      [-0.165, 0.61, 0.1, 0.043],
      [-0.2, 0.77, 0.02, 0.032],
    ],
  ],
}

/** Where the wrists are, in the units of the gown, how the hands are turned and which way round they are. */
const HANDS = [
  { at: [-0.64, 1.66], turn: -1.42, side: 1 },
  { at: [0.7, 1.62], turn: 1.22, side: -1 },
] as const
const LONG = 0.62

/** Lays the hands of who lies in a gown on both sides of the posy: forearms come up out of the water. */
export function floatHands(print: Print, { faces, lean }: Afloat): void {
  const face = faces[0] && steadied(faces[0])
  if (!face || lean === 0) return
  const skin = cheekOf(print, face)
  const [cx, cy] = [face.x + face.width / 2, face.y + face.height / 2]
  const w = face.width
  const part = { x: cx - 1.7 * w, y: cy + 0.1 * w, width: 4.5 * w, height: 3 * w }
  const name = `floating hands ${JSON.stringify(face)} ${lean} ${skin.map((tone) => tone.toFixed(3)).join()}`
  const hands = overlayOf(name, part, (context) => {
    for (const { at, turn, side } of HANDS) {
      context.save()
      lieBelow(context, face, lean)
      context.translate(at[0], at[1])
      context.rotate(turn)
      context.scale(side * LONG, LONG)
      drawLimp(context, skin)
      context.restore()
    }
  })
  const soft = 0.03 * w
  shadeUnder(print, hands, { dx: soft, dy: 1.4 * soft, soft, strength: 0.6 })
  layOver(print, hands)
}

/** Light on flesh by water is cooler than a lamp's on a cheek. */
const COOL: Rgb = [0.84, 0.9, 0.94]
/** What the shade of a hand has from the water. */
const FROM_WATER: Rgb = [0.02, 0.05, 0.04]

function drawLimp(context: SKRSContext2D, [red, green, blue]: Rgb): void {
  const tones = skinTones([COOL[0] * red, COOL[1] * green, COOL[2] * blue])
  drawHand(context, LIMP, { tones, contour: 0.3, brushed: 2, bounce: FROM_WATER })
  drown(context)
}

/** From half of the forearm on it is deeper and deeper in green water, until nothing is seen of it. */
function drown(context: SKRSContext2D): void {
  const below = (stops: readonly (readonly [at: number, ink: string])[], way: 'source-atop' | 'destination-out') => {
    const deep = context.createLinearGradient(0.05, -0.2, 0.6, -1.3)
    for (const [at, ink] of stops) deep.addColorStop(at, ink)
    context.globalCompositeOperation = way
    context.fillStyle = deep
    context.fillRect(-0.8, -2.2, 2.2, 2.2)
  }
  context.save()
  below(
    [
      [0, '#16241900'],
      [0.5, '#16241990'],
      [1, '#101c14f0'],
    ],
    'source-atop',
  )
  below(
    [
      [0.35, '#0000'],
      [0.9, '#000f'],
    ],
    'destination-out',
  )
  context.restore()
}
