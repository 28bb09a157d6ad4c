import { join } from 'node:path'
import { definePhotoFrame } from '@gateway/sdk-plugin/photo-frame'
import { older, WALL_VIEW } from './old-posters.ts'

const surface = { kind: 'surface', of: 'pasted', sheets: [3, 3], strength: 1.5 } as const

export default definePhotoFrame({
  name: 'red-wall',
  summary: 'Pasted on an old brick wall, in the evening sun below trees',
  samples: [{ url: '{samples}/portrait.jpg' }, { url: '{samples}/landscape.jpg' }],
  recipe: {
    steps: [
      {
        do: 'baked',
        plate: join(import.meta.dirname, 'plates', 'red_wall'),
        slots: [
          {
            // A poster with its white margin, yellowed and folded like its neighbours.
            sheet: [
              {
                do: 'plate',
                kind: 'paper',
                relief: 0.08,
                colours: [
                  [0.8, 0.76, 0.66],
                  [0.72, 0.66, 0.54],
                ],
                spot: { rest: 1, power: 0 },
              },
              { do: 'photo', size: [0.92, 0.935], treat: [{ ...surface, strength: 1.9 }] },
              {
                do: 'aged',
                yellow: 0.16,
                edges: 0.6,
                stains: 1,
                foxing: 0.1,
                creases: 0.85,
                folds: { x: [0.5], y: [0.25, 0.75] },
                wear: 0.06,
              },
            ],
          },
        ],
      },
      { do: 'artwork', view: WALL_VIEW, marks: older, blend: 'over', opacity: 0.93, worn: 0.42 },
    ],
    finish: { tone: 'film', vignette: 0.2 },
  },
})
