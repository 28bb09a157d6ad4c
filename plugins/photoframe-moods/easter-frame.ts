import { join } from 'node:path'
import { definePhotoFrame, type FrameRecipe } from '@gateway/sdk-plugin/photo-frame'

type Mark = Extract<FrameRecipe['steps'][number], { do: 'artwork' }>['marks'][number]

const VIEW = [1024, 1280] as const
/** The stem of the tulip that stands out of the ring, down behind the daffodils, with its shadow on the wall. */
const STEM = 'M119 606C108 617 99 636 98 655C97 668 99 676 102 684'
const SHADE: Mark[] = [
  { draw: 'path', path: 'M122 612C112 624 104 640 103 658', line: { paint: '#3c4a3e80', width: 9 } },
]
const TULIP: Mark[] = [
  { draw: 'path', path: STEM, line: { paint: '#3f6b3c', width: 7.5 } },
  { draw: 'path', path: STEM, line: { paint: '#6f9a5c', width: 3.6 } },
]

export default definePhotoFrame({
  name: 'easter-frame',
  summary: 'An oval portrait in willow twigs and spring flowers, above a nest with dyed eggs',
  samples: [{ url: '{samples}/portrait.jpg' }, { url: '{samples}/landscape.jpg' }],
  recipe: {
    shape: [1024, 1280],
    steps: [
      {
        do: 'baked',
        plate: join(import.meta.dirname, 'plates', 'easter_frame'),
        slots: [
          {
            input: 'url',
            headroom: 0.12,
            treat: [
              // The window is to the upper left: there what is wound around the photo keeps the light off it.
              { kind: 'lamplight', at: [0.6, 0.62], reach: 0.62, rest: 0.5, gain: 1.16, light: [1, 0.98, 0.94] },
              // Its panes in the glass.
              { kind: 'glare', at: [0.2, 0.26], size: [0.34, 0.52], lean: 0.4, strength: 0.15, foot: 0.12, soft: 0.02 },
            ],
          },
        ],
      },
      { do: 'artwork', view: VIEW, blend: 'over', soft: 0.004, marks: SHADE },
      { do: 'artwork', view: VIEW, blend: 'over', soft: 0.0008, marks: TULIP },
    ],
    finish: { tone: 'soft', vignette: 0.18, bloom: { strength: 0.1 } },
  },
})
