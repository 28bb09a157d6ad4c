import { join } from 'node:path'
import { area, definePhotoFrame, line, ornaments, stock, words } from '@gateway/sdk-plugin/photo-frame'
import { ARENA, BEAMS, HOOP, LAMPLIGHT } from './arena.ts'
import { CREAM, ORANGE } from './basketball.ts'
import { CARD, other, PICTURE } from './season.ts'

const SHAPE = [960, 1280] as const
const TEAL = '#0e4f5c'

export default definePhotoFrame({
  name: 'basketball_player',
  summary: 'A trading card of a basketball season, on the boards of the court',
  samples: [
    { url: '{samples}/friend.jpg', text: 'Riley Stone', text2: 'Harbour Herons' },
    { url: '{samples}/landscape.jpg', text: 'The Red Bus', text2: 'Lakeside Express' },
  ],
  recipe: {
    shape: SHAPE,
    steps: [
      {
        do: 'baked',
        plate: join(import.meta.dirname, 'plates', 'basketball_player'),
        slots: [
          other('#8a3a9a', '#43124e', '23'),
          other('#2c8a50', '#0c3a20', '7'),
          {
            sheet: [
              stock([0.9, 0.88, 0.84], { relief: 0.03 }),
              { do: 'artwork', view: CARD, clip: PICTURE, blend: 'over', soft: 0.007, marks: [...ARENA, ...HOOP] },
              { do: 'artwork', view: CARD, clip: PICTURE, blend: 'light', soft: 0.03, marks: BEAMS },
              { do: 'artwork', view: CARD, clip: PICTURE, blend: 'light', soft: 0.004, marks: LAMPLIGHT },
              {
                do: 'photo',
                at: [0.5, 143 / 350],
                size: [226 / 250, 240 / 350],
                headroom: 0.1,
                outline: { path: 'M0 110A110 110 0 0 1 220 110V240H0Z', view: [220, 240] },
                treat: [
                  {
                    kind: 'staged',
                    wears: 'jersey',
                    colours: [
                      [0.3, 0.29, 0.27],
                      [0.5, 0.1, 0.012],
                    ],
                    calm: true,
                    ambient: [0.62, 0.62, 0.68],
                    lamps: [
                      { from: [-0.85, -0.5], colour: [0.75, 0.8, 0.92], rim: 0.5, front: 0.4 },
                      { from: [0.85, -0.55], colour: [1.15, 0.92, 0.66], rim: 1.1, front: 0.45 },
                      { from: [-0.1, -0.3], colour: [0.75, 0.72, 0.68] },
                    ],
                  },
                  { kind: 'grade', contrast: 0.2, saturation: 1.12, lights: [1.05, 1, 0.95], grain: 0 },
                ],
              },
              {
                do: 'artwork',
                view: CARD,
                clip: PICTURE,
                blend: 'over',
                worn: 0.03,
                marks: [
                  area('M0 262L250 240V350H0Z', CREAM),
                  area('M0 268L250 246V308H0Z', TEAL),
                  words({ input: 'text', description: 'The player’s name' }, [22, 262, 206, 38], {
                    font: 'poster',
                    case: 'upper',
                    turn: -2.4,
                    fill: CREAM,
                  }),
                  words({ input: 'text2', description: 'The team' }, [22, 312, 140, 17], {
                    font: 'condensed',
                    weight: 700,
                    case: 'upper',
                    spacing: 0.06,
                    align: 'left',
                    fill: ORANGE,
                  }),
                  words('GUARD', [172, 313, 56, 13], {
                    font: 'condensed',
                    weight: 500,
                    spacing: 0.14,
                    align: 'right',
                    fill: TEAL,
                  }),
                  area(ornaments.star(212, 42, { points: 8, outer: 25, inner: 20 }), '#f7c948', {
                    line: { paint: '#a2410c', width: 1.6 },
                  }),
                  words('ROOKIE', [194, 34, 36, 9], { font: 'poster', fill: '#7a2a0a' }),
                  words('SEASON 1', [196, 46, 32, 5], { font: 'condensed', weight: 700, fill: '#7a2a0a' }),
                ],
              },
              {
                do: 'artwork',
                view: CARD,
                blend: 'over',
                marks: [line(PICTURE, 2.4, ORANGE), line(ornaments.rounded([9, 9, 232, 332], 10), 0.8, TEAL)],
              },
              // Foil: bands of the rainbow that run across the gloss.
              {
                do: 'artwork',
                view: CARD,
                blend: 'light',
                marks: [
                  area(
                    'M0 0H250V350H0Z',
                    {
                      from: [10, 30],
                      to: [240, 320],
                      inks: [
                        '#000000',
                        '#3a1f2c',
                        '#2c3a1c',
                        '#1c3440',
                        '#2c1f44',
                        '#000000',
                        '#000000',
                        '#14202c',
                        '#000000',
                      ],
                    },
                    { opacity: 0.5 },
                  ),
                  area(
                    'M232 0H268L138 350H102Z',
                    { from: [250, 0], to: [120, 350], inks: ['#c4c8d0', '#6a6e76', '#3a3d42', '#26282c', '#4a4d54'] },
                    { opacity: 0.46 },
                  ),
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
