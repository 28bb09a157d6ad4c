import { definePhotoFrame } from '@gateway/sdk-plugin/photo-frame'
import { along, type Bare, GILT, ovalPortrait } from './wreath.ts'

const LEAVES: Bare[] = [
  { kind: 'leaf', size: 0.085, colours: ['#24401c', '#4f7a34'], wide: 0.26, tilt: 8 },
  { kind: 'leaf', size: 0.07, colours: ['#2e4a2a', '#6d8f56'], wide: 0.34, tilt: -6 },
  { kind: 'leaf', size: 0.095, colours: ['#1c3518', '#3e6a2c'], wide: 0.2 },
]
const ROSES: Bare[] = [
  { kind: 'rose', size: 0.072, colours: ['#b8505e', '#f2b6b4'], tilt: 12 },
  { kind: 'rose', size: 0.056, colours: ['#caa06a', '#f7e3c6'], open: 0.85, tilt: -30 },
  { kind: 'rose', size: 0.062, colours: ['#8e2c48', '#d4718a'], open: 0.9, tilt: 42 },
  { kind: 'rose', size: 0.05, colours: ['#b0485a', '#eba9ac'], open: 0.45, tilt: -52 },
  { kind: 'rose', size: 0.066, colours: ['#caa06a', '#f5dcc0'], tilt: -34 },
  { kind: 'rose', size: 0.036, colours: ['#8e2c48', '#c9607c'], open: 0.3, tilt: 58 },
]
const DAISIES: Bare[] = [
  { kind: 'daisy', size: 0.03, tilt: 34 },
  { kind: 'daisy', size: 0.024, colours: ['#e6d9f2', '#f6f0fb'], tilt: -12 },
]

export default definePhotoFrame({
  name: 'flower_frame',
  summary: 'An oval portrait in a wreath of roses and daisies',
  samples: [{ url: '{samples}/portrait.jpg' }, { url: '{samples}/landscape.jpg' }],
  recipe: {
    shape: [1024, 1280],
    light: 'studio',
    steps: [
      ...ovalPortrait({ do: 'plate', kind: 'paper', scale: 0.8, relief: 0.3, colours: ['#f4ede0', '#e6dccb'] }, [
        { kind: 'lamplight', at: [0.15, 0], reach: 1, rest: 0.76, gain: 1.08, light: [1, 0.97, 0.93] },
      ]),
      {
        do: 'foreground',
        steps: [
          ...GILT,
          { do: 'solids', things: along({ from: 20, to: 222, count: 44, out: [-0.008, 0.022], things: LEAVES }, 3) },
          { do: 'solids', things: along({ from: 5, to: -82, count: 20, out: [-0.006, 0.022], things: LEAVES }, 8) },
          {
            do: 'solids',
            things: along({ from: 30, to: 212, count: 9, out: [0.004, 0.03], sway: 90, things: DAISIES }, 5),
          },
          {
            do: 'solids',
            things: along({ from: -8, to: -72, count: 4, out: [0.004, 0.03], sway: 90, things: DAISIES }, 4),
          },
          { do: 'solids', things: along({ from: 82, to: 178, count: 7, out: [0.002, 0.02], things: ROSES }, 2) },
          { do: 'solids', things: along({ from: -26, to: -56, count: 2, out: [0.008, 0.014], things: ROSES }, 6) },
        ],
      },
    ],
    finish: { tone: 'soft', vignette: 0.2, bloom: { strength: 0.1 } },
  },
})
