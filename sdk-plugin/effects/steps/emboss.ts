import * as z from 'zod'
import { smoothstep } from '../colour.ts'
import { blur } from '../kernels/blur.ts'
import { inflate } from '../kernels/inflate.ts'
import { plane } from '../kernels/memory.ts'
import { normalsOf } from '../kernels/normals.ts'
import { opennessOf } from '../kernels/outline.ts'
import { type Patch, shade } from '../light/shade.ts'
import { operation, type Stage } from '../stage.ts'
import { describedMaterial } from '../surface/material.ts'

/**
 * What has been drawn so far within the outline becomes a moulded badge: its fields swell between the dark lines and lie
 * under a lacquer that mirrors the lamps. Their colours stay as they are where they lie flat. Lengths in em.
 */
export const emboss = operation({
  name: 'emboss',
  schema: z.strictObject({
    do: z.literal('emboss'),
    /** Light of the brightest channel below which something is a line, not a field. */
    ink: z.number().min(0).max(0.2).default(0.02),
    /** How far fields are rounded towards the lines, and how high they rise there. */
    width: z.number().positive().max(0.2).default(0.022),
    height: z.number().min(0).max(0.2).default(0.018),
    /** How much the whole is blown up, as a factor. */
    swell: z.number().min(0).max(1).default(0.3),
    /** How much each field is blown up by itself, between the lines around it, as a factor. */
    pillow: z.number().min(0).max(1).default(0),
    /** How much slopes are darker or lighter by where they are turned. */
    shading: z.number().min(0).max(1).default(0.6),
    coat: z.number().min(0).max(4).default(1),
    coatRough: z.number().min(0).max(1).default(0.08),
  }),
  apply(stage, options) {
    const { letters } = stage
    const fields = fieldsOf(stage, options.ink)
    const wide = options.width * letters.em
    const near = blur(fields, letters.width, letters.height, Math.max(0.8, 0.22 * wide))
    const far = blur(fields, letters.width, letters.height, Math.max(1.2, 0.6 * wide))
    const heights = raised(letters, near, far, options)
    if (options.pillow > 0) blowUp(heights, fields, letters, options.pillow)
    const normals = normalsOf(heights, letters.width, letters.height)
    const reach = HOLLOW * letters.em
    const open = opennessOf(heights, blur(heights, letters.width, letters.height, reach), 1.4 / reach)
    light(stage, { fields, normals, open }, options.shading)
    // Beside lines the lacquer turns down too fast for a mirror.
    const coverage = new Float32Array(fields.length)
    for (let at = 0; at < coverage.length; at++) coverage[at] = fields[at]! * smoothstep(0.5, 0.9, near[at]!)
    const { x, y, width, height } = letters
    if (options.coat > 0) varnish(stage, { x, y, width, height, coverage, normals, open }, options)
  },
})

type Options = z.output<(typeof emboss)['schema']>
type Letters = Stage['letters']

/** Reach of the dark beside lines, in em. */
const HOLLOW = 0.02

/** Where a field is: 0 on lines and outside. */
function fieldsOf({ frame, letters }: Stage, ink: number): Float32Array {
  const { x: left, y: top, width, height, coverage } = letters
  const fields = plane(width * height)
  const lastX = Math.min(width, frame.width - left)
  const lastY = Math.min(height, frame.height - top)
  for (let y = Math.max(0, -top); y < lastY; y++) {
    for (let x = Math.max(0, -left), at = y * width + x; x < lastX; x++, at++) {
      if (coverage[at] === 0) continue
      const from = (y + top) * frame.width + x + left
      const brightest = Math.max(frame.r[from]!, frame.g[from]!, frame.b[from]!)
      fields[at] = coverage[at]! * smoothstep(0.6 * ink, 1.6 * ink, brightest)
    }
  }
  return fields
}

/** Heights by softened fields, not by distances: a line that is thinner than a pixel is a shallow groove, without gaps. */
function raised(
  letters: Letters,
  near: Float32Array,
  far: Float32Array,
  { height: rise, swell }: Options,
): Float32Array {
  const { width, height, em, coverage, distance } = letters
  const heights = swell > 0 ? inflate(coverage, distance, width, height) : plane(width * height)
  for (let at = 0; at < heights.length; at++) {
    heights[at] = heights[at]! * swell + rise * em * (0.55 * near[at]! + 0.45 * far[at]!)
  }
  return heights
}

/** Softness of the hollows that lines draw around themselves, and how high what is free of them stands, in em. */
const HOLLOWS = [
  { soft: 0.02, rise: 0.1 },
  { soft: 0.05, rise: 0.3 },
] as const

/** Each field swells between its own lines: blurs, as an inflated field has pits where a line is thinner than a pixel. */
function blowUp(heights: Float32Array, fields: Float32Array, { width, height, em }: Letters, pillow: number): void {
  for (const { soft, rise } of HOLLOWS) {
    const swollen = blur(fields, width, height, soft * em)
    const strength = pillow * rise * em
    for (let at = 0; at < heights.length; at++) heights[at]! += strength * swollen[at]!
  }
}

interface Lit {
  fields: Float32Array
  normals: ReturnType<typeof normalsOf>
  open: Float32Array
}

/** Slopes take more or less of the main lamp than what is flat. */
function light({ frame, letters, environment }: Stage, { fields, normals, open }: Lit, shading: number): void {
  const { x: left, y: top, width, height, coverage } = letters
  const [kx, ky, kz] = environment.key
  const lastX = Math.min(width, frame.width - left)
  const lastY = Math.min(height, frame.height - top)
  for (let y = Math.max(0, -top); y < lastY; y++) {
    for (let x = Math.max(0, -left), at = y * width + x; x < lastX; x++, at++) {
      if (coverage[at]! < 0.004) continue
      const to = (y + top) * frame.width + x + left
      const facing = Math.max(0, normals.x[at]! * kx + normals.y[at]! * ky + normals.z[at]! * kz) / kz
      const lit = (1 + shading * fields[at]! * (Math.min(1.5, facing) - 1)) * (1 - 0.5 * shading * (1 - open[at]!))
      frame.r[to]! *= lit
      frame.g[to]! *= lit
      frame.b[to]! *= lit
    }
  }
}

/** What a clear lacquer mirrors, painted on black, is light that lies over what is there. */
function varnish({ frame, environment, gain }: Stage, patch: Patch, { coat, coatRough }: Options): void {
  const [left, right] = [Math.max(0, patch.x), Math.min(frame.width, patch.x + patch.width)]
  const [top, bottom] = [Math.max(0, patch.y), Math.min(frame.height, patch.y + patch.height)]
  if (right <= left || bottom <= top) return
  const wide = right - left
  // Put aside, not painted elsewhere: what is mirrored depends on the place in the frame.
  const before = (['r', 'g', 'b'] as const).map((channel) => {
    const light = frame[channel]
    const aside = new Float32Array(wide * (bottom - top))
    for (let y = top; y < bottom; y++) {
      const at = y * frame.width
      aside.set(light.subarray(at + left, at + right), (y - top) * wide)
      light.fill(0, at + left, at + right)
    }
    return { light, aside }
  })
  const lacquer = describedMaterial({ colour: [0, 0, 0], metal: 0, rough: 0.5, reflect: 0.008, coat, coatRough })
  shade(frame, patch, lacquer, { environment, gain })
  for (const { light, aside } of before) {
    for (let y = top, from = 0; y < bottom; y++) {
      for (let at = y * frame.width + left; at < y * frame.width + right; at++, from++) light[at]! += aside[from]!
    }
  }
}
