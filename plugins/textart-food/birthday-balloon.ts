import { defineTextArt, type Recipe } from '@gateway/sdk-plugin/text-art'
import { cake } from './cake.ts'
import { balloon, bunting, candle, stand } from './party.ts'

type Step = Extract<Recipe['steps'][number], { do: 'shape' }>

const SUGAR = ['#f24a86', '#ffd23e', '#4fb3f0', '#8edb5a', '#ff8a3c', '#fffaf2', '#a86be0']

const RUBBER = ['#ee2c4e', '#ffae1c', '#27b35c', '#2c8cf0', '#9a44e0', '#ff6fae']

const RIBBONS = ['#f7d6dc', '#fff0cf', '#d8f0dc', '#d6e8fb', '#e6d6f5', '#ffdcec']

const FLAGS = ['#f2607d', '#fff1dc', '#58b6e8', '#f9c846', '#fff1dc', '#7ccf8a', '#f2607d', '#fff1dc', '#a98be8']

/** A white cloth on which the cake stands. */
const TABLE: Step[] = [
  {
    do: 'shape',
    view: [200, 100],
    path: 'M-10 93.6H210V130H-10Z',
    height: 1,
    steps: [
      { do: 'fill', colour: '#7a3a4c', shift: [0, -0.006], blur: 0.012, opacity: 0.35 },
      { do: 'fill', paint: { kind: 'vertical', colours: ['#fff4f0', '#f4dade', '#d9a9b4'] } },
    ],
  },
  // Where the stand touches it.
  {
    do: 'shape',
    view: [200, 100],
    path: 'M16 98.4A22 2.2 0 0 1 60 98.4A22 2.2 0 0 1 16 98.4Z',
    height: 1,
    steps: [{ do: 'fill', colour: '#8a5260', blur: 0.014, opacity: 0.75 }],
  },
]

/** What holds the balloons down. */
const WEIGHT: Step[] = [
  { path: 'M22 46H78L92 100H8Z', colour: '#e8b23a' },
  { path: 'M50 46C20 46 14 12 34 14C46 16 49 34 50 46C51 34 54 16 66 14C86 12 80 46 50 46Z', colour: '#f2607d' },
].map(({ path, colour }): Step => ({
  do: 'shape',
  path,
  at: [0.6, 0.955],
  height: 0.1,
  steps: [
    { do: 'shadow', tint: '#8a5260', grow: 0, layers: [{ blur: 0.08, lift: 0.05, strength: 0.6 }] },
    {
      do: 'surface',
      profile: { kind: 'round', width: 0.12, height: 0.12 },
      bumps: [{ kind: 'wrinkles', amount: 0.03, scale: 0.14, reach: 0.4 }],
      material: { colour, metal: 0.3, rough: 0.25, coat: 0.6, coatRough: 0.1 },
    },
  ],
}))

export default defineTextArt({
  category: 'texteffect',
  name: 'birthdayBalloon',
  summary: 'Rubber balloons in the form of letters on gathered strings beside a birthday cake with candles',
  samples: ['Happy', 'Happy\nBirthday'],
  recipe: {
    seed: 21,
    lettering: {
      font: 'round',
      weight: 900,
      spacing: 0.06,
      width: 0.86,
      height: 0.46,
      heighten: 1.12,
      centre: [0.5, 0.4],
    },
    light: 'party',
    steps: [
      {
        do: 'scene',
        steps: [
          {
            do: 'backdrop',
            colours: ['#ffe3e2', '#fbcad0', '#f0a3b4'],
            pools: [{ at: [0.5, 0.35], size: 0.7, colour: '#fff0e6', strength: 0.8 }],
          },
          { do: 'bokeh', count: 46, colours: ['#ffe2b0', '#fff3dc', '#ffd0d8'], size: [0.02, 0.075], strength: 0.4 },
          ...balloon([0.2, 0.3], 0.26, [0.95, 0.62, 0.1], -6),
          ...balloon([0.83, 0.33], 0.24, [0.25, 0.55, 0.9], 8),
          { do: 'defocus', blur: 0.012 },
          ...balloon([0.005, 0.68], 0.38, [0.12, 0.5, 0.9], -8),
          ...balloon([0.997, 0.66], 0.38, [0.95, 0.55, 0.06], 7),
          ...balloon([0.9, 1.12], 0.3, [0.45, 0.16, 0.75], -5),
          ...bunting([-0.03, 0.0], [0.52, 0.01], 0.055, 0.12, FLAGS),
          ...bunting([0.48, 0.01], [1.03, 0.0], 0.055, 0.12, FLAGS),
          { do: 'defocus', blur: 0.005 },
          ...TABLE,
        ],
      },
      {
        do: 'confetti',
        shape: 'strip',
        count: 90,
        colours: ['#e8304a', '#f6b323', '#2fae57', '#2f8fe0', '#ffffff', '#a04be0'],
        size: [0.006, 0.016],
        clear: 0.35,
      },
      {
        do: 'strings',
        colours: RIBBONS,
        necks: { size: 0.09, colours: RUBBER },
        width: 0.0035,
        swing: 0.012,
        gather: 0.9,
        to: 0.6,
      },
      { do: 'shadow', tint: '#8a4a5c', grow: 0.03 },
      {
        do: 'surface',
        grow: 0.042,
        profile: { kind: 'round', width: 0.02, height: 0.012 },
        bumps: [{ kind: 'wrinkles', amount: 0.012, scale: 0.06, reach: 0.08 }],
        paint: { kind: 'letters', colours: RUBBER },
        bounce: 0.6,
        material: { colour: [0.9, 0.9, 0.9], metal: 0, rough: 0.25, reflect: 0.05, scatter: 1 },
        gain: 0.85,
      },
      {
        do: 'surface',
        grow: 0.022,
        profile: { kind: 'inflate', height: 1.25 },
        bumps: [
          { kind: 'wrinkles', amount: 0.026, scale: 0.1, reach: 0.14 },
          { kind: 'waves', amount: 0.01, scale: 0.6 },
        ],
        paint: { kind: 'letters', colours: RUBBER },
        bounce: 1,
        material: { colour: [0.9, 0.9, 0.9], metal: 0, rough: 0.1, reflect: 0.06, scatter: 0.95 },
      },
      {
        do: 'fill',
        colour: [1, 0.86, 0.84],
        grow: 0.015,
        line: 0.012,
        blur: 0.012,
        blend: 'add',
        gain: 0.16,
        emoji: false,
      },
      {
        do: 'foreground',
        steps: [
          stand([0.19, 0.955], 0.066),
          ...cake([0.19, 0.828], 0.215, { sponge: '#d9a765', cream: '#fff3e0', icing: '#f7a9bb', sugar: SUGAR }),
          ...candle([0.12, 0.757], 0.085, '#58b6e8'),
          ...candle([0.153, 0.769], 0.09, '#f2607d'),
          ...candle([0.19, 0.754], 0.085, '#f5c33c'),
          ...candle([0.227, 0.769], 0.09, '#7ccf6a'),
          ...candle([0.26, 0.757], 0.085, '#a675e0'),
          ...WEIGHT,
        ],
      },
    ],
    finish: { tone: 'soft', vignette: 0.2, exposure: 1.05, saturation: 1.12, bloom: { strength: 0.3, from: 1.2 } },
  },
})
