import { join } from 'node:path'
import { area, definePhotoFrame, ornaments, stock, words } from '@gateway/sdk-plugin/photo-frame'
import { GROOVES, VINYL } from './grooves.ts'
import { behind, LABEL, LEFT_SLEEVE, LEFT_VIEW, RIGHT_SLEEVE, RIGHT_VIEW } from './rack.ts'
import { SLEEVE_WEAR } from './sleeve-wear.ts'

const SLEEVE = [400, 400] as const
/** The plate's pixels. */
const RACK = [1280, 960] as const

export default definePhotoFrame({
  name: 'music_shop',
  summary: 'A record of your own in the rack of a music shop',
  samples: [
    { url: '{samples}/friend.jpg', text: 'Blue Hours' },
    { url: '{samples}/landscape.jpg', text: 'Lake Drive' },
  ],
  recipe: {
    steps: [
      {
        do: 'baked',
        plate: join(import.meta.dirname, 'plates', 'music_shop'),
        slots: [
          {
            sheet: [
              stock([0.86, 0.83, 0.76], { relief: 0.06 }),
              {
                do: 'photo',
                at: [0.5, 0.5375],
                size: [1, 0.925],
                headroom: 0.05,
                beyond: 0.12,
                blend: 'ink',
                treat: [
                  {
                    kind: 'grade',
                    contrast: 0.42,
                    exposure: 1.32,
                    saturation: 0.78,
                    darks: [0.66, 0.86, 1.3],
                    lights: [1.1, 1, 0.84],
                    corners: 0.3,
                    grain: 0.3,
                  },
                ],
              },
              {
                do: 'artwork',
                view: SLEEVE,
                blend: 'over',
                worn: 0.05,
                marks: [
                  area('M0 0H400V30H0Z', '#ece3cf'),
                  words('TIDEMARK RECORDS', [16, 9, 130, 11], { font: 'deco', align: 'left', fill: '#1b2a44' }),
                  words('STEREO', [158, 7, 84, 16], { font: 'poster', spacing: 0.3, fill: '#c8492f' }),
                  words('TM 4107 · LONG PLAY 33⅓', [254, 9, 130, 11], {
                    font: 'sans',
                    weight: 700,
                    align: 'right',
                    fill: '#1b2a44',
                  }),
                  area('M0 290H400V400H0Z', { from: [0, 280], to: [0, 400], inks: ['#07101f00', '#07101fd0'] }),
                  words({ input: 'text', description: 'The record’s title' }, [30, 312, 346, 50], {
                    font: 'serif',
                    weight: 900,
                    italic: true,
                    align: 'left',
                    fill: '#f4ead2',
                  }),
                  words('with the Nightbus Quartet · recorded in one take at Mill Lane', [31, 372, 340, 12], {
                    font: 'geometric',
                    weight: 500,
                    align: 'left',
                    fill: '#e8b04a',
                  }),
                ],
              },
              ...SLEEVE_WEAR,
              {
                do: 'artwork',
                view: SLEEVE,
                blend: 'over',
                marks: [
                  area(ornaments.rounded([318, 44, 62, 34], 4), '#f6c531'),
                  words('£6.00', [324, 49, 50, 17], { font: 'marker', uneven: 0.7, fill: '#1f1a14' }),
                  words('good copy', [326, 67, 46, 8], { font: 'hand', weight: 600, fill: '#1f1a14' }),
                ],
              },
            ],
          },
          { sheet: LABEL },
          behind('#b4452f', 'ORCHESTRA AMPERSAND', '#f6e2c4'),
          behind('#28506e', 'ELSE LIND · WINTER SONGS', '#dfe7ea'),
          behind('#c9a13b', 'THE MARZIPAN FIVE', '#3a1d12'),
        ],
      },
      { do: 'artwork', view: RACK, blend: 'over', clip: VINYL, marks: GROOVES },
      { do: 'artwork', view: RACK, blend: 'ink', clip: LEFT_VIEW, marks: LEFT_SLEEVE, worn: 0.12, soft: 0.0012 },
      { do: 'artwork', view: RACK, blend: 'ink', clip: RIGHT_VIEW, marks: RIGHT_SLEEVE, worn: 0.12, soft: 0.0012 },
    ],
    finish: { tone: 'film', vignette: 0.2, exposure: 1.12, bloom: { strength: 0.05 } },
  },
})
