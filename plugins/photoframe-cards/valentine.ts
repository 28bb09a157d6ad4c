import { definePhotoFrame, shade } from '@gateway/sdk-plugin/photo-frame'
import {
  card,
  foil,
  glossy,
  heart,
  on,
  paperOn,
  type Place,
  pressed,
  stock,
  type Thing,
  type Things,
  words,
  SUNNY,
} from './kit.ts'
import { heartPoints, lace } from './lace.ts'

/** A heart of 130 × 120 mm on a doily. */
const HEART: Place = { at: [0.47, 0.49], height: 0.98, view: [1340, 1280], turn: -3 }
const DOILY = lace(heartPoints(60, 60, 1220, 1160), 84)
const TAG: Place = { at: [0.845, 0.86], height: 0.21, view: [420, 260], turn: 9 }

const RED = [
  [0.2, 0.004, 0.009],
  [0.46, 0.012, 0.022],
] as const

const leaf = (x: number, y: number, size: number, turn: number): Thing => {
  return { kind: 'leaf', at: [x, y], size, turn, wide: 0.34 }
}
/** Sepals below a head: they hold it to its stalk. */
const sepals = (x: number, y: number, turn: number, size: number): Things => {
  return [-62, -26, 8, 44].map((aside) => {
    return { kind: 'leaf', form: 'blade', wide: 0.11, at: [x, y], size, turn: turn + aside, tilt: 6 }
  })
}

const things: Things = [
  { kind: 'stem', at: [0.93, 0.2], size: 0.55, turn: 102, radius: 0.0125, bend: -0.05 },
  { kind: 'stem', at: [0.835, 0.4], size: 0.345, turn: 78, radius: 0.012, bend: 0.06 },
  leaf(0.925, 0.47, 0.15, 28),
  leaf(0.915, 0.42, 0.15, 172),
  leaf(0.905, 0.58, 0.12, 12),
  leaf(0.868, 0.6, 0.12, 196),
  ...sepals(0.829, 0.415, 84, 0.06),
  { kind: 'rose', at: [0.83, 0.425], size: 0.075, tilt: 66, turn: -8, colours: RED, open: 0.15 },
  ...sepals(0.922, 0.26, 100, 0.09),
  { kind: 'rose', at: [0.915, 0.185], size: 0.122, tilt: 30, turn: 14, colours: RED, open: 0.95 },
  { kind: 'bow', at: [0.875, 0.735], size: 0.09, turn: 8, colour: '#e6c9b4', tails: 1.2 },
  // A rose that was laid down in the corner, and what fell from it.
  { ...leaf(0.075, 0.86, 0.16, -58), soft: 0.0016 },
  { ...leaf(0.1, 0.92, 0.16, 4), soft: 0.0016 },
  { ...leaf(0.02, 0.84, 0.14, -110), soft: 0.0016 },
  { kind: 'rose', at: [0.118, 0.865], size: 0.06, tilt: 62, turn: 40, colours: RED, open: 0.2, soft: 0.001 },
  { kind: 'rose', at: [0.045, 0.92], size: 0.115, tilt: 28, turn: -20, colours: RED, open: 0.9, soft: 0.0014 },
  { kind: 'petal', at: [0.175, 0.935], size: 0.066, turn: 20, colours: RED },
  { kind: 'petal', at: [0.205, 0.905], size: 0.056, turn: 150, colours: RED },
  { kind: 'petal', at: [0.225, 0.955], size: 0.06, turn: -70, colours: RED },
  { kind: 'petal', at: [0.045, 0.11], size: 0.07, turn: 40, colours: RED },
  { kind: 'petal', at: [0.075, 0.07], size: 0.056, turn: 170, colours: RED },
]

export default definePhotoFrame({
  name: 'valentine',
  summary: 'A heart on a lace doily, with a rose, on red satin',
  samples: [{ url: '{samples}/portrait.jpg' }, { url: '{samples}/landscape.jpg' }],
  recipe: {
    light: 'studio',
    steps: [
      {
        do: 'scene',
        steps: [
          {
            do: 'plate',
            kind: 'satin',
            scale: 1.1,
            relief: 1.4,
            colours: [[0.3, 0.006, 0.02]],
            spot: { at: [0.3, 0.2], size: 1.1, rest: 0.45, power: 0.75 },
          },
          pressed(HEART, DOILY, paperOn([0.9, 0.87, 0.84], 2.5)),
          pressed(HEART, heart(190, 205, 960, 900), [
            {
              do: 'shadow',
              grow: 0,
              layers: [
                { blur: 0.004, lift: 0.006, strength: 0.5 },
                { blur: 0.02, lift: 0.02, strength: 0.4 },
              ],
            },
            {
              do: 'surface',
              profile: { kind: 'round', width: 0.012, height: 0.006 },
              bumps: [{ kind: 'grain', amount: 0.0002, scale: 0.01 }],
              material: { colour: [0.42, 0.012, 0.03], metal: 0, rough: 0.7 },
            },
          ]),
        ],
      },
      {
        do: 'sheet',
        ...on(HEART, [250, 262, 840, 790]),
        outline: { path: heart(0, 0, 840, 790), view: [840, 790] },
        steps: [{ do: 'photo', headroom: 0.29, gain: 0.94, treat: glossy() }],
      },
      card(TAG, [
        stock(['#f4ecdd', '#efe4d0']),
        words(TAG.view, 'Be mine', [30, 50, 360, 150], { font: 'script', size: 120, fill: '#8c1626' }),
      ]),
      {
        do: 'foreground',
        steps: [
          pressed(HEART, heart(250, 262, 840, 790), [
            { do: 'fill', colour: '#14060a', line: 0.006, blur: 0.006, opacity: 0.55, blend: 'multiply' },
          ]),
          pressed(HEART, heart(236, 249, 868, 817) + heart(254, 266, 832, 782), foil()),
          { do: 'solids', things, shadow: 0.8 },
        ],
      },
      shade.belowLamp({ at: [0.25, 0.1], strength: 0.5 }),
    ],
    finish: SUNNY,
  },
})
