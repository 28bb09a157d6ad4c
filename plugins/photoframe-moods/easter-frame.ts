import { definePhotoFrame } from '@gateway/sdk-plugin/photo-frame'
import { along, type Bare, GILT, ovalPortrait } from './wreath.ts'

const GRASS: Bare[] = [
  { kind: 'leaf', form: 'blade', size: 0.15, colours: ['#3c6a1e', '#86b84a'], wide: 0.06 },
  { kind: 'leaf', form: 'blade', size: 0.12, colours: ['#2e5a1c', '#6da23c'], wide: 0.07, tilt: 10 },
  { kind: 'leaf', form: 'blade', size: 0.17, colours: ['#4a7a2a', '#a2c860'], wide: 0.05, tilt: -8 },
]
const TWIGS: Bare[] = [
  { kind: 'stem', size: 0.12, colours: ['#3a2416', '#5c3c22'], radius: 0.02, bend: 0.06 },
  { kind: 'stem', size: 0.1, colours: ['#432a18', '#664428'], radius: 0.02, bend: -0.06 },
]
const CATKINS: Bare[] = [
  { kind: 'catkin', size: 0.032, tilt: 75 },
  { kind: 'catkin', size: 0.027, tilt: 85 },
]
const FLOWERS: Bare[] = [
  { kind: 'daffodil', size: 0.066, tilt: 18 },
  { kind: 'daisy', size: 0.032, tilt: -12 },
  { kind: 'daffodil', size: 0.056, colours: ['#f2e6c0', '#fbf6e4'], tilt: -16 },
  { kind: 'daisy', size: 0.028, colours: ['#e9c4d4', '#f8e6ee'], tilt: 14 },
]
const EGGS: Bare[] = [
  { kind: 'egg', size: 0.05, colours: ['#bcd9e6', '#f6f4ea', '#5f97b4'], pattern: 'bands', tilt: 80 },
  { kind: 'egg', size: 0.047, colours: ['#f3d36b', '#d9703a'], pattern: 'dots', tilt: 70 },
  { kind: 'egg', size: 0.052, colours: ['#e6a3b0', '#fbeef0', '#b2566c'], pattern: 'zigzag', tilt: 84 },
  { kind: 'egg', size: 0.046, colours: ['#b9d69a', '#fdfbe8', '#6b9a4a'], pattern: 'flowers', tilt: 74 },
  { kind: 'egg', size: 0.048, colours: ['#d9c6e6', '#8a6aa8'], pattern: 'speckled', tilt: 80 },
]

export default definePhotoFrame({
  name: 'easter-frame',
  summary: 'An oval portrait above painted eggs and daffodils',
  samples: [{ url: '{samples}/portrait.jpg' }, { url: '{samples}/landscape.jpg' }],
  recipe: {
    shape: [1024, 1280],
    light: 'studio',
    steps: [
      ...ovalPortrait({ do: 'plate', kind: 'paper', scale: 0.8, relief: 0.3, colours: ['#eef2e2', '#d9e2c8'] }),
      {
        do: 'foreground',
        steps: [
          GILT,
          {
            do: 'solids',
            things: along({ from: 150, to: 262, count: 7, out: [0.004, 0.012], sway: 14, things: TWIGS }, 4),
          },
          {
            do: 'solids',
            things: along({ from: 30, to: -62, count: 6, out: [0.004, 0.012], sway: 14, things: TWIGS }, 9),
          },
          {
            do: 'solids',
            things: along({ from: 158, to: 268, count: 15, out: [-0.004, 0.026], sway: 30, things: CATKINS }, 6),
          },
          {
            do: 'solids',
            things: along({ from: 22, to: -70, count: 13, out: [-0.004, 0.026], sway: 30, things: CATKINS }, 2),
          },
          {
            do: 'solids',
            things: along({ from: 92, to: 172, count: 17, out: [-0.01, 0.05], sway: 70, things: GRASS }, 3),
          },
          {
            do: 'solids',
            things: along({ from: 88, to: 10, count: 17, out: [-0.01, 0.05], sway: 70, things: GRASS }, 8),
          },
          { do: 'solids', things: along({ from: 118, to: 176, count: 6, out: [0.004, 0.045], things: FLOWERS }, 5) },
          { do: 'solids', things: along({ from: 58, to: 8, count: 5, out: [0.004, 0.04], things: FLOWERS }, 7) },
          {
            do: 'solids',
            things: along({ from: 116, to: 62, count: 5, out: [0.012, 0.042], sway: 60, things: EGGS }, 1),
          },
        ],
      },
    ],
    finish: { tone: 'soft', vignette: 0.18, bloom: { strength: 0.1 } },
  },
})
