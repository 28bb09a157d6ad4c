import { join } from 'node:path'
import { definePhotoFrame } from '@gateway/sdk-plugin/photo-frame'
import { steam } from './steam.ts'

const surface = { kind: 'surface', of: 'led', sheets: [6, 4] } as const

/** Lamps have deeper darks and purer colours than paper. */
const crisp = { kind: 'grade', contrast: 0.35, saturation: 1.15, grain: 0 } as const

/** The roof, without what stands on it: the hoarding's legs and rail, the vent, the pipes. */
const ROOF = [
  'M0 622L300 606L312 584H402V622H904V572H926V562H1036V606L1174 664L1172 742L1162 756L1184 768L1232 766L1242 752L1228 742',
  'L1230 668L1280 676V960H0ZM414 584H522V612H414ZM546 584H742V612H546ZM770 584H866L882 612H770Z',
].join('')

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
            spill: { at: [0.5, 0.51], reach: [0.62, 0.5], strength: 9, base: 0.012 },
          },
          { input: 'url2', treat: [surface], standIn: 'film' },
          { input: 'url3', treat: [surface], standIn: 'concert', gain: 0.65 },
        ],
      },
      {
        do: 'wetGround',
        view: [1280, 960],
        ground: ROOF,
        horizon: 0.5,
        puddles: 0.6,
        patch: 2.4,
        ripple: 0.012,
        streak: 0.07,
        grain: 0.35,
        mirror: [0.97, 0.9],
        damp: [0.95, 0.5],
        colour: [0.06, 0.055, 0.055],
        lit: 6,
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
