import { defineTextArt } from '@gateway/sdk-plugin/text-art'

export default defineTextArt({
  category: 'textart',
  name: 'darkGoldOnline',
  summary: 'Black and gold lettering before glowing tiles',
  recipe: {
    lettering: { font: 'poster', weight: 900, case: 'upper', spacing: 0.04, width: 0.84, height: 0.56 },
    light: {
      sky: [0.1, 0.09, 0.08],
      horizon: [0.12, 0.105, 0.09],
      ground: [0.014, 0.013, 0.012],
      boxes: [
        { at: [-0.3, -0.85, 0.5], width: 0.9, height: 0.22, power: 5.5, colour: [1, 0.93, 0.82] },
        { at: [1, -0.15, 0.3], width: 0.16, height: 0.9, power: 1.6, soft: 0.12, colour: [1, 0.8, 0.55] },
        { at: [-1, -0.05, 0.25], width: 0.14, height: 0.9, power: 1.6, soft: 0.12, colour: [1, 0.9, 0.78] },
        { at: [0.3, 0.75, 0.6], width: 0.35, height: 0.06, power: 1.5, colour: [1, 0.8, 0.55] },
      ],
    },
    gain: 1.15,
    steps: [
      {
        do: 'scene',
        steps: [
          { do: 'plate', kind: 'hexagons', coarse: true, spot: { at: [0.5, 0.45], size: 0.7, rest: 0.12, power: 1.2 } },
          { do: 'bokeh', count: 30, colours: ['#ffb84a', '#ff8f1f'], size: [0.008, 0.04], strength: 0.25 },
          { do: 'defocus', blur: 0.005 },
        ],
      },
      { do: 'shadow', grow: 0.04, sweep: [0, 0.08] },
      { do: 'extrude', to: [0, 0.08], shrink: 0.02, grow: 0.035, material: 'gold', fade: 0.7 },
      { do: 'surface', grow: 0.035, profile: { kind: 'bevel', width: 0.03, height: 0.03 }, material: 'gold' },
      {
        do: 'surface',
        grow: 0.008,
        profile: { kind: 'round', width: 0.012, height: -0.01 },
        material: { like: 'blackLacquer', coat: 1.4 },
      },
      {
        do: 'surface',
        grow: -0.022,
        profile: { kind: 'chisel', slope: 0.7 },
        soft: 0.006,
        paint: { kind: 'vertical', colours: ['#f3c874', '#d08f2c', '#8a4d10'] },
        material: { like: 'gold', rough: 0.2 },
      },
      { do: 'confetti', count: 90, colours: ['#ffcf6b', '#e89a2a'], size: [0.002, 0.007], soft: 0.012, clear: 0.6 },
      { do: 'glints', count: 6, colour: '#ffe2a6' },
    ],
    finish: { bloom: { strength: 0.25, from: 1.3 } },
  },
})
