import type { SKRSContext2D } from '@napi-rs/canvas'
import { canvasModule } from '../../../text/skia.ts'
import type { Face } from '../../../vision/index.ts'
import type { Print } from '../photo.ts'
import { inFaces, placeOf, topOf } from './attire.ts'
import { layOver, overlayOf } from './overlay.ts'
import { fill, line } from './sewing.ts'

export const HEADWEAR = ['none', 'tiara', 'headset'] as const

/** Puts something on each head. @returns The mask with what stands out beyond it */
export function crown(
  print: Print,
  mask: Float32Array,
  faces: readonly Face[],
  kind: Exclude<(typeof HEADWEAR)[number], 'none'>,
): Float32Array {
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
    const drawn = overlayOf(`${kind} ${placeOf(face)} ${Math.round(top)}`, part, (context) => {
      inFaces(context, face, face.y + face.height / 2)
      if (kind === 'tiara') drawTiara(context, high)
      else drawHeadset(context, high)
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

const PEAKS = 7

/** A band that lies round the head, peaks with stones on it, the highest in front. @param high Of the hair */
function drawTiara(context: SKRSContext2D, high: number): void {
  const band = (x: number) => -high + 0.17 + 0.3 * x * x
  const curve = `M-0.46 ${band(-0.46)}Q0 ${2 * band(0) - band(0.46)} 0.46 ${band(0.46)}`
  line(
    context,
    `M-0.45 ${band(-0.45) + 0.05}Q0 ${2 * band(0) - band(0.45) + 0.05} 0.45 ${band(0.45) + 0.05}`,
    0.07,
    '#1a0c0470',
  )
  const gold = context.createLinearGradient(-0.46, 0, 0.46, 0)
  for (const [at, ink] of ['#8a5a14', '#ffe79a', '#c58a22', '#fff6d0', '#d79a2c', '#ffe79a', '#7a4a0c'].entries()) {
    gold.addColorStop(at / 6, ink)
  }
  const peaks = Array.from({ length: PEAKS }, (_, at) => {
    const x = ((at - (PEAKS - 1) / 2) / (PEAKS - 1)) * 0.86
    return { x, y: band(x), tall: 0.34 - 0.8 * x * x }
  })
  for (const { x, y, tall } of peaks) {
    const waist = y - 0.3 * tall
    const path = `M${x - 0.07} ${y}Q${x - 0.02} ${waist} ${x} ${y - tall}Q${x + 0.02} ${waist} ${x + 0.07} ${y}Z`
    fill(context, path, gold)
    line(context, path, 0.012, '#5a380a')
  }
  context.lineWidth = 0.07
  context.lineCap = 'round'
  context.setLineDash([])
  context.strokeStyle = gold
  context.stroke(new (canvasModule().Path2D)(curve))
  line(context, curve, 0.012, '#6b430c')
  for (const [at, { x, y, tall }] of peaks.entries()) {
    gem(context, x, y - tall, 0.03, '#ffffff', '#d8d4c8')
    gem(context, x, y, 0.03 - 0.01 * (at % 2), '#ff9aa8', at % 2 === 0 ? '#b3142e' : '#2b6fb0')
    gem(context, x, y - 0.42 * tall, 0.018, '#ffffff', '#bfe6f2')
  }
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

/** A band over the crown, cups on the ears, a microphone before the mouth. @param high Of the hair */
function drawHeadset(context: SKRSContext2D, high: number): void {
  const band = `M-0.6 -0.02C-0.64 ${-1.32 * high} 0.64 ${-1.32 * high} 0.6 -0.02`
  line(context, band, 0.11, '#0b0c0d')
  line(context, band, 0.03, '#77807d')
  for (const x of [-0.58, 0.58]) {
    fill(context, `M${x - 0.12} -0.2Q${x} -0.3 ${x + 0.12} -0.2V0.2Q${x} 0.3 ${x - 0.12} 0.2Z`, '#121416')
    line(context, `M${x - 0.07} -0.16V0.16`, 0.025, '#8a938f')
  }
  line(context, 'M-0.54 0.2C-0.5 0.5 -0.36 0.46 -0.22 0.4', 0.035, '#0b0c0d')
  fill(context, 'M-0.3 0.36L-0.14 0.33L-0.12 0.41L-0.28 0.45Z', '#0b0c0d')
}
