import { join } from 'node:path'
import { area, definePhotoFrame, line, ornaments, stock, words } from '@gateway/sdk-plugin/photo-frame'
import { badge } from './badge.ts'

const NAVY = '#172c52'

export default definePhotoFrame({
  name: 'fbi_agent',
  summary: 'The badge and card of a special agent, of a bureau that no one has heard of',
  samples: [{ url: '{samples}/friend.jpg' }, { url: '{samples}/portrait.jpg', name: 'Dana Whitlock' }],
  recipe: {
    steps: [
      {
        do: 'baked',
        plate: join(import.meta.dirname, 'plates', 'fbi_agent'),
        slots: [
          {
            sheet: [
              stock([0.85, 0.87, 0.84], { relief: 0.04 }),
              {
                do: 'artwork',
                view: [470, 264],
                marks: [
                  line(ornaments.waveLines([0, 0, 470, 264], { lines: 56, waves: 8, swing: 3 }), 0.35, '#a9bccb'),
                  line(ornaments.rosette(336, 150, { radius: 84, swing: 14, petals: 20, curves: 10 }), 0.35, '#b9a98a'),
                  // The leather's rim covers its uppermost ten.
                  area('M0 0H470V42H0Z', NAVY),
                  area('M0 42H470V45.5H0Z', '#b08a3a'),
                  words('BUREAU OF UNUSUAL AFFAIRS', [20, 20, 296, 16], {
                    font: 'roman',
                    weight: 700,
                    spacing: 0.1,
                    align: 'left',
                    fill: '#f1ead6',
                  }),
                  words('FIELD DIVISION', [366, 23, 88, 10], {
                    font: 'condensed',
                    weight: 500,
                    spacing: 0.2,
                    align: 'right',
                    fill: '#e2c583',
                  }),
                ],
              },
              {
                do: 'artwork',
                view: [470, 264],
                blend: 'over',
                marks: [
                  area(ornaments.rectangle([14, 52, 180, 200]), {
                    from: [14, 52],
                    to: [194, 252],
                    inks: ['#dfe6ea', '#b9c6cf'],
                  }),
                ],
              },
              {
                do: 'photo',
                blend: 'over',
                at: [104 / 470, 152 / 264],
                size: [180 / 470, 200 / 264],
                headroom: 0.05,
                close: 1,
                treat: [
                  // As the office's camera took it, its flash on the wall behind.
                  {
                    kind: 'grade',
                    contrast: 0.22,
                    saturation: 0.86,
                    exposure: 1.12,
                    lights: [0.98, 1, 1.03],
                    grain: 0.05,
                  },
                ],
              },
              {
                do: 'artwork',
                view: [470, 264],
                marks: [
                  line(ornaments.rectangle([14, 52, 180, 200]), 0.8, NAVY),
                  // A guilloche runs over the photo's edge, so that no one swaps it.
                  line(ornaments.rosette(186, 100, { radius: 38, swing: 9, petals: 14, curves: 7 }), 0.4, '#4a7a9ca0'),
                  words('This certifies that', [210, 51, 130, 10], {
                    font: 'book',
                    weight: 700,
                    align: 'left',
                    fill: '#2b2b2b',
                  }),
                  words(
                    { input: 'name', default: 'Alex Morrow', description: 'The agent’s name' },
                    [210, 71, 246, 24],
                    {
                      font: 'typewriter',
                      case: 'upper',
                      align: 'left',
                      fill: '#16161a',
                    },
                  ),
                  line('M210 100H456', 0.8, NAVY),
                  words('SPECIAL AGENT', [210, 109, 176, 16], {
                    font: 'roman',
                    weight: 800,
                    spacing: 0.1,
                    align: 'left',
                    fill: '#8a2226',
                  }),
                  words(
                    'may open any door marked “Staff only” in the case of lights, noises or missing tea.',
                    [210, 132, 246, 30],
                    {
                      font: 'book',
                      weight: 700,
                      lines: 2,
                      size: 12.4,
                      lineHeight: 1.16,
                      align: 'left',
                      stand: 'top',
                      fill: '#1e1e20',
                    },
                  ),
                  words('M. Ferrand', [210, 176, 110, 26], { font: 'script', turn: -2, fill: '#1d2f7a' }),
                  line('M210 205H326', 0.6, NAVY),
                  words('DIRECTOR', [210, 210, 70, 10], {
                    font: 'condensed',
                    weight: 500,
                    spacing: 0.1,
                    align: 'left',
                    fill: '#444444',
                  }),
                  words('No. 0417-86', [362, 214, 94, 12], {
                    font: 'mono',
                    weight: 600,
                    align: 'right',
                    fill: '#8a2226',
                  }),
                  area(ornaments.barcode([366, 232, 90, 18], '041786220'), '#222222'),
                  // An embossing stamp across photo and card.
                  line([ornaments.circle(344, 196, 24), ornaments.circle(344, 196, 17)], 1, '#8a222690'),
                  words('CONFIDENTIAL · VERIFIED', [316, 173, 56, 5], {
                    font: 'sans',
                    weight: 700,
                    bend: 20.4,
                    fill: '#8a2226b0',
                  }),
                  area(ornaments.star(344, 196, { points: 5, outer: 11, inner: 4.6 }), '#8a222680'),
                ],
              },
              // The window of clear plastic over it.
              {
                do: 'artwork',
                view: [470, 264],
                blend: 'light',
                marks: [
                  // A seal of rainbow foil, off the photo.
                  area(ornaments.star(434, 188, { points: 16, outer: 17, inner: 15 }), {
                    from: [418, 174],
                    to: [450, 202],
                    inks: ['#2a6a8a', '#8a6a20', '#a84a6a', '#3a8a5a', '#6a5ab0', '#c8b060', '#2a7a8a'],
                  }),
                  line(ornaments.rosette(434, 188, { radius: 9, swing: 4, petals: 8, curves: 5 }), 0.5, '#d8e0e8'),
                  line(ornaments.rounded([1.5, 1.5, 467, 261], 8), 2, '#6a6d72', { opacity: 0.6 }),
                  // The lamp's reflection bends across it, beside the photo.
                  area('M388 0H446C436 90 412 180 372 264H322C356 180 380 90 388 0Z', {
                    from: [420, 0],
                    to: [350, 264],
                    inks: ['#6a7078', '#4a4f56', '#2e3238', '#1a1c20'],
                  }),
                  area('M454 0H464C456 90 432 180 394 264H384C420 180 446 90 454 0Z', {
                    from: [460, 0],
                    to: [390, 264],
                    inks: ['#4c5158', '#2c3036', '#14161a'],
                  }),
                ],
              },
            ],
          },
        ],
      },
      ...badge,
      // What is typed and stamped on the folder below.
      {
        do: 'artwork',
        view: [1280, 960],
        worn: 0.42,
        opacity: 0.85,
        marks: [
          words('CASE 0417-86', [52, 286, 196, 24], { font: 'typewriter', align: 'left', turn: -8.5, fill: '#2a1c10' }),
          words('The missing tea', [56, 320, 170, 22], {
            font: 'typewriter',
            align: 'left',
            turn: -8.5,
            fill: '#2a1c10',
          }),
          line('M54 352L250 322', 1.4, '#2a1c10'),
          line('M78 642L238 604L248 656L88 694Z', 4, '#8a1c1c'),
          words('OPEN', [96, 628, 136, 42], { font: 'poster', turn: -13.4, spacing: 0.12, fill: '#8a1c1c' }),
        ],
      },
    ],
    finish: { tone: 'film', exposure: 1.08, vignette: 0.3, bloom: { strength: 0.14 } },
  },
})
