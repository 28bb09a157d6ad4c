import { join } from 'node:path'
import { definePhotoFrame, type FrameRecipe } from '@gateway/sdk-plugin/photo-frame'

const surface = { kind: 'surface', of: 'led', sheets: [6, 4] } as const

type Mark = Extract<FrameRecipe['steps'][number], { do: 'artwork' }>['marks'][number]

/** Between the trunks and the post, from left to right, where the far town is seen. */
const FAR = [
  [925, 976],
  [986, 990],
  [1002, 1094],
  [1104, 1280],
] as const
/** The evening's haze over the town's foot, and the dark ground between it and the wall. */
const haze: Mark[] = FAR.flatMap(([x, to]): Mark[] => [
  {
    draw: 'path',
    path: `M${x} 400H${to}V488H${x}Z`,
    fill: { from: [0, 400], to: [0, 488], inks: ['#e0a08800', '#d8948a40', '#c98a8a73'] },
  },
  {
    draw: 'path',
    path: `M${x} 486H${to}V494H${x}Z`,
    fill: { from: [0, 486], to: [0, 494], inks: ['#5d4f6e', '#3a3147'] },
  },
])

export default definePhotoFrame({
  name: 'evening-billboard',
  summary: 'On a lit hoarding beside a wet road, at blue hour',
  samples: [{ url: '{samples}/portrait.jpg' }, { url: '{samples}/landscape.jpg' }],
  recipe: {
    steps: [
      {
        do: 'baked',
        plate: join(import.meta.dirname, 'plates', 'evening_billboard'),
        slots: [
          {
            input: 'url',
            spill: { at: [0.55, 0.5], reach: [0.66, 0.34], strength: 18, base: 0.012 },
            treat: [surface],
            headroom: 0.14,
          },
        ],
      },
      { do: 'artwork', view: [1280, 960], marks: haze, blend: 'over', soft: 0.0008 },
      {
        do: 'wetGround',
        view: [1280, 960],
        ground: 'M0 556H1060V566H1130V556H1280V576H0ZM0 612H1280V960H0Z',
        horizon: 0.5,
        puddles: 0.5,
        ripple: 0.02,
        mirror: [0.9, 0.8],
        damp: [0.85, 0.5],
      },
    ],
    finish: { tone: 'film', vignette: 0.25, bloom: { strength: 0.35, from: 0.9 } },
  },
})
