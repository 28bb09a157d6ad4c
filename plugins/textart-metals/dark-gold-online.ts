import { defineTextArt } from '@gateway/sdk-plugin/text-art'

export default defineTextArt({
  category: 'textart',
  name: 'darkGoldOnline',
  summary: 'Black and gold lettering before glowing tiles',
  recipe: {
    lettering: { font: 'poster', weight: 400, case: 'upper', spacing: 0.04, width: 0.84, height: 0.56 },
    light: 'night',
    gain: 1.2,
    steps: [
      { do: 'plate', kind: 'hexagons', spot: { at: [0.5, 0.45], size: 0.7, rest: 0.12, power: 1.2 } },
      { do: 'bokeh', count: 30, colours: ['#ffb84a', '#ff8f1f'], size: [0.008, 0.04], strength: 0.25 },
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
        paint: { kind: 'vertical', colours: ['#ffe9a8', '#ffc14d', '#c77a1a'] },
        material: { like: 'gold', rough: 0.09 },
      },
      { do: 'confetti', count: 90, colours: ['#ffcf6b', '#e89a2a'], size: [0.002, 0.007], soft: 0.012, clear: 0.6 },
      { do: 'glints', count: 6, colour: '#ffe2a6' },
    ],
    finish: { bloom: { strength: 0.4, from: 1 } },
  },
})
