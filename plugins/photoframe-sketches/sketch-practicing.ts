import { definePhotoFrame, ornaments, papers } from '@gateway/sdk-plugin/photo-frame'
import { type Place, type Things } from './drawn.ts'
import { trials } from './studies.ts'

/** A spiral pad of toned paper, its coil above. */
const PAD: Place = { at: [0.42, 0.53], height: 0.98, view: [1130, 1240], turn: -3 }

const holes = Array.from({ length: 26 }, (_, at) => ornaments.rectangle([40 + at * 41.2, 22, 15, 15]))
const coil = papers.on(PAD, [20, 8, 1090, 20])

const things: Things = [
  { kind: 'coil', at: coil.at, size: coil.size[0] * (4 / 3), turn: PAD.turn, rings: 26 },
  { kind: 'stick', at: [0.83, 0.2], size: 0.24, turn: 38, radius: 0.085, colour: '#8a3a22' },
  { kind: 'stick', at: [0.86, 0.42], size: 0.17, turn: 98, radius: 0.11, colour: '#1d1b1a' },
  { kind: 'stick', at: [0.935, 0.5], size: 0.14, turn: 12, radius: 0.12, colour: '#e9e2d4' },
  { kind: 'stick', at: [0.79, 0.55], size: 0.08, turn: -30, radius: 0.17, colour: '#8a3a22' },
  { kind: 'pencil', at: [0.97, 0.98], size: 0.46, turn: -116, colour: '#5c1c16', lead: '#6e2a18' },
]

export default definePhotoFrame({
  name: 'sketch-practicing',
  summary: 'A portrait in three chalks in a spiral pad of toned paper',
  samples: [{ url: '{samples}/friend.jpg' }, { url: '{samples}/landscape.jpg' }],
  recipe: {
    light: 'studio',
    steps: [
      {
        do: 'scene',
        steps: [
          {
            do: 'plate',
            kind: 'wood',
            scale: 1.1,
            colours: [
              [0.16, 0.11, 0.08],
              [0.085, 0.055, 0.04],
            ],
            spot: { at: [0.35, 0.25], size: 1, rest: 0.5, power: 0.7 },
          },
        ],
      },
      papers.card({ ...PAD, at: [PAD.at[0] + 0.006, PAD.at[1] + 0.012], turn: -2.4 }, [
        papers.toned(
          [
            [0.4, 0.33, 0.24],
            [0.37, 0.3, 0.21],
          ],
          0.2,
        ),
      ]),
      papers.card({ ...PAD, at: [PAD.at[0] + 0.003, PAD.at[1] + 0.006], turn: -2.8 }, [
        papers.toned(
          [
            [0.42, 0.345, 0.25],
            [0.39, 0.315, 0.22],
          ],
          0.2,
        ),
      ]),
      papers.card(
        PAD,
        [
          papers.toned(
            [
              [0.43, 0.35, 0.25],
              [0.41, 0.33, 0.23],
            ],
            0.3,
          ),
          {
            do: 'photo',
            cut: true,
            at: [0.5, 0.525],
            size: [0.96, 0.9],
            blend: 'over',
            behind: 0.1,
            treat: [{ kind: 'chalk', paper: [0.385, 0.312, 0.222], aside: 0.08, locks: 0.6, layout: 0.5 }],
            soft: 0.08,
          },
          // The same head before, small and quick, in sanguine alone.
          {
            do: 'photo',
            cut: 'people',
            at: [0.155, 0.185],
            size: [0.25, 0.26],
            blend: 'over',
            behind: 0,
            close: 0.84,
            headroom: 0.16,
            treat: [
              {
                kind: 'chalk',
                paper: [0.385, 0.312, 0.222],
                black: [0.2, 0.045, 0.02],
                aside: 0.08,
                layout: 0.9,
              },
            ],
            soft: 0.1,
          },
          {
            do: 'artwork',
            view: PAD.view,
            blend: 'over',
            worn: 0.4,
            tooth: 0.6,
            marks: [
              ...trials(1000, 170),
              {
                draw: 'text',
                text: 'study no. 12',
                box: [860, 1150, 220, 56],
                font: 'hand',
                size: 50,
                fill: '#3a2418',
                turn: -2,
              },
            ],
          },
        ],
        ornaments.rectangle([0, 0, 1130, 1240]) + holes.join(''),
      ),
      {
        do: 'artwork',
        view: [1333, 1000],
        blend: 'over',
        opacity: 0.3,
        worn: 0.6,
        marks: [
          {
            draw: 'path',
            path: ornaments.oval(1150, 330, 90, 40),
            fill: { centre: [1150, 330], radius: 90, inks: ['#8a3a22', '#8a3a2200'] },
          },
        ],
      },
      { do: 'foreground', steps: [{ do: 'solids', things }] },
    ],
    finish: { tone: 'soft', exposure: 1.18, vignette: 0.26, bloom: { strength: 0 } },
  },
})
