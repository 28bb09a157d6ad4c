import { join } from 'node:path'
import { definePhotoFrame, type papers } from '@gateway/sdk-plugin/photo-frame'
import { type PasserBy, passersBy } from './passers-by.ts'

const surface = { kind: 'surface', of: 'led', sheets: [6, 4] } as const

/** Windows of the tower under the screen, as far as no taxi stands before them, and the colours of their light. */
const panes = [
  ['M455 559H577V649H505V612L494 588H455Z', '#ffd9a0', '#c98a4a'],
  ['M584 559H688V649H584Z', '#fff0d2', '#d9a868'],
  ['M702 559H810V596L796 584H702Z', '#ffd0b0', '#b8705a'],
] as const
const lobby = panes.map(([path, high, low]): papers.Mark => {
  return { draw: 'path', path, fill: { from: [0, 545], to: [0, 649], inks: [high, low, '#3a1c10'] } }
})
/** Posts between the panes, and what is on show behind them. */
const goods: papers.Mark[] = [
  {
    draw: 'path',
    path: [515, 546, 606, 636, 664].map((x) => `M${x} 555h2v94h-2Z`),
    fill: '#0a0808',
  },
  {
    draw: 'path',
    path: [
      [524, 30],
      [560, 44],
      [590, 38],
      [622, 28],
      [648, 46],
    ].map(([x, tall]) => `M${x} 650v-${tall}q7 -9 14 0v${tall}Z`),
    fill: '#1a0f0c',
    opacity: 0.75,
  },
]
/** Their light on the wet ground. */
const streaks = [516, 592, 640].map((x): papers.Mark => {
  return {
    draw: 'path',
    path: `M${x} 662h44l-8 138h-28Z`,
    fill: { from: [0, 660], to: [0, 800], inks: ['#ffe2b4c0', '#ffe2b450', '#ffe2b400'] },
  }
})

const people: PasserBy[] = [
  { at: [618, 668], tall: 72, way: 1, stride: 0.8, coat: '#0c0d11', umbrella: '#5a1420' },
  { at: [676, 672], tall: 78, way: -1, stride: 0.9, coat: '#100d0c', umbrella: '#0d0f14' },
  { at: [566, 690], tall: 88, way: 1, stride: 1, coat: '#0a0b0f', umbrella: '#13243a' },
  { at: [646, 704], tall: 96, way: -1, stride: 1, coat: '#0e0c0d', umbrella: '#2a1030' },
]

export default definePhotoFrame({
  name: 'times-square-after-rain',
  summary: 'On the largest screen of a square at night, and in its wet ground',
  samples: [{ url: '{samples}/portrait.jpg' }, { url: '{samples}/landscape.jpg', url2: '{samples}/portrait.jpg' }],
  recipe: {
    steps: [
      {
        do: 'baked',
        plate: join(import.meta.dirname, 'plates', 'times_square_after_rain'),
        slots: [
          { input: 'url', treat: [surface] },
          { input: 'url2', treat: [surface], standIn: 'drink' },
        ],
      },
      { do: 'artwork', view: [1280, 960], marks: lobby, blend: 'light', opacity: 0.5, soft: 0.002 },
      { do: 'artwork', view: [1280, 960], marks: streaks, blend: 'light', opacity: 0.16, soft: 0.014 },
      { do: 'artwork', view: [1280, 960], marks: goods, blend: 'over', soft: 0.0016 },
      ...passersBy(people, { soft: 0.0014, wet: 0.45 }),
    ],
    finish: { tone: 'film', vignette: 0.25, bloom: { strength: 0.35, from: 0.9 } },
  },
})
