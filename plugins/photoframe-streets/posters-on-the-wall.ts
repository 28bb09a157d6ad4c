import { join } from 'node:path'
import { definePhotoFrame, type FrameRecipe, stock } from '@gateway/sdk-plugin/photo-frame'
import { unlike } from './house-fronts.ts'

type Mark = Extract<FrameRecipe['steps'][number], { do: 'artwork' }>['marks'][number]

const surface = { kind: 'surface', of: 'pasted', sheets: [3, 3], strength: 2 } as const
/** Light of the one lamp, which hangs to the left of the middle poster; `u` is where it is, as a share of a poster's width. */
const below = (u: number) => {
  return { kind: 'lamplight', at: [u, -0.1], reach: 1.3, rest: 0.66, gain: 1.1, light: [1, 0.93, 0.8] } as const
}

/** A bill beside the photo: folded before it was pasted, rained on, yellowed at its edges. */
const bill = (input: 'url2' | 'url3', standIn: 'market' | 'exhibition', lamp: number) => {
  const photo = { do: 'photo' as const, input, standIn, treat: [surface, below(lamp)] }
  const years = {
    do: 'aged' as const,
    yellow: 0.3,
    edges: 0.8,
    stains: 3,
    foxing: 0.2,
    creases: 1,
    folds: { x: [0.5], y: [0.33, 0.67] },
    wear: 0.3,
  }
  return { sheet: [photo, years], gain: 0.8 }
}

const VIEW = [1280, 960] as const
/** The granite of the gutter: coarse crystals, the dirt of years along the wall, damp that has risen from it. */
const granite: Mark[] = [{ draw: 'path', path: 'M0 928L1280 887V940L0 960Z', fill: '#1c1b1a' }]
const grime: Mark[] = [
  { draw: 'path', path: 'M0 914L1280 873V894L0 935Z', fill: '#23240f' },
  {
    draw: 'path',
    path: 'M0 780C220 816 340 780 520 798S900 772 1280 760V890L0 926Z',
    fill: { from: [0, 790], to: [0, 890], inks: ['#7c776800', '#7c7768a0', '#7c7768'] },
  },
]
/** Leaves that the wind has left in the gutter, each on its shade. */
const leaves: Mark[] = Array.from({ length: 22 }, (_, at): Mark[] => {
  const x = [80, 150, 402, 610, 960, 1130][at % 6]! + 74 * (unlike(at + 3) - 0.5)
  const y = 932 - 0.032 * x + 18 * unlike(3 * at + 1)
  const [long, turn] = [7 + 6 * unlike(at + 60), 6.3 * unlike(at + 31)]
  const [c, d] = [long * Math.cos(turn), 0.45 * long * Math.sin(turn)]
  const leaf = (by: number) =>
    `M${x - c + by} ${y - d + by}Q${x - 0.7 * d + by} ${y + 0.55 * c - 4 + by} ${x + c + by} ${y + d + by}` +
    `Q${x + 0.9 * d + by} ${y - 0.4 * c + 3 + by} ${x - c + by} ${y - d + by}Z`
  const inks = [
    ['#8a5a22', '#4a2c10'],
    ['#a8762c', '#5e3a14'],
    ['#6a3418', '#38190c'],
  ][at % 3]!
  return [
    { draw: 'path', path: leaf(2.2), fill: '#0a080680' },
    { draw: 'path', path: leaf(0), fill: { from: [x - long, y - 4], to: [x + long, y + 4], inks } },
    { draw: 'path', path: `M${x - c} ${y - d}L${x + c} ${y + d}`, line: { paint: '#2a180890', width: 0.8 } },
  ]
}).flat()

export default definePhotoFrame({
  name: 'posters-on-the-wall',
  summary: 'Up to three posters pasted on a flaking wall, by lamplight',
  samples: [{ url: '{samples}/portrait.jpg' }, { url: '{samples}/landscape.jpg', url2: '{samples}/portrait.jpg' }],
  recipe: {
    steps: [
      {
        do: 'baked',
        plate: join(import.meta.dirname, 'plates', 'posters_on_the_wall'),
        slots: [
          // A printed margin; folded before it was pasted, away from where a face is.
          {
            sheet: [
              stock([0.78, 0.74, 0.64], { relief: 0.08 }),
              { do: 'photo', size: [0.915, 0.93], treat: [surface, below(-0.05)] },
              {
                do: 'aged',
                yellow: 0.16,
                edges: 0.7,
                stains: 2,
                foxing: 0.14,
                creases: 0.95,
                folds: { x: [0.25, 0.75], y: [0.18, 0.78] },
                wear: 0.24,
              },
            ],
            gain: 0.84,
          },
          bill('url2', 'market', 1.08),
          bill('url3', 'exhibition', -1.5),
        ],
      },
      { do: 'artwork', view: VIEW, marks: granite, opacity: 0.6, tooth: 0.85, soft: 0.001 },
      { do: 'artwork', view: VIEW, marks: grime, opacity: 0.7, soft: 0.008 },
      { do: 'artwork', view: VIEW, marks: leaves, blend: 'over', soft: 0.0009 },
    ],
    finish: { tone: 'film', vignette: 0.2 },
  },
})
