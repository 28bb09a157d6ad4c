import { definePhotoFrame, ornaments } from '@gateway/sdk-plugin/photo-frame'
import { EVENING, rounded, type SheetStep, standing } from './kit.ts'
import { NIGHT } from './lantern-keep.ts'
import { CLOTH, EMBROIDERY } from './rune-cloth.ts'
import { BRASS, face, gem, metal, part, PICTURE, STEEL, type, VIEW } from './magic-face.ts'

const [left, top, width, height] = PICTURE
/** The picture's place on the card. */
const WINDOW = {
  at: [(left + width / 2) / VIEW[0], (top + 8 + (height - 4) / 2) / VIEW[1]] as const,
  size: [width / VIEW[0], (height - 4) / VIEW[1]] as const,
}
const PAINT = { kind: 'oil' as const, canvas: [0.06, 0.05, 0.06] as const, bare: 0, impasto: 0.26 }

/** The back of a card. */
const BACK: SheetStep[] = [
  {
    do: 'scene',
    steps: [
      {
        do: 'plate',
        kind: 'brocade',
        scale: 0.9,
        colours: [
          [0.05, 0.012, 0.02],
          [0.13, 0.03, 0.05],
        ],
        spot: { rest: 0.7, power: 0.4 },
      },
      part(rounded([0, 0, 720, 1000], 34) + rounded([26, 26, 668, 948], 18), metal(STEEL, 0.01, 0.4)),
      part(rounded([46, 46, 628, 908], 14) + rounded([54, 54, 612, 892], 10), metal(BRASS, 0.004)),
      part(
        [...ornaments.rosette(360, 500, { radius: 190, swing: 34, petals: 12, curves: 1 })],
        [{ do: 'fill', colour: '#120408', opacity: 0.6 }],
      ),
      {
        do: 'shape',
        path: ornaments.rosette(360, 500, { radius: 190, swing: 34, petals: 12, curves: 4 }),
        stroke: 5,
        view: VIEW,
        height: 1,
        steps: metal(BRASS, 0.005),
      },
      part(ornaments.star(360, 500, { points: 8, outer: 130, inner: 52 }), metal(BRASS, 0.02)),
    ],
  },
]

export default definePhotoFrame({
  name: 'magic-card',
  summary:
    'A card of a game of wizards on a violet cloth: an oil portrait in brass and steel, gems, rules in an old hand',
  samples: [{ url: '{samples}/friend.jpg' }, { url: '{samples}/landscape.jpg' }],
  recipe: {
    light: 'studio',
    steps: [
      standing('magic_card', BACK, BACK, [
        face,
        {
          do: 'artwork',
          view: VIEW,
          clip: ornaments.rectangle([left, top + 8, width, height - 4]),
          blend: 'over',
          marks: NIGHT,
          treat: [{ ...PAINT, brush: 0.013 }],
        },
        {
          do: 'photo',
          ...WINDOW,
          headroom: 0.06,
          blend: 'over',
          treat: [
            {
              kind: 'staged',
              ambient: [0.94, 0.92, 1],
              lamps: [
                { from: [0.9, 0.35], colour: [1.7, 0.95, 0.38], rim: 3.2, front: 0.3 },
                { from: [-0.5, -0.7], colour: [0.36, 0.48, 0.74], rim: 1.4 },
              ],
            },
            { kind: 'grade', contrast: 0.14, exposure: 1.12, saturation: 1.1, grain: 0 },
            { ...PAINT, impasto: 0.42, brush: 0.022, likeness: 1, finish: 0.45 },
          ],
        },
        {
          do: 'foreground',
          steps: [
            part(ornaments.rectangle([left, top + 8, width, height - 4]), [
              { do: 'fill', colour: '#0a0406', line: 0.014, blur: 0.012, opacity: 0.75, blend: 'multiply' },
            ]),
            ...gem(360, 657, 20, [0.32, 0.02, 0.36]),
          ],
        },
        type,
      ]),
      ...EMBROIDERY.map((marks) => ({ do: 'artwork', view: CLOTH, blend: 'over', marks, opacity: 0.92 }) as const),
    ],
    finish: EVENING,
  },
})
