import { defineTextArt, type Recipe } from '@gateway/sdk-plugin/text-art'

type Wall = Extract<Recipe['steps'][number], { do: 'extrude' }>

/** Oxide in the order in which it forms away from the torch: blue and violet, then straw, then bare metal. */
const HEAT = ['#3a78c8', '#6254b4', '#96608a', '#c4935c', '#bfb29c', '#a5a4a3', '#a2a3a6', '#b2b3b6']

/** The letters' body, tinted where the torch passed. */
const wall: Wall = {
  do: 'extrude',
  to: [0, -0.07],
  shrink: 0.05,
  vanish: [0.5, 0.1],
  grow: 0.03,
  material: { like: 'titanium', rough: 0.26 },
  paint: { kind: 'mottled', width: 0.15, scale: 0.4, spread: 0.9, from: 0.5, colours: HEAT },
  fade: 0.62,
  gain: 1.5,
}

export default defineTextArt({
  category: 'texteffect',
  name: 'titanium',
  summary: 'Brushed titanium, blue and straw along its edges where the torch passed, on a bench of dark steel',
  recipe: {
    lettering: {
      font: 'sans',
      weight: 900,
      case: 'upper',
      spacing: 0.045,
      width: 0.9,
      height: 0.64,
      heighten: 1.45,
      centre: [0.5, 0.47],
    },
    // A workshop at night: one wide lamp above to the left, a window far to the right, the bench below.
    light: {
      sky: [0.34, 0.36, 0.4],
      horizon: [0.13, 0.132, 0.14],
      ground: [0.05, 0.048, 0.046],
      boxes: [
        { at: [-0.5, -0.75, 0.6], width: 0.6, height: 0.32, power: 7, colour: [1, 0.98, 0.95] },
        {
          at: [-0.2, -0.25, 0.95],
          width: 0.28,
          height: 1.6,
          turn: 0.45,
          power: 0.75,
          soft: 0.16,
          colour: [1, 0.98, 0.96],
        },
        // Its light comes back from the bench's far end: the faces to the right are no darker than those to the left.
        {
          at: [0.42, -0.2, 0.88],
          width: 0.34,
          height: 1.6,
          turn: 0.45,
          power: 0.5,
          soft: 0.2,
          colour: [0.95, 0.97, 1],
        },
        { at: [0.95, -0.25, 0.35], width: 0.14, height: 0.9, power: 4, colour: [0.85, 0.93, 1] },
        { at: [-1, 0.1, 0.15], width: 0.12, height: 0.8, power: 3, colour: [1, 0.94, 0.88] },
        { at: [-0.3, -0.25, -0.9], width: 0.9, height: 0.3, power: 2.5, colour: [1, 0.95, 0.9], soft: 0.3 },
      ],
    },
    steps: [
      {
        do: 'scene',
        steps: [
          {
            do: 'plate',
            kind: 'panels',
            coarse: true,
            scale: 1.1,
            spot: { at: [0.3, 0.1], size: 0.55, rest: 0.3, power: 1.1 },
          },
          { do: 'defocus', blur: 0.007 },
          // A torch burns outside of the picture, to the right.
          {
            do: 'shape',
            path: 'M50 4A46 46 0 0 1 50 96A46 46 0 0 1 50 4Z',
            at: [1.02, 0.3],
            height: 0.9,
            steps: [
              { do: 'fill', colour: [1, 0.42, 0.1], blur: 0.24, gain: 0.16, blend: 'add' },
              { do: 'fill', grow: -0.2, colour: [1, 0.6, 0.25], blur: 0.12, gain: 0.1, blend: 'add' },
            ],
          },
        ],
      },
      {
        do: 'table',
        kind: 'concrete',
        colours: ['#191c21', '#0c0d10'],
        depth: 0.14,
        soft: 0.004,
        light: [1.2, 1.2, 1.25],
        mirror: 0.5,
      },
      { do: 'cast', length: 0, tint: [0.03, 0.03, 0.04], contact: 1 },
      wall,
      {
        do: 'surface',
        grow: 0.03,
        profile: { kind: 'round', width: 0.02, height: 0.02 },
        soft: 0.006,
        bumps: [{ kind: 'brushed', amount: 0.0008, scale: 0.008 }],
        material: { like: 'titanium', rough: 0.34 },
        gain: 0.9,
      },
      {
        do: 'surface',
        grow: 0.014,
        profile: { kind: 'bevel', width: 0.045, height: 0.042 },
        soft: 0.006,
        bumps: [{ kind: 'brushed', amount: 0.0008, scale: 0.011 }],
        paint: { kind: 'mottled', width: 0.15, scale: 0.5, spread: 0.5, from: 0.08, colours: HEAT },
        material: { like: 'titanium', rough: 0.24 },
        vary: 0.2,
        gain: 1.15,
      },
      { do: 'reflection', strength: 0.6, soft: 0.035, fade: 0.55, grow: 0.03, foot: 0.024 },
      { do: 'glints', count: 3, from: 1.8 },
    ],
  },
})
