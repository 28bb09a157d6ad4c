import { area, definePhotoFrame, line, ornaments, stock, words } from '@gateway/sdk-plugin/photo-frame'
import { behind, BINS, SHOP } from './rack.ts'
import { gleam } from './vinyl.ts'

const SLEEVE = [400, 400] as const

export default definePhotoFrame({
  name: 'music_shop',
  summary: 'A record of your own in the rack of a music shop',
  samples: [
    { url: '{samples}/portrait.jpg', text: 'Blue Hours' },
    { url: '{samples}/landscape.jpg', text: 'Lake Drive' },
  ],
  recipe: {
    light: 'party',
    steps: [
      {
        do: 'scene',
        steps: [
          {
            do: 'plate',
            kind: 'wood',
            scale: 0.8,
            colours: [
              [0.26, 0.15, 0.075],
              [0.11, 0.055, 0.025],
            ],
            spot: { at: [0.5, 0.1], size: 0.8, rest: 0.25, power: 0.7 },
          },
        ],
      },
      ...SHOP,
      ...BINS,
      behind(0, 0.47, '#c9a13b', 'THE MARZIPAN FIVE', '#3a1d12'),
      behind(1, 0.56, '#28506e', 'ELSE LIND · WINTER SONGS', '#dfe7ea'),
      behind(2, 0.5, '#b4452f', 'ORCHESTRA AMPERSAND', '#f6e2c4'),
      // The record half out of its sleeve.
      {
        do: 'sheet',
        at: [0.727, 0.55],
        size: [0.5, 0.667],
        shadows: [{ offset: [0.003, 0.004], blur: 0.01, strength: 0.6 }],
        outline: { path: ornaments.circle(100, 100, 100), view: [200, 200] },
        steps: [
          {
            do: 'artwork',
            view: [200, 200],
            blend: 'over',
            marks: [
              area('M0 0H200V200H0Z', '#0b0b0c'),
              line(
                Array.from({ length: 30 }, (_, groove) => ornaments.circle(100, 100, 38 + groove * 2)),
                0.5,
                '#1d1d20',
              ),
              line(
                [ornaments.circle(100, 100, 54), ornaments.circle(100, 100, 73), ornaments.circle(100, 100, 86)],
                1,
                '#050506',
              ),
              area(ornaments.circle(100, 100, 34), '#c8492f'),
              line(ornaments.circle(100, 100, 31.5), 0.6, '#f6e2c4'),
              words('TIDEMARK', [101, 81, 22, 5], { font: 'deco', fill: '#f6e2c4' }),
              words('SIDE ONE', [104, 90, 22, 4.4], { font: 'sans', weight: 700, align: 'right', fill: '#f6e2c4' }),
              words('33⅓', [106, 105, 20, 6], { font: 'poster', align: 'right', fill: '#f6e2c4' }),
              words('TM 4107', [102, 114, 20, 3.8], { font: 'sans', weight: 600, align: 'right', fill: '#f6e2c4' }),
              area(ornaments.circle(100, 100, 2.6), '#0a0706'),
            ],
          },
          {
            do: 'artwork',
            view: [200, 200],
            blend: 'light',
            marks: [
              ...gleam(-50, 42, '#8a8d98'),
              ...gleam(-12, 30, '#5c606a'),
              ...gleam(-56, 9, '#a8a49c'),
              ...gleam(34, 16, '#4a3a2a'),
            ],
          },
        ],
      },
      {
        do: 'sheet',
        at: [0.425, 0.545],
        size: [0.57, 0.76],
        turn: -1.2,
        shadows: [
          { offset: [0.002, 0.002], blur: 0.003, strength: 0.6 },
          { offset: [0.012, -0.006], blur: 0.022, strength: 0.6 },
        ],
        steps: [
          stock([0.86, 0.83, 0.76], { relief: 0.06 }),
          {
            do: 'photo',
            headroom: 0.2,
            blend: 'ink',
            treat: [
              {
                kind: 'grade',
                contrast: 0.55,
                saturation: 0.35,
                darks: [0.5, 0.8, 1.35],
                lights: [0.98, 0.98, 0.92],
                corners: 0.5,
                grain: 0.5,
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
              words({ input: 'text', description: 'The record’s title' }, [18, 312, 364, 50], {
                font: 'serif',
                weight: 900,
                italic: true,
                align: 'left',
                fill: '#f4ead2',
              }),
              words('with the Nightbus Quartet · recorded in one take at Mill Lane', [18, 372, 364, 12], {
                font: 'geometric',
                weight: 500,
                align: 'left',
                fill: '#e8b04a',
              }),
            ],
          },
          // The ring that the record has rubbed into its sleeve, worn edges, the price.
          {
            do: 'artwork',
            view: SLEEVE,
            blend: 'light',
            worn: 0.75,
            marks: [
              line([ornaments.circle(200, 200, 188), ornaments.circle(200, 200, 185)], 2.4, '#6a655a'),
              line('M1 0V400M0 1H400', 1.6, '#a09884'),
            ],
          },
          {
            do: 'artwork',
            view: SLEEVE,
            blend: 'over',
            marks: [
              area(ornaments.rounded([318, 44, 62, 34], 4), '#f6c531'),
              words('£6.00', [324, 49, 50, 17], { font: 'marker', fill: '#1f1a14' }),
              words('good copy', [326, 67, 46, 8], { font: 'hand', weight: 600, fill: '#1f1a14' }),
            ],
          },
          {
            do: 'artwork',
            view: SLEEVE,
            blend: 'light',
            marks: [
              area(
                'M0 0H400V400H0Z',
                { from: [400, 0], to: [90, 330], inks: ['#7a5c38', '#3a2a18', '#0c0804', '#000000'] },
                { opacity: 0.42 },
              ),
              // The lamp in its lacquer.
              area(
                'M286 30H352Q330 190 250 400H168Q264 200 286 30Z',
                { from: [330, 30], to: [200, 400], inks: ['#8a7c68', '#4a4238', '#16120e', '#000000'] },
                { opacity: 0.26 },
              ),
            ],
          },
        ],
      },
      // The front board of the rack.
      {
        do: 'sheet',
        at: [0.5, 0.978],
        size: [1.05, 0.11],
        shadows: [
          { offset: [0, -0.006], blur: 0.01, strength: 0.6 },
          { offset: [0, -0.02], blur: 0.03, strength: 0.4 },
        ],
        steps: [
          {
            do: 'scene',
            steps: [
              {
                do: 'plate',
                kind: 'wood',
                scale: 4,
                colours: [
                  [0.36, 0.21, 0.1],
                  [0.16, 0.08, 0.035],
                ],
                spot: { rest: 0.8, power: 0.3 },
              },
            ],
          },
          {
            do: 'artwork',
            view: [1050, 82],
            blend: 'light',
            marks: [area('M0 0H1050V6H0Z', { from: [0, 0], to: [0, 7], inks: ['#8a6a48', '#2a1c10', '#000000'] })],
          },
        ],
      },
    ],
    finish: { tone: 'soft', vignette: 0.4, bloom: { strength: 0.05 } },
  },
})
