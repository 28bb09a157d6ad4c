import { join } from 'node:path'
import { area, definePhotoFrame, ornaments, stock, words } from '@gateway/sdk-plugin/photo-frame'
import { GREETING, NAME, penned } from './signature.ts'

const SHAPE = [1040, 1280] as const
/** Eight by ten inches. */
const PRINT = [400, 500] as const

/** Paint with flakes of metal: brighter towards the lamp, duller away from it. */
const SILVER = {
  from: [90, 290],
  to: [330, 480],
  inks: ['#7c828a', '#d4d8dd', '#8b9199', '#ffffff', '#9aa0a8', '#6e747c', '#f4f6f8', '#868c94', '#c8ccd2', '#6a7078'],
} as const

export default definePhotoFrame({
  name: 'star_autograph',
  summary: 'A glossy print, signed in silver with a broad pen',
  recipe: {
    shape: SHAPE,
    steps: [
      {
        do: 'baked',
        plate: join(import.meta.dirname, 'plates', 'star_autograph'),
        slots: [
          {
            sheet: [
              stock([0.9, 0.89, 0.86], { relief: 0.02 }),
              // A studio's roll of paper, a lamp on it.
              {
                do: 'artwork',
                view: PRINT,
                blend: 'over',
                marks: [
                  area(ornaments.rectangle([15, 17, 370, 444]), {
                    centre: [250, 150],
                    radius: 340,
                    inks: ['#8d8d90', '#4d4d50', '#232325', '#111112'],
                  }),
                ],
              },
              {
                do: 'photo',
                blend: 'over',
                at: [0.5, 0.478],
                size: [370 / 400, 444 / 500],
                headroom: 0.035,
                treat: [
                  {
                    kind: 'staged',
                    calm: true,
                    ambient: [0.32, 0.32, 0.32],
                    lamps: [
                      { from: [0.85, -0.4], colour: [1.55, 1.55, 1.55], rim: 1.3, front: 0.36 },
                      { from: [-0.9, -0.2], colour: [0.26, 0.26, 0.26], rim: 1.8 },
                    ],
                  },
                  {
                    kind: 'grade',
                    contrast: 0.3,
                    saturation: 0,
                    darks: [0.96, 0.96, 1],
                    lights: [1.02, 1, 0.96],
                    corners: 0.7,
                    grain: 0.25,
                  },
                ],
              },
              {
                do: 'artwork',
                view: PRINT,
                marks: [
                  words('ORBIT TALENT · PUBLICITY STILL No. 88', [15, 470, 220, 9], {
                    font: 'condensed',
                    weight: 500,
                    spacing: 0.14,
                    align: 'left',
                    fill: '#34332f',
                  }),
                  words('PHOTO: STUDIO LUMEN', [260, 470, 125, 9], {
                    font: 'condensed',
                    weight: 500,
                    spacing: 0.14,
                    align: 'right',
                    fill: '#34332f',
                  }),
                ],
              },
              // Silver paint: a film that ran a little at its edge, then streaks where the nib was dry, pools where it stopped.
              {
                do: 'artwork',
                view: PRINT,
                blend: 'over',
                worn: 0.1,
                marks: [
                  area(penned(GREETING, 3.1), '#5c626a', { rule: 'nonzero' }),
                  area(penned(NAME, 5), '#5c626a', { rule: 'nonzero' }),
                ],
              },
              {
                do: 'artwork',
                view: PRINT,
                blend: 'over',
                worn: 0.2,
                tooth: 0.25,
                dragged: 0.5,
                marks: [
                  area(penned(GREETING, 2.7), SILVER, { rule: 'nonzero' }),
                  area(penned(NAME, 4.5), SILVER, { rule: 'nonzero' }),
                ],
              },
              {
                do: 'artwork',
                view: PRINT,
                blend: 'over',
                opacity: 0.5,
                worn: 0.7,
                dragged: 0.6,
                marks: [area(penned(NAME, 2), '#ffffff', { rule: 'nonzero' })],
              },
              // A window on the gloss, over photo and paint alike.
              {
                do: 'artwork',
                view: PRINT,
                blend: 'light',
                soft: 0.004,
                marks: [
                  area('M232 0H330L170 500H72Z', {
                    from: [300, 0],
                    to: [110, 500],
                    inks: ['#5c6066', '#34373c', '#1c1e22', '#0a0b0d'],
                  }),
                  area('M346 0H372L212 500H186Z', {
                    from: [360, 0],
                    to: [200, 500],
                    inks: ['#3c4046', '#1c1e22', '#050607'],
                  }),
                ],
              },
            ],
          },
        ],
      },
    ],
    finish: { tone: 'film', exposure: 1.02, vignette: 0.3 },
  },
})
