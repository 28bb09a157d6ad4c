import * as z from 'zod'
import { colour, mix, smoothstep } from '../../colour.ts'
import { scratch } from '../../kernels/memory.ts'
import { BESIDE } from '../../kernels/stand.ts'
import { css } from '../../sprite.ts'
import { dress } from '../painting/attire.ts'
import { calmGlints } from '../painting/calm-glints.ts'
import { GARMENTS } from '../painting/garments.ts'
import { crown, HEADWEAR } from '../painting/headwear.ts'
import { clearEdgesOnce, looseEdges, standBefore } from '../painting/stand.ts'
import { withoutRags } from '../painting/rags.ts'
import { endShoulders } from '../painting/shoulder-ends.ts'
import { firmShoulders } from '../painting/shoulders.ts'
import { subjectOf } from '../painting/subject.ts'
import { lift } from '../painting/tone.ts'
import { treatment } from './treatment.ts'

const lamp = z.strictObject({
  /** Where it stands as seen from who is lit: right and down. */
  from: z.tuple([z.number().min(-1).max(1), z.number().min(-1).max(1)]).readonly(),
  colour: colour.default([1, 1, 1]),
  /** How bright the thin edge is that it draws from behind. */
  rim: z.number().min(0).max(6).default(0),
  /** How much of its light reaches what is turned to the viewer: more of a lamp that stands before them. */
  front: z.number().min(0).max(1).default(BESIDE),
})

/** Who is in a photo, cut out, dressed and lit for a picture of another place; a photo of nobody stays as it is. */
export const staged = treatment({
  name: 'staged',
  schema: z.strictObject({
    kind: z.literal('staged'),
    wears: z.enum(['own', ...GARMENTS]).default('own'),
    head: z.enum(HEADWEAR).default('none'),
    /** Of the cloth and of its trim. */
    colours: z
      .tuple([colour, colour])
      .readonly()
      .default([
        [0.02, 0.016, 0.012],
        [0.09, 0.06, 0.04],
      ]),
    /** Without lamps: hair ends in single hairs and curls, as before lettering that it overlaps; nobody leaves nothing. */
    loose: z.boolean().default(false),
    /** With lamps: curls get no glints of them, nor dark hair the light of skin. */
    calm: z.boolean().default(false),
    /** How far what is half there, as curls before a light are, hides what is behind: 1 as paint does. */
    firm: z.number().min(0).max(1).default(0),
    /** Whether what is behind them goes; without, they are dressed where they are. */
    cut: z.boolean().default(true),
    /** With lamps: light from everywhere; the photo's own is multiplied by it. */
    ambient: colour.default([1, 1, 1]),
    lamps: z.array(lamp).max(4).default([]),
  }),
  apply(print, { wears, head, colours, loose, calm, firm, cut, ambient, lamps }) {
    const { mask: found, coverage, faces } = subjectOf(print)
    if (coverage === 0 || faces.length === 0) {
      if (loose) print.share = new Float32Array(print.r.length)
      return
    }
    const mask = withoutRags(found, print, faces)
    endShoulders(print, mask)
    firmShoulders(mask, print.width, faces)
    lift(print, mask)
    if (wears !== 'own')
      scratch(() => dress(print, mask, faces, wears, { main: css(colours[0]), trim: css(colours[1]) }))
    if (!cut) return
    const share = scratch(() => {
      if (lamps.length > 0) {
        const stood = standBefore(print, { mask, faces, ambient, lamps })
        if (calm) calmGlints(print, stood, faces)
        return stood.slice()
      }
      if (loose) return looseEdges(print, mask, faces).slice()
      // In its own light a clean edge is all it needs.
      clearEdgesOnce(print, mask, faces)
      return mask.slice()
    })
    firmShoulders(share, print.width, faces)
    if (firm > 0) cover(share, firm)
    print.share = head === 'none' ? share : crown(print, share, faces)
  },
})

/** From which share on, and up to which, paint covers. */
const COVERS = [0.1, 0.5] as const

function cover(share: Float32Array, firm: number): void {
  for (let at = 0; at < share.length; at++) {
    const own = share[at]!
    if (own > 0 && own < 1) share[at] = mix(own, smoothstep(COVERS[0], COVERS[1], own), firm)
  }
}
