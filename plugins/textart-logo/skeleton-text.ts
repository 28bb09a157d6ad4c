import { defineTextArt, type Recipe } from '@gateway/sdk-plugin/text-art'
import { crypt } from './emblems/crypt.ts'
import { skull } from './emblems/skull.ts'

/** Old bone: marrow shows through worn places, and earth has stained it. */
const BONE: Recipe['steps'][number] = {
  do: 'surface',
  grow: 0.005,
  profile: { kind: 'inflate', height: 1 },
  soft: 0.008,
  bumps: [
    { kind: 'waves', amount: 0.004, scale: 0.08 },
    { kind: 'grain', amount: 0.003, scale: 0.022 },
  ],
  paint: {
    kind: 'mottled',
    width: 0.05,
    scale: 0.12,
    spread: 1.3,
    colours: ['#8c6c46', '#cdb488', '#eaddb8', '#f4ead0', '#f4ead0', '#e6d6ae', '#b89868'],
  },
  material: { colour: '#e6d8b4', metal: 0, rough: 0.44, coat: 0.3, coatRough: 0.26, scatter: 0.1 },
  hollows: 1.8,
  bounce: 0.3,
  gain: 0.78,
}

export default defineTextArt({
  category: 'textart',
  name: 'skeletonText',
  summary: 'Letters laid of bones beneath a skull with embers in its eyes',
  samples: ['Bones'],
  recipe: {
    lettering: {
      font: 'round',
      weight: 800,
      case: 'upper',
      spacing: 0.04,
      width: 0.9,
      height: 0.35,
      centre: [0.5, 0.775],
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
      { do: 'scene', steps: [...crypt, ...skull({ at: [0.5, 0.26], height: 0.42 })] },
      // The letter itself, where bones leave a gap: the wall is dark and damp there.
      { do: 'fill', grow: 0.03, blur: 0.035, colour: '#020604', opacity: 0.72 },
      {
        do: 'bones',
        width: 1.66,
        longest: 2,
        rings: 2,
        steps: [
          {
            do: 'shadow',
            grow: 0.005,
            tint: [0, 0.008, 0.004],
            layers: [
              { blur: 0.012, lift: 0.02, strength: 0.9 },
              { blur: 0.05, lift: 0.07, strength: 0.8 },
              { blur: 0.14, lift: 0.14, strength: 0.5 },
            ],
          },
          BONE,
          { do: 'emboss', ink: 0.004, width: 0.04, height: 0.02, swell: 0.7, shading: 0.5, coat: 0.2, coatRough: 0.2 },
          // The niche's light, from above.
          {
            do: 'fill',
            line: 0.03,
            blur: 0.014,
            blend: 'add',
            emoji: false,
            paint: {
              kind: 'radial',
              at: [0.5, -0.4],
              radius: 1.5,
              colours: ['#3cff8c', '#1a8048', '#06301a', '#000000'],
            },
            gain: 0.3,
          },
        ],
      },
    ],
    finish: { bloom: { strength: 0.25 }, exposure: 1.1 },
  },
})
