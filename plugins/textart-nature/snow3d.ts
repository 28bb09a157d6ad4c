import { defineTextArt } from '@gateway/sdk-plugin/text-art'
import { MOON } from './moon.ts'

const ICE = { colour: [0.1, 0.42, 0.75], metal: 0, rough: 0.16, reflect: 0.06, coat: 1.3, scatter: 0.8 } as const

export default defineTextArt({
  category: 'texteffect',
  name: 'snow3d',
  summary: 'Blue ice under fresh snow, on a clear winter evening',
  samples: ['Winter', 'Let it\nsnow'],
  recipe: {
    seed: 6,
    lettering: {
      lineHeight: 0.92,
      font: 'poster',
      weight: 900,
      case: 'upper',
      spacing: 0.09,
      width: 0.86,
      widen: 1.4,
      height: 0.6,
      centre: [0.5, 0.5],
      foot: 0.715,
    },
    light: {
      sky: [0.55, 0.72, 1],
      horizon: [0.3, 0.42, 0.62],
      ground: [0.5, 0.6, 0.75],
      blend: 0.4,
      key: [-0.4, -0.72, 0.57],
      boxes: [
        { at: [-0.4, -0.75, 0.55], width: 0.5, height: 0.35, power: 7, colour: [0.95, 0.97, 1] },
        { at: [1, -0.3, 0.2], width: 0.12, height: 0.9, power: 1.8, colour: [0.6, 0.8, 1] },
        { at: [-1, 0, 0.2], width: 0.1, height: 0.9, power: 3.5, colour: [0.7, 0.85, 1] },
      ],
    },
    steps: [
      {
        do: 'scene',
        steps: [
          {
            do: 'backdrop',
            colours: ['#030d24', '#0a2c62', '#2f70b4', '#86b9e4', '#86b9e4'],
            pools: [{ at: [0.5, 0.6], size: 0.34, colour: '#a8d2f4', strength: 0.5 }],
          },
          { do: 'firs', count: 26, foot: 0.6, depth: 0.05, size: [0.16, 0.5], clear: 0.5 },
          { do: 'defocus', blur: 0.006 },
          // It throws their shadows to the front.
          ...MOON,
          {
            do: 'ground',
            horizon: 0.62,
            soft: 0.012,
            sparkle: 0.9,
            swell: 1.1,
            colour: [0.5, 0.62, 0.88],
            shade: [0.2, 0.34, 0.72],
          },
        ],
      },
      { do: 'cast', length: 0.5, lean: 0.42, foot: -0.03, soft: 0.025, strength: 0.9, tint: [0.14, 0.36, 0.85] },
      // The moon shines through them: their shadows are blue, and glow where the ice gathers its light.
      {
        do: 'fill',
        blend: 'add',
        emoji: false,
        colour: [0.1, 0.42, 0.8],
        shift: [0.02, 0.1],
        blur: 0.09,
        gain: 0.35,
      },
      {
        do: 'extrude',
        to: [0.05, -0.03],
        material: { ...ICE, colour: [0.03, 0.2, 0.5] },
        paint: {
          kind: 'mottled',
          // Ice between clear and milky, with frost on it.
          colours: ['#0d4a94', '#2b7fc8', '#7cc0ec', '#1a5fae', '#a0d2f2'],
          width: 0.14,
          scale: 0.16,
        },
        fade: 0.1,
        gain: 1.1,
      },
      { do: 'grit', amount: 0.45, scale: 0.02, sweep: [0.05, -0.03] },
      {
        do: 'surface',
        profile: { kind: 'round', width: 0.035, height: 0.035 },
        bumps: [
          { kind: 'waves', amount: 0.03, scale: 0.35 },
          { kind: 'hewn', amount: 0.014, scale: 0.3 },
        ],
        paint: { kind: 'mottled', colours: ['#8ad0f6', '#2f8ad6', '#0b3f86', '#1f6cc0'], width: 0.16, scale: 0.34 },
        // The trees are seen through it, bent by what is uneven.
        sheer: { colour: [0.1, 0.44, 0.8], depth: 0.14, base: 0.1, bend: 2.5, focus: 0.8 },
        material: ICE,
      },
      // The moon along the edges that look to it.
      {
        do: 'fill',
        line: 0.016,
        blur: 0.004,
        blend: 'add',
        emoji: false,
        facing: { at: [-0.7, -1.6], reach: 6, size: 0, wrap: 0.1 },
        colour: [0.75, 0.9, 1],
        gain: 0.9,
      },
      // Frost along the edges, cloudy ice within.
      { do: 'dust', colour: [0.8, 0.92, 1], amount: 0.3, above: 0.2, edge: 0.4, scale: 0.22, grain: 0.02 },
      {
        do: 'cap',
        depth: 0.1,
        lumps: 0.9,
        scale: 0.11,
        rise: 0.042,
        heave: 1,
        mound: 0.13,
        over: 0.024,
        ragged: 0.02,
        inner: 0.22,
        level: 0.95,
        least: 0.45,
        soft: 0.02,
        runs: { every: 0.34, length: 0.14, radius: 0.017, drop: 0.7, hang: 0.1 },
        steps: [
          {
            do: 'shadow',
            grow: 0,
            tint: [0.02, 0.1, 0.36],
            layers: [
              { blur: 0.012, lift: 0.025, strength: 0.75 },
              { blur: 0.04, lift: 0.07, strength: 0.6 },
            ],
          },
          // It lies on their tops to the back, in the shade there.
          {
            do: 'extrude',
            to: [0.05, -0.03],
            material: { colour: [0.6, 0.74, 1], metal: 0, rough: 0.9, scatter: 0.5 },
            fade: 0.25,
          },
          {
            do: 'surface',
            profile: { kind: 'inflate', height: 1.2 },
            bumps: [
              { kind: 'grain', amount: 0.006, scale: 0.018 },
              { kind: 'hewn', amount: 0.014, scale: 0.07 },
              { kind: 'waves', amount: 0.03, scale: 0.14 },
            ],
            material: { colour: [0.84, 0.91, 1], metal: 0, rough: 0.85, scatter: 0.5 },
          },
          {
            do: 'fill',
            blend: 'multiply',
            emoji: false,
            line: 0.07,
            blur: 0.022,
            facing: { at: [0.7, 2.4], reach: 10, wrap: 0.2 },
            colour: [0.36, 0.56, 0.95],
          },
        ],
      },
      {
        do: 'drift',
        height: 0.095,
        gaps: 0.04,
        lumps: 1.6,
        heaps: 0.35,
        foot: 0,
        colour: [0.54, 0.66, 0.92],
        shade: [0.22, 0.36, 0.74],
      },
      { do: 'glints', count: 2, size: 0.1, from: 1.8, strength: 1 },
      { do: 'flakes', count: 320 },
    ],
    finish: { exposure: 1, tone: 'film', vignette: 0.35, bloom: { strength: 0.2, from: 1 } },
  },
})
