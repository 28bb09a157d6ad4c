import { join } from 'node:path'
import { area, definePhotoFrame, line, ornaments, words } from '@gateway/sdk-plugin/photo-frame'
import { DAWN, MASSIF, PHOTO, SEEN, WINDOW } from './summit.ts'

const SHAPE = [1080, 1280] as const
/** The board as far as the middle of its moulding, and the photo on it. */
const FRAME = [660, 800] as const
const [left, top, width, height] = PHOTO
/** Shoulders run out of the window: so much of the photo lies behind the mat below it. */
const BELOW = 26

export default definePhotoFrame({
  name: 'motivator',
  summary: 'An office poster with a word to live by, framed in black',
  samples: [
    { url: '{samples}/portrait.jpg', title: 'Courage' },
    { url: '{samples}/landscape.jpg', title: 'Perseverance' },
  ],
  recipe: {
    shape: SHAPE,
    steps: [
      {
        do: 'baked',
        plate: join(import.meta.dirname, 'plates', 'motivator'),
        slots: [
          {
            sheet: [
              {
                do: 'artwork',
                view: FRAME,
                blend: 'over',
                marks: [area(ornaments.rectangle([0, 0, 660, 800]), '#141416')],
              },
              {
                do: 'photo',
                input: 'none',
                standIn: 'alps',
                at: [MASSIF.at[0] / FRAME[0], MASSIF.at[1] / FRAME[1]],
                size: [MASSIF.size / FRAME[0], MASSIF.size / FRAME[1]],
                outline: SEEN,
                blend: 'over',
                treat: [
                  {
                    kind: 'grade',
                    contrast: 0.36,
                    saturation: 1,
                    exposure: 0.86,
                    soft: 0.0004,
                    darks: [0.9, 0.92, 1.2],
                    lights: [1.22, 1, 0.82],
                    grain: 0,
                  },
                ],
              },
              { do: 'artwork', view: FRAME, clip: WINDOW, blend: 'over', marks: DAWN },
              {
                do: 'photo',
                at: [(left + width / 2) / FRAME[0], (top + (height + BELOW) / 2) / FRAME[1]],
                size: [width / FRAME[0], (height + BELOW) / FRAME[1]],
                outline: { path: ornaments.rectangle([0, 0, width, height]), view: [width, height + BELOW] },
                headroom: 0.19,
                blend: 'over',
                treat: [
                  {
                    kind: 'staged',
                    ambient: [0.36, 0.36, 0.44],
                    lamps: [
                      { from: [-0.9, -0.3], colour: [1.5, 0.98, 0.56], rim: 6, front: 0.36 },
                      { from: [0.8, -0.4], colour: [0.4, 0.5, 0.78], rim: 3 },
                    ],
                  },
                  {
                    kind: 'grade',
                    contrast: 0.16,
                    saturation: 1.02,
                    darks: [0.86, 0.95, 1.12],
                    lights: [1.04, 1, 0.93],
                    corners: 0.6,
                  },
                ],
              },
              {
                do: 'artwork',
                view: FRAME,
                blend: 'over',
                marks: [
                  // The mat's window is cut at a slant: its core is white, lit from above on the lower and the right side.
                  area('M79 78H581L575 84H85Z', '#8f8c86'),
                  area('M79 78V566L85 560V84Z', '#a29f98'),
                  area('M79 566H581L575 560H85Z', '#f2efe8'),
                  area('M581 78V566L575 560V84Z', '#dedad2'),
                  area('M85 84H575V96H85Z', { from: [0, 84], to: [0, 96], inks: ['#000000a0', '#00000000'] }),
                  area('M85 84V560H95V84Z', { from: [85, 0], to: [95, 0], inks: ['#00000080', '#00000000'] }),
                  words(
                    { input: 'title', default: 'Determination', description: 'The word below the photo' },
                    [52, 592, 556, 66],
                    { font: 'roman', weight: 600, case: 'upper', spacing: 0.14, size: 76, fill: '#f3f0e8' },
                  ),
                  line('M270 676H390', 1, '#a8a49a'),
                  words('Every summit was once a horizon\nthat somebody kept walking towards.', [70, 686, 520, 54], {
                    font: 'book',
                    italic: true,
                    lines: 2,
                    size: 22,
                    lineHeight: 1.22,
                    spacing: 0.02,
                    fill: '#d2cec4',
                  }),
                ],
              },
              // The office's window in the glass before it.
              {
                do: 'artwork',
                view: FRAME,
                blend: 'light',
                soft: 0.006,
                marks: [
                  area('M330 0H520L250 800H60Z', {
                    from: [480, 0],
                    to: [120, 800],
                    inks: ['#4a535e', '#2a3038', '#0c0f13', '#000000'],
                  }),
                  area('M548 0H590L320 800H278Z', {
                    from: [570, 0],
                    to: [300, 800],
                    inks: ['#343c46', '#1a1f25', '#000000'],
                  }),
                ],
              },
            ],
          },
        ],
      },
    ],
    finish: { tone: 'film', vignette: 0.3 },
  },
})
