import { defineTextArt, type Recipe } from '@gateway/sdk-plugin/text-art'

type Wall = Extract<Recipe['steps'][number], { do: 'extrude' }>

/** Oxide grown in a bath, thicker from above downwards: straw, bronze, violet, blue. */
const ANODISED = ['#b9ad98', '#a3907e', '#8b7c86', '#727f96', '#6c8499']

/** What is left of it on the bevels. */
const TINTED = ['#d6ccba', '#cdb8aa', '#bdb0bd', '#aab2c8', '#a8b8c8']

/** The letters' body, anodised; their faces were ground bare afterwards. */
const wall: Wall = {
  do: 'extrude',
  to: [0, -0.07],
  shrink: 0.05,
  vanish: [0.5, 0.1],
  grow: 0.03,
  material: { like: 'titanium', rough: 0.26 },
  paint: { kind: 'vertical', colours: ANODISED },
  fade: 0.45,
  gain: 1.9,
}

export default defineTextArt({
  category: 'texteffect',
  name: 'titanium',
  summary: 'Brushed titanium with polished bevels and anodised sides, on a bench of dark steel',
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
          // A lamp with a warm bulb stands outside of the picture, to the right.
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
      // A step of anodised metal, a polished bevel, and within it the face, brushed across.
      {
        do: 'surface',
        grow: 0.03,
        profile: { kind: 'round', width: 0.016, height: 0.016 },
        soft: 0.006,
        paint: { kind: 'vertical', colours: ANODISED },
        material: { like: 'titanium', rough: 0.22 },
        gain: 1.5,
      },
      {
        do: 'surface',
        grow: 0.016,
        profile: { kind: 'bevel', width: 0.05, height: 0.048 },
        soft: 0.004,
        paint: { kind: 'vertical', colours: TINTED },
        material: { like: 'titanium', rough: 0.16 },
        gain: 1.3,
      },
      {
        do: 'surface',
        grow: -0.032,
        profile: { kind: 'bevel', width: 0.008, height: 0.004 },
        soft: 0.003,
        bumps: [{ kind: 'brushed', amount: 0.0006, scale: 0.006 }],
        // Heat has run in from the bevels: blue at the edge, violet, bronze and straw on the way to bare metal.
        paint: {
          kind: 'mottled',
          colours: ['#4a6cb8', '#7a62a8', '#a8705c', '#c8a468', '#c4beb4', '#b4b0aa', '#a09c98', '#c4c0ba'],
          width: 0.13,
          scale: 0.5,
          spread: 0.5,
        },
        material: { like: 'titanium', rough: 0.26 },
        vary: 0.08,
        gain: 1.3,
      },
      // Satin: bands of light lie across the brushing.
      {
        do: 'fill',
        grow: -0.032,
        blend: 'multiply',
        emoji: false,
        paint: {
          kind: 'vertical',
          colours: ['#ffffff', '#dcdcdc', '#b8b8ba', '#d4d4d4', '#fafafa', '#bcbcbe', '#a8a8ac'],
        },
      },
      { do: 'reflection', strength: 0.6, soft: 0.035, fade: 0.55, grow: 0.03, foot: 0.024 },
      { do: 'glints', count: 3, from: 1.8 },
    ],
  },
})
