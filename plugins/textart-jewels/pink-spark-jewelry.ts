import { defineTextArt, type Recipe } from '@gateway/sdk-plugin/text-art'
import { JEWELLERS_LAMPS, jewelry } from './jewelry.ts'

const SAPPHIRES = [
  [0.915, 0.9, 0.15],
  [0.968, 0.815, 0.075],
  [0.862, 0.955, 0.06],
  [0.045, 0.1, 0.1],
  [0.1, 0.2, 0.05],
] as const

/** A rose and what it has shed. */
const ROSE = [
  [0.34, 0.03, 0.08],
  [0.8, 0.26, 0.32],
] as const
const PETALS = [
  { kind: 'petal', at: [0.86, 0.08], size: 0.05, turn: 40, colours: ROSE },
  { kind: 'petal', at: [0.79, 0.93], size: 0.055, turn: 200, colours: ROSE },
  { kind: 'petal', at: [0.13, 0.9], size: 0.045, turn: 110, colours: ROSE },
  { kind: 'petal', at: [0.2, 0.95], size: 0.055, turn: 300, colours: ROSE },
  { kind: 'petal', at: [0.16, 0.07], size: 0.05, turn: 20, colours: ROSE },
  { kind: 'rose', at: [0.045, 0.93], size: 0.13, turn: 30, tilt: 12, colours: ROSE },
  { kind: 'rose', at: [0.965, 0.07], size: 0.12, turn: 210, tilt: 12, colours: ROSE },
] as const satisfies Extract<Recipe['steps'][number], { do: 'solids' }>['things']

export default defineTextArt({
  category: 'textart',
  name: 'pinkSparkJewelry',
  summary: 'Pink sapphires in rose gold, on champagne satin among roses',
  recipe: {
    lettering: {
      font: 'round',
      weight: 900,
      spacing: 0.06,
      width: 0.92,
      heighten: 1.3,
      height: 0.76,
      centre: [0.5, 0.49],
    },
    light: { sky: [0.75, 0.66, 0.66], horizon: [0.26, 0.2, 0.2], ground: [0.12, 0.07, 0.08], boxes: JEWELLERS_LAMPS },
    steps: [
      {
        do: 'scene',
        steps: [
          {
            do: 'plate',
            kind: 'charmeuse',
            scale: 1.1,
            relief: 0.55,
            colours: [[1, 0.84, 0.78]],
            spot: { at: [0.35, 0.3], size: 1, rest: 0.62, power: 0.75 },
          },
          { do: 'defocus', blur: 0.004 },
          { do: 'solids', things: PETALS, shadow: 0.92 },
          { do: 'stones', places: SAPPHIRES, colours: [[0.9, 0.06, 0.3]], shade: [0.3, 0.12, 0.14] },
        ],
      },
      // The satin gives way below the letters.
      {
        do: 'fill',
        colour: [0.42, 0.2, 0.2],
        grow: 0.05,
        blur: 0.07,
        shift: [0.015, 0.05],
        opacity: 0.75,
        blend: 'multiply',
        emoji: false,
      },
      ...jewelry({
        shadow: '#6b2230',
        metal: 'roseGold',
        bed: { like: 'roseGold', rough: 0.3, colour: [0.26, 0.1, 0.09] },
        gems: {
          colours: [
            [0.95, 0.1, 0.34],
            [0.9, 0.06, 0.36],
            [0.75, 0.03, 0.25],
            [0.98, 0.3, 0.52],
          ],
          fire: 1.5,
          along: 0.92,
          sizes: [0.16, 0.11, 0.065, 0.044],
          accents: { colours: [[0.96, 0.95, 0.94]], fire: 1.8, body: 0.4 },
          gap: 0.05,
          body: 0.45,
        },
      }),
      { do: 'glints', count: 7, size: 0.2, from: 2.2 },
    ],
    finish: { bloom: { strength: 0.22, from: 1.5 }, vignette: 0.2 },
  },
})
