import { join } from 'node:path'
import { definePhotoFrame, type FrameRecipe } from '@gateway/sdk-plugin/photo-frame'
import { homes, stonework, TOWN } from './night-fronts.ts'
import { type Eye, onGround } from './on-the-ground.ts'
import { steam } from './steam.ts'

const surface = { kind: 'surface', of: 'led', sheets: [6, 4] } as const

/** Lamps have deeper darks and purer colours than paper. */
const crisp = { kind: 'grade', contrast: 0.35, saturation: 1.15, grain: 0 } as const

/** The roof, without what stands on it: the hoarding's legs, the vent, the pipes. */
const ROOF = [
  'M0 622L300 606L312 548H926V562H1036V606L1174 664L1172 742L1162 756L1184 768L1232 766L1242 752L1228 742',
  'L1230 668L1280 676V960H0ZM526 548H550V568H526ZM740 548H778V568H740Z',
].join('')

type Mark = Extract<FrameRecipe['steps'][number], { do: 'artwork' }>['marks'][number]

/** As in `art/scenes/new_york_at_night.py`. */
const EYE: Eye = { at: [-1.2, -2.6, 1.3], towards: [-0.1, 11], lens: 25.5, shift: 0, ground: 0 }
const felt = (x: number, y: number, to: number, far: number): string => {
  return onGround(EYE, [
    [x, y],
    [to, y],
    [to, far],
    [x, far],
  ])
}
/** Sheets of felt a metre wide, their laps sealed with tar; each row is butted elsewhere; patches where it once let in rain. */
const LAPS = [
  ...Array.from({ length: 17 }, (_, at) => felt(-8 + at, -2, -7.965 + at, 16)),
  ...Array.from({ length: 34 }, (_, at) => {
    const [x, y] = [-8 + (at >> 1), (at % 2) * 7 + 3.4 * Math.abs(Math.sin(3.3 * (at >> 1)))]
    return felt(x, y, x + 1, y + 0.07)
  }),
]
const PATCHES = [felt(-3.4, 2.2, -2.5, 3.3), felt(1.7, 4.6, 2.9, 6), felt(-5.2, 6.8, -4, 8), felt(3.2, 1.6, 4, 2.3)]
const roofing: Mark[] = [
  { draw: 'path', path: PATCHES, rule: 'nonzero', fill: '#0c0b0c70', line: { paint: '#050506b0', width: 3 } },
  { draw: 'path', path: LAPS, rule: 'nonzero', fill: '#060607' },
]

export default definePhotoFrame({
  name: 'new-york-at-night',
  summary: 'Up to three lit hoardings above wet roofs, towers behind',
  samples: [{ url: '{samples}/portrait.jpg' }, { url: '{samples}/landscape.jpg', url3: '{samples}/portrait.jpg' }],
  recipe: {
    seed: 5,
    steps: [
      {
        do: 'baked',
        plate: join(import.meta.dirname, 'plates', 'new_york_at_night'),
        slots: [
          {
            input: 'url',
            gain: 0.8,
            treat: [crisp, surface],
            spill: { at: [0.5, 0.51], reach: [0.95, 0.5], strength: 12, base: 0.018 },
            halo: {
              corners: [
                [0.317, 0.057],
                [0.694, 0.083],
                [0.694, 0.519],
                [0.317, 0.52],
              ],
              reach: 0.34,
              walls: 9,
              air: 0.15,
            },
          },
          { input: 'url2', treat: [surface], standIn: 'film' },
          { input: 'url3', treat: [surface], standIn: 'concert', gain: 0.65 },
        ],
      },
      { do: 'artwork', view: [1280, 960], marks: stonework, clip: TOWN, blend: 'over', opacity: 0.7, soft: 0.0006 },
      { do: 'artwork', view: [1280, 960], marks: homes, clip: TOWN, blend: 'light', opacity: 0.85, soft: 0.0006 },
      {
        do: 'wetGround',
        view: [1280, 960],
        ground: ROOF,
        horizon: 0.5,
        puddles: 0.66,
        patch: 1.5,
        ripple: 0.012,
        streak: 0.07,
        grain: 0.35,
        mirror: [1, 0.24],
        damp: [0.95, 0.3],
        colour: [0.06, 0.055, 0.055],
        lit: 14,
      },
      {
        do: 'artwork',
        view: [1280, 960],
        marks: roofing,
        clip: ROOF,
        blend: 'over',
        opacity: 0.44,
        soft: 0.0012,
        worn: 0.25,
      },
      // A vent and the houses behind breathe into the cold.
      {
        do: 'artwork',
        view: [1280, 960],
        marks: [
          ...steam({ from: [1205, 492], rise: 330, drift: 120, wide: [12, 58], ink: '#e2d2dc' }),
          ...steam({ from: [376, 470], rise: 250, drift: -70, wide: [10, 46], ink: '#d6c4d8' }),
        ],
        clip: 'M0 0H406V500H0ZM1140 0H1280V640H1140Z',
        blend: 'light',
        soft: 0.006,
      },
    ],
    finish: { tone: 'film', vignette: 0.25, bloom: { strength: 0.35, from: 0.9 } },
  },
})
