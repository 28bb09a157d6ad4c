import { join } from 'node:path'
import { definePhotoFrame, ornaments, papers } from '@gateway/sdk-plugin/photo-frame'
import { chart, lantern } from './chart.ts'
import { type Mark, pencilled, type SheetStep } from './drawn.ts'
import { blots, dipped, notes, slips, woodland } from './expedition-notes.ts'

/** A page of the journal, 16 × 22 cm, in fifths of a millimetre. */
const VIEW = [794, 1120] as const
const INK = '#3a2616'
const PEN = {
  kind: 'ink',
  paper: [1, 1, 1],
  ink: [0.07, 0.036, 0.016],
  spatter: 20,
  brushed: 0.55,
  open: 0.08,
} as const

/** The shore of an island: farther and nearer than a circle. @param grow Outwards, for the lines of the water */
const shore = (grow: number) =>
  ornaments.throughPoints(
    Array.from({ length: 140 }, (_, at): [number, number] => {
      const angle = (at / 140) * 2 * Math.PI
      const far =
        1 +
        0.16 * Math.sin(2 * angle + 1) +
        0.1 * Math.sin(3 * angle + 4) +
        0.075 * Math.sin(7 * angle) +
        0.046 * Math.sin(13 * angle + 2) +
        0.022 * Math.sin(29 * angle)
      return [400 + (225 * far + grow) * Math.cos(angle), 360 + (190 * far + grow) * Math.sin(angle)]
    }),
    true,
  )

/** Mountains with the strokes of their shaded sides, the larger in front. */
const peaks = (
  [
    [262, 300, 0.9],
    [318, 276, 1.1],
    [388, 258, 1.3],
    [460, 262, 1.25],
    [528, 292, 1],
    [286, 334, 0.95],
    [352, 322, 1.15],
    [424, 316, 1.25],
    [490, 334, 1],
  ] as const
).flatMap(([x, y, size]) => {
  const at = (dx: number, dy: number) => `${(x + dx * size).toFixed(1)} ${(y + dy * size).toFixed(1)}`
  const shade = Array.from({ length: 8 }, (_, line) => {
    const from = -14 + line * 5
    return `M${at(2 + line * 3.2, from)}L${at(5 + line * 2.2 + 3 * Math.sin(line * 2.1), from + 9 + line * 1.8)}`
  })
  return [
    `M${at(-23, 17)}Q${at(-14, 2)} ${at(0, -18)}Q${at(12, 0)} ${at(21, 15)}`,
    `M${at(0, -18)}l5 14l-6 10l7 14`,
    ...shade,
  ]
})
const woods = woodland([440, 466])
/** Where the sea is: waves in pairs, depths in fathoms, a ship under sail. */
const waves = [120, 560, 690, 300, 704, 470, 330, 584, 540, 598]
  .flatMap((x, at, all) => (at % 2 ? [] : [[x, all[at + 1]!] as const]))
  .map(([x, y]) => `M${x} ${y}q7 -8 14 0t14 0M${x + 18} ${y + 12}q6 -7 12 0t12 0`)
const depths = (
  [
    [120, 214, '7'],
    [700, 380, '12'],
    [230, 556, '9'],
    [470, 610, '15'],
  ] as const
).map(([x, y, text]): Mark => ({
  draw: 'text',
  text,
  box: [x, y, 30, 22],
  font: 'hand',
  size: 20,
  fill: INK,
  opacity: 0.7,
}))
const ship = [
  'M600 574q30 12 66 0l-8 20q-26 8 -50 0Z',
  'M620 576V514M642 576V506',
  'M600 566q10 -24 4 -44q20 4 16 44ZM626 564q14 -26 6 -52q26 8 24 52ZM662 566q-2 -20 -14 -32l-4 32Z',
  'M620 514l12 4l-12 4M642 506l14 4l-14 4M596 600q10 -7 20 0t20 0t20 0t20 0',
]

