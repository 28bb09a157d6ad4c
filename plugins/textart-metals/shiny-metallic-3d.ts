import { defineTextArt } from '@gateway/sdk-plugin/text-art'

export default defineTextArt({
  category: 'texteffect',
  name: 'shinyMetallic3d',
  summary: 'Polished chrome between coloured lamps, mirrored in the floor',
  recipe: {
    lettering: {
      font: 'round',
      weight: 900,
      case: 'upper',
      spacing: 0.03,
      width: 0.9,
      heighten: 1.25,
      centre: [0.5, 0.45],
    },
    light: {
      sky: [0.1, 0.12, 0.26],
      horizon: [0.34, 0.33, 0.58],
      ground: [0.03, 0.012, 0.05],
      blend: 0.12,
      boxes: [
        { at: [-0.4, -0.8, 0.5], width: 0.8, height: 0.3, power: 5 },
        { at: [1, 0, 0.35], width: 0.28, height: 0.9, power: 4, colour: [1, 0.2, 0.75] },
        { at: [-1, 0, 0.35], width: 0.28, height: 0.9, power: 4, colour: [0.15, 0.55, 1] },
        { at: [0.1, 0.8, 0.5], width: 1, height: 0.12, power: 1.6, colour: [0.65, 0.45, 1] },
      ],
    },
    steps: [
      {
        do: 'backdrop',
        colours: ['#05060f', '#0d1030', '#1a1140'],
        pools: [
          { at: [0.1, 0.5], size: 0.6, colour: '#1f63c9', strength: 0.45 },
          { at: [0.9, 0.5], size: 0.6, colour: '#b02390', strength: 0.45 },
        ],
      },
      {
        do: 'extrude',
        to: [0, -0.11],
        shrink: 0.03,
        vanish: [0.5, 0.2],
        grow: 0.018,
        material: 'chrome',
        fade: 0.85,
        gain: 1.5,
      },
      { do: 'surface', grow: 0.018, profile: { kind: 'inflate', height: 0.85 }, material: 'chrome', gain: 1.15 },
      { do: 'floor', gap: 0.012, mirror: 0.34, fade: 0.16 },
      { do: 'glints', count: 5 },
    ],
    finish: { bloom: { strength: 0.35 } },
  },
})
