import { defineTextArt } from '@gateway/sdk-plugin/text-art'

export default defineTextArt({
  category: 'textart',
  name: 'bloodFrosted',
  summary: 'Letters of frosted ice with blood running over them, on a window at night',
  samples: ['Frozen', 'Gateway'],
  recipe: {
    seed: 8,
    lettering: {
      font: 'sans',
      weight: 900,
      // Capitals: all of them stand on the snow.
      case: 'upper',
      spacing: 0.04,
      width: 0.9,
      height: 0.66,
      heighten: 1.9,
      centre: [0.5, 0.49],
      foot: 0.82,
    },
    light: {
      sky: [0.3, 0.4, 0.55],
      horizon: [0.1, 0.14, 0.2],
      ground: [0.03, 0.04, 0.06],
      boxes: [
        { at: [-0.45, -0.75, 0.55], width: 0.4, height: 0.26, power: 7, colour: [0.85, 0.93, 1] },
        { at: [1, -0.1, 0.3], width: 0.1, height: 0.9, power: 4, colour: [0.7, 0.85, 1] },
        { at: [-1, 0, 0.2], width: 0.1, height: 0.9, power: 2, colour: [0.75, 0.88, 1] },
        { at: [0.2, 0.9, 0.4], width: 0.6, height: 0.08, power: 1, colour: [0.6, 0.8, 1] },
      ],
    },
    steps: [
      {
        do: 'scene',
        steps: [
          // A forest in winter behind the window, under a red moon.
          {
            do: 'backdrop',
            colours: ['#02040a', '#050b16', '#0d1c2e', '#1e3650', '#0c1826'],
            clouds: 0.4,
            pools: [
              { at: [0.76, 0.22], size: 0.42, colour: '#6a1620', strength: 0.6 },
              { at: [0.5, 0.7], size: 0.6, colour: '#3a5a7c', strength: 0.5 },
            ],
          },
          {
            do: 'shape',
            path: 'M50 0A50 50 0 0 1 50 100A50 50 0 0 1 50 0Z',
            at: [0.78, 0.2],
            height: 0.2,
            steps: [
              { do: 'fill', colour: [0.8, 0.1, 0.08], blur: 0.16, blend: 'add', gain: 0.2 },
              {
                do: 'fill',
                paint: { kind: 'mottled', colours: ['#7a1c1a', '#a8302a', '#641416'], width: 0.4, scale: 0.25 },
              },
            ],
          },
          {
            do: 'firs',
            count: 20,
            foot: 0.82,
            depth: 0.1,
            size: [0.26, 0.86],
            clear: 0.55,
            covered: 0.35,
            colours: [
              [0.05, 0.09, 0.14],
              [0.008, 0.016, 0.028],
            ],
            snow: [0.12, 0.18, 0.28],
          },
          { do: 'defocus', blur: 0.006 },
          {
            do: 'ground',
            horizon: 0.72,
            soft: 0.012,
            swell: 1.3,
            grain: 1.6,
            sparkle: 0.6,
            colour: [0.28, 0.36, 0.5],
            shade: [0.12, 0.22, 0.42],
            haze: [0.2, 0.28, 0.4],
          },
          { do: 'iceFlowers', count: 62, length: 0.38, opacity: 0.42, haze: 0.26, reach: 0.18 },
          { do: 'defocus', blur: 0.0022, focus: { at: 0.9, depth: 0.3 } },
        ],
      },
      // The lamp is before them: their shadow lies on the snow behind.
      {
        do: 'cast',
        tint: [0.16, 0.24, 0.46],
        length: -0.3,
        lean: 0.75,
        horizon: 0.72,
        strength: 0.7,
        soft: 0.03,
        contact: 0.85,
        foot: 0.02,
      },
      // Melt that froze again: icicles below the letters, one body with them.
      {
        do: 'drips',
        every: 0.07,
        length: 0.14,
        radius: 0.032,
        pointed: true,
        falling: 0,
        steps: [
          {
            do: 'surface',
            grow: 0.012,
            profile: { kind: 'round', width: 0.075, height: 0.07 },
            soft: 0.007,
            bumps: [
              { kind: 'hewn', amount: 0.016, scale: 0.2 },
              { kind: 'waves', amount: 0.02, scale: 0.3 },
            ],
            paint: { kind: 'mottled', colours: ['#e4f2fc', '#8fc0e2', '#3f7fb4', '#7fb2da'], width: 0.07, scale: 0.26 },
            // The wood and the moon are seen through it, bent by what is uneven.
            sheer: { colour: [0.6, 0.8, 0.93], depth: 0.14, base: 0.11, bend: 2.4, focus: 1.4 },
            material: { colour: [0.2, 0.42, 0.62], metal: 0, rough: 0.2, reflect: 0.06, coat: 1.4, scatter: 0.7 },
            gain: 1.9,
          },
        ],
      },
      // The red moon behind them, on the edges that look to it.
      {
        do: 'fill',
        grow: 0.01,
        line: 0.022,
        blur: 0.004,
        blend: 'add',
        emoji: false,
        facing: { at: [0.8, 0.12], reach: 1.1, size: 0.05, wrap: 0.05 },
        colour: '#ff2a1c',
        gain: 0.3,
      },
      { do: 'dust', colour: [0.86, 0.94, 1], amount: 0.24, above: 0.25, edge: 0.3, scale: 0.22, grain: 0.02 },
      {
        do: 'cap',
        depth: 0.19,
        lumps: 1,
        scale: 0.42,
        rise: 0.009,
        over: 0.015,
        soft: 0.018,
        runs: { every: 0.085, length: 1, radius: 0.017, drop: 1.35, hang: 0.1 },
        steps: [
          // Ice that drew the blood in beside it.
          {
            do: 'fill',
            colour: [1, 0.3, 0.34],
            grow: 0.03,
            blur: 0.1,
            shift: [0, 0.05],
            blend: 'multiply',
            opacity: 0.85,
          },
          {
            do: 'shadow',
            tint: '#240306',
            grow: 0,
            layers: [
              { blur: 0.01, lift: 0.012, strength: 0.7 },
              { blur: 0.035, lift: 0.03, strength: 0.45 },
            ],
          },
          {
            do: 'surface',
            profile: { kind: 'round', width: 0.05, height: 0.026 },
            soft: 0.01,
            // The ice shows through it where it is thin.
            sheer: { colour: [0.75, 0.012, 0.016], depth: 0.035, base: 0.022, bend: 1.5, focus: 1.6 },
            bumps: [{ kind: 'waves', amount: 0.012, scale: 0.16 }],
            material: { colour: [0.26, 0.002, 0.003], metal: 0, rough: 0.3, coat: 1.6, coatRough: 0.05, scatter: 0.3 },
          },
        ],
      },
      // Snow that drifted against them, and what dripped into it.
      {
        do: 'drift',
        foot: 0.05,
        height: 0.15,
        gaps: 0.07,
        spread: 0.4,
        lumps: 1.6,
        grain: 0.9,
        colour: [0.36, 0.46, 0.62],
        shade: [0.2, 0.34, 0.62],
      },
      { do: 'soak', size: 0.24, share: 0.85, below: 0.15 },
    ],
    finish: { vignette: 0.4, bloom: { strength: 0.25, from: 1.2 } },
  },
})
