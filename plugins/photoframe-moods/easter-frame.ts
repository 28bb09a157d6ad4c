import { definePhotoFrame } from '@gateway/sdk-plugin/photo-frame'
import { along, type Bare, GILT, ovalPortrait, type Thing, twigAlong } from './wreath.ts'

const GRASS: Bare[] = [
  { kind: 'leaf', form: 'blade', size: 0.15, colours: ['#3c6a1e', '#86b84a'], wide: 0.06 },
  { kind: 'leaf', form: 'blade', size: 0.12, colours: ['#2e5a1c', '#6da23c'], wide: 0.07, tilt: 10 },
  { kind: 'leaf', form: 'blade', size: 0.17, colours: ['#4a7a2a', '#a2c860'], wide: 0.05, tilt: -8 },
]
const FLOWERS: Bare[] = [
  { kind: 'daffodil', size: 0.066, tilt: 42 },
  { kind: 'daisy', size: 0.032, tilt: -12 },
  { kind: 'daffodil', size: 0.056, colours: ['#f2e6c0', '#fbf6e4'], tilt: -36 },
  { kind: 'daisy', size: 0.028, colours: ['#e9c4d4', '#f8e6ee'], tilt: 14 },
]
function painted(pattern: 'bands' | 'dots' | 'zigzag' | 'speckled', ...colours: string[]) {
  return { pattern, colours }
}

/** Three eggs in a nest below the photo. */
const NEST: Thing[] = [
  { kind: 'nest', at: [0.5, 0.895], size: 0.115, tilt: 36 },
  {
    kind: 'egg',
    at: [0.447, 0.868],
    size: 0.053,
    tilt: 80,
    turn: -34,
    ...painted('bands', '#bcd9e6', '#f6f4ea', '#5f97b4'),
  },
  {
    kind: 'egg',
    at: [0.553, 0.868],
    size: 0.052,
    tilt: 80,
    turn: 36,
    ...painted('dots', '#f3d36b', '#d9703a', '#fff4d8'),
  },
  {
    kind: 'egg',
    at: [0.5, 0.885],
    size: 0.055,
    tilt: 84,
    turn: 6,
    lift: 0.02,
    ...painted('zigzag', '#e6a3b0', '#fbeef0', '#b2566c'),
  },
]

export default definePhotoFrame({
  name: 'easter-frame',
  summary: 'An oval portrait above painted eggs and daffodils',
  samples: [{ url: '{samples}/portrait.jpg' }, { url: '{samples}/landscape.jpg' }],
  recipe: {
    shape: [1024, 1280],
    light: 'studio',
    steps: [
      ...ovalPortrait({ do: 'plate', kind: 'paper', scale: 0.8, relief: 0.3, colours: ['#eef2e2', '#d9e2c8'] }, [
        { kind: 'lamplight', at: [0.15, 0], reach: 1, rest: 0.78, gain: 1.08, light: [1, 0.99, 0.92] },
      ]),
      {
        do: 'foreground',
        steps: [
          ...GILT,
          {
            do: 'solids',
            things: [
              twigAlong(196, 258, 0.018, { count: 8, long: 0.12 }),
              twigAlong(160, 218, 0.012, { count: 9, long: 0.12 }),
              twigAlong(176, 236, 0.03, { count: 7, long: 0.12 }),
              twigAlong(-14, -66, 0.018, { count: 7, long: 0.13 }),
              twigAlong(22, -34, 0.012, { count: 9, long: 0.12 }),
              twigAlong(8, -46, 0.03, { count: 6, long: 0.13 }),
            ],
          },
          {
            do: 'solids',
            things: along({ from: 98, to: 172, count: 20, out: [0, 0.03], sway: 34, things: GRASS }, 3),
          },
          {
            do: 'solids',
            things: along({ from: 82, to: 10, count: 20, out: [0, 0.03], sway: 34, things: GRASS }, 8),
          },
          { do: 'solids', things: along({ from: 116, to: 178, count: 9, out: [0.006, 0.04], things: FLOWERS }, 5) },
          { do: 'solids', things: along({ from: 58, to: 6, count: 8, out: [0.006, 0.038], things: FLOWERS }, 7) },
          { do: 'solids', things: NEST },
        ],
      },
    ],
    finish: { tone: 'soft', vignette: 0.18, bloom: { strength: 0.1 } },
  },
})
