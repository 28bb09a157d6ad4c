import { join } from 'node:path'
import { definePhotoFrame, ornaments, papers } from '@gateway/sdk-plugin/photo-frame'
import { type Mark, pencilled } from './drawn.ts'

/** A leaf of paper for watercolours and a ticket, in their own lengths. */
const PAGE = [1160, 1200] as const
const TICKET = [520, 250] as const

/** An outline that water gave a touch of the brush: no two are alike. */
function dab(x: number, y: number, wide: number, high: number, seed: number): string {
  const points = Array.from({ length: 40 }, (_, at) => {
    const angle = (at / 40) * 2 * Math.PI
    const frayed =
      1 + 0.1 * Math.sin(2 * angle + seed) + 0.07 * Math.sin(5 * angle + 3 * seed) + 0.04 * Math.sin(11 * angle + seed)
    return `${(x + wide * frayed * Math.cos(angle)).toFixed(1)} ${(y + high * frayed * Math.sin(angle)).toFixed(1)}`
  })
  return `M${points.join('L')}Z`
}

/** Trials of colour beside the picture: a touch, the same with more water, two that ran into each other. */
const trials: Mark[] = ['#c8281e', '#e0a23a', '#3c78b4', '#4c8a5a', '#82501e'].flatMap((tint, at): Mark[] => {
  const [x, y] = [1096 + 9 * Math.sin(at * 2.7), 166 + at * 84 + 8 * Math.sin(at * 5.1)]
  const [wide, high] = [24 + 9 * Math.sin(at * 3.3 + 1), 20 + 6 * Math.sin(at * 1.9)]
  const shape = dab(x, y, wide, high, at * 2.3)
  const inks = at % 2 === 0 ? [`${tint}d0`, `${tint}58`] : [`${tint}50`, `${tint}b8`]
  return [
    { draw: 'path', path: shape, fill: { from: [x - wide, y - high], to: [x + wide, y + high], inks } },
    { draw: 'path', path: shape, line: { paint: tint, width: 2.4 }, opacity: 0.4 },
    { draw: 'path', path: dab(x - 4, y + 0.9 * high, 0.5 * wide, 0.5 * high, at + 9), fill: `${tint}66` },
  ]
})

const ticket: Mark[] = [
  { draw: 'path', path: ornaments.rectangle([14, 14, 492, 222]), line: { paint: '#8a2a22', width: 4 } },
  {
    draw: 'text',
    text: 'FERRY',
    box: [40, 36, 260, 62],
    font: 'condensed',
    weight: 700,
    size: 62,
    spacing: 0.14,
    align: 'left',
    fill: '#8a2a22',
  },
  {
    draw: 'text',
    text: 'HARBOUR · ISLANDS',
    box: [40, 102, 320, 34],
    font: 'condensed',
    weight: 600,
    size: 33,
    align: 'left',
    fill: '#2c2a28',
  },
  {
    draw: 'text',
    text: 'ONE WAY · DECK',
    box: [40, 144, 320, 36],
    font: 'condensed',
    weight: 600,
    size: 36,
    spacing: 0.06,
    align: 'left',
    fill: '#2c2a28',
  },
  {
    draw: 'text',
    text: 'No 04417',
    box: [40, 188, 300, 36],
    font: 'condensed',
    weight: 600,
    size: 36,
    spacing: 0.06,
    align: 'left',
    fill: '#8a2a22',
  },
  pencilled(['M370 20V230'], 3, '#8a2a22', 0.7),
  {
    draw: 'path',
    path: ornaments.rosette(436, 125, { radius: 42, swing: 6, petals: 12, curves: 4 }),
    line: { paint: '#8a2a22', width: 2 },
  },
]

export default definePhotoFrame({
  name: 'travellers-sketch',
  summary: 'A watercolour from a journey, with paintbox, brushes and a ticket',
  samples: [{ url: '{samples}/portrait.jpg' }, { url: '{samples}/landscape.jpg' }],
  recipe: {
    steps: [
      {
        do: 'baked',
        plate: join(import.meta.dirname, 'plates', 'travellers_sketch'),
        slots: [
          {
            sheet: [
              papers.toned(
                [
                  [0.9, 0.885, 0.84],
                  [0.885, 0.86, 0.8],
                ],
                0.42,
              ),
              {
                do: 'photo',
                behind: 0.8,
                at: [0.475, 0.45],
                soft: 0.045,
                size: [0.88, 0.84],
                blend: 'ink',
                treat: [
                  { kind: 'grade', exposure: 1.06, contrast: 0.08, saturation: 0.8, lights: [1, 1, 1.12], grain: 0 },
                  {
                    kind: 'watercolour',
                    paper: [1, 1, 1],
                    splash: 0.7,
                    behind: 'wet',
                    drawn: 1,
                    line: 1.3,
                    layout: 0.42,
                    damp: 0.3,
                    pigment: 1.05,
                  },
                ],
              },
              {
                do: 'artwork',
                view: PAGE,
                worn: 0.2,
                marks: [
                  ...trials,
                  {
                    draw: 'text',
                    text: 'from the evening ferry',
                    box: [100, 1085, 560, 70],
                    font: 'hand',
                    weight: 500,
                    size: 62,
                    align: 'left',
                    fill: '#33405a',
                    turn: -1.5,
                  },
                  {
                    draw: 'text',
                    text: '14 vi',
                    box: [900, 1085, 160, 70],
                    font: 'hand',
                    weight: 500,
                    size: 56,
                    align: 'right',
                    fill: '#33405a',
                    turn: -1.5,
                  },
                  pencilled(['M100 1160Q360 1144 640 1152'], 2.5, '#33405a', 0.6),
                ],
              },
            ],
          },
          {
            sheet: [
              papers.toned(
                [
                  [0.85, 0.78, 0.6],
                  [0.8, 0.7, 0.5],
                ],
                0.1,
              ),
              { do: 'artwork', view: TICKET, worn: 0.2, marks: ticket },
              { do: 'aged', yellow: 0.1, edges: 0.3, creases: 0.25, stains: 0, folds: { x: [0.5], y: [] } },
            ],
          },
        ],
      },
    ],
    finish: { tone: 'film', exposure: 1.06, vignette: 0.24, bloom: { strength: 0.02 } },
  },
})
