import { join } from 'node:path'
import { area, definePhotoFrame, type MarkInput } from '@gateway/sdk-plugin/photo-frame'
import { leafShade, mountOf, OVAL, shadeOf } from './oval-mount.ts'

/** Roses and leaves keep the window's light off the photo's rim: most to the upper left, where the window is. */
const SHADES: MarkInput[] = [
  ...Array.from({ length: 24 }, (_, at) => area(leafShade(80 + at * 6.8, at + 7, [20, 9]), '#20140c48')),
  ...Array.from({ length: 9 }, (_, at) => area(leafShade(-84 + at * 15, at + 50, [14, 8]), '#20140c2c')),
]

const BOARD = { width: 8, inks: ['#fffaf0', '#f2eadb', '#dcd2c0'], cut: ['#a89a84', '#e6dcc8', '#ffffff'] } as const

export default definePhotoFrame({
  name: 'flower_frame',
  summary: 'An oval portrait in a wreath of garden roses, blossom and leaves',
  samples: [{ url: '{samples}/portrait.jpg' }, { url: '{samples}/landscape.jpg' }],
  recipe: {
    shape: [1024, 1280],
    steps: [
      {
        do: 'baked',
        plate: join(import.meta.dirname, 'plates', 'flower_frame'),
        slots: [
          {
            sheet: [
              {
                do: 'photo',
                headroom: 0.12,
                size: [0.94, 0.95],
                blend: 'over',
                treat: [
                  // The window is to the upper left: there what is wound around the photo keeps the light off it.
                  { kind: 'lamplight', at: [0.6, 0.62], reach: 0.7, rest: 0.62, gain: 1.16, light: [1, 0.98, 0.94] },
                  // Its panes in the glass.
                  {
                    kind: 'glare',
                    at: [0.2, 0.26],
                    size: [0.3, 0.5],
                    lean: 0.4,
                    strength: 0.085,
                    foot: 0.15,
                    soft: 0.02,
                  },
                ],
              },
              { do: 'artwork', view: OVAL, blend: 'over', soft: 0.007, marks: shadeOf(BOARD) },
              { do: 'artwork', view: OVAL, blend: 'over', marks: mountOf(BOARD) },
              { do: 'artwork', view: OVAL, blend: 'over', soft: 0.009, marks: SHADES },
            ],
          },
        ],
      },
    ],
    finish: {
      tone: 'soft',
      exposure: 1.06,
      saturation: 1.08,
      tint: [1.03, 1, 0.945],
      vignette: 0.2,
      bloom: { strength: 0.1 },
    },
  },
})
