import { definePhotoFrame } from '@gateway/sdk-plugin/photo-frame'
import { along, type Bare, GILT, ovalPortrait } from './wreath.ts'

const LEAVES: Bare[] = [
  { kind: 'leaf', size: 0.085, colours: ['#24401c', '#4f7a34'], wide: 0.26, tilt: 8 },
  { kind: 'leaf', size: 0.07, colours: ['#2e4a2a', '#6d8f56'], wide: 0.34, tilt: -6 },
  { kind: 'leaf', size: 0.095, colours: ['#1c3518', '#3e6a2c'], wide: 0.2 },
]
const ROSES: Bare[] = [
  { kind: 'rose', size: 0.076, colours: ['#b8505e', '#f2b6b4'], tilt: 14 },
  { kind: 'rose', size: 0.062, colours: ['#8e2c48', '#d4718a'], open: 0.85, tilt: 38 },
  { kind: 'rose', size: 0.07, colours: ['#caa06a', '#f5dcc0'], tilt: -26 },
  { kind: 'rose', size: 0.056, colours: ['#b8505e', '#f2b6b4'], open: 0.55, tilt: -44 },
]
/** Half open ones that look out from below the large ones. */
const HALF_OPEN: Bare[] = [
  { kind: 'rose', size: 0.05, colours: ['#caa06a', '#f7e3c6'], open: 0.4, tilt: 54 },
  { kind: 'rose', size: 0.044, colours: ['#b0485a', '#eba9ac'], open: 0.3, tilt: -58 },
  { kind: 'rose', size: 0.038, colours: ['#8e2c48', '#c9607c'], open: 0.15, tilt: 64 },
]
/** Buds on the ring's thin ends. */
const BUDS: Bare[] = [
  { kind: 'rose', size: 0.026, colours: ['#b0485a', '#eba9ac'], open: 0.05, tilt: 74 },
  { kind: 'rose', size: 0.022, colours: ['#caa06a', '#f7e3c6'], open: 0, tilt: 70 },
]
const DAISIES: Bare[] = [
  { kind: 'daisy', size: 0.036, tilt: 34 },
  { kind: 'daisy', size: 0.022, rays: 5, colours: ['#a890d0', '#e6dcf6'], tilt: -22 },
  { kind: 'daisy', size: 0.028, colours: ['#e6d9f2', '#f6f0fb'], tilt: -36 },
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
          { do: 'solids', things: along({ from: 24, to: 226, count: 62, out: [-0.008, 0.026], things: LEAVES }, 3) },
          { do: 'solids', things: along({ from: 2, to: -92, count: 32, out: [-0.008, 0.026], things: LEAVES }, 8) },
          { do: 'solids', things: along({ from: 196, to: 226, count: 3, out: [0, 0.02], sway: 30, things: BUDS }, 2) },
          { do: 'solids', things: along({ from: 50, to: 30, count: 3, out: [0, 0.02], sway: 30, things: BUDS }, 6) },
          { do: 'solids', things: along({ from: -76, to: -94, count: 2, out: [0, 0.02], sway: 30, things: BUDS }, 7) },
          {
            do: 'solids',
            things: along({ from: 52, to: 204, count: 13, out: [-0.004, 0.036], sway: 90, things: DAISIES }, 5),
          },
          {
            do: 'solids',
            things: along({ from: -6, to: -80, count: 7, out: [-0.002, 0.034], sway: 90, things: DAISIES }, 4),
          },
          { do: 'solids', things: along({ from: 70, to: 188, count: 8, out: [-0.004, 0.04], things: HALF_OPEN }, 2) },
          { do: 'solids', things: along({ from: -14, to: -68, count: 4, out: [0, 0.036], things: HALF_OPEN }, 9) },
          { do: 'solids', things: along({ from: 78, to: 180, count: 7, out: [0, 0.022], sway: 70, things: ROSES }, 2) },
          { do: 'solids', things: along({ from: -24, to: -60, count: 3, out: [0, 0.02], sway: 70, things: ROSES }, 6) },
        ],
      },
    ],
    finish: { tone: 'soft', vignette: 0.2, bloom: { strength: 0.1 } },
  },
})
