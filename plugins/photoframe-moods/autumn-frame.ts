import { definePhotoFrame } from '@gateway/sdk-plugin/photo-frame'
import { along, type Bare, GILT, ovalPortrait } from './wreath.ts'

/** Turned leaves: at the foot still what they were, at the rim what they become. */
const LEAVES: Bare[] = [
  { kind: 'leaf', form: 'maple', size: 0.115, colours: ['#c8781c', '#9c1c10'], tilt: 26 },
  { kind: 'leaf', form: 'oak', size: 0.12, colours: ['#8a6a1e', '#9a4a14'], wide: 0.28 },
  { kind: 'leaf', size: 0.085, colours: ['#b8861c', '#e0a830'], wide: 0.3, tilt: -34 },
  { kind: 'leaf', form: 'maple', size: 0.1, colours: ['#d8a02c', '#c8501a'], tilt: -28 },
  { kind: 'leaf', size: 0.09, colours: ['#8c2a10', '#b03a18'], wide: 0.26, tilt: 38 },
  { kind: 'leaf', form: 'oak', size: 0.105, colours: ['#5a2c12', '#7e4420'], wide: 0.27 },
  { kind: 'leaf', form: 'maple', size: 0.09, colours: ['#8a8a28', '#d0a030'], tilt: 4 },
]
const WHEAT: Bare[] = [
  { kind: 'leaf', form: 'blade', size: 0.09, colours: ['#8a6a30', '#d8b870'], wide: 0.035 },
  { kind: 'leaf', form: 'blade', size: 0.075, colours: ['#7a5a28', '#c8a45a'], wide: 0.04, tilt: 10 },
]
const BERRIES: Bare[] = [
  { kind: 'egg', size: 0.014, colours: ['#a81a14', '#7a0c0c'], tilt: 40 },
  { kind: 'egg', size: 0.012, colours: ['#c22a1a', '#8a100c'], tilt: 70 },
  { kind: 'egg', size: 0.0135, colours: ['#b0201a', '#7a0c0c'], tilt: 20 },
]
const NUTS: Bare[] = [
  { kind: 'acorn', size: 0.05, colours: ['#8a5a26', '#c8923e'] },
  { kind: 'acorn', size: 0.046, colours: ['#7a4a1e', '#b07c34'] },
]
const ASTERS: Bare[] = [
  { kind: 'daisy', size: 0.056, colours: ['#8a2a10', '#d8682a'], rays: 24, tilt: 12 },
  { kind: 'rose', size: 0.05, colours: ['#6a1018', '#a82a2c'], open: 0.6, tilt: -46 },
  { kind: 'daisy', size: 0.044, colours: ['#c88a1a', '#f0c040'], rays: 20, tilt: -38 },
  { kind: 'rose', size: 0.058, colours: ['#a8480c', '#eaa050'], tilt: 26 },
  { kind: 'daisy', size: 0.036, colours: ['#5a1420', '#9c2a38'], rays: 16, tilt: 20 },
]

export default definePhotoFrame({
  name: 'autumn-frame',
  summary: 'An oval portrait in a wreath of turned leaves, hips and acorns',
  samples: [{ url: '{samples}/portrait.jpg' }, { url: '{samples}/landscape.jpg' }],
  recipe: {
    shape: [1024, 1280],
    light: 'studio',
    steps: [
      ...ovalPortrait(
        {
          do: 'plate',
          kind: 'wood',
          scale: 0.8,
          relief: 0.5,
          colours: [
            [0.2, 0.115, 0.062],
            [0.085, 0.044, 0.022],
          ],
          spot: { at: [0.2, 0.1], size: 0.9, rest: 0.42, power: 0.8 },
        },
        [
          // A low October sun, and greens that have turned.
          {
            kind: 'grade',
            contrast: 0.12,
            saturation: 0.82,
            darks: [1.1, 0.93, 0.74],
            lights: [1.06, 0.98, 0.84],
            grain: 0.1,
          },
          { kind: 'lamplight', at: [0.1, 0.05], reach: 1, rest: 0.72, gain: 1.1, light: [1.05, 0.95, 0.78] },
        ],
      ),
      {
        do: 'foreground',
        steps: [
          ...GILT,
          { do: 'solids', things: along({ from: 40, to: 236, count: 14, out: [0, 0.03], sway: 60, things: WHEAT }, 7) },
          {
            do: 'solids',
            things: along({ from: 16, to: 238, count: 46, out: [-0.004, 0.036], sway: 70, things: LEAVES }, 3),
          },
          {
            do: 'solids',
            things: along({ from: 26, to: -92, count: 26, out: [-0.002, 0.034], sway: 70, things: LEAVES }, 8),
          },
          {
            do: 'solids',
            things: along({ from: 30, to: 220, count: 26, out: [0.004, 0.04], sway: 90, things: BERRIES }, 5),
          },
          {
            do: 'solids',
            things: along({ from: 0, to: -74, count: 10, out: [0.004, 0.034], sway: 90, things: BERRIES }, 4),
          },
          { do: 'solids', things: along({ from: 78, to: 182, count: 9, out: [0.008, 0.03], things: ASTERS }, 2) },
          { do: 'solids', things: along({ from: -20, to: -58, count: 3, out: [0.01, 0.02], things: ASTERS }, 6) },
          {
            do: 'solids',
            things: along({ from: 190, to: 232, count: 5, out: [0, 0.036], sway: 50, things: NUTS }, 9),
          },
        ],
      },
    ],
    finish: { tone: 'soft', vignette: 0.24, bloom: { strength: 0.1 } },
  },
})
