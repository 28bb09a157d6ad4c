import { join } from 'node:path'
import { definePhotoFrame } from '@gateway/sdk-plugin/photo-frame'

const surface = { kind: 'surface', of: 'tube', colours: 0 } as const

export default definePhotoFrame({
  name: 'very_old_telly',
  summary: 'In black and white on the bulging screen of an old television, at night',
  samples: [
    { url: '{samples}/friend.jpg' },
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
            gain: 0.8,
            headroom: 0.1,
            beyond: 0.12,
            small: 0.95,
            spill: { at: [0.43, 0.8], reach: [0.46, 0.2], strength: 20, base: 0.02 },
            // The lamp beside it, bent in the bulging glass; the phosphor is brightest in its middle.
            treat: [
              { kind: 'grade', contrast: 0.24, exposure: 0.95, grain: 0.5 },
              surface,
              {
                kind: 'glare',
                shape: 'lamp',
                at: [0.09, 0.26],
                size: [0.15, 0.36],
                lean: 0.2,
                strength: 0.2,
                light: [1, 0.84, 0.56],
              },
              {
                kind: 'glare',
                shape: 'lamp',
                at: [0.5, 0.02],
                size: [1.3, 0.3],
                lean: 0,
                strength: 0.07,
                light: [1, 0.85, 0.6],
              },
            ],
          },
          { input: 'url2', standIn: 'fruit' },
          { input: 'url3', standIn: 'alps' },
        ],
      },
    ],
    finish: { tone: 'film', vignette: 0.3, bloom: { strength: 0.35, from: 0.9 } },
  },
})
