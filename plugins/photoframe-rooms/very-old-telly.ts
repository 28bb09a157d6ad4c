import { join } from 'node:path'
import { definePhotoFrame } from '@gateway/sdk-plugin/photo-frame'

const surface = { kind: 'surface', of: 'tube', colours: 0.1 } as const

export default definePhotoFrame({
  name: 'very_old_telly',
  summary: 'In black and white on the bulging screen of an old television, at night',
  samples: [
    { url: '{samples}/portrait.jpg' },
    { url: '{samples}/landscape.jpg', url2: '{samples}/portrait.jpg', url3: '{samples}/landscape.jpg' },
  ],
  recipe: {
    steps: [
      {
        do: 'baked',
        plate: join(import.meta.dirname, 'plates', 'telly'),
        slots: [
          {
            input: 'url',
            // The window of the room, small and bent in the bulging glass.
            treat: [
              surface,
              {
                kind: 'glare',
                at: [0.85, 0.2],
                size: [0.2, 0.26],
                lean: 0.2,
                panes: [2, 2],
                soft: 0.018,
                strength: 0.13,
                light: [1, 0.9, 0.72],
              },
              {
                kind: 'glare',
                at: [0.06, 0.5],
                size: [0.1, 0.9],
                lean: -0.06,
                panes: [1, 1],
                soft: 0.04,
                strength: 0.07,
                light: [1, 0.85, 0.6],
              },
            ],
          },
          { input: 'url2', standIn: 'leaves' },
          { input: 'url3', standIn: 'sea' },
        ],
      },
    ],
    finish: { tone: 'film', vignette: 0.3, bloom: { strength: 0.35, from: 0.9 } },
  },
})
