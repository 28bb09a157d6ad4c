import { join } from 'node:path'
import { definePhotoFrame, type papers } from '@gateway/sdk-plugin/photo-frame'

/** Where the picture lies on the slabs, from the upper left corner clockwise, and its middle. */
const CORNERS = [
  [378, 249],
  [940, 265],
  [1074, 877],
  [170, 837],
] as const
const MIDDLE = [640, 540] as const

/** A line of chalk all around. @param between Where it begins and ends, in pixels inwards from the edge */
function border([from, to]: readonly [number, number], fill: string): papers.Mark {
  const ring = (inset: number) => {
    const points = CORNERS.flatMap((corner, side) => {
      const next = CORNERS[(side + 1) % 4]!
      return Array.from({ length: 24 }, (_, step) => {
        const t = step / 24
        const [x, y] = [0, 1].map((c) => corner[c as 0 | 1] + (next[c as 0 | 1] - corner[c as 0 | 1]) * t)
        const shake = 2.2 * Math.sin(step * 2.3 + side * 5 + inset) + 1.4 * Math.sin(step * 5.1 + inset * 3)
        const far = 1 - (inset + shake) / Math.hypot(x! - MIDDLE[0], y! - MIDDLE[1])
        return `${(MIDDLE[0] + (x! - MIDDLE[0]) * far).toFixed(1)} ${(MIDDLE[1] + (y! - MIDDLE[1]) * far).toFixed(1)}`
      })
    })
    return `M${points.join('L')}Z`
  }
  return { draw: 'path', path: `${ring(from)}${ring(to)}`, fill }
}

export default definePhotoFrame({
  name: 'pavement_art',
  summary: 'Drawn in chalks on the slabs of a square',
  samples: [{ url: '{samples}/portrait.jpg' }, { url: '{samples}/landscape.jpg' }],
  recipe: {
    steps: [
      {
        do: 'baked',
        plate: join(import.meta.dirname, 'plates', 'pavement_art'),
        // The paper is the stone itself.
        slots: [
          {
            input: 'url',
            gain: 1.02,
            treat: [
              {
                kind: 'chalk',
                paper: [0.36, 0.36, 0.37],
                red: [0.42, 0.1, 0.06],
                pastel: 1,
                rubbed: 0.34,
                unfinished: 0.07,
              },
            ],
          },
        ],
      },
      {
        do: 'artwork',
        view: [1280, 960],
        blend: 'over',
        opacity: 0.9,
        worn: 0.55,
        soft: 0.0006,
        marks: [border([-4, 12], '#3f7ab8'), border([16, 30], '#d8b048'), border([34, 42], '#e8e6e0')],
      },
    ],
    finish: { tone: 'film', exposure: 1.3, vignette: 0.2 },
  },
})
