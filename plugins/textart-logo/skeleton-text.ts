import { defineTextArt } from '@gateway/sdk-plugin/text-art'
import { crypt } from './emblems/crypt.ts'
import { EARTH, skull } from './emblems/skull.ts'

export default defineTextArt({
  category: 'textart',
  name: 'skeletonText',
  summary: 'Letters laid of bones beneath a skull with embers in its eyes',
  samples: ['Bones'],
  recipe: {
    lettering: {
      font: 'geometric',
      weight: 800,
      case: 'upper',
      spacing: 0.04,
      width: 0.9,
      height: 0.39,
      centre: [0.5, 0.755],
    },
    light: {
      sky: [0.36, 0.36, 0.34],
      horizon: [0.14, 0.15, 0.14],
      ground: [0.02, 0.06, 0.03],
      boxes: [
        { at: [-0.5, -0.75, 0.6], width: 0.55, height: 0.3, power: 8, colour: [1, 0.95, 0.86] },
        { at: [0.95, 0, 0.3], width: 0.16, height: 0.9, power: 4, colour: [0.4, 1, 0.55] },
        { at: [-1, 0.1, 0.15], width: 0.12, height: 0.8, power: 2, colour: [0.8, 0.9, 1] },
        { at: [0.25, 0.85, 0.4], width: 0.9, height: 0.1, power: 1.2, colour: [0.4, 1, 0.5] },
      ],
    },
    steps: [
      { do: 'scene', steps: [...crypt, ...skull({ at: [0.5, 0.255], height: 0.43 })] },
      { do: 'shadow', grow: 0.085, sweep: [0, 0.04], tint: [0, 0.01, 0] },
      {
        do: 'surface',
        grow: 0.085,
        profile: { kind: 'round', width: 0.04, height: 0.04 },
        bumps: [
          { kind: 'waves', amount: 0.02, scale: 0.2 },
          { kind: 'grain', amount: 0.003, scale: 0.03 },
        ],
        material: { colour: '#7d6a4a', metal: 0, rough: 0.7, coat: 0.2, coatRough: 0.4 },
      },
      {
        do: 'surface',
        grow: 0.036,
        profile: { kind: 'round', width: 0.03, height: -0.03 },
        material: { colour: '#0c0806', metal: 0, rough: 0.8 },
      },
      // The letter itself, carved: it can be read wherever bones leave a gap.
      {
        do: 'surface',
        grow: -0.012,
        profile: { kind: 'bevel', width: 0.02, height: -0.016 },
        material: { colour: '#463822', metal: 0, rough: 0.85 },
      },
      {
        do: 'bones',
        width: 1.04,
        longest: 2,
        steps: [
          { do: 'shadow', grow: 0, tint: [0, 0, 0], layers: [{ blur: 0.02, lift: 0.03, strength: 0.9 }] },
          {
            do: 'surface',
            profile: { kind: 'inflate', height: 0.9 },
            bumps: [
              { kind: 'waves', amount: 0.012, scale: 0.2 },
              { kind: 'grain', amount: 0.0015, scale: 0.02 },
            ],
            paint: { kind: 'edge', width: 0.05, colours: ['#7a5a30', '#d6c08e', '#eadcb8'] },
            material: { colour: '#e6d6b4', metal: 0, rough: 0.55, coat: 0.3, coatRough: 0.3, scatter: 0.2 },
          },
          EARTH,
        ],
      },
    ],
    finish: { bloom: { strength: 0.25 }, exposure: 1.1 },
  },
})
