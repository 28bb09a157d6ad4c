import { join } from 'node:path'
import { definePhotoFrame, type FrameRecipe } from '@gateway/sdk-plugin/photo-frame'

type Mark = Extract<FrameRecipe['steps'][number], { do: 'artwork' }>['marks'][number]

const SIGN = [3500, 785] as const
const POSTER = [980, 1294] as const

/** Milk glass on which letters hang in rails; lamps behind it, so that its middle is brighter. */
const glass: Mark[] = [
  {
    draw: 'path',
    path: 'M0 0H3500V785H0Z',
    fill: { centre: [1750, 390], radius: 2000, inks: ['#fff3d8', '#f6dfae', '#d9b273'] },
  },
  { draw: 'path', path: ['M0 90H3500', 'M0 470H3500', 'M0 730H3500'], line: { paint: '#8a6a3c66', width: 7 } },
  { draw: 'path', path: ['M1166 0V785', 'M2334 0V785'], line: { paint: '#6b4f2a88', width: 8 } },
]

const letters = (
  input: string,
  box: readonly [number, number, number, number],
  fill: string,
  description: string,
): Mark => {
  return {
    draw: 'text',
    box,
    font: 'poster',
    case: 'upper',
    spacing: 0.05,
    fill,
    text: { input, most: 60, description },
  }
}

export default definePhotoFrame({
  name: 'theatre',
  summary: "In a theatre's poster case at night, the play's name over the doors among warm bulbs",
  samples: [
    { url: '{samples}/portrait.jpg', text: 'The Winter Garden', text2: 'Opening night · 8 pm' },
    { url: '{samples}/landscape.jpg', text: 'By the Lake', text2: 'A comedy in two acts' },
  ],
  recipe: {
    steps: [
      {
        do: 'baked',
        plate: join(import.meta.dirname, 'plates', 'theatre'),
        slots: [
          {
            sheet: [
              {
                do: 'photo',
                headroom: 0.1,
                treat: [
                  { kind: 'grade', lights: [0.86, 0.98, 1.2], contrast: 0.12, exposure: 1.02 },
                  {
                    kind: 'glare',
                    at: [0.9, 0.12],
                    size: [0.5, 1.1],
                    lean: 0.7,
                    panes: [1, 1],
                    soft: 0.03,
                    strength: 0.13,
                  },
                ],
              },
              {
                do: 'artwork',
                view: POSTER,
                blend: 'over',
                marks: [
                  {
                    draw: 'path',
                    path: 'M0 900H980V1300H0Z',
                    fill: { from: [0, 900], to: [0, 1300], inks: ['#12060a00', '#12060ae0'] },
                  },
                  letters('text', [50, 1030, 880, 200], '#f7e3b2', 'The name of the play'),
                ],
              },
            ],
          },
          {
            sheet: [
              {
                do: 'artwork',
                view: SIGN,
                blend: 'over',
                marks: [
                  ...glass,
                  letters('text', [180, 80, 3140, 380], '#1a0d0c', 'The name of the play'),
                  letters('text2', [380, 510, 2740, 200], '#8e1420', 'The line below it'),
                ],
              },
            ],
          },
        ],
      },
    ],
    finish: { tone: 'film', vignette: 0.25, bloom: { strength: 0.45, from: 0.85 } },
  },
})
