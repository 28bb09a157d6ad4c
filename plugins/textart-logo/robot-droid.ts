import { defineTextArt } from '@gateway/sdk-plugin/text-art'
import { robot } from './emblems/robot.ts'

export default defineTextArt({
  category: 'textart',
  name: 'robotDroid',
  summary: 'A robot’s head beside letters of bolted armour with light in their seams',
  samples: ['Unit 7'],
  recipe: {
    lettering: {
      font: 'poster',
      weight: 900,
      case: 'upper',
      spacing: 0.05,
      width: 0.57,
      height: 0.62,
      centre: [0.672, 0.51],
    },
    light: 'studio',
    steps: [
      {
        do: 'scene',
        steps: [
          {
            do: 'plate',
            kind: 'panels',
            colours: ['#2b4650', '#123038'],
            scale: 0.9,
            spot: { at: [0.62, 0.25], size: 0.75, rest: 1, power: 2.2 },
          },
          { do: 'bokeh', count: 20, colours: ['#3fe8ff', '#ff8a3a'], size: [0.006, 0.03], strength: 0.16 },
          ...robot({ at: [0.19, 0.52], height: 0.8 }),
        ],
      },
      { do: 'shadow', grow: 0.06, sweep: [0.03, 0.08], tint: [0, 0.01, 0.02] },
      { do: 'extrude', to: [0.03, 0.08], grow: 0.05, material: 'darkSteel', fade: 0.6 },
      { do: 'surface', grow: 0.05, profile: { kind: 'bevel', width: 0.02, height: 0.02 }, material: 'steel' },
      { do: 'fill', grow: 0.012, colour: '#3fe8ff', gain: 1.8 },
      {
        do: 'surface',
        grow: -0.006,
        profile: { kind: 'round', width: 0.07, height: 0.06 },
        bumps: [{ kind: 'grain', amount: 0.0008, scale: 0.03 }],
        paint: {
          kind: 'vertical',
          colours: ['#ff7a1e', '#ff6a12', '#eef2f5', '#e8edf1', '#dfe5ea', '#d3dbe2', '#c4ced6', '#b4c0ca'],
        },
        material: { colour: '#e4e9ed', metal: 0.12, rough: 0.32, coat: 1, coatRough: 0.08 },
      },
      { do: 'seams', pattern: 'panels', width: 0.018, inset: 0.012 },
      { do: 'glints', count: 3 },
    ],
    finish: { bloom: { strength: 0.35 } },
  },
})
