import { join } from 'node:path'
import { area, definePhotoFrame } from '@gateway/sdk-plugin/photo-frame'
import { brushed, canvas, cards } from './hung.ts'

export default definePhotoFrame({
  name: 'picture_at_the_gallery',
  summary: 'In a gilded frame under the spotlights of a gallery',
  samples: [{ url: '{samples}/portrait.jpg' }, { url: '{samples}/landscape.jpg' }],
  recipe: {
    steps: [
      {
        do: 'baked',
        plate: join(import.meta.dirname, 'plates', 'gallery'),
        slots: [
          {
            input: 'url',
            // A window in the varnish.
            treat: [
              brushed,
              { kind: 'lamplight', at: [0.5, 0.05], reach: 0.75, rest: 0.48, gain: 0.92, light: [1, 0.95, 0.86] },
              {
                kind: 'glare',
                at: [0.08, 0.14],
                size: [0.2, 0.4],
                lean: -0.3,
                panes: [2, 3],
                soft: 0.06,
                strength: 0.05,
                rough: 0.8,
              },
            ],
          },
        ],
      },
      canvas(
        'alps',
        [
          [-52, 185.2],
          [150, 192],
          [147.5, 470],
          [-52, 470.5],
        ],
        { gain: 0.5, warmth: [1, 0.95, 0.86] },
      ),
      canvas(
        'hills',
        [
          [1053, 227],
          [1214.3, 232.7],
          [1217.7, 467],
          [1054.4, 467.6],
        ],
        { gain: 0.5, warmth: [1, 0.95, 0.86] },
      ),
      cards('#ddd5c6', [{ at: [861, 462, 915, 494], type: ['Portrait', 'oil on canvas'] }]),
      // What the spots leave on the boards before the picture.
      {
        do: 'artwork',
        view: [1280, 960],
        blend: 'light',
        marks: [
          area('M0 760H1280V960H0Z', {
            centre: [630, 880],
            radius: 460,
            inks: ['#2e2012', '#22170c', '#0e0904', '#000000'],
          }),
        ],
        clip: 'M0 848L1280 778V960H0Z',
      },
    ],
    finish: { tone: 'film', vignette: 0.34 },
  },
})
