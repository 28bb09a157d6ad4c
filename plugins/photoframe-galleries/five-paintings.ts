import { join } from 'node:path'
import { definePhotoFrame } from '@gateway/sdk-plugin/photo-frame'
import { beside, cards, portrait } from './hung.ts'

/** The largest hangs nearest to the eye: its strokes are seen, the lamp over it in its varnish. */
const painted = [
  portrait,
  { kind: 'lamplight', at: [0.5, -0.1], reach: 0.75, rest: 0.5, gain: 0.94, light: [1, 0.94, 0.82] },
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
          { input: 'url2', treat: [beside], standIn: 'sea' },
          { input: 'url3', treat: [beside], standIn: 'bouquet' },
          { input: 'url4', treat: [beside], standIn: 'poppies' },
          { input: 'url5', treat: [beside], standIn: 'hills' },
        ],
      },
      cards('#e4e1d9', [
        { at: [372.8, 633, 413, 659.2], type: ['Bouquet', 'oil on canvas'] },
        { at: [866.9, 593.7, 909.1, 620.4], type: ['Portrait', 'oil on canvas'] },
      ]),
    ],
    finish: { exposure: 1.05, tone: 'film', vignette: 0.2 },
  },
})
