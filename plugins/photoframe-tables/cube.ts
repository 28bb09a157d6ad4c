import { join } from 'node:path'
import { area, definePhotoFrame } from '@gateway/sdk-plugin/photo-frame'

/** Paper with a satin face, the window at the left in it. */
const satin = [
  { kind: 'lamplight', at: [0, 0], reach: 1.3, rest: 0.8, gain: 1.1, light: [1, 0.99, 0.96] },
  { kind: 'glare', shape: 'lamp', at: [0.04, 0.16], size: [0.7, 0.5], lean: 0.6, strength: 0.4, rough: 0.3 },
] as const

/** The plate's pixels, and the cube's lower corners in them: at the left, the nearest, at the right. */
const TABLE = [1280, 960] as const
const FOOT = [
  [326, 657],
  [578, 831],
  [937, 697],
] as const

/** A strip along the cloth below both lower edges. @param far How far out it reaches, in pixels */
const under = (far: number) => {
  const [[ax, ay], [bx, by], [cx, cy]] = FOOT
  const edge = `M${ax} ${ay - 2}L${bx} ${by - 2}L${cx} ${cy - 2}`
  return `${edge}L${cx + 0.8 * far} ${cy + 0.4 * far}L${bx + 0.3 * far} ${by + far}L${ax - 0.2 * far} ${ay + 0.6 * far}Z`
}

export default definePhotoFrame({
  name: 'cube',
  summary: 'Photos on the sides of a wooden cube, by a window',
  samples: [{ url: '{samples}/friend.jpg' }, { url: '{samples}/landscape.jpg', url2: '{samples}/portrait.jpg' }],
  recipe: {
    steps: [
      {
        do: 'baked',
        plate: join(import.meta.dirname, 'plates', 'cube'),
        slots: [
          { input: 'url', treat: [...satin] },
          { input: 'url2', standIn: 'sea', treat: [...satin] },
          { input: 'url3', standIn: 'alps' },
        ],
      },
      // No light comes between the wood and the cloth: darkest in the seam, gone a finger's breadth out.
      { do: 'artwork', view: TABLE, marks: [area(under(9), '#3a332c')], opacity: 0.75, soft: 0.0028 },
      { do: 'artwork', view: TABLE, marks: [area(under(30), '#6a645c')], opacity: 0.55, soft: 0.011 },
    ],
    finish: { tone: 'film', vignette: 0.2 },
  },
})
