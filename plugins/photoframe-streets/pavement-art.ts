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

/** One way round with the chalk. @param inset Pixels inwards from the edge */
function round(inset: number, way: number): string {
  const points = CORNERS.flatMap((corner, side) => {
    const next = CORNERS[(side + 1) % 4]!
    return Array.from({ length: 24 }, (_, step) => {
      const t = step / 24
      const [x, y] = [0, 1].map((c) => corner[c as 0 | 1] + (next[c as 0 | 1] - corner[c as 0 | 1]) * t)
      const shake = 1.8 * Math.sin(step * 2.3 + side * 5 + 3 * way) + 1.5 * Math.sin(step * 0.9 + way * 7)
      const far = 1 - (inset + shake) / Math.hypot(x! - MIDDLE[0], y! - MIDDLE[1])
      return `${(MIDDLE[0] + (x! - MIDDLE[0]) * far).toFixed(1)} ${(MIDDLE[1] + (y! - MIDDLE[1]) * far).toFixed(1)}`
    })
  })
  return `M${points.join('L')}Z`
}

/** A band of chalk all around: the stick went round several times, never quite the same way. */
function band([from, to]: readonly [number, number], paint: string): papers.Mark[] {
  const ways = Math.round((to - from) / 3)
  return Array.from({ length: ways + 1 }, (_, way) => ({
    draw: 'path' as const,
    path: round(from + ((to - from) * way) / ways, way),
    line: { paint, width: 3.4 + 1.2 * Math.sin(way * 5) },
  }))
}

/** Joints of the slabs below the picture: chalk has been drawn across them and lies in them in part. */
const JOINTS = [
  'M370 360L940 378M330 473L960 498M280 615L990 642M220 793L1030 830',
  'M425 282L406 360M653 295L650 370M885 298L896 376M525 366L507 478M772 374L776 488',
  'M365 476L330 614M639 486L631 627M916 497L936 638M477 623L446 800M782 637L790 816',
]

const chalk = { do: 'artwork', view: [1280, 960], blend: 'over' } as const

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
            gain: 1.08,
            treat: [
              {
                kind: 'chalk',
                paper: [0.36, 0.36, 0.37],
                red: [0.42, 0.1, 0.06],
                pastel: 1,
                rubbed: 0.26,
                unfinished: 0.07,
              },
            ],
          },
        ],
      },
      {
        ...chalk,
        opacity: 0.18,
        worn: 0.62,
        tooth: 0.5,
        soft: 0.0012,
        marks: [{ draw: 'path', path: JOINTS.join(''), line: { paint: '#4f4a48', width: 3.6 } }],
      },
      // Chalk takes on what stands highest in the stone: pits between keep its colour.
      {
        ...chalk,
        opacity: 0.5,
        worn: 0.84,
        tooth: 0.8,
        soft: 0.0006,
        marks: [{ draw: 'path', path: `M${CORNERS.map((corner) => corner.join(' ')).join('L')}Z`, fill: '#918a82' }],
      },
      // Dust that the hand has rubbed beside the bands.
      {
        ...chalk,
        opacity: 0.2,
        worn: 0.75,
        soft: 0.02,
        marks: [{ draw: 'path', path: round(8, 1), line: { paint: '#c9d2d8', width: 26 } }],
      },
      {
        ...chalk,
        opacity: 0.86,
        worn: 0.16,
        tooth: 0.62,
        soft: 0.0007,
        marks: [...band([-3, 11], '#3f7ab8'), ...band([16, 29], '#d8b048'), ...band([34, 41], '#e8e6e0')],
      },
    ],
    finish: { tone: 'film', exposure: 1.16, vignette: 0.2 },
  },
})
