import * as z from 'zod'
import { mix, smoothstep } from '../../colour.ts'
import { NoiseRows } from '../../kernels/noise-rows.ts'
import { paintOnCanvas } from '../painting/painted-canvas.ts'
import type { Print } from '../photo.ts'
import { treatment } from './treatment.ts'

const SURFACES = ['canvas', 'vinyl', 'pasted', 'led', 'tube'] as const

interface Options {
  strength: number
  sheets: readonly [number, number]
  colours: number
  seed: number
}

/**
 * What a photo in a place is shown on, as far as it is seen from near: painted on canvas in strokes whose ridges the light
 * catches; printed on sheets of vinyl that hang in soft waves, or on paper pasted to a wall; in the rows of lamps of a
 * board, or the lines and triads of an old television.
 */
export const surface = treatment({
  name: 'surface',
  schema: z.strictObject({
    kind: z.literal('surface'),
    of: z.enum(SURFACES),
    strength: z.number().min(0).max(2).default(1),
    /** Sheets of vinyl or paper across and down; modules of a board of lamps. */
    sheets: z
      .tuple([z.number().int().min(1).max(12), z.number().int().min(1).max(12)])
      .readonly()
      .default([3, 2]),
    /** How much of the colours a television shows: 0 is black and white. */
    colours: z.number().min(0).max(1).default(1),
  }),
  apply(print, { of, ...options }, { seed }) {
    DRAWN[of](print, { ...options, seed })
  },
})

const DRAWN: Record<(typeof SURFACES)[number], (print: Print, options: Options) => void> = {
  canvas: (print, { strength, seed }) => paintOnCanvas(print, strength, seed),
  vinyl(print, { strength, sheets, seed }) {
    const { width, height } = print
    const waves = new NoiseRows('swirls', width, { scale: 150 / height, scaleY: 40 / height, left: seed * 13 })
    const seams = seamsOf(width, sheets[0])
    for (let y = 0; y < height; y++) {
      const wave = waves.at(y)
      const row = seamAt(y, height, sheets[1])
      for (let x = 0, at = y * width; x < width; x++, at++) {
        const hangs = 0.16 * wave[x]!
        shadePixel(
          print,
          at,
          1 + strength * (hangs - 0.2 * Math.max(seams[x]!, row)),
          0.02 * strength * Math.max(0, hangs),
        )
      }
    }
  },
  pasted(print, { strength, sheets, seed }) {
    const { width, height } = print
    const folds = new NoiseRows('swirls', width, { scale: 160 / height, left: seed * 17 })
    const fibres = new NoiseRows('grain', width, { scale: 300 / height, top: seed * 5 })
    const seams = seamsOf(width, sheets[0])
    let above = new Float32Array(width)
    for (let y = 0; y < height; y++) {
      const fold = folds.at(y).slice()
      const fibre = fibres.at(y)
      const row = seamAt(y, height, sheets[1])
      for (let x = 0, at = y * width; x < width; x++, at++) {
        // Paste leaves sharp wrinkles where its waves cross zero.
        const crease =
          smoothstep(0.05, 0, Math.abs(fold[x]!)) * (y === 0 || x === 0 ? 0 : Math.sign(fold[x]! - above[x - 1]!))
        shadePixel(print, at, 1 + strength * (0.09 * crease + 0.05 * fibre[x]! - 0.16 * Math.max(seams[x]!, row)))
      }
      above = fold
    }
  },
  led(print, { strength, sheets }) {
    const { width, height } = print
    const lamps = Float32Array.from({ length: width }, (_, x) => Math.cos((x * Math.PI * 2) / LAMP))
    const seams = seamsOf(width, sheets[0])
    // A small board is far off: there its lamps run together, and what is left of the grid must not beat with the frame's.
    const near = strength * (0.3 + 0.7 * Math.min(1, height / 700))
    for (let y = 0; y < height; y++) {
      const row = Math.cos((y * Math.PI * 2) / LAMP)
      const seam = seamAt(y, height, sheets[1])
      for (let x = 0, at = y * width; x < width; x++, at++) {
        // Bright lamps shine into the gaps beside them: there the grid is hardly seen.
        const gap = 0.24 - 0.17 * Math.min(1, 1.6 * Math.sqrt(print.g[at]!))
        const lamp = 0.5 * (lamps[x]! + row)
        shadePixel(print, at, 1.04 + near * (gap * lamp - 0.05 * Math.max(seams[x]!, seam)))
      }
    }
  },
  tube(print, { strength, colours }) {
    const { width, height, r, g, b } = print
    const triads = [0, 2.094, -2.094].map((phase) =>
      Float32Array.from(
        { length: width },
        (_, x) => 1 + 0.14 * colours * strength * Math.cos((x * Math.PI * 2) / TRIAD - phase),
      ),
    )
    for (let y = 0; y < height; y++) {
      const line = Math.cos((y * Math.PI * 2) / LINE)
      const ny = (2 * y + 1) / height - 1
      for (let x = 0, at = y * width; x < width; x++, at++) {
        const nx = (2 * x + 1) / width - 1
        // Bulging glass: the middle of the phosphor is nearest and brightest.
        const corner = 1.12 - 0.5 * strength * smoothstep(0.1, 1.5, nx * nx + ny * ny)
        // Phosphor for black and white is a little blue.
        const grey = 0.25 * r[at]! + 0.6 * g[at]! + 0.15 * b[at]!
        // A bright line glows into the gap to the next.
        const shade = corner * (1 + strength * (0.2 - 0.1 * Math.min(1, 1.4 * Math.sqrt(grey))) * line)
        r[at] = mix(grey * 0.9, r[at]!, colours) * shade * triads[0]![x]!
        g[at] = mix(grey * 0.98, g[at]!, colours) * shade * triads[1]![x]!
        b[at] = mix(grey * 1.16, b[at]!, colours) * shade * triads[2]![x]!
      }
    }
  },
}

/** Pixels of a print from one to the next: two or three of the place it is shown in. */
const LAMP = 4
const TRIAD = 3
const LINE = 3.1

function shadePixel({ r, g, b }: Print, at: number, factor: number, added = 0): void {
  r[at] = r[at]! * factor + added
  g[at] = g[at]! * factor + added
  b[at] = b[at]! * factor + added
}

function seamsOf(length: number, parts: number): Float32Array {
  return Float32Array.from({ length }, (_, at) => seamAt(at, length, parts))
}

/** 1 on a seam between parts of a length, 0 a pixel and more beside it. */
function seamAt(at: number, length: number, parts: number): number {
  const part = length / parts
  const nearest = Math.round((at + 0.5) / part)
  if (nearest < 1 || nearest >= parts) return 0
  return Math.max(0, 1 - Math.abs(at + 0.5 - nearest * part) / 1.2)
}
