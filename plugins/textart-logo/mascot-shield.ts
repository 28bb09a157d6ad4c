import { join } from 'node:path'
import { defineTextArt, type Recipe } from '@gateway/sdk-plugin/text-art'

type Drawn = Extract<Recipe['steps'][number], { do: 'shape' }>

/** Drawn over the emblem, in a view of 200 × 100 that is the frame. */
const over = (path: string[], fill: Omit<Extract<Drawn['steps'][number], { do: 'fill' }>, 'do'>): Drawn => ({
  do: 'shape',
  path,
  view: [200, 100],
  height: 1,
  steps: [{ do: 'fill', emoji: false, ...fill }],
})

/** The jaw hangs in the muzzle's shade, and its sides go over into the mane. */
const JAW = [
  'M90.2 45.6L94 45.6C95.2 49.6 97.2 52.4 99.2 54.2L96.8 58C93.2 55.4 91 51.4 90.2 45.6Z',
  'M110.6 45.6L106.8 45.6C105.6 49.6 103.6 52.4 101.6 54.2L104 58C107.6 55.4 109.8 51.4 110.6 45.6Z',
  'M96.4 55.4C99 57.4 101.8 57.4 104.4 55.4L103.4 60.4C101.6 62.6 99 62.6 97 60.4Z',
]

/** A whisker from the muzzle out, thin towards its end. */
const whisker = (x: number, y: number, toX: number, toY: number) =>
  `M${x} ${y}Q${(x + toX) / 2} ${(y + toY) / 2 - 1.3} ${toX} ${toY}Q${(x + toX) / 2} ${(y + toY) / 2 - 0.95} ${x} ${y + 0.3}Z`

const WHISKERS = [
  whisker(95.4, 41.6, 84.6, 40.4),
  whisker(95.2, 42.8, 84, 44.2),
  whisker(95.4, 44, 85.4, 48),
  whisker(104.8, 41.6, 115.6, 40.2),
  whisker(105, 42.8, 116.2, 44),
  whisker(104.8, 44, 114.8, 47.8),
]

/** Disc of a lamp out of focus. */
const disc = (x: number, y: number, radius: number) =>
  `M${x - radius} ${y}A${radius} ${radius} 0 1 1 ${x + radius} ${y}A${radius} ${radius} 0 1 1 ${x - radius} ${y}Z`

/** Farther lamps of the stands, of the team's colours: large and faint, small and clear. */
const STANDS: Drawn[] = [
  over([disc(10, 12, 7.5), disc(186, 90, 9), disc(40, 4, 5)], {
    colour: [0.008, 0.02, 0.065],
    blur: 0.026,
    blend: 'add',
  }),
  over([disc(17, 88, 8), disc(196, 22, 5.5), disc(163, 3, 4.4)], {
    colour: [0.055, 0.013, 0.009],
    blur: 0.024,
    blend: 'add',
  }),
  over([disc(25, 92.6, 2.2), disc(5, 35, 1.8), disc(178, 80, 1.6), disc(28, 7, 1.5), disc(196, 61, 2)], {
    colour: [0.2, 0.12, 0.05],
    blur: 0.004,
    blend: 'add',
  }),
]

export default defineTextArt({
  category: 'texteffect',
  name: 'mascotShield',
  summary: 'A roaring lion on a shield above golden lettering, as a team’s emblem',
  samples: ['Lions'],
  recipe: {
    lettering: {
      font: 'poster',
      weight: 900,
      case: 'upper',
      spacing: 0.045,
      width: 0.6,
      height: 0.222,
      centre: [0.5, 0.758],
      arc: -15,
      widen: 2,
    },
    light: 'studio',
    backplate: join(import.meta.dirname, 'backplates', 'lion_shield.jpg'),
    steps: [
      {
        do: 'scene',
        steps: [
          ...STANDS,
          over(JAW, { colour: [0.4, 0.2, 0.08], blur: 0.006, blend: 'multiply' }),
          over(WHISKERS, { colour: [0.95, 0.82, 0.6], blur: 0.0008, opacity: 0.6 }),
        ],
      },
      {
        do: 'shadow',
        grow: 0.06,
        sweep: [0.015, 0.08],
        tint: [0, 0, 0.01],
        layers: [
          { blur: 0.02, lift: 0.03, strength: 0.9 },
          { blur: 0.09, lift: 0.12, strength: 0.7 },
          { blur: 0.22, lift: 0.22, strength: 0.4 },
        ],
      },
      // The shield's gold, cast thick, with a seat as dark as the lion's contours.
      { do: 'extrude', to: [0.01, 0.085], grow: 0.05, material: { like: 'bronze', rough: 0.3 }, fade: 0.8 },
      {
        do: 'surface',
        grow: 0.05,
        profile: { kind: 'bevel', width: 0.03, height: 0.03 },
        soft: 0.006,
        material: { colour: '#7a0c0c', metal: 0.5, rough: 0.25, coat: 1.4 },
        bounce: 0.2,
      },
      { do: 'fill', grow: 0.008, blur: 0.005, colour: '#1a0410' },
      {
        do: 'surface',
        grow: -0.002,
        profile: { kind: 'bevel', width: 0.055, height: 0.06 },
        soft: 0.006,
        // Straight on, gold mirrors what is before the emblem: light above, a dark line where the ground begins.
        paint: { kind: 'vertical', colours: ['#ffe6a0', '#ffcc5c', '#f0a028', '#9c5408', '#d8861a', '#ffc860'] },
        material: { colour: '#ffc060', metal: 1, rough: 0.16, coat: 0.6, coatRough: 0.08 },
        bounce: 0.15,
        gain: 2.9,
      },
      { do: 'glints', count: 4 },
    ],
    finish: { exposure: 1.22, tone: 'soft', saturation: 1.2, vignette: 0.45, bloom: { strength: 0.25, from: 1.3 } },
  },
})
