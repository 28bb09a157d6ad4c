import { join } from 'node:path'
import { definePhotoFrame } from '@gateway/sdk-plugin/photo-frame'
import { beside, brushed, cards } from './hung.ts'

/** The largest hangs nearest to the eye: its strokes are seen, the lamp over it in its varnish. */
const painted = [
  { ...brushed, finish: 0.34, varied: 0.8, impasto: 1.1, brush: 0.02 },
  { kind: 'lamplight', at: [0.5, -0.1], reach: 0.75, rest: 0.54, gain: 0.85, light: [1, 0.94, 0.82] },
  {
    kind: 'glare',
    at: [0.5, 0.01],
    size: [0.9, 0.14],
    lean: 0,
    panes: [1, 1],
    soft: 0.06,
    strength: 0.1,
    foot: 0,
    rough: 1,
  },
] as const

/** What hangs beside it is by other hands: long strokes that were drawn together, thick ones, dabs, a wide brush. */
const HANDS = {
  smooth: [{ ...beside, brush: 0.04, long: 22, varied: 0.9, impasto: 0.5, ridges: 2 }],
  thick: [{ ...beside, brush: 0.026, long: 3, varied: 1, impasto: 1.5 }],
  dabbed: [{ ...beside, brush: 0.022, long: 0, varied: 1, impasto: 1.2 }],
  broad: [{ ...beside, brush: 0.042, long: 14, varied: 0.8, impasto: 1 }],
} as const

/** The light of its lamp, which falls off over the canvas; the lower row gets less of it. */
const lamp = (gain: number) =>
  ({ kind: 'lamplight', at: [0.5, -0.15], reach: 0.85, rest: 0.42, gain, light: [1, 0.94, 0.82] }) as const

export default definePhotoFrame({
  name: 'five_paintings',
  summary: 'Up to five pictures on the red wall of an old salon',
  samples: [
    { url: '{samples}/portrait.jpg' },
    { url: '{samples}/portrait.jpg', url2: '{samples}/landscape.jpg', url5: '{samples}/landscape.jpg' },
  ],
  recipe: {
    steps: [
      {
        do: 'baked',
        plate: join(import.meta.dirname, 'plates', 'salon'),
        slots: [
          { input: 'url', treat: [...painted] },
          { input: 'url2', treat: [...HANDS.smooth, lamp(1.1)], standIn: 'sea' },
          { input: 'url3', treat: [...HANDS.thick, lamp(0.86)], standIn: 'bouquet' },
          { input: 'url4', treat: [...HANDS.dabbed, lamp(1.1)], standIn: 'poppies' },
          { input: 'url5', treat: [...HANDS.broad, lamp(0.86)], standIn: 'hills' },
        ],
      },
      cards('#e4e1d9', [
        { at: [364, 629, 422, 664], type: ['Bouquet', 'oil on canvas'] },
        { at: [860, 590, 918, 625], type: ['Portrait', 'oil on canvas'] },
      ]),
    ],
    finish: { exposure: 1.05, tone: 'film', vignette: 0.2 },
  },
})
