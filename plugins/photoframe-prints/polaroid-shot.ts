import { join } from 'node:path'
import { definePhotoFrame, ornaments, stock, words } from '@gateway/sdk-plugin/photo-frame'

/** An instant picture is 88 mm wide and 107 mm high, its window 79 mm square and 6 mm below the top. */
const CARD = [88, 107] as const
const WINDOW = { left: 4.5, top: 6, side: 79 } as const

const VIEW = [1280, 960] as const
/** Panes that lean with the sun, wider towards the viewer: no bar of the window crosses the picture. */
const PANES =
  'M18 -60L950 -60L954 -22L34 20ZM40 62L960 20L1060 866L102 908ZM106 946L1065 902L1082 1040L116 1040Z' +
  'M1012 18L1226 8L1346 852L1112 863ZM1116 899L1351 888L1372 1040L1134 1040ZM1000 -60H1216L1220 -34L1006 -24Z'
const unlit = { draw: 'path', path: `M-60 -60H1440V1040H-60Z${PANES}`, fill: '#6b5f6e' } as const
/** Where leaves have begun to rot: x, y and radius in the plate's pixels. */
const ROT = [
  [1082, 128, 17],
  [1190, 168, 26],
  [1236, 96, 12],
  [1136, 58, 20],
  [1206, 226, 15],
  [1170, 118, 7],
  [52, 96, 20],
  [176, 44, 15],
  [122, 96, 8],
  [214, 52, 9],
  [40, 882, 24],
  [86, 926, 12],
] as const
const spots = ROT.map(([x, y, radius]) => ({
  draw: 'path' as const,
  path: ornaments.oval(x, y, 1.3 * radius, radius),
  fill: { centre: [x, y] as const, radius: 1.3 * radius, inks: ['#4a2a16e8', '#5a3018c0', '#7a3a1660', '#8a401400'] },
}))
/** The sun comes from the upper left: beside the frame of the window less of it is let in. */
const falling = {
  draw: 'path',
  path: 'M0 0H1280V960H0Z',
  fill: { from: [250, 60], to: [1080, 900], inks: ['#ffffff', '#fffdf8', '#efe8e2', '#cfc6c4'] },
} as const

export default definePhotoFrame({
  name: 'polaroid_shot',
  summary: 'An instant picture on a wooden table, among leaves of maple',
  samples: [{ url: '{samples}/friend.jpg' }, { url: '{samples}/landscape.jpg' }],
  recipe: {
    steps: [
      {
        do: 'baked',
        plate: join(import.meta.dirname, 'plates', 'polaroid_shot'),
        slots: [
          {
            sheet: [
              stock([0.84, 0.825, 0.775], { relief: 0.05 }),
              {
                do: 'artwork',
                view: CARD,
                blend: 'over',
                soft: 0.0008,
                opacity: 0.62,
                marks: [{ draw: 'path', path: 'M4.4 5.9H83.6V85.1H4.4Z', fill: '#2c3030' }],
              },
              {
                do: 'photo',
                at: [0.5, (WINDOW.top + WINDOW.side / 2) / CARD[1]],
                size: [WINDOW.side / CARD[0], WINDOW.side / CARD[1]],
                blend: 'over',
                // The window is punched in the card: the film begins below its rim, in a soft line.
                outline: { path: 'M0.15 0.15H78.85V78.85H0.15Z', view: [79, 79], soft: 0.0015 },
                treat: [
                  { kind: 'instant', faded: 0.85 },
                  // The window runs down across all of the film.
                  {
                    kind: 'glare',
                    at: [0.7, 0.42],
                    size: [0.2, 1.6],
                    lean: 0.62,
                    panes: [1, 1],
                    soft: 0.16,
                    strength: 0.13,
                    foot: 0.3,
                  },
                  {
                    kind: 'glare',
                    at: [0.95, 0.1],
                    size: [0.4, 0.9],
                    lean: 0.62,
                    panes: [2, 1],
                    strength: 0.2,
                    soft: 0.03,
                    foot: 0.2,
                  },
                ],
              },
              // Written with a felt pen on the strip below.
              {
                do: 'artwork',
                view: CARD,
                blend: 'over',
                worn: 0.16,
                strays: 0.0034,
                opacity: 0.9,
                marks: [
                  words(
                    { input: 'text', description: 'What is written below the picture', default: 'just a good day' },
                    [8, 88.5, 72, 12],
                    { font: 'hand', weight: 600, size: 10, turn: -1, fill: '#1d2440' },
                  ),
                ],
              },
            ],
          },
        ],
      },
      { do: 'artwork', view: VIEW, marks: spots, opacity: 0.65 },
      // The sun through a window: its panes on the table, bars between them, the wall around.
      { do: 'artwork', view: VIEW, marks: [falling, unlit], opacity: 0.9, soft: 0.007 },
    ],
    finish: { tone: 'film', exposure: 1.24, tint: [1.03, 1, 0.95], vignette: 0.22 },
  },
})
