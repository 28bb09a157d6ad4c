import { join } from 'node:path'
import { definePhotoFrame, papers } from '@gateway/sdk-plugin/photo-frame'

/** The sign of cardboard, in its own lengths. */
const SIGN = [640, 560] as const

export default definePhotoFrame({
  name: 'street_artist',
  summary: 'A portrait in pastels on a board on the pavement, with pastels and a sign',
  samples: [{ url: '{samples}/portrait.jpg' }, { url: '{samples}/landscape.jpg' }],
  recipe: {
    steps: [
      {
        do: 'baked',
        plate: join(import.meta.dirname, 'plates', 'street_artist'),
        slots: [
          {
            sheet: [
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
                    paper: [0.498, 0.454, 0.391],
                    red: [0.36, 0.1, 0.05],
                    unfinished: 0.16,
                    pastel: 0.9,
                    rubbed: 0.42,
                    aside: 0.08,
                    locks: 0.75,
                    layout: 0.5,
                  },
                ],
              },
            ],
          },
          {
            sheet: [
              papers.toned(
                [
                  [0.46, 0.31, 0.18],
                  [0.4, 0.26, 0.14],
                ],
                0.3,
              ),
              {
                do: 'artwork',
                view: SIGN,
                blend: 'over',
                worn: 0.3,
                marks: [
                  {
                    draw: 'text',
                    text: 'PORTRAITS',
                    box: [50, 62, 540, 120],
                    font: 'marker',
                    uneven: 0.7,
                    size: 104,
                    fill: '#17140f',
                    turn: -2,
                  },
                  {
                    draw: 'text',
                    text: 'five minutes,',
                    box: [90, 210, 460, 110],
                    font: 'marker',
                    uneven: 0.7,
                    size: 76,
                    fill: '#f1ead8',
                  },
                  {
                    draw: 'text',
                    text: 'pay what you like',
                    box: [50, 310, 540, 110],
                    font: 'marker',
                    uneven: 0.7,
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
          },
        ],
      },
    ],
    finish: { tone: 'film', exposure: 1.12, vignette: 0.2, bloom: { strength: 0.04 } },
  },
})
