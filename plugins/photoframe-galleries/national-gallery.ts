import { join } from 'node:path'
import { area, definePhotoFrame, ornaments } from '@gateway/sdk-plugin/photo-frame'
import { beside, cards, portrait } from './hung.ts'

const pool = (x: number, y: number, radius: number) =>
  ({
    centre: [x, y],
    radius,
    inks: ['#fff6e4', '#fff4e0f0', '#fff0d8b8', '#ffecd06c', '#ffe8c826', '#ffe8c800'],
  }) as const

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
            gain: 0.42,
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
          { input: 'url2', gain: 0.72, treat: [beside], standIn: 'alps' },
          { input: 'url3', gain: 0.8, treat: [beside], standIn: 'fruit' },
        ],
      },
      cards('#a9a8a6', [
        { at: [853.6, 580, 884.6, 599.6], type: ['Portrait', 'oil on canvas'] },
        { at: [1237.6, 582.2, 1271.2, 602.3], type: ['Mountain lake', 'oil on canvas'] },
      ]),
      // The lamps hang for the pictures: towards the floor and the room's ends it is dim.
      {
        do: 'artwork',
        view: [1280, 960],
        marks: [
          area('M0 0H1280V960H0Z', {
            centre: [630, 330],
            radius: 880,
            inks: ['#bdb8b0', '#b6b0a8', '#aaa49b', '#979088', '#7b7570', '#5a5759'],
          }),
          // Pools on the damask: each lamp lights the wall about its picture, warmest below its shade.
          area(ornaments.circle(606, 250, 470), pool(606, 250, 470)),
          area(ornaments.circle(180, 270, 300), pool(180, 270, 300)),
          area(ornaments.circle(1090, 260, 300), pool(1090, 260, 300)),
        ],
      },
    ],
    finish: { exposure: 1.85, tone: 'film', vignette: 0.22 },
  },
})
