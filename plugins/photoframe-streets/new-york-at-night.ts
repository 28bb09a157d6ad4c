import { join } from 'node:path'
import { definePhotoFrame } from '@gateway/sdk-plugin/photo-frame'

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
        puddles: 0.4,
        patch: 2.4,
        ripple: 0.016,
        streak: 0.07,
        grain: 0.9,
        mirror: [0.95, 0.7],
        damp: [0.95, 0.5],
        colour: [0.06, 0.055, 0.055],
        lit: 6,
      },
    ],
    finish: { tone: 'film', vignette: 0.25, bloom: { strength: 0.35, from: 0.9 } },
  },
})
