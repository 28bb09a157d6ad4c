import { join } from 'node:path'
import { definePhotoFrame, type FrameRecipe } from '@gateway/sdk-plugin/photo-frame'
import { ADVERTS_VIEW, coast, concert } from './underground-adverts.ts'

type Mark = Extract<FrameRecipe['steps'][number], { do: 'artwork' }>['marks'][number]

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
    fill: { from: [0, 780], to: [0, 1307], inks: ['#06141200', '#061412c0', '#061412f0'] },
  },
  line('Pictures', [52, 940, 896, 190], 190, '#f3ead2', { font: 'poster', spacing: 0.02 }),
  { draw: 'path', path: 'M56 1142H470V1146H56ZM530 1142H944V1146H530Z', fill: '#e0b45c' },
  { draw: 'path', path: 'M500 1126L508 1144L500 1162L492 1144Z', fill: '#e0b45c' },
  line('of the year', [56, 1156, 888, 62], 54, '#e0b45c', { font: 'poster', spacing: 0.36 }),
  line('Old Exchange Hall · open daily till nine', [56, 1228, 888, 36], 30, '#d9d2bd', {
    font: 'condensed',
    weight: 600,
    spacing: 0.16,
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
                  { kind: 'surface', of: 'pasted', sheets: [2, 2], strength: 1.6 },
                  { kind: 'lamplight', at: [0.4, -0.05], reach: 1.2, rest: 0.8, gain: 1.2, light: [1, 0.97, 0.88] },
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
      { do: 'artwork', view: ADVERTS_VIEW, marks: [...coast, ...concert], blend: 'over', opacity: 0.94, worn: 0.16 },
    ],
    finish: { tone: 'film', vignette: 0.2 },
  },
})
