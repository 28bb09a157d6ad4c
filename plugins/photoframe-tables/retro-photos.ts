import { join } from 'node:path'
import { definePhotoFrame, type FrameRecipe } from '@gateway/sdk-plugin/photo-frame'

type Step = FrameRecipe['steps'][number]
type Sheet = Extract<Extract<Step, { do: 'baked' }>['slots'][number], { sheet: unknown }>['sheet']

/** A print of fifty years ago: a white border, colours that have faded to brown, worn corners. */
const print = (input: 'url' | 'url2'): Sheet => [
  {
    do: 'plate',
    kind: 'paper',
    relief: 0.05,
    colours: [
      [0.86, 0.83, 0.76],
      [0.8, 0.76, 0.66],
    ],
    spot: { rest: 1, power: 0 },
  },
  {
    do: 'photo',
    input,
    standIn: 'poppies',
    at: [0.5, 0.475],
    size: [0.87, 0.83],
    treat: [
      { kind: 'toned', colours: 0.55, faded: 0.36, soft: 0.5, grain: 0.4, scratches: 0 },
      // Bulbs on the wire above.
      { kind: 'lamplight', at: [0.5, -0.1], reach: 0.9, rest: 0.66, gain: 1.3, light: [1, 0.92, 0.76] },
      { kind: 'bowed', turn: 60, crest: 0.72, bend: 0.2, gleam: 0.1, part: [0.065, 0.06, 0.87, 0.83] },
    ],
  },
  { do: 'aged', yellow: 0.1, edges: 0.4, stains: 0, foxing: 0.2, creases: 0.4 },
]

export default definePhotoFrame({
  name: 'retro_photos',
  summary: 'Two faded prints on a cord with pegs, below fairy lights',
  samples: [{ url: '{samples}/portrait.jpg', url2: '{samples}/landscape.jpg' }, { url: '{samples}/landscape.jpg' }],
  recipe: {
    steps: [
      {
        do: 'baked',
        plate: join(import.meta.dirname, 'plates', 'retro_photos'),
        slots: [{ sheet: print('url') }, { sheet: print('url2') }],
      },
    ],
    finish: { exposure: 1.6, tone: 'film', saturation: 1.1, vignette: 0.3, bloom: { strength: 0.45, from: 0.95 } },
  },
})
