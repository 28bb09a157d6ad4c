import * as z from 'zod'
import { smoothstep } from '../../colour.ts'
import { blur } from '../../kernels/blur.ts'
import { plane } from '../../kernels/memory.ts'
import { noiseAt, noiseTile } from '../../kernels/noise.ts'
import { sampleAt } from '../../kernels/resample.ts'
import type { Print } from '../photo.ts'
import { tearsOf } from '../painting/reception.ts'
import { clearAround, headsOf } from '../painting/silhouette.ts'
import { facesOf } from '../painting/subject.ts'
import { treatment } from './treatment.ts'

/**
 * What a tube shows with a bad aerial: lines torn sideways, colours beside their place, a ghost, snow, a bar that rolls
 * through. Its lines and triads of phosphor are seen, a window is mirrored in the glass; the print is all of its screen.
 */
export const interference = treatment({
  name: 'interference',
  schema: z.strictObject({
    kind: z.literal('interference'),
    /** How bad it is. */
    strength: z.number().min(0).max(3).default(1),
  }),
  apply(print, { strength }, { seed }) {
    const { width, height } = print
    const unit = Math.min(width, height) / 720
    const signal = received(print, unit)
    const near = clearAround(print, calmBoxes(print))
    const shown = ghostOf(print, signal.luma, near)
    const tear = tearsOf(height, unit, { strength, seed, calm: calmOf(print) })
    const [grain, clouds] = [noiseTile('grain'), noiseTile('clouds')]
    const pitch = Math.max(2, 5 * unit)
    const triads = PHOSPHORS.map(({ light, phase }) => {
      return Float32Array.from({ length: width }, (_, x) => {
        return light + 0.26 * Math.cos((x / (pitch * 0.62)) * Math.PI * 2 - phase)
      })
    })
    for (let y = 0; y < height; y++) {
      const gy = (2 * y + 1) / height - 1
      const bright = tear.bright[y]!
      const scan = 0.62 + 0.52 * Math.abs(Math.sin((Math.PI * y) / pitch))
      const v = Math.floor(y / pitch)
      // Of a face colours stay nearer to their place.
      const held = 3.5 + 6 * tear.loose[y]!
      for (let x = 0, at = y * width; x < width; x++, at++) {
        const gx = (2 * x + 1) / width - 1
        // The beam is turned off before it meets the rim.
        const open = smoothstep(1.004, 0.972, eighth(gx, gy))
        const beside = 1 - near[at]!
        const bad = Math.max(tear.bad[y]!, tear.sparks[y]! * beside)
        const off = unit * (held + 26 * bad)
        const sx = x + tear.shift[y]! + tear.wild[y]! * beside * unit
        const luma = sampleAt(signal.luma, width, height, sx, y)
        let grey = luma * 0.97 + sampleAt(shown, width, height, sx, y) * strength
        const u = x / unit
        const snow = noiseAt(grain, u * 0.95 + seed * 61 + v * 37.7, v * 5.3)
        grey += snow * (0.105 + 0.4 * bad) * strength
        grey += bad * strength * smoothstep(0.42, 0.6, noiseAt(grain, u * 0.11 + v * 91.3, v * 7.1)) * 0.9
        grey *= bright
        // A tube gives no more than it can: lights run together before they are white.
        if (grey > KNEE) grey = KNEE + (grey - KNEE) / (1 + 1.5 * (grey - KNEE))
        const cr = sampleAt(signal.red, width, height, sx - off, y) * (1 - 0.75 * bad)
        const cb = sampleAt(signal.blue, width, height, sx + off, y) * (1 - 0.75 * bad)
        // Where the sync is lost colours run through all hues.
        const drift = 0.3 * bad * noiseAt(clouds, u * 0.22, v * 0.9 + 9)
        const red = Math.max(0, grey + 1.12 * cr + drift)
        const blue = Math.max(0, grey + 1.12 * cb - drift)
        const green = Math.max(0, grey - 0.57 * cr - 0.19 * cb - 0.3 * Math.abs(drift))
        const shade = (1 - 0.4 * smoothstep(0.45, 1.45, Math.sqrt(gx * gx + gy * gy))) * open * scan
        // Dust that the charged glass has drawn, seen where the window lights it.
        const specks = smoothstep(0.44, 0.62, noiseAt(grain, u * 0.62 + 17, (y / unit) * 0.62)) * (0.03 - 0.016 * gy)
        const glass = 0.05 * paneAt(gx, gy) + 0.02 * smoothstep(0.1, -1, gy) + specks
        print.r[at] = red * red * shade * triads[0]![x]! + glass
        print.g[at] = green * green * shade * triads[1]![x]! + glass
        print.b[at] = blue * blue * shade * triads[2]![x]! + glass * 1.15
      }
    }
  },
})

