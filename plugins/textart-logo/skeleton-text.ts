import { join } from 'node:path'
import { defineTextArt, type Recipe } from '@gateway/sdk-plugin/text-art'

/** Old bone: round, fine pores in it, stained by earth where it turns away. */
const BONE: Recipe['steps'][number] = {
  do: 'surface',
  grow: 0.004,
  profile: { kind: 'inflate', height: 1.25 },
  soft: 0.006,
  bumps: [
    { kind: 'pits', amount: 0.018, scale: 0.24, reach: 0.011 },
    { kind: 'waves', amount: 0.02, scale: 0.14 },
    { kind: 'grain', amount: 0.0016, scale: 0.012 },
  ],
  paint: {
    kind: 'edge',
    width: 0.085,
    colours: ['#241c0e', '#6c5a3a', '#b8a478', '#e2d4ac', '#f2e8cc'],
  },
  material: { colour: '#e6d8b4', metal: 0, rough: 0.5, coat: 0.4, coatRough: 0.22, scatter: 0.1 },
  hollows: 3,
  bounce: 0.1,
  gain: 0.95,
}

/** The niche above, whose green light the bones' upper sides catch. */
const NICHE = { at: [0.5, -0.4], reach: 1.6, size: 0.3, wrap: 0 } as const

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
        { at: [0.95, 0, 0.3], width: 0.16, height: 0.9, power: 2, colour: [0.4, 1, 0.55] },
        { at: [-1, 0.1, 0.15], width: 0.12, height: 0.8, power: 2, colour: [0.8, 0.9, 1] },
        { at: [0.25, 0.85, 0.4], width: 0.9, height: 0.1, power: 0.6, colour: [0.4, 1, 0.5] },
      ],
    },
    backplate: join(import.meta.dirname, 'backplates', 'crypt.jpg'),
    steps: [
      // The letter itself, where bones leave a gap: the wall is dark and damp there.
      { do: 'fill', grow: 0.01, blur: 0.06, colour: '#020604', opacity: 0.5 },
      {
        do: 'bones',
        width: 1.7,
        shaft: 0.68,
        vary: 1,
        longest: 2,
        rings: 2,
        layers: 3,
        steps: [
          {
            do: 'shadow',
            grow: 0.005,
            tint: [0, 0.006, 0.003],
            layers: [
              { blur: 0.01, lift: 0.02, strength: 0.9 },
              { blur: 0.025, lift: 0.075, strength: 0.9 },
              { blur: 0.08, lift: 0.15, strength: 0.7 },
            ],
          },
          BONE,
          { do: 'wear', dirt: 0.4, dirtColour: '#2a1c0a', chips: 0, scratches: 0, scale: 0.22 },
          // The niche's light, from above.
          {
            do: 'fill',
            line: 0.03,
            blur: 0.012,
            blend: 'add',
            emoji: false,
            facing: NICHE,
            colour: '#3cff8c',
            gain: 0.16,
          },
        ],
      },
    ],
    finish: { bloom: { strength: 0.25 }, exposure: 1.1 },
  },
})
