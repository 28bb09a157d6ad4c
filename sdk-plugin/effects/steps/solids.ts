import { laySolid } from '../solids/lay.ts'
import { partsOf, solidSchema } from '../solids/kinds.ts'
import { turn } from '../solids/mesh.ts'
import { clear } from '../solids/workspace.ts'
import { scratch } from '../kernels/memory.ts'
import { randomFrom } from '../random.ts'
import { operation } from '../stage.ts'
import * as z from 'zod'

/** Solid things that lie on the scene, seen from above and lit by its lamps: flowers, pencils, eggs, ribbons. */
export const solids = operation({
  name: 'solids',
  schema: z.strictObject({
    do: z.literal('solids'),
    /** The last lies on top. */
    things: z.array(solidSchema).min(1).max(80),
    /** How dark their shadows are. */
    shadow: z.number().min(0).max(1).default(0.62),
    salt: z.number().int().min(0).max(99).default(0),
  }),
  apply(stage, { things, shadow, salt }) {
    const { width, height } = stage.frame
    things.forEach((thing, index) => {
      const random = randomFrom(stage.seed * 9176 + salt * 131 + index * 17)
      const [spin, tilt, way] = [thing.spin, thing.tilt, thing.turn].map((angle) => (angle * Math.PI) / 180)
      const pose = {
        x: thing.at[0] * width,
        y: thing.at[1] * height,
        scale: thing.size * height,
        lift: thing.lift * height,
        soft: thing.soft * height,
        turn(place: [number, number, number]) {
          if (spin !== 0) turn(place, 2, spin!)
          if (tilt !== 0) turn(place, 0, tilt!)
          if (way !== 0) turn(place, 2, way!)
        },
      }
      scratch(() => laySolid(stage, partsOf(thing, random), pose, shadow))
    })
    clear()
  },
})
