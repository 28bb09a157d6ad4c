import { join } from 'node:path'
import { definePhotoFrame, type FrameRecipe } from '@gateway/sdk-plugin/photo-frame'

type Step = FrameRecipe['steps'][number]
type Sheet = Extract<Extract<Step, { do: 'baked' }>['slots'][number], { sheet: unknown }>['sheet']

/** Black and white, on paper with a border. */
const print = (input: 'url' | 'url2'): Sheet => [
  {
    do: 'plate',
    kind: 'paper',
    relief: 0.03,
    colours: [
      [0.93, 0.93, 0.92],
      [0.9, 0.9, 0.89],
    ],
    spot: { rest: 1, power: 0 },
  },
  {
    do: 'photo',
    input,
    standIn: 'alps',
    size: [0.9, 0.92],
    treat: [
      {
        kind: 'toned',
        dark: [0.012, 0.012, 0.012],
        light: [0.92, 0.92, 0.92],
        faded: 0.04,
        soft: 0.3,
        grain: 0.25,
        scratches: 0,
      },
    ],
  },
]

export default definePhotoFrame({
  name: 'developing_photos',
  summary: 'Coming up in its bath, in the red light of a dark-room',
  samples: [{ url: '{samples}/portrait.jpg' }, { url: '{samples}/landscape.jpg', url2: '{samples}/portrait.jpg' }],
  recipe: {
    steps: [
      {
        do: 'baked',
        plate: join(import.meta.dirname, 'plates', 'developing_photos'),
        slots: [{ sheet: print('url'), gain: 1.5 }, { sheet: print('url2') }],
      },
    ],
    finish: { exposure: 1.4, tone: 'film', vignette: 0.35, bloom: { strength: 0.3, from: 0.9 } },
  },
})
