import { definePhotoFrame, type FrameRecipe, lying } from '@gateway/sdk-plugin/photo-frame'

type ShapeStep = Extract<FrameRecipe['steps'][number], { do: 'shape' }>
type Surface = Extract<ShapeStep['steps'][number], { do: 'surface' }>

/** The dip pen, in thousandths of its length from the tip of its nib to the end of its holder; where it lies. */
const pen = (path: string | string[], steps: ShapeStep['steps'], stroke?: number): ShapeStep => {
  const lies = { view: [1000, 80], at: [0.962, 0.63], height: 0.05, turn: -70 } as const
  return { do: 'shape', path, ...lies, steps, ...(stroke ? { stroke } : {}) }
}

/** What the pen throws on the paper. */
const SHADOW: ShapeStep['steps'][number] = {
  do: 'shadow',
  tint: '#14100c',
  layers: [
    { blur: 0.0018, lift: 0.003, strength: 0.66 },
    { blur: 0.008, lift: 0.011, strength: 0.42 },
    { blur: 0.022, lift: 0.026, strength: 0.3 },
  ],
}

const turned = (width: number, material: Surface['material']): Surface => {
  return { do: 'surface', profile: { kind: 'round', width, height: width }, material }
}

const PEN: ShapeStep[] = [
  pen('M250 26C420 14 640 16 800 22C900 26 985 32 998 40C985 48 900 54 800 58C640 64 420 66 250 54Z', [
    SHADOW,
    turned(0.011, { colour: [0.1, 0.018, 0.012], metal: 0, rough: 0.3, coat: 0.6, coatRough: 0.16 }),
  ]),
  // Lacquer: a window along its upper side, its own shade along the lower one, where the hand has worn it.
  pen('M256 45C420 55 640 53 800 50C900 47 976 43 992 41C980 48 900 54 800 57C640 63 420 65 256 53Z', [
    { do: 'fill', colour: '#1c0504', opacity: 0.62 },
  ]),
  pen('M262 30.5C420 22 640 24 800 29C850 31 880 32 900 33C860 34 820 33.5 790 33C640 29 430 28 262 34.5Z', [
    { do: 'fill', colour: '#f4cdb8', opacity: 0.5 },
  ]),
  pen(['M272 27V53', 'M286 26V54'], [{ do: 'fill', colour: '#c49a4a', opacity: 0.9 }], 3),
  pen('M190 30H262V50H190Z', [SHADOW, turned(0.008, { colour: [0.74, 0.5, 0.2], metal: 1, rough: 0.3 })]),
  pen('M2 40C50 37 84 24 120 24C160 24 180 31 196 32V48C180 49 160 56 120 56C84 56 50 43 2 40Z', [
    SHADOW,
    turned(0.006, 'steel'),
  ]),
  pen('M24 38C60 34 88 27.5 118 27C150 27 176 32 192 34.5V37C170 35 140 33 116 33C90 33 60 37 24 39.5Z', [
    { do: 'fill', colour: '#f2f4f6', opacity: 0.62 },
  ]),
  pen('M40 43C70 48 92 53 120 53C156 53 176 48 194 46V48C176 50 158 55.6 120 55.6C84 55.6 60 46 40 43Z', [
    { do: 'fill', colour: '#06070a', opacity: 0.6 },
  ]),
  pen('M190 34H262V36.5H190Z', [{ do: 'fill', colour: '#fff0c8', opacity: 0.7 }]),
  pen('M190 46H262V50H190Z', [{ do: 'fill', colour: '#2a1604', opacity: 0.6 }]),
  pen(['M4 40H112', 'M112 40m-4 0a4 4 0 1 1 8 0a4 4 0 1 1 -8 0'], [{ do: 'fill', colour: '#08080c' }], 2.4),
  // Ink still in it.
  pen('M2 40C40 38 66 30 84 30C96 34 96 46 84 50C66 50 40 42 2 40Z', [{ do: 'fill', colour: '#0b0c12', opacity: 0.9 }]),
]

export default definePhotoFrame({
  name: 'ink-portrait',
  summary: 'Pen and brush: hatching, washes and spatter of ink',
  samples: [{ url: '{samples}/portrait.jpg' }, { url: '{samples}/landscape.jpg' }],
  recipe: {
    shape: 'photo',
    light: 'studio',
    steps: [
      {
        do: 'scene',
        steps: [
          {
            do: 'plate',
            kind: 'linen',
            scale: 0.8,
            relief: 0.5,
            colours: ['#3c4650'],
            spot: { at: [0.2, 0.1], size: 1.2, rest: 0.4, power: 0.7 },
          },
        ],
      },
      {
        do: 'sheet',
        at: [0.502, 0.495],
        size: [0.93, 0.94],
        turn: 0.6,
        cut: 0.5,
        bow: { turn: 60, corner: 0, bend: 0.18, gleam: 0 },
        shadows: lying(1.6),
        steps: [{ do: 'photo', focus: 'attention', behind: 0.12, treat: [{ kind: 'ink' }] }],
      },
      ...PEN,
    ],
    finish: { tone: 'soft', vignette: 0.2, bloom: { strength: 0 } },
  },
})
