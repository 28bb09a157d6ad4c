import { definePhotoFrame, ornaments } from '@gateway/sdk-plugin/photo-frame'
import { EVENING, rounded, type SheetStep, standing } from './kit.ts'
import { FINE, FIREFLIES, KEEP, NIGHT, SHINE } from './lantern-keep.ts'
import { CLOTH, EMBROIDERY } from './rune-cloth.ts'
import { border, face, foil, gem, part, PICTURE, type, VIEW } from './magic-face.ts'

const [left, top, width, height] = PICTURE
/** The picture's place on the card. */
const WINDOW = {
  at: [(left + width / 2) / VIEW[0], (top + 8 + (height - 4) / 2) / VIEW[1]] as const,
  size: [width / VIEW[0], (height - 4) / VIEW[1]] as const,
}
/** All that is painted. */
const SCENE = ornaments.rectangle([left, top + 8, width, height - 4])
const PAINT = { kind: 'oil' as const, canvas: [0.06, 0.05, 0.06] as const, bare: 0, impasto: 0.26 }

/** The halves of the star's rays that are printed darker, so that it looks cut: the middle, a tip, the notch after it. */
const FACETS = Array.from({ length: 8 }, (_, ray) => {
  const at = (turn: number, far: number) => {
    const angle = ((ray + turn) * Math.PI) / 4 - Math.PI / 2
    return `${(360 + far * Math.cos(angle)).toFixed(1)} ${(500 + far * Math.sin(angle)).toFixed(1)}`
  }
  return `M360 500L${at(0, 130)}L${at(0.5, 52)}Z`
})

/** The back of a card. */
const BACK: SheetStep[] = [
  {
    do: 'scene',
    steps: [
      {
        do: 'plate',
        kind: 'brocade',
        scale: 0.9,
        relief: 0.3,
        colours: [
          [0.05, 0.012, 0.02],
          [0.13, 0.03, 0.05],
        ],
        spot: { rest: 0.7, power: 0.4 },
      },
      part(rounded([0, 0, 720, 1000], 34) + rounded([26, 26, 668, 948], 18), border),
      part(rounded([46, 46, 628, 908], 14) + rounded([51, 51, 618, 898], 11), foil),
      part(
        [...ornaments.rosette(360, 500, { radius: 190, swing: 34, petals: 12, curves: 1 })],
        [{ do: 'fill', colour: '#120408', opacity: 0.6 }],
      ),
      {
        do: 'shape',
        path: ornaments.rosette(360, 500, { radius: 190, swing: 34, petals: 12, curves: 4 }),
        stroke: 4,
        view: VIEW,
        height: 1,
        steps: foil,
      },
      part(ornaments.star(360, 500, { points: 8, outer: 130, inner: 52 }), foil),
      part(FACETS, [{ do: 'fill', colour: '#4a2408', opacity: 0.55, blend: 'multiply' }]),
    ],
  },
]

export default definePhotoFrame({
  name: 'magic-card',
  summary:
    'A card of a game of wizards on a violet cloth: an oil portrait between lines of gold foil, gems, rules in old type',
  samples: [{ url: '{samples}/friend.jpg' }, { url: '{samples}/landscape.jpg' }],
  recipe: {
    light: 'studio',
    steps: [
      standing('magic_card', BACK, BACK, [
        face,
        {
          do: 'artwork',
          view: VIEW,
          clip: SCENE,
          blend: 'over',
          marks: NIGHT,
          treat: [
            { ...PAINT, brush: 0.02, long: 14 },
            {
              kind: 'grade',
              contrast: 0.1,
              saturation: 0.86,
              darks: [0.5, 0.5, 0.56],
              lights: [0.5, 0.46, 0.46],
              grain: 0,
            },
          ],
        },
        { do: 'artwork', view: VIEW, clip: SCENE, blend: 'over', marks: KEEP, soft: 0.0014, worn: 0.12 },
        { do: 'artwork', view: VIEW, clip: SCENE, blend: 'light', marks: SHINE },
        { do: 'artwork', view: VIEW, clip: SCENE, blend: 'over', marks: FINE },
        {
          do: 'photo',
          ...WINDOW,
          headroom: 0.1,
          beyond: 0.3,
          small: 0.84,
          blend: 'over',
          treat: [
            {
              kind: 'staged',
              wears: 'leather',
              colours: [
                [0.022, 0.02, 0.07],
                [0.3, 0.19, 0.06],
              ],
              calm: true,
              ambient: [0.8, 0.82, 0.96],
              lamps: [
                { from: [0.9, 0.35], colour: [1.25, 0.72, 0.3], rim: 1.2, front: 0.2 },
                { from: [-0.5, -0.7], colour: [0.36, 0.48, 0.74], rim: 0.8 },
              ],
            },
            { kind: 'grade', contrast: 0.04, saturation: 1.06, grain: 0 },
            { ...PAINT, impasto: 0.3, brush: 0.016, long: 12, likeness: 0.8, finish: 0.7, calm: 0.7 },
          ],
        },
        { do: 'artwork', view: VIEW, clip: SCENE, blend: 'light', marks: FIREFLIES },
        {
          do: 'foreground',
          steps: [
            part(SCENE, [
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
