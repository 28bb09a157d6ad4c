import { area, definePhotoFrame, line, ornaments, sheetSize, words, shade } from '@gateway/sdk-plugin/photo-frame'
import { PHOTO, SUMMIT, WINDOW } from './summit.ts'

const SHAPE = [1080, 1280] as const
/** The frame with its moulding, and the photo in it. */
const FRAME = [660, 800] as const
const [left, top, width, height] = PHOTO
const BAR = 20

/** One side of the moulding: lit along its outer edge, dark in the groove, lit again at its lip. */
const side = (path: string, from: [number, number], to: [number, number], inks: string[]) =>
  area(path, { from, to, inks })

export default definePhotoFrame({
  name: 'motivator',
  summary: 'An office poster with a word to live by, framed in black',
  samples: [
    { url: '{samples}/portrait.jpg', title: 'Courage' },
    { url: '{samples}/landscape.jpg', title: 'Perseverance' },
  ],
  recipe: {
    shape: SHAPE,
    light: 'party',
    steps: [
      {
        do: 'scene',
        steps: [
          {
            do: 'plate',
            kind: 'linen',
            scale: 0.5,
            relief: 0.25,
            colours: [
              [0.5, 0.5, 0.46],
              [0.45, 0.45, 0.42],
            ],
            spot: { at: [0.3, 0.06], size: 0.75, rest: 0.42, power: 0.75 },
          },
        ],
      },
      {
        do: 'sheet',
        at: [0.5, 0.495],
        size: sheetSize(FRAME, 0.935, SHAPE[0] / SHAPE[1]),
        shadows: [
          { offset: [0.002, 0.005], blur: 0.004, strength: 0.7 },
          { offset: [0.012, 0.022], blur: 0.014, strength: 0.5 },
          { offset: [0.022, 0.045], blur: 0.04, strength: 0.45 },
        ],
        steps: [
          {
            do: 'artwork',
            view: FRAME,
            blend: 'over',
            marks: [
              area(ornaments.rectangle([0, 0, 660, 800]), '#141416'),
              side('M0 0H660L640 20H20Z', [0, 0], [0, BAR], ['#77736d', '#2a2928', '#151515', '#3f3d3b']),
              side('M0 0L20 20V780L0 800Z', [0, 0], [BAR, 0], ['#5b5854', '#222120', '#111111', '#302f2d']),
              side('M660 0L640 20V780L660 800Z', [660, 0], [640, 0], ['#1f1e1d', '#121212', '#0b0b0b', '#2a2928']),
              side('M0 800L20 780H640L660 800Z', [0, 800], [0, 780], ['#191817', '#0e0e0e', '#090909', '#383633']),
              // The moulding stands before the print, and keeps light from it.
              side('M20 20H640V40H20Z', [0, 20], [0, 40], ['#050506', '#050506', '#141416']),
              side('M20 20H34V780H20Z', [20, 0], [34, 0], ['#060607', '#141416']),
            ],
          },
          {
            do: 'artwork',
            view: FRAME,
            clip: WINDOW,
            blend: 'over',
            // Far behind, as a portrait lens shows it.
            soft: 0.0018,
            marks: SUMMIT,
          },
          {
            do: 'photo',
            at: [(left + width / 2) / FRAME[0], (top + height / 2) / FRAME[1]],
            size: [width / FRAME[0], height / FRAME[1]],
            headroom: 0.2,
            blend: 'over',
            treat: [
              {
                kind: 'staged',
                ambient: [0.5, 0.5, 0.56],
                lamps: [
                  { from: [-0.8, -0.4], colour: [0.86, 0.56, 0.28], rim: 2.4 },
                  { from: [0.8, -0.4], colour: [0.16, 0.2, 0.32], rim: 0.8 },
                ],
              },
              {
                kind: 'grade',
                contrast: 0.5,
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
          {
            do: 'artwork',
            view: FRAME,
            blend: 'light',
            // The room's window, far off and soft in the glass: over the photo and the mat alike.
            marks: [
              area('M20 20H640V780H20Z', {
                from: [120, 20],
                to: [560, 560],
                inks: ['#3c3f4290', '#26282a80', '#10111200'],
              }),
              ...Array.from({ length: 5 }, (_, at) =>
                area(
                  `M${424 + at * 12} 20H${600 - at * 12}L${470 - at * 12} 780H${294 + at * 12}Z`,
                  { from: [560, 20], to: [380, 780], inks: ['#4a5058', '#2a2e33', '#08090a'] },
                  { opacity: 0.16 },
                ),
              ),
            ],
          },
        ],
      },
    ],
    finish: { ...shade.SUNNY, exposure: 0.96, vignette: 0.3 },
  },
})
