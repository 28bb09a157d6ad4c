import { join } from 'node:path'
import { definePhotoFrame, type FrameRecipe, ornaments } from '@gateway/sdk-plugin/photo-frame'

type Mark = Extract<FrameRecipe['steps'][number], { do: 'artwork' }>['marks'][number]

/** A number from -1 to 1 for each whole one. */
const any = (n: number) => 2 * (Math.abs(Math.sin(n * 127.1 + 41.7) * 43758.5453) % 1) - 1

/** One hair of the lock: from its cut end through the ribbon, around in a ring and out to its tip. `off` is its place across. */
const hair = (off: number, n: number): string => {
  const [sway, ends] = [any(n + 900), 1 + 0.06 * any(n + 500)]
  const points = Array.from({ length: 64 }, (_, at) => {
    const t = (at / 63) * ends
    const turn = 2.62 - 7.3 * t
    // It is held by the thread, spreads in the ring, and thins out at its tip.
    const held = Math.exp(-(((t - 0.045) / 0.05) ** 2))
    const wide = (0.3 + 1.1 * Math.sin(Math.PI * Math.min(1, 0.08 + 1.05 * t)) ** 0.8) * (1 - 0.6 * held)
    const spread = off * wide + 0.5 * sway * Math.sin(5 * t + 3 * sway) + 0.9 * any(n + 70) * Math.max(0, t - 0.75)
    const far = 13.5 - 3.4 * t + spread
    return [49 + 1.25 * far * Math.cos(turn) + 8 * t * t, 44 + far * Math.sin(turn) - 2 * t] as const
  })
  return ornaments.throughPoints(points)
}

const BROWNS = ['#1c0e07', '#2c180c', '#3f2413', '#54331d', '#6e4629', '#92633c']

/** A lock of hair that was kept, and its shadow. */
const lock: Mark[] = Array.from({ length: 170 }, (_, n): Mark => {
  const off = 2.5 * any(n)
  // The middle of the lock is nearest to the lamp.
  const tone = Math.round(1.4 + 1.6 * any(n + 300) + 2 * (1 - Math.abs(off) / 2.5))
  const paint = BROWNS[Math.max(0, Math.min(BROWNS.length - 1, tone))]!
  return { draw: 'path', path: hair(off, n), line: { paint, width: 0.2 + 0.09 * any(n + 7), round: true } }
})
const under: Mark[] = [-2, -0.7, 0.7, 2].map((off, n) => {
  const path = ornaments.placed(hair(off, n), 0.5, 1.1, 1)
  return { draw: 'path', path, line: { paint: '#1a0206', width: 1.8, round: true } }
})
/** A thread of silk around its cut end, tied in a bow. */
const tied: Mark[] = [
  {
    draw: 'path',
    path: 'M36.2 50.8L43.6 57M36.9 50L44.4 56.2M35.6 51.6L42.8 57.8',
    line: {
      paint: { from: [37, 51], to: [44, 57], inks: ['#c8b27a', '#f6ecca', '#a88a4c'] },
      width: 0.95,
      round: true,
    },
  },
  {
    draw: 'path',
    path:
      'M40.4 54C36 50 31 51 31.4 54.6S37 57 40.4 54C41 59 38 64 41.6 65.4S45 59 40.4 54' +
      'M40.4 54C36 58 34 62 30 62.6M40.4 54C44 60 48 63 47 68',
    line: {
      paint: { from: [30, 50], to: [48, 68], inks: ['#e8d8a4', '#b0945a', '#f4e8c0', '#94783e'] },
      width: 0.8,
      round: true,
    },
  },
]

export default definePhotoFrame({
  name: 'heart_locket',
  summary: 'In an open locket of gold, two hearts on velvet',
  samples: [{ url: '{samples}/portrait.jpg' }, { url: '{samples}/landscape.jpg' }],
  recipe: {
    steps: [
      {
        do: 'baked',
        plate: join(import.meta.dirname, 'plates', 'heart_locket'),
        slots: [
          {
            input: 'url',
            headroom: 0.2,
            small: 0.63,
            beyond: 0.4,
            // The candle in the dome of glass over it.
            treat: [
              { kind: 'lamplight', at: [0.2, 0.1], reach: 0.9, rest: 0.72, gain: 1.12, light: [1, 0.95, 0.86] },
              {
                kind: 'glare',
                shape: 'lamp',
                at: [0.22, 0.2],
                size: [0.2, 0.14],
                lean: -0.5,
                strength: 0.5,
                light: [1, 0.9, 0.72],
              },
            ],
          },
          {
            // Lined with silk, a lock of hair in it.
            sheet: [
              {
                do: 'plate',
                kind: 'charmeuse',
                scale: 0.55,
                colours: [[0.5, 0.03, 0.06]],
                spot: { rest: 1, power: 0 },
              },
              { do: 'artwork', view: [100, 100], marks: under, blend: 'ink', soft: 0.012, opacity: 0.7 },
              { do: 'artwork', view: [100, 100], marks: [...lock, ...tied], blend: 'over' },
            ],
          },
        ],
      },
    ],
    finish: { tone: 'film', vignette: 0.3, bloom: { strength: 0.3, from: 0.9 } },
  },
})
