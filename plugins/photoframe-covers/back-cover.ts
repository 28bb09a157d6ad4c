import { join } from 'node:path'
import { area, definePhotoFrame, line, ornaments, stock, words } from '@gateway/sdk-plugin/photo-frame'
import { AUTHOR, BLURB, CREAM, GOLD, MORE, quote, told } from './blurb.ts'

const SHAPE = [1000, 1280] as const
const COVER = [420, 560] as const
const [left, top, width, height] = [44, 296, 181, 226] as const

export default definePhotoFrame({
  name: 'back_cover',
  summary: 'The author’s photo on the back of a paperback',
  recipe: {
    shape: SHAPE,
    steps: [
      {
        do: 'baked',
        plate: join(import.meta.dirname, 'plates', 'back_cover'),
        slots: [
          {
            sheet: [
              stock([0.86, 0.86, 0.85], { relief: 0.03 }),
              {
                do: 'artwork',
                view: COVER,
                marks: [
                  area('M0 0H420V560H0Z', {
                    from: [0, 0],
                    to: [0, 560],
                    inks: ['#16303c', '#1d4350', '#16303c', '#0e1f28'],
                  }),
                  line(ornaments.waveLines([-10, 418, 440, 150], { lines: 15, waves: 3, swing: 5 }), 0.9, '#2d5f6c'),
                ],
              },
              {
                do: 'photo',
                at: [(left + width / 2) / COVER[0], (top + height / 2) / COVER[1]],
                size: [width / COVER[0], height / COVER[1]],
                treat: [
                  {
                    kind: 'grade',
                    contrast: 0.25,
                    exposure: 0.95,
                    saturation: 0.12,
                    lights: [1.04, 1, 0.94],
                    darks: [0.94, 1, 1.06],
                    grain: 0.2,
                  },
                ],
              },
              {
                do: 'artwork',
                view: COVER,
                blend: 'over',
                worn: 0.05,
                marks: [
                  line(ornaments.rectangle([left - 4, top - 4, width + 8, height + 8]), 0.9, GOLD),
                  ...quote(
                    30,
                    '“Reads like a lighthouse: alone, exact, and turning in the dark until you are turned with it.”',
                    'THE SALTBY REVIEW OF BOOKS',
                  ),
                  line('M186 88H234', 0.8, GOLD),
                  words('Time is the one thing\nthe sea gives back.', [44, 98, 332, 50], {
                    font: 'serif',
                    weight: 700,
                    lines: 2,
                    lineHeight: 1.14,
                    fill: CREAM,
                  }),
                  told(BLURB, 162, 52),
                  told(MORE, 218, 70),
                  words('ABOUT THE AUTHOR', [243, 297, 133, 7], {
                    font: 'sans',
                    weight: 700,
                    spacing: 0.1,
                    align: 'left',
                    fill: GOLD,
                  }),
                  words(AUTHOR, [243, 311, 136, 104], {
                    font: 'sans',
                    weight: 400,
                    lines: 8,
                    size: 9.4,
                    lineHeight: 1.44,
                    align: 'left',
                    stand: 'top',
                    fill: CREAM,
                  }),
                  area(ornaments.rectangle([243, 458, 86, 68]), '#f7f4ec'),
                  area(ornaments.barcode([249, 471, 74, 42], '9780274615038'), '#141414'),
                  words('ISBN 978-0-2746-1503-8', [249, 462, 74, 6], { font: 'mono', fill: '#141414' }),
                  words('9 780274 615038', [249, 515, 74, 8], { font: 'mono', fill: '#141414' }),
                  area(ornaments.star(254, 434, { points: 4, outer: 11, inner: 3 }), GOLD),
                  words('NORTH PIER', [272, 424, 104, 9], {
                    font: 'roman',
                    weight: 700,
                    spacing: 0.1,
                    align: 'left',
                    fill: CREAM,
                  }),
                  words('Fiction · £8.99', [272, 438, 104, 7.5], {
                    font: 'sans',
                    weight: 500,
                    align: 'left',
                    fill: CREAM,
                  }),
                ],
              },
              // Away from the window print is darker; the laminate mirrors the sky across type and photo alike.
              {
                do: 'artwork',
                view: COVER,
                marks: [
                  area('M0 0H420V560H0Z', {
                    from: [0, 60],
                    to: [420, 560],
                    inks: ['#ffffff', '#fbf9f5', '#e2ddd6', '#b6b0a8'],
                  }),
                ],
              },
              {
                do: 'artwork',
                view: COVER,
                blend: 'light',
                soft: 0.02,
                marks: [
                  area('M-40 300C90 250 230 120 300 -40H440C360 150 200 360 -40 470Z', {
                    from: [40, 60],
                    to: [330, 420],
                    inks: ['#0a0c0e', '#30363c', '#3c444a', '#2a3036', '#0a0c0e'],
                  }),
                ],
              },
            ],
          },
        ],
      },
    ],
    finish: { tone: 'film', vignette: 0.3 },
  },
})
