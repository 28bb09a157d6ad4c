import { join } from 'node:path'
import { definePhotoFrame, type FrameRecipe } from '@gateway/sdk-plugin/photo-frame'
import { unlike } from './house-fronts.ts'
import { fittings, flank, shine } from './parked-car.ts'

const surface = { kind: 'surface', of: 'led', sheets: [6, 4] } as const

type Mark = Extract<FrameRecipe['steps'][number], { do: 'artwork' }>['marks'][number]

/** Left of the trunks and of who walks there, where the far town is seen. */
const FAR = [[925, 976]] as const
/** The evening's haze over the town's foot, and the dark ground between it and the wall. */
const haze: Mark[] = FAR.flatMap(([x, to]): Mark[] => [
  {
    draw: 'path',
    path: `M${x} 400H${to}V488H${x}Z`,
    fill: { from: [0, 400], to: [0, 488], inks: ['#e0a08800', '#d8948a40', '#c98a8a73'] },
  },
  {
    draw: 'path',
    path: `M${x} 486H${to}V494H${x}Z`,
    fill: { from: [0, 486], to: [0, 494], inks: ['#5d4f6e', '#3a3147'] },
  },
])

/** The last light in the air before the town, thickest on its streets. */
const glow: Mark[] = [
  {
    draw: 'path',
    path: 'M922 290H1280V444Q1180 438 1078 470L1060 488H922Z',
    fill: { from: [0, 290], to: [0, 488], inks: ['#000000', '#301a20', '#58302c'] },
  },
]

/** Who is at home in the far town, and who has a blind. */
const homes: Mark[] = (
  [
    [928, 392, 44, 478],
    [1156, 398, 86, 436],
  ] as const
).flatMap(([left, top, wide, foot]): Mark[] => {
  return Array.from({ length: Math.round(wide / 3) }, (_, at): Mark => {
    const x = left + 5.2 * Math.floor((wide / 5.2) * unlike(left + 3 * at))
    const y = top + 7 * Math.floor(((foot - top) / 7) * unlike(left + 7 * at + 1))
    return {
      draw: 'path',
      path: `M${x.toFixed(1)} ${y}h2.3v3.4h-2.3Z`,
      fill: ['#ffcf8ac0', '#ffe2b4a0', '#f0a86090', '#4a3d6a70'][at % 4]!,
    }
  })
})
/** The lamp's light on the wall behind it, on the paving and on the kerb. */
const pool: Mark[] = [
  {
    draw: 'path',
    path: 'M700 489H944V562H700Z',
    fill: { centre: [1112, 486], radius: 250, inks: ['#4e3016', '#3a2410a0', '#1e120840', '#00000000'] },
  },
  {
    draw: 'path',
    path: 'M700 562H940V612H700Z',
    fill: { centre: [1100, 566], radius: 270, inks: ['#54371a', '#3a2511a0', '#22150930', '#00000000'] },
  },
]

export default definePhotoFrame({
  name: 'evening-billboard',
  summary: 'On a lit hoarding beside a wet road, at blue hour',
  samples: [{ url: '{samples}/portrait.jpg' }, { url: '{samples}/landscape.jpg' }],
  recipe: {
    steps: [
      {
        do: 'baked',
        plate: join(import.meta.dirname, 'plates', 'evening_billboard'),
        slots: [
          {
            input: 'url',
            spill: { at: [0.55, 0.5], reach: [0.66, 0.34], strength: 18, base: 0.012 },
            treat: [surface],
            headroom: 0.14,
          },
        ],
      },
      { do: 'artwork', view: [1280, 960], marks: [...haze, ...homes], blend: 'over', soft: 0.0008 },
      { do: 'artwork', view: [1280, 960], marks: glow, blend: 'light', opacity: 0.9, soft: 0.003 },
      { do: 'artwork', view: [1280, 960], marks: pool, blend: 'light', opacity: 0.9, soft: 0.002 },
      { do: 'artwork', view: [1280, 960], marks: flank, opacity: 0.85, soft: 0.0016 },
      { do: 'artwork', view: [1280, 960], marks: fittings, blend: 'over', opacity: 0.94, soft: 0.0006 },
      { do: 'artwork', view: [1280, 960], marks: shine, blend: 'light', opacity: 0.7, soft: 0.0012 },
      {
        do: 'wetGround',
        view: [1280, 960],
        ground: 'M0 556H938V576H0ZM0 612H1280V960H0Z',
        horizon: 0.5,
        puddles: 0.5,
        grain: 0.5,
        patch: 1.9,
        lit: 7,
        ripple: 0.013,
        mirror: [0.95, 0.9],
        damp: [0.85, 0.5],
      },
    ],
    finish: { tone: 'film', vignette: 0.25, bloom: { strength: 0.35, from: 0.9 } },
  },
})
