import { join } from 'node:path'
import { area, definePhotoFrame } from '@gateway/sdk-plugin/photo-frame'
import { beside, cards, portrait } from './hung.ts'

export default definePhotoFrame({
  name: 'national_gallery',
  summary: 'Up to three pictures on blue damask, in a sky-lit hall',
  samples: [{ url: '{samples}/portrait.jpg' }, { url: '{samples}/landscape.jpg', url2: '{samples}/portrait.jpg' }],
  recipe: {
    steps: [
      {
        do: 'baked',
        plate: join(import.meta.dirname, 'plates', 'national_gallery'),
        slots: [
          {
            input: 'url',
            headroom: 0.12,
            gain: 0.62,
            // The skylight in the varnish.
            treat: [
              portrait,
              { kind: 'lamplight', at: [0.5, -0.05], reach: 0.85, rest: 0.5, gain: 1.32, light: [1, 0.95, 0.85] },
              {
                kind: 'glare',
                at: [0.5, 0.02],
                size: [1.1, 0.34],
                lean: 0.1,
                panes: [4, 1],
                soft: 0.05,
                strength: 0.07,
                foot: 0,
                rough: 0.8,
              },
            ],
          },
          { input: 'url2', gain: 0.74, treat: [beside], standIn: 'alps' },
          { input: 'url3', gain: 0.8, treat: [beside], standIn: 'fruit' },
        ],
      },
      cards('#a9a8a6', [
        { at: [853.6, 580, 884.6, 599.6], type: ['Portrait', 'oil on canvas', 'lent by a private collection'] },
        { at: [1237.6, 582.2, 1271.2, 602.3], type: ['Mountain lake', 'oil on canvas', 'bequest of the painter'] },
      ]),
      // The lamps hang for the pictures: towards the floor and the room's ends it is dim.
      {
        do: 'artwork',
        view: [1280, 960],
        marks: [
          area('M0 0H1280V960H0Z', {
            centre: [630, 300],
            radius: 860,
            inks: ['#ffffff', '#ffffff', '#f4efe6', '#cdc3b4', '#9a9188', '#6c6766'],
          }),
        ],
      },
    ],
    finish: { exposure: 1.16, tone: 'film', vignette: 0.22 },
  },
})
