import { join } from 'node:path'
import { definePhotoFrame, type FrameRecipe } from '@gateway/sdk-plugin/photo-frame'
import { firing, glints, type Tiling } from './glazed-tiles.ts'
import { type Eye, onWall } from './on-the-ground.ts'
import { ADVERTS_VIEW, coast, concert } from './underground-adverts.ts'

type Mark = Extract<FrameRecipe['steps'][number], { do: 'artwork' }>['marks'][number]

/** As in `art/scenes/underground_poster.py`. */
const EYE: Eye = { at: [-0.95, -4.1, 1.5], towards: [0.12, 0], lens: 31, shift: -0.005, ground: 0 }
const TILE = { size: [0.152, 0.076], joint: 0.004, y: 0.004, lamps: 3.35, reach: 0.4 } as const
const FRAMES = [-2.35, 0, 2.35].map((x) => {
  return onWall(
    EYE,
    [
      [x - 0.71, 0.955],
      [x + 0.71, 0.955],
      [x + 0.71, 2.765],
      [x - 0.71, 2.765],
    ],
    -0.03,
  )
})
const CREAM: Tiling & { clip: string } = {
  ...TILE,
  low: [-3.4, 1.03],
  high: [4, 3],
  clip: [
    onWall(EYE, [
      [-3.4, 1.04],
      [4, 1.04],
      [4, 2.99],
      [-3.4, 2.99],
    ]),
    ...FRAMES,
  ].join(''),
}
/** Below the posters, as far as the bench lets it be seen. */
const GREEN: Tiling & { clip: string } = {
  ...TILE,
  low: [-3.4, 0.22],
  high: [4, 0.98],
  lamps: 0.98,
  reach: 0.035,
  clip: 'M0 640L420 616V624H784V600L1000 606L990 634L786 640L776 720L790 744L826 790V836L0 868Z',
}

const POSTER = [1000, 1307] as const

/** A line of the title, in capitals across the poster. */
const line = (
  text: string,
  box: readonly [number, number, number, number],
  size: number,
  fill: string,
  face: Pick<Extract<Mark, { draw: 'text' }>, 'font' | 'weight' | 'spacing'>,
): Mark => ({ draw: 'text', text, box, size, fill, case: 'upper', ...face })

/** What the poster is for, over the picture's dark foot. */
const printed: Mark[] = [
  {
    draw: 'path',
    path: 'M0 780H1000V1307H0Z',
    fill: { from: [0, 780], to: [0, 1307], inks: ['#06141200', '#06141280', '#061412d0'] },
  },
  line('Pictures', [52, 940, 896, 190], 190, '#f3ead2', { font: 'poster', spacing: 0.02 }),
  { draw: 'path', path: 'M56 1142H470V1146H56ZM530 1142H944V1146H530Z', fill: '#e0b45c' },
  { draw: 'path', path: 'M500 1130L507 1144L500 1158L493 1144Z', fill: '#e0b45c' },
  line('of the year', [56, 1164, 888, 62], 52, '#e0b45c', { font: 'poster', spacing: 0.36 }),
  line('Old Exchange Hall', [56, 1226, 888, 48], 46, '#e6dfc9', {
    font: 'condensed',
    weight: 600,
    spacing: 0.2,
  }),
]

export default definePhotoFrame({
  name: 'underground-poster',
  summary: 'Framed in bronze on the tiles of an underground station',
  samples: [{ url: '{samples}/friend.jpg' }, { url: '{samples}/landscape.jpg' }],
  recipe: {
    steps: [
      {
        do: 'baked',
        plate: join(import.meta.dirname, 'plates', 'underground_poster'),
        slots: [
          {
            sheet: [
              // The row of tubes over the platform: light from above, its long reflection along the upper edge of the glass.
              {
                do: 'photo',
                headroom: 0.1,
                treat: [
                  { kind: 'surface', of: 'pasted', sheets: [1, 1], strength: 1.6 },
                  { kind: 'lamplight', at: [0.4, -0.05], reach: 1.2, rest: 0.95, gain: 1.6, light: [1, 0.97, 0.88] },
                  {
                    kind: 'glare',
                    shape: 'lamp',
                    at: [0.45, 0.05],
                    size: [1.2, 0.12],
                    lean: 0,
                    strength: 0.42,
                    light: [1, 0.98, 0.9],
                  },
                ],
              },
              { do: 'artwork', view: POSTER, marks: printed, blend: 'over' },
            ],
          },
        ],
      },
      ...[CREAM, GREEN].flatMap(({ clip, ...wall }) => [
        { do: 'artwork' as const, view: ADVERTS_VIEW, marks: firing(EYE, wall), clip, opacity: 0.7, soft: 0.0007 },
        {
          do: 'artwork' as const,
          view: ADVERTS_VIEW,
          marks: glints(EYE, wall),
          clip,
          blend: 'light' as const,
          opacity: 0.55,
          soft: 0.0018,
        },
      ]),
      { do: 'artwork', view: ADVERTS_VIEW, marks: [...coast, ...concert], blend: 'over', opacity: 0.94, worn: 0.16 },
    ],
    finish: { tone: 'film', vignette: 0.2 },
  },
})
