import { join } from 'node:path'
import { definePhotoFrame, type FrameRecipe } from '@gateway/sdk-plugin/photo-frame'

type Mark = Extract<FrameRecipe['steps'][number], { do: 'artwork' }>['marks'][number]

const VIEW = [1024, 1280] as const
/** The stalk of the outermost violet, and its shadow on the wall. */
const SHADE: Mark[] = [
  { draw: 'path', path: 'M950 604C948 614 938 622 926 626', line: { paint: '#6a655c70', width: 5 } },
]
const STALK: Mark[] = [
  { draw: 'path', path: 'M943 592C942 604 934 613 920 618', line: { paint: '#35552f', width: 3.6 } },
  { draw: 'path', path: 'M942.4 592C941.4 603 933.6 612 920 617', line: { paint: '#6f9460', width: 1.5 } },
]

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
            input: 'url',
            headroom: 0.12,
            treat: [
              // The window is to the upper left: there what is wound around the photo keeps the light off it.
              { kind: 'lamplight', at: [0.6, 0.62], reach: 0.62, rest: 0.5, gain: 1.16, light: [1, 0.98, 0.94] },
              // Its panes in the glass.
              { kind: 'glare', at: [0.2, 0.26], size: [0.3, 0.5], lean: 0.4, strength: 0.085, foot: 0.15, soft: 0.02 },
            ],
          },
        ],
      },
      { do: 'artwork', view: VIEW, blend: 'over', soft: 0.004, marks: SHADE },
      { do: 'artwork', view: VIEW, blend: 'over', soft: 0.0008, marks: STALK },
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
