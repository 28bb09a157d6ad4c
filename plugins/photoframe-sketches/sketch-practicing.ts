import { join } from 'node:path'
import { definePhotoFrame, papers } from '@gateway/sdk-plugin/photo-frame'
import { trials } from './studies.ts'

/** The topmost leaf of the pad, in its own lengths. */
const VIEW = [1130, 1240] as const

export default definePhotoFrame({
  name: 'sketch-practicing',
  summary: 'A portrait in three chalks in a spiral pad of toned paper',
  samples: [{ url: '{samples}/portrait.jpg' }, { url: '{samples}/landscape.jpg' }],
  recipe: {
    steps: [
      {
        do: 'baked',
        plate: join(import.meta.dirname, 'plates', 'sketch_practicing'),
        slots: [
          {
            sheet: [
              papers.toned(
                [
                  [0.335, 0.273, 0.195],
                  [0.32, 0.257, 0.18],
                ],
                0.3,
              ),
              {
                do: 'photo',
                cut: true,
                at: [0.53, 0.555],
                size: [0.92, 0.86],
                blend: 'over',
                behind: 0.1,
                treat: [
                  {
                    kind: 'chalk',
                    paper: [0.3, 0.243, 0.173],
                    aside: 0.08,
                    locks: 0.6,
                    bold: 0.6,
                    gentle: 0.3,
                    layout: 0.5,
                    round: 0.3,
                  },
                ],
                soft: 0.08,
              },
              // The same head before, small and quick, in sanguine alone.
              {
                do: 'photo',
                cut: 'people',
                at: [0.125, 0.15],
                size: [0.2, 0.21],
                blend: 'over',
                behind: 0,
                close: 0.84,
                headroom: 0.16,
                treat: [
                  {
                    kind: 'chalk',
                    paper: [0.3, 0.243, 0.173],
                    black: [0.2, 0.045, 0.02],
                    aside: 0.08,
                    layout: 0.9,
                  },
                ],
                soft: 0.1,
              },
              {
                do: 'artwork',
                view: VIEW,
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
          },
        ],
      },
    ],
    finish: { tone: 'film', exposure: 1.06, vignette: 0.24, bloom: { strength: 0 } },
  },
})
