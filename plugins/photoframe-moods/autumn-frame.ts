import { join } from 'node:path'
import { area, definePhotoFrame, type MarkInput } from '@gateway/sdk-plugin/photo-frame'
import { leafShade, mountOf, OVAL, shadeOf } from './oval-mount.ts'

/** What lies around the photo keeps the low sun off its rim, leaf by leaf. */
const SHADES: MarkInput[] = [
  ...Array.from({ length: 26 }, (_, at) => area(leafShade(76 + at * 6.6, at), '#1c0c0488')),
  ...Array.from({ length: 12 }, (_, at) => area(leafShade(-88 + at * 13, at + 40), '#1c0c0448')),
]

const BOARD = { width: 10, inks: ['#e6d8b8', '#d6c4a0', '#c0aa84'], cut: ['#8a7656', '#d8c8a6', '#fff6de'] } as const

export default definePhotoFrame({
  name: 'autumn-frame',
  summary: 'An oval portrait in a wreath of maple leaves, late roses, rowan berries and pumpkins',
  samples: [{ url: '{samples}/portrait.jpg' }, { url: '{samples}/landscape.jpg' }],
  recipe: {
    shape: [1024, 1280],
    steps: [
      {
        do: 'baked',
        plate: join(import.meta.dirname, 'plates', 'autumn_frame'),
        // A low October sun, and greens that have turned.
        slots: [
          {
            sheet: [
              {
                do: 'photo',
                headroom: 0.14,
                size: [0.93, 0.94],
                blend: 'over',
                treat: [
                  { kind: 'lamplight', at: [0.6, 0.56], reach: 0.66, rest: 0.52, gain: 1.14, light: [1.03, 0.98, 0.9] },
                  {
                    kind: 'grade',
                    contrast: 0.12,
                    saturation: 0.82,
                    darks: [1.1, 0.93, 0.74],
                    lights: [1.06, 0.98, 0.84],
                    grain: 0.1,
                  },
                ],
              },
              { do: 'artwork', view: OVAL, blend: 'over', soft: 0.007, marks: shadeOf(BOARD) },
              { do: 'artwork', view: OVAL, blend: 'over', marks: mountOf(BOARD) },
              { do: 'artwork', view: OVAL, blend: 'over', soft: 0.006, marks: SHADES },
            ],
          },
        ],
      },
    ],
    finish: { tone: 'soft', vignette: 0.24, bloom: { strength: 0.1 } },
  },
})
