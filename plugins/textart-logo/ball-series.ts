import { join } from 'node:path'
import { defineTextArt, type Recipe } from '@gateway/sdk-plugin/text-art'

type Step = Extract<Recipe['steps'][number], { do: 'shape' }>

/** Disc of a lamp out of focus, in a view of 200 × 100 that is the frame. */
const disc = (x: number, y: number, radius: number) =>
  `M${x - radius} ${y}A${radius} ${radius} 0 1 1 ${x + radius} ${y}A${radius} ${radius} 0 1 1 ${x - radius} ${y}Z`

const over = (path: string[], fill: Omit<Extract<Step['steps'][number], { do: 'fill' }>, 'do'>): Step => ({
  do: 'shape',
  path,
  view: [200, 100],
  height: 1,
  steps: [{ do: 'fill', blur: 0.008, emoji: false, ...fill }],
})

/** The rendered lamps are alike: some turned away, one flooding, and others farther up the stands. */
const LAMPS: Step[] = [
  over(
    [0, 1, 2, 3, 4, 5, 6, 7, 8].map((lamp) => disc(7.4 + 23.15 * lamp, 5.4, 6.6)),
    {
      colour: [0.8, 0.75, 0.63],
      opacity: 0.7,
      blur: 0.006,
    },
  ),
  over([disc(30.4, 5.4, 7.2), disc(123.1, 5.4, 7.2)], { colour: [0.42, 0.37, 0.32], blend: 'multiply' }),
  over([disc(99.8, 5.4, 7.2), disc(169.4, 5.4, 7.2)], { colour: [0.2, 0.21, 0.26], blend: 'multiply' }),
  over([disc(76.6, 5.4, 7.2)], { colour: [0.62, 0.58, 0.5], blend: 'multiply' }),
  over([disc(53.5, 5.4, 8.8), disc(146.1, 5.4, 8.2)], { colour: [0.3, 0.34, 0.42], blend: 'add' }),
  over([disc(41.5, 12.4, 2.6), disc(88, 14, 2.2), disc(112.6, 11.6, 2.8), disc(182, 13.4, 2.4)], {
    colour: [0.4, 0.36, 0.3],
    blend: 'add',
  }),
  over([disc(64.4, 15, 1.7), disc(135.6, 15.4, 1.8), disc(158.4, 13, 2.1)], {
    colour: [0.16, 0.2, 0.28],
    blend: 'add',
  }),
]

export default defineTextArt({
  category: 'texteffect',
  name: 'ballseries',
  summary: 'Letters sewn of pebbled leather like the basketball that they stand beside, on the boards of an arena',
  samples: ['Dunk'],
  recipe: {
    lettering: {
      font: 'condensed',
      weight: 700,
      case: 'upper',
      spacing: 0.06,
      width: 0.618,
      height: 0.8,
      centre: [0.658, 0.48],
      widen: 1.35,
      heighten: 1.65,
    },
    light: {
      sky: [0.34, 0.33, 0.34],
      horizon: [0.16, 0.14, 0.13],
      ground: [0.14, 0.07, 0.03],
      boxes: [
        { at: [-0.45, -0.8, 0.6], width: 0.5, height: 0.28, power: 8, colour: [1, 0.97, 0.92] },
        { at: [0.9, -0.4, 0.35], width: 0.14, height: 0.9, power: 4, colour: [0.7, 0.82, 1] },
        { at: [-1, 0.1, 0.15], width: 0.12, height: 0.8, power: 3, colour: [1, 0.8, 0.6] },
        { at: [0.2, 0.85, 0.4], width: 0.9, height: 0.1, power: 1.4, colour: [1, 0.7, 0.4] },
      ],
    },
    backplate: join(import.meta.dirname, 'backplates', 'arena.jpg'),
    steps: [
      { do: 'scene', steps: LAMPS },
      {
        do: 'cast',
        tint: [0.02, 0.005, 0.001],
        length: 0.3,
        lean: 0.34,
        strength: 0.95,
        soft: 0.022,
        foot: 0.004,
        contact: 1,
      },
      {
        do: 'extrude',
        to: [0.02, -0.05],
        grow: 0.006,
        material: { colour: '#8c4414', metal: 0, rough: 0.55, coat: 0.2, coatRough: 0.4 },
        fade: 0.3,
        gain: 1.4,
      },
      { do: 'grit', amount: 0.4, scale: 0.014, sweep: [0.02, -0.05] },
      {
        do: 'surface',
        grow: 0.004,
        // Pumped up like the ball, its pebbles as fine as those.
        profile: { kind: 'round', width: 0.085, height: 0.075 },
        soft: 0.014,
        bumps: [{ kind: 'leather', amount: 0.0044, scale: 0.021 }],
        paint: {
          kind: 'mottled',
          width: 0.05,
          scale: 0.22,
          spread: 0.8,
          from: 0.3,
          colours: ['#8a4614', '#b06028', '#c2723c', '#a85a22'],
        },
        material: { colour: '#b8541a', metal: 0, rough: 0.6, coat: 0.3, coatRough: 0.32 },
        hollows: 1.5,
        gain: 1.3,
      },
      // As the ball is: bright towards the lamps, handled and dim below, with the boards' light at the very foot.
      {
        do: 'fill',
        grow: 0.004,
        blend: 'multiply',
        emoji: false,
        paint: { kind: 'vertical', colours: ['#fffcf6', '#fff6ea', '#f0e4d4', '#d2c2ae', '#b8a48e', '#c4ac92'] },
      },
      // Seams of black rubber run across each letter and over its edges, as the ball's do around it.
      { do: 'seams', pattern: 'ball', inset: -0.002, width: 0.046, colour: '#4a1604', depth: 0.45, lip: 0.3 },
      { do: 'seams', pattern: 'ball', inset: -0.004, width: 0.024, colour: '#0a0605', lip: 0.8 },
      { do: 'reflection', strength: 0.4, fade: 0.3, soft: 0.014, foot: 0.002, grow: 0.008 },
      // Where they touch the boards no light gets in, and none is mirrored.
      {
        do: 'cast',
        tint: [0.01, 0.003, 0],
        length: 0.035,
        lean: 0.3,
        strength: 0.95,
        soft: 0.02,
        foot: 0.008,
        contact: 1,
      },
    ],
    finish: { bloom: { strength: 0.2 }, exposure: 1.05 },
  },
})
