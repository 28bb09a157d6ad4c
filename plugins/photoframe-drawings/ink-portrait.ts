import { definePhotoFrame, type FrameRecipe, lying } from '@gateway/sdk-plugin/photo-frame'

type ShapeStep = Extract<FrameRecipe['steps'][number], { do: 'shape' }>
type Surface = Extract<ShapeStep['steps'][number], { do: 'surface' }>

/** The dip pen, in thousandths of its length from the tip of its nib to the end of its holder; where it lies. */
const pen = (path: string | string[], steps: ShapeStep['steps'], stroke?: number): ShapeStep => {
  const lies = { view: [1000, 80], at: [0.958, 0.72], height: 0.036, turn: -64 } as const
  return { do: 'shape', path, ...lies, steps, ...(stroke ? { stroke } : {}) }
}

/** What the pen throws on the paper. */
const SHADOW: ShapeStep['steps'][number] = {
  do: 'shadow',
  tint: '#14100c',
  layers: [
    { blur: 0.002, lift: 0.003, strength: 0.6 },
    { blur: 0.009, lift: 0.012, strength: 0.4 },
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
  pen('M190 30H262V50H190Z', [SHADOW, turned(0.008, { colour: [0.74, 0.5, 0.2], metal: 1, rough: 0.3 })]),
  pen('M2 40C50 37 84 24 120 24C160 24 180 31 196 32V48C180 49 160 56 120 56C84 56 50 43 2 40Z', [
    SHADOW,
    turned(0.006, 'steel'),
  ]),
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