/** From how light on the tube's lights are held back. */
const KNEE = 0.62

/** How far out a place is on a screen with rounded corners: 1 at its edge. */
function eighth(x: number, y: number): number {
  const a = x * x * x * x
  const b = y * y * y * y
  return Math.sqrt(Math.sqrt(Math.sqrt(a * a + b * b)))
}

/** Mean light of red, green and blue, and where they stand in a triad. */
const PHOSPHORS = [
  { light: 1.12, phase: 0 },
  { light: 1.1, phase: 2.094 },
  { light: 1.16, phase: -2.094 },
]

/** The room's window in the curved glass, 0 to 1: two by two panes that bow with the screen, above on the left. */
function paneAt(x: number, y: number): number {
  const u = (x + 0.52 + 0.16 * y * y) / 0.27
  const v = (y + 0.6 - 0.14 * (x + 0.5) * (x + 0.5)) / 0.22
  const a = Math.abs(u)
  const b = Math.abs(v)
  if (a > 1.1 || b > 1.1) return 0
  // Thick glass mirrors it twice, which takes its edges off; to the lower right it fades.
  const sash = smoothstep(0, 0.2, a) * smoothstep(0, 0.24, b)
  return smoothstep(1.08, 0.7, a) * smoothstep(1.08, 0.7, b) * sash * smoothstep(1.6, -1.2, u + v)
}

/** What the set makes of the signal: sharp lightness, colours smeared along the lines. */
function received({ width, height, r, g, b }: Print, unit: number) {
  const [luma, red, blue] = [plane(r.length), plane(r.length), plane(r.length)]
  for (let at = 0; at < r.length; at++) {
    const sr = Math.sqrt(r[at]!)
    const sg = Math.sqrt(g[at]!)
    const sb = Math.sqrt(b[at]!)
    luma[at] = 0.299 * sr + 0.587 * sg + 0.114 * sb
    red[at] = sr - luma[at]!
    blue[at] = sb - luma[at]!
  }
  return { luma, red: blur(red, width, height, 4 * unit), blue: blur(blue, width, height, 4 * unit) }
}

/** Faces, or heads of animals. */
function calmBoxes(print: Print) {
  const faces = facesOf(print)
  return faces.length > 0 ? faces : headsOf(print)
}

/** From where to where down the picture faces are, or heads of animals. */
function calmOf(print: Print): readonly (readonly [number, number])[] {
  return calmBoxes(print).map(({ y, height }) => [
    // The crown with the face: torn off it would be a hat.
    (y - 0.72 * height) / print.height,
    (y + 1.12 * height) / print.height,
  ])
}

/** A second, later reception from a house across the street: to the right of what it repeats, and off faces. */
function ghostOf({ width, height }: Print, luma: Float32Array, near: Float32Array): Float32Array {
  const unit = Math.min(width, height) / 720
  const ghost = plane(luma.length)
  const late = Math.round(56 * unit)
  const soft = blur(luma, width, height, 1.6 * unit)
  for (let y = 0, at = 0; y < height; y++) {
    for (let x = 0; x < width; x++, at++) {
      ghost[at] = 0.4 * (soft[y * width + Math.max(0, x - late)]! - 0.3) * (1 - 0.8 * near[at]!)
    }
  }
  return ghost
}
