import { join } from 'node:path'
import { definePhotoFrame, type FrameRecipe } from '@gateway/sdk-plugin/photo-frame'
import { ADVERTS_VIEW, coast, concert } from './underground-adverts.ts'

type Mark = Extract<FrameRecipe['steps'][number], { do: 'artwork' }>['marks'][number]

const POSTER = [1000, 1307] as const

/** What the poster is for, on the white foot that posters of the railway have. */
const printed: Mark[] = [
  { draw: 'path', path: 'M0 1120H1000V1307H0Z', fill: '#efe9da' },
  { draw: 'path', path: 'M0 1114H1000V1124H0Z', fill: '#1f5c4c' },
  {
    draw: 'text',
    text: 'Pictures of the year',
    box: [56, 1148, 888, 84],
    font: 'geometric',
    weight: 700,
    align: 'left',
    size: 80,
    fill: '#16211f',
  },
  {
    draw: 'text',
    text: 'Photographs · Old Exchange Hall · open daily till nine',
    box: [58, 1238, 884, 42],
    font: 'geometric',
    weight: 500,
    align: 'left',
    size: 32,
    fill: '#2c6b59',
  },
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
                at: [0.5, 0.4265],
                size: [1, 0.853],
                treat: [
                  { kind: 'surface', of: 'pasted', sheets: [2, 2], strength: 1.1 },
                  { kind: 'lamplight', at: [0.4, -0.05], reach: 0.8, rest: 0.55, gain: 1.24, light: [1, 0.97, 0.88] },
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