const map: Mark[] = [
  { draw: 'path', path: shore(0), fill: '#c9a86a40' },
  pencilled(shore(0), 3.6, INK, 0.95),
  pencilled([shore(9), shore(19), shore(32), shore(48)], 1.4, INK, 0.45),
  pencilled(
    'M386 362C376 384 340 378 318 400S282 430 250 446M391 362C381 390 345 384 322 405S288 436 256 452',
    1.7,
    INK,
  ),
  pencilled([...peaks, ...woods, ...ship], 1.9, INK, 0.9),
  pencilled(waves, 1.7, INK, 0.6),
  ...depths,
  {
    draw: 'path',
    path: 'M226 428C252 416 268 378 312 376S420 402 466 398S520 390 556 362',
    line: { paint: '#8c2416', width: 4, dash: [13, 9] },
  },
  pencilled(['M548 342l26 26M574 342l-26 26'], 6, '#8c2416', 0.9),
  pencilled(['M222 422a7 7 0 1 0 .1 0'], 4, '#8c2416', 0.9),
  pencilled(
    [
      ornaments.circle(660, 150, 58),
      ornaments.circle(660, 150, 50),
      ornaments.star(660, 150, { points: 4, outer: 74, inner: 14 }),
      ornaments.star(660, 150, { points: 4, outer: 40, inner: 30 }),
    ],
    1.7,
    INK,
    0.85,
  ),
  { draw: 'text', text: 'N', box: [640, 36, 40, 36], font: 'roman', weight: 700, size: 32, fill: INK },
  {
    draw: 'text',
    text: 'Isle of Mists',
    box: [90, 70, 420, 80],
    font: 'script',
    size: 72,
    turn: -2,
    fill: { from: [100, 0], to: [500, 0], inks: ['#20130a', '#4a311c', '#75563a', '#20130a', '#4a311c', '#6a4c32'] },
  },
  { draw: 'text', text: 'the bay', box: [100, 458, 110, 34], font: 'hand', size: 32, fill: INK, turn: -6 },
  { draw: 'text', text: 'camp', box: [516, 378, 90, 34], font: 'hand', size: 32, fill: '#8c2416', turn: -4 },
  pencilled(['M96 612H356M96 604v16M161 604v16M226 604v16M291 604v16M356 604v16'], 2, INK, 0.8),
  { draw: 'text', text: 'leagues', box: [160, 622, 130, 30], font: 'hand', size: 28, fill: INK },
]

const page = (side: 'left' | 'right', marks: Mark[], more: SheetStep[] = []): SheetStep[] => [
  papers.toned(
    [
      [0.8, 0.7, 0.5],
      [0.72, 0.6, 0.4],
    ],
    0.24,
  ),
  ...more,
  { do: 'artwork', view: VIEW, worn: 0.2, opacity: 0.97, marks },
  { do: 'aged', yellow: 0.14, edges: 0.5, creases: 0.16, stains: side === 'left' ? 2 : 1, foxing: 0.3 },
  {
    do: 'artwork',
    view: VIEW,
    marks: [
      {
        draw: 'path',
        path: ornaments.rectangle([0, 0, 794, 1120]),
        fill:
          side === 'left'
            ? { from: [794, 0], to: [610, 0], inks: ['#4a3018c0', '#6a4a2840', '#ffffff00'] }
            : { from: [0, 0], to: [160, 0], inks: ['#4a3018c0', '#6a4a2840', '#ffffff00'] },
      },
    ],
  },
]

export default definePhotoFrame({
  name: 'explorer-drawing',
  summary: 'An ink drawing in the journal of an expedition, a map and notes beside it',
  samples: [{ url: '{samples}/portrait.jpg' }, { url: '{samples}/landscape.jpg' }],
  recipe: {
    steps: [
      {
        do: 'baked',
        plate: join(import.meta.dirname, 'plates', 'journal'),
        slots: [
          {
            sheet: page('left', [
              ...map,
              ...notes(80, 694, 640),
              pencilled(slips(80, 694), 2, INK, 0.8),
              { draw: 'path', path: blots(80, 694), fill: '#20130a' },
            ]),
          },
          {
            sheet: page(
              'right',
              [
                {
                  draw: 'text',
                  text: 'drawn by the fire',
                  box: [300, 990, 400, 60],
                  font: 'hand',
                  weight: 500,
                  size: 52,
                  fill: dipped(300, 400, 1),
                  turn: -2,
                },
              ],
              [{ do: 'photo', behind: 0.08, at: [0.52, 0.465], size: [0.9, 0.82], blend: 'ink', treat: [PEN] }],
            ),
          },
        ],
      },
      ...chart,
      lantern,
    ],
    finish: { tone: 'film', exposure: 1.36, vignette: 0.25, bloom: { strength: 0.06 } },
  },
})
