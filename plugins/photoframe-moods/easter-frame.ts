import { join } from 'node:path'
import { definePhotoFrame, type FrameRecipe, ornaments } from '@gateway/sdk-plugin/photo-frame'

type Sheet = Extract<
  Extract<FrameRecipe['steps'][number], { do: 'baked' }>['slots'][number],
  { sheet: unknown }
>['sheet'][number]

/** The photo's oval fills this, 204 × 268 mm, in half millimetres. */
const VIEW = [408, 536] as const
const inner = (by: number) => ornaments.oval(204, 268, 204 - by, 268 - by)

/** A narrow moulding of old gilt holds the glass: light on its bevel towards the window, dark where it turns away. */
const moulding: Sheet[] = [
  {
    // Its shade on the photo, broad below the side that stands before the window.
    do: 'artwork',
    view: VIEW,
    blend: 'ink',
    soft: 0.012,
    opacity: 0.62,
    marks: [
      {
        draw: 'path',
        path: `${ornaments.rectangle([-60, -60, 528, 656])}${ornaments.oval(210, 276, 186, 248)}`,
        rule: 'evenodd',
        fill: '#2c281c',
      },
    ],
  },
  {
    do: 'artwork',
    view: VIEW,
    blend: 'over',
    marks: [
      { path: inner(8), width: 16, inks: ['#b8904a', '#94702e', '#c8a35c', '#7a5a24', '#b08a48'] },
      { path: inner(6), width: 5.5, inks: ['#fff2c8', '#e8c67c', '#c49c50', '#8e6c30', '#e0bc70'] },
      { path: inner(11.6), width: 1.6, inks: ['#6a4c1c', '#4a340f', '#7c5c26', '#5e4416', '#6a4c1c'] },
      { path: inner(14.6), width: 2.6, inks: ['#8a682c', '#6a4e1c', '#b89450', '#fbe6a8', '#f0d28a'] },
    ].map(({ path, width, inks }) => ({
      draw: 'path' as const,
      path,
      line: { paint: { from: [40, 60] as const, to: [368, 476] as const, inks }, width },
    })),
  },
]

const WALL = [1024, 1280] as const
const PANES =
  'M-20 -40L470 -80L512 188L64 226ZM506 -82L880 -112L926 154L546 186ZM72 262L518 224L692 1190L240 1230Z' +
  'M552 222L932 190L1112 1154L728 1186Z'
const unlit = { draw: 'path', path: `M-80 -80H1104V1360H-80Z${PANES}`, fill: '#6f7a82' } as const

export default definePhotoFrame({
  name: 'easter-frame',
  summary: 'An oval portrait in willow twigs and spring flowers, above a nest with dyed eggs',
  samples: [{ url: '{samples}/portrait.jpg' }, { url: '{samples}/landscape.jpg' }],
  recipe: {
    shape: [1024, 1280],
    steps: [
      {
        do: 'baked',
        plate: join(import.meta.dirname, 'plates', 'easter_frame'),
        slots: [
          {
            sheet: [
              {
                do: 'photo',
                headroom: 0.14,
                beyond: 0.4,
                small: 0.68,
                treat: [
                  // The window is to the upper left: there what is wound around the photo keeps the light off it.
                  { kind: 'lamplight', at: [0.6, 0.62], reach: 0.62, rest: 0.5, gain: 1.16, light: [1, 0.98, 0.94] },
                  // Its panes in the glass.
                  {
                    kind: 'glare',
                    at: [0.2, 0.26],
                    size: [0.34, 0.52],
                    lean: 0.4,
                    strength: 0.15,
                    foot: 0.12,
                    soft: 0.02,
                  },
                ],
              },
              ...moulding,
            ],
          },
        ],
      },
      // That window's sun on the wall: what hangs there is in it, its bars and the wall around are not.
      { do: 'artwork', view: WALL, opacity: 0.7, soft: 0.014, marks: [unlit] },
    ],
    finish: { tone: 'soft', exposure: 1.12, tint: [1.03, 1, 0.95], vignette: 0.18, bloom: { strength: 0.1 } },
  },
})
