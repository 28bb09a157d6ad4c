import { defineTextArt, type Recipe } from '@gateway/sdk-plugin/text-art'
import { LYING_SLAB, WINDOW_SUN } from './lettering.ts'

const ROSE = ['#ffb8d2', '#f4709c', '#b83a78']
const PEARL = ['#ffffff', '#f4ecff', '#cdbcf0']

type Things = Extract<Recipe['steps'][number], { do: 'scene' }>['steps']

/** A lacquered ball that lies on the ground, its width in frame heights. */
const ball = (at: [number, number], height: number, colours: string[]): Things => [
  {
    do: 'shape',
    path: 'M50 2a48 48 0 1 0 0.01 0z',
    at,
    height,
    steps: [
      {
        do: 'shadow',
        tint: '#54418c',
        grow: 0,
        layers: [
          { blur: 0.05, lift: 0.1, strength: 0.75 },
          { blur: 0.14, lift: 0.3, strength: 0.7 },
        ],
      },
      {
        do: 'surface',
        profile: { kind: 'round', width: 0.48, height: 0.48 },
        paint: { kind: 'vertical', colours },
        material: { colour: [0.5, 0.5, 0.5], metal: 0, rough: 0.45, coat: 0.7, coatRough: 0.05, scatter: 0.2 },
        bounce: 0.4,
      },
    ],
  },
]

export default defineTextArt({
  category: 'textart',
  name: 'purpleGlassAlt',
  summary: 'Clear violet glass that bends the balls of pearl and rose behind it',
  recipe: {
    lettering: { font: 'round', weight: 900, spacing: 0.03, width: 0.92, height: 0.66, heighten: 1.5 },
    light: { ...WINDOW_SUN, key: [-0.36, -0.46, 0.81] },
    steps: [
      {
        do: 'scene',
        steps: [
          {
            do: 'backdrop',
            colours: ['#f3e6ff', '#e2ccff', '#c3a4f2'],
            pools: [{ at: [0.3, 0.2], size: 0.8, colour: '#fff4fb', strength: 0.7 }],
            clouds: 0,
          },
          ...ball([0.1, 0.66], 0.36, ROSE),
          ...ball([0.24, 0.3], 0.46, PEARL),
          ...ball([0.42, 0.7], 0.36, PEARL),
          ...ball([0.53, 0.3], 0.32, ROSE),
          ...ball([0.68, 0.62], 0.5, PEARL),
          ...ball([0.84, 0.27], 0.32, ROSE),
          ...ball([0.93, 0.66], 0.34, PEARL),
          { do: 'defocus', blur: 0.004 },
        ],
      },
      {
        ...LYING_SLAB,
        grow: 0.03,
        round: 0.09,
        thick: 0.22,
        frost: 0.001,
        colour: [0.2, 0.04, 0.75],
        depth: 0.62,
        rim: 1,
        rimWidth: 0.05,
        beside: 0.8,
        through: 1.25,
        dispersion: 0.04,
        cast: { share: 0.6, strength: 1.9, soft: 0.016, tinge: 2 },
      },
      { do: 'glints', count: 2 },
    ],
    finish: { bloom: { strength: 0.2 } },
  },
})
