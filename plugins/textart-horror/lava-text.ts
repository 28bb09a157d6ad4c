import { defineTextArt } from '@gateway/sdk-plugin/text-art'

export default defineTextArt({
  category: 'textart',
  name: 'lavaText',
  summary: 'Letters of crusted lava with fire in their cracks, on cooling basalt',
  samples: ['Lava', 'Gateway'],
  recipe: {
    seed: 4,
    lettering: {
      font: 'geometric',
      weight: 900,
      case: 'upper',
      spacing: 0.05,
      width: 0.92,
      heighten: 1.45,
      height: 0.62,
      centre: [0.5, 0.45],
    },
    light: {
      sky: [0.16, 0.14, 0.15],
      horizon: [0.05, 0.03, 0.025],
      ground: [0.3, 0.06, 0.01],
      boxes: [
        { at: [-0.45, -0.75, 0.55], width: 0.5, height: 0.3, power: 2.6, colour: [0.9, 0.93, 1] },
        { at: [0.1, 0.95, 0.2], width: 1, height: 0.16, power: 5, colour: [1, 0.32, 0.04] },
        { at: [1, 0.1, 0.2], width: 0.1, height: 0.9, power: 3, colour: [1, 0.35, 0.06] },
        { at: [-1, 0.1, 0.2], width: 0.1, height: 0.9, power: 2, colour: [1, 0.35, 0.06] },
      ],
    },
    steps: [
      {
        do: 'scene',
        steps: [
          { do: 'plate', kind: 'basalt', spot: { at: [0.5, 0.45], size: 0.65, rest: 0.1, power: 0.46 } },
          { do: 'cracks', on: 'scene', scale: 0.3, width: 0.005, strength: 0.16, share: 0.14, glow: 2 },
          { do: 'defocus', blur: 0.006, focus: { at: 0.5, depth: 0.6 } },
        ],
      },
      {
        do: 'shadow',
        tint: '#060202',
        grow: 0.05,
        sweep: [0, 0.09],
        layers: [
          { blur: 0.05, lift: 0.02, strength: 0.92 },
          { blur: 0.16, lift: 0.05, strength: 0.8 },
        ],
      },
      { do: 'fill', colour: [1, 0.2, 0.02], grow: 0.02, blur: 0.06, blend: 'add', gain: 0.8 },
      {
        do: 'extrude',
        to: [0, 0.1],
        grow: 0.012,
        material: { colour: [0.035, 0.026, 0.025], metal: 0, rough: 0.75, reflect: 0.05 },
        fade: 0.35,
      },
      {
        do: 'drips',
        every: 0.19,
        length: 0.5,
        radius: 0.032,
        drop: 1.2,
        falling: 0.2,
        steps: [
          { do: 'fill', colour: [1, 0.16, 0.01], grow: 0.005, blur: 0.03, blend: 'add', gain: 0.45 },
          {
            do: 'surface',
            profile: { kind: 'inflate', height: 0.7 },
            bumps: [{ kind: 'waves', amount: 0.01, scale: 0.12 }],
            paint: {
              kind: 'edge',
              colours: [
                [0.1, 0.012, 0.004],
                [0.75, 0.1, 0.006],
                [1, 0.34, 0.03],
              ],
              width: 0.034,
            },
            material: { colour: [1, 0.3, 0.03], metal: 0, rough: 0.45, glow: 1.7 },
            emoji: false,
          },
        ],
      },
      {
        do: 'surface',
        grow: 0.012,
        profile: { kind: 'round', width: 0.06, height: 0.05 },
        soft: 0.006,
        bumps: [
          { kind: 'plates', amount: 0.036, scale: 0.3 },
          { kind: 'hewn', amount: 0.012, scale: 0.07 },
          { kind: 'grain', amount: 0.008, scale: 0.022 },
        ],
        paint: { kind: 'mottled', colours: ['#9a908a', '#6a625e', '#55504d', '#3d3836'], width: 0.06, scale: 0.14 },
        material: { colour: [0.1, 0.08, 0.075], metal: 0, rough: 0.55, reflect: 0.06 },
        gain: 2,
      },
      { do: 'cracks', scale: 0.3, width: 0.011, inset: -0.03, strength: 2.4, share: 0.5, glow: 1.6 },
      {
        do: 'bokeh',
        count: 70,
        colours: [
          [1, 0.35, 0.04],
          [1, 0.6, 0.15],
        ],
        size: [0.0014, 0.006],
        strength: 2.2,
      },
    ],
    finish: { vignette: 0.45, bloom: { strength: 0.3, from: 1 } },
  },
})
