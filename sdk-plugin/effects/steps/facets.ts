import * as z from 'zod'
import { colour } from '../colour.ts'
import { layOver } from '../frame.ts'
import { normalsOf } from '../kernels/normals.ts'
import { operation, type Stage } from '../stage.ts'
import { backOf, crownOf, type Crown, NONE, type Pavilion } from '../surface/crown.ts'
import { outlineOf } from '../surface/outline.ts'
import { heightsOf } from '../surface/profile.ts'
import { ambientOf, lit, type Look, shineOf, throughOf } from '../surface/stone.ts'

/**
 * The letters as one clear stone: rows of facets run along the outline up to a flat table, and what is seen through
 * them is thrown to and fro by the facets behind, tinted by its way. Lengths in em.
 */
export const facets = operation({
  name: 'facets',
  schema: z.strictObject({
    do: z.literal('facets'),
    /** What comes through a stone of the thickness below. */
    colour,
    grow: z.number().min(-0.2).max(0.2).default(0),
    /** How far in each row of facets reaches, from the edge to the table. */
    rows: z.array(z.number().positive().max(0.5)).min(1).max(4).default([0.04, 0.095]),
    /** Facets of a row around a full turn: so round letters are cut. */
    around: z.number().int().min(6).max(60).default(16),
    /** Length of a facet along straight strokes; 0 leaves them in one. */
    along: z.number().min(0).max(1).default(0),
    /** Width of the facets behind, and how unevenly they are cut. */
    back: z.number().positive().max(1).default(0.11),
    uneven: z.number().min(0).max(1).default(0.34),
    thickness: z.number().positive().max(1).default(0.13),
    /** Of refraction: glass 1.5, peridot 1.67, ruby 1.77. */
    index: z.number().min(1.1).max(2.5).default(1.67),
    /** How much more blue is bent than green, and red less: less of it is less rainbow. */
    dispersion: z.number().min(0).max(0.1).default(0.03),
    /** Multiplies what the facets behind send back. */
    fire: z.number().min(0).max(10).default(1.6),
    /** Light from within; more of it on the side that the main lamp shines towards. */
    body: z.number().min(0).max(3).default(0.5),
    gain: z.number().min(0).max(5).default(1),
  }),
  apply(stage, options) {
    const { letters, environment, seed } = stage
    const outline = outlineOf(letters, options.grow)
    const { width, height, em, distance } = outline
    const rows = options.rows.map((row) => row * em)
    const crown = crownOf(distance, width, height, { ...options, rows, along: options.along * em, soft: 0.012 * em })
    const round = normalsOf(heightsOf(outline, { kind: 'inflate', height: 0.8 }, 0.012), width, height)
    const size = options.back * em
    const pavilion = backOf(distance, width, height, { size, uneven: options.uneven, slopes: crown.slopes, seed })
    const { colour: tone, ...rest } = options
    const look: Look = {
      ...rest,
      thickness: options.thickness * em,
      through: tone.map(throughOf),
      ambient: ambientOf(environment, tone),
      environment,
      gain: stage.gain * options.gain,
    }
    paint(stage, outline.coverage, { crown, pavilion, round }, look)
  },
})

interface Cut {
  crown: Crown
  pavilion: Pavilion
  round: ReturnType<typeof normalsOf>
}

/** As in `shade`: how far the line of sight leans at the frame's sides. */
const PERSPECTIVE = 0.75

function paint(stage: Stage, coverage: Float32Array, cut: Cut, look: Look): void {
  const { letters, frame } = stage
  const { width, height, emoji } = letters
  const { facet, normals } = cut.crown
  const [kx, ky] = stage.environment.key
  const lean = PERSPECTIVE / frame.width
  const sides = [1, -1, width, -width]
  for (let y = Math.max(1, -letters.y); y < Math.min(height - 1, frame.height - letters.y); y++) {
    const py = (frame.height / 2 - (y + letters.y)) * lean
    for (let x = Math.max(1, -letters.x); x < Math.min(width - 1, frame.width - letters.x); x++) {
      const at = y * width + x
      const share = coverage[at]!
      const own = facet[at]!
      if (share < 0.004 || own === NONE) continue
      const px = (frame.width / 2 - (x + letters.x)) * lean
      const shaded = Math.max(0, -(cut.round.x[at]! * kx + cut.round.y[at]! * ky))
      shineOf(normals, own, cut.pavilion, look, x - 0.25, y - 0.25, px, py, shaded)
      let r = lit[0]!
      let g = lit[1]!
      let b = lit[2]!
      // Where two facets meet, both are seen.
      let other = own
      for (let side = 0; side < 4 && other === own; side++) {
        const next = facet[at + sides[side]!]!
        if (next !== NONE) other = next
      }
      // Two looks into each pixel: the facets behind break the light up finely.
      shineOf(normals, other, cut.pavilion, look, x + 0.25, y + 0.25, px, py, shaded)
      // No cutter makes an edge quite sharp: it catches a little light.
      const edge = other === own ? 0.5 : 0.66
      r = (r + lit[0]!) * edge
      g = (g + lit[1]!) * edge
      b = (b + lit[2]!) * edge
      if (emoji) {
        // Emoji are enamel under the stone's gloss: cut up, they would not be known again.
        const kept = emoji.share[at]!
        r += (emoji.r[at]! * 0.8 + r * 0.3 - r) * kept
        g += (emoji.g[at]! * 0.8 + g * 0.3 - g) * kept
        b += (emoji.b[at]! * 0.8 + b * 0.3 - b) * kept
      }
      const to = (y + letters.y) * frame.width + x + letters.x
      layOver(frame.r, to, r, share)
      layOver(frame.g, to, g, share)
      layOver(frame.b, to, b, share)
    }
  }
}
