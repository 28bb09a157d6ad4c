import type { SKRSContext2D } from '@napi-rs/canvas'
import type { Face } from '../../../vision/index.ts'
import type { Print } from '../photo.ts'
import { inFaces, placeOf } from './attire.ts'
import { layOver, overlayOf } from './overlay.ts'
import { folds, line } from './sewing.ts'
import { topOf } from './without-hair.ts'

export const HEADWEAR = ['none', 'tiara'] as const

/** Puts a tiara on each head. @returns The mask with what stands out beyond it */
export function crown(print: Print, mask: Float32Array, faces: readonly Face[]): Float32Array {
  const more = mask.slice()
  for (const face of faces) {
    const top = topOf(mask, print.width, print.height, face)
    const part = {
      x: face.x - 0.4 * face.width,
      y: top - 0.4 * face.width,
      width: 1.8 * face.width,
      height: face.y + 1.2 * face.height - top + 0.4 * face.width,
    }
    const high = (face.y + face.height / 2 - top) / face.width
    const drawn = overlayOf(`tiara ${placeOf(face)} ${Math.round(top)}`, part, (context) => {
      inFaces(context, face, face.y + face.height / 2)
      drawTiara(context, high)
    })
    layOver(print, drawn)
    const { data, width } = drawn
    for (let y = Math.max(0, drawn.y); y < Math.min(print.height, drawn.y + drawn.height); y++) {
      for (let x = Math.max(0, drawn.x); x < Math.min(print.width, drawn.x + width); x++) {
        const share = data[((y - drawn.y) * width + x - drawn.x) * 4 + 3]! / 255
        const at = y * print.width + x
        more[at] = Math.max(more[at]!, share)
      }
    }
  }
  return more
}

const ARCHES = 7
const GOLD = ['#8a5a14', '#ffe79a', '#c58a22', '#fff6d0', '#d79a2c', '#ffe79a', '#7a4a0c']

/** Fine arches of gold wire on a band in the hair, the highest in front; its ends go down into the hair. */
function drawTiara(context: SKRSContext2D, high: number): void {
  const band = (x: number) => -high + 0.15 + 0.42 * x * x
  const along = (low: number) => {
    return `M-0.43 ${band(-0.43) + low}Q0 ${2 * band(0) - band(0.43) + low} 0.43 ${band(0.43) + low}`
  }
  // It stands on hair: a broad shade before it, a deep one below its band.
  folds(context, [
    [along(0.12), 0.2, '#1a0c0458'],
    [along(0.055), 0.13, '#1a0c04b0'],
  ])
  const gold = context.createLinearGradient(-0.43, 0, 0.43, 0)
  for (const [at, ink] of GOLD.entries()) gold.addColorStop(at / (GOLD.length - 1), ink)
  const wire = (path: string, width: number) => {
    line(context, path, width + 0.014, '#4a2c06')
    line(context, path, width, gold)
    line(context, path, 0.3 * width, '#fff8dc')
  }
  const arches = Array.from({ length: ARCHES }, (_, at) => {
    const x = ((at - (ARCHES - 1) / 2) / ARCHES) * 0.8
    return { x, y: band(x), tall: 0.33 - 1.5 * x * x, half: 0.4 / ARCHES }
  })
  for (const { x, y, tall, half } of arches) {
    const side = (way: number) => {
      const foot = band(x + way * half)
      return `M${x + way * half} ${foot}C${x + way * half * 1.25} ${y - 0.62 * tall} ${x} ${y - 0.6 * tall} ${x} ${y - tall}`
    }
    wire(side(-1) + side(1), 0.022)
    wire(`M${x} ${y}V${y - 0.34 * tall}`, 0.01)
  }
  wire(along(0), 0.05)
  for (const [at, { x, y, tall, half }] of arches.entries()) {
    gem(context, x, y - tall, 0.03, '#ffffff', '#e4dccc')
    gem(context, x, y - 0.42 * tall, 0.032 - 0.01 * (at % 2), '#ffd0d8', at % 2 === 0 ? '#c4183a' : '#2b6fb0')
    for (const aside of [-0.5, 0, 0.5])
      gem(context, x + aside * half, band(x + aside * half), 0.014, '#ffffff', '#d2ecf6')
  }
  sinkEnds(context, [0.33, 0.44], [-high - 0.6, 1.2])
}

/** Rubs out what was drawn towards both sides: hair lies over it there. */
function sinkEnds(
  context: SKRSContext2D,
  [from, to]: readonly [number, number],
  [top, tall]: readonly [number, number],
) {
  context.save()
  context.globalCompositeOperation = 'destination-out'
  for (const side of [-1, 1]) {
    const hair = context.createLinearGradient(side * from, 0, side * to, 0)
    hair.addColorStop(0, '#00000000')
    hair.addColorStop(1, '#000000')
    context.fillStyle = hair
    context.fillRect(side === 1 ? from : -2, top, 2 - from, tall)
  }
  context.restore()
}

function gem(context: SKRSContext2D, x: number, y: number, size: number, light: string, body: string): void {
  const shine = context.createRadialGradient(x - 0.3 * size, y - 0.3 * size, 0, x, y, size)
  shine.addColorStop(0, light)
  shine.addColorStop(0.5, body)
  shine.addColorStop(1, '#3a2408')
  context.fillStyle = shine
  context.beginPath()
  context.arc(x, y, size, 0, 2 * Math.PI)
  context.fill()
}
