import { definePhotoFrame } from '@gateway/sdk-plugin/photo-frame'
import { along, type Bare, GILT, ovalPortrait } from './wreath.ts'

const LEAVES: Bare[] = [
  { kind: 'leaf', size: 0.1, colours: ['#8c2a10', '#c8481a'], wide: 0.34, tilt: 8 },
  { kind: 'leaf', size: 0.085, colours: ['#b8861c', '#e8b838'], wide: 0.4, tilt: -10 },
  { kind: 'leaf', size: 0.11, colours: ['#5a2c12', '#8a4a20'], wide: 0.26 },
  { kind: 'leaf', size: 0.09, colours: ['#a84414', '#e2842a'], wide: 0.36, tilt: 12 },
  { kind: 'leaf', size: 0.08, colours: ['#7a1418', '#a82a22'], wide: 0.3, tilt: -6 },
  { kind: 'leaf', size: 0.09, colours: ['#6a6a20', '#b0a03a'], wide: 0.3 },
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
  { kind: 'egg', size: 0.026, colours: ['#6a3c1a', '#8a5426'], pattern: 'speckled', tilt: 80 },
  { kind: 'egg', size: 0.022, colours: ['#5a2c12', '#7a4420'], pattern: 'plain', tilt: 60 },
]
const DAHLIAS: Bare[] = [
  { kind: 'rose', size: 0.06, colours: ['#9a3a10', '#e8913a'], open: 1.1, tilt: 10 },
  { kind: 'rose', size: 0.052, colours: ['#7a1420', '#b8383a'], open: 1, tilt: -12 },
  { kind: 'daisy', size: 0.042, colours: ['#c88a1a', '#f0c040'], rays: 22, tilt: 12 },
]

export default definePhotoFrame({
  name: 'autumn-frame',
  summary: 'An oval portrait in a wreath of turned leaves, hips and nuts',
  samples: [{ url: '{samples}/portrait.jpg' }, { url: '{samples}/landscape.jpg' }],
  recipe: {
    shape: [1024, 1280],
    light: 'studio',
    steps: [
      ...ovalPortrait({ do: 'plate', kind: 'wood', scale: 1.3 }),
      {
        do: 'foreground',
        steps: [
          GILT,
          { do: 'solids', things: along({ from: 40, to: 236, count: 14, out: [0, 0.03], sway: 60, things: WHEAT }, 7) },
          {
            do: 'solids',
            things: along({ from: 20, to: 228, count: 46, out: [-0.006, 0.028], sway: 60, things: LEAVES }, 3),
          },
          {
            do: 'solids',
            things: along({ from: 10, to: -80, count: 20, out: [-0.006, 0.024], sway: 60, things: LEAVES }, 8),
          },
          {
            do: 'solids',
            things: along({ from: 30, to: 220, count: 26, out: [-0.004, 0.036], sway: 90, things: BERRIES }, 5),
          },
          {
            do: 'solids',
            things: along({ from: 0, to: -74, count: 10, out: [-0.004, 0.03], sway: 90, things: BERRIES }, 4),
          },
          { do: 'solids', things: along({ from: 84, to: 176, count: 6, out: [0.004, 0.022], things: DAHLIAS }, 2) },
          { do: 'solids', things: along({ from: -28, to: -52, count: 2, out: [0.008, 0.014], things: DAHLIAS }, 6) },
          {
            do: 'solids',
            things: along({ from: 62, to: 206, count: 5, out: [0.052, 0.07], sway: 90, things: NUTS }, 9),
          },
        ],
      },
    ],
    finish: { tone: 'soft', vignette: 0.24, bloom: { strength: 0.1 } },
  },
})
