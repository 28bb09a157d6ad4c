import { defineTextArt } from '@gateway/sdk-plugin/text-art'

export default defineTextArt({
  category: 'texteffect',
  name: 'shinyMetallic3d',
  summary: 'Polished chrome between coloured lamps, mirrored in the floor',
  recipe: {
    lettering: { font: 'round', weight: 900, case: 'upper', spacing: 0.03, width: 0.88, centre: [0.5, 0.45] },
    light: {
      sky: [0.03, 0.04, 0.1],
      horizon: [0.14, 0.13, 0.3],
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
      { do: 'extrude', to: [0, 0.1], shrink: 0.05, vanish: [0.5, 0.3], grow: 0.02, material: 'chrome', fade: 0.75 },
      { do: 'surface', grow: 0.02, profile: { kind: 'round', width: 0.03, height: 0.03 }, material: 'chrome' },
      { do: 'surface', profile: { kind: 'inflate', height: 0.8 }, material: 'chrome' },
      { do: 'floor', gap: 0.1, mirror: 0.55, fade: 0.25 },
      { do: 'glints', count: 5 },
    ],
    finish: { bloom: { strength: 0.35 } },
  },
})
