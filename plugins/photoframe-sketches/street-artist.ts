import { definePhotoFrame, ornaments, papers } from '@gateway/sdk-plugin/photo-frame'
import { SETTS } from './setts.ts'
import { type Place, tape, type Things } from './drawn.ts'
import { loose, PASTEL_BOX, tray } from './pastels.ts'

/** A sheet of toned paper on a board that lies on the pavement. */
const BOARD: Place = { at: [0.4, 0.5], height: 1.04, view: [1180, 1400], turn: -4 }
const SHEET: Place = {
  ...papers.on(BOARD, [70, 90, 1040, 1240]),
  height: BOARD.height * (1240 / 1400),
  view: [1040, 1240],
  turn: -4.6,
}
const SIGN: Place = { at: [0.86, 0.245], height: 0.34, view: [640, 560], turn: 8 }

/** From the trees of the street. */
const fallen: Things = [
  { kind: 'leaf', form: 'maple', at: [0.685, 0.93], size: 0.12, turn: 30, tilt: 14, colours: ['#8a3a12', '#d88a2c'] },
  { kind: 'leaf', form: 'maple', at: [0.955, 0.455], size: 0.1, turn: 200, tilt: -10, colours: ['#7a2412', '#b8501c'] },
  { kind: 'leaf', form: 'oak', at: [0.02, 0.2], size: 0.11, turn: -60, tilt: 12, colours: ['#6a4014', '#b07a2c'] },
  { kind: 'leaf', form: 'maple', at: [0.03, 0.84], size: 0.1, turn: 120, tilt: 10, colours: ['#9a5a14', '#dca03c'] },
]

export default definePhotoFrame({
  name: 'street_artist',
  summary: 'A portrait in pastels on a board on the pavement, with pastels and a sign',
  samples: [{ url: '{samples}/portrait.jpg' }, { url: '{samples}/landscape.jpg' }],
  recipe: {
    light: 'party',
    steps: [
      {
        do: 'scene',
        steps: [
          {
            do: 'plate',
            kind: 'asphalt',
            scale: 0.6,
            spot: { at: [0.35, 0.25], size: 1.1, rest: 0.6, power: 0.5 },
          },
          ...SETTS,
        ],
      },
      papers.card(BOARD, [
        {
          do: 'scene',
          steps: [
            {
              do: 'plate',
              kind: 'wood',
              scale: 2.6,
              relief: 0.5,
              colours: [
                [0.42, 0.27, 0.14],
                [0.34, 0.21, 0.1],
              ],
              spot: { rest: 0.9, power: 0.1 },
            },
          ],
        },
      ]),
      papers.card(SHEET, [
        papers.toned(
          [
            [0.52, 0.475, 0.41],
            [0.48, 0.435, 0.37],
          ],
          0.3,
        ),
        {
          do: 'photo',
          cut: true,
          at: [0.5, 0.5],
          size: [0.94, 0.94],
          blend: 'over',
          soft: 0.07,
          treat: [
            {
              kind: 'chalk',
              paper: [0.62, 0.545, 0.455],
              red: [0.36, 0.1, 0.05],
              unfinished: 0.16,
              pastel: 0.9,
              aside: 0.08,
              locks: 0.75,
              layout: 0.5,
            },
          ],
        },
      ]),
      papers.card(
        SIGN,
        [
          papers.toned(
            [
              [0.46, 0.31, 0.18],
              [0.4, 0.26, 0.14],
            ],
            0.3,
          ),
          {
            do: 'artwork',
            view: SIGN.view,
            blend: 'over',
            worn: 0.3,
            marks: [
              {
                draw: 'text',
                text: 'PORTRAITS',
                box: [50, 62, 540, 120],
                font: 'marker',
                size: 104,
                fill: '#17140f',
                turn: -2,
              },
              {
                draw: 'text',
                text: 'five minutes,',
                box: [90, 210, 460, 110],
                font: 'marker',
                size: 76,
                fill: '#f1ead8',
              },
              {
                draw: 'text',
                text: 'pay what you like',
                box: [50, 310, 540, 110],
                font: 'marker',
                size: 70,
                fill: '#f1ead8',
                turn: 1,
              },
              {
                draw: 'path',
                path: 'M290 500c-46 -34 -62 -78 -24 -84q20 -2 28 20q10 -22 30 -18c36 8 16 52 -34 82Z',
                fill: '#a3241c',
              },
            ],
          },
        ],
        ornaments.tornEdges(640, 560, { depth: 10, seed: 3 }),
      ),
      PASTEL_BOX,
      {
        do: 'artwork',
        view: [1333, 1000],
        blend: 'over',
        opacity: 0.85,
        marks: [tape(186, 62, -48), tape(832, 34, 40), tape(192, 962, 40)],
      },
      { do: 'foreground', steps: [{ do: 'solids', things: [...fallen, ...tray, ...loose] }] },
    ],
    finish: { tone: 'soft', vignette: 0.3, bloom: { strength: 0.02 } },
  },
})
