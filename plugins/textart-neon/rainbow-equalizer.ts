import { defineTextArt } from '@gateway/sdk-plugin/text-art'

const RAINBOW = ['#ff1f5a', '#ff6a12', '#ffd012', '#3dff2d', '#12ffc4', '#1f9bff', '#6a3dff', '#ff2de0']

export default defineTextArt({
  category: 'textart',
  name: 'rainbowEqualizer',
  summary: 'Letters of rainbow lamps before the bars of an equalizer, on a polished stage',
  samples: ['Gateway', 'PLAY\nLOUD'],
  recipe: {
    lettering: {
      font: 'condensed',
      weight: 700,
      case: 'upper',
      spacing: 0.05,
      width: 0.88,
      height: 0.56,
      widen: 1.35,
      heighten: 1.14,
      centre: [0.5, 0.46],
    },
    light: 'night',
    gain: 0.5,
    steps: [
      {
        do: 'backdrop',
        colours: ['#04040a', '#0a0a18', '#141428'],
        pools: [
          { at: [0.08, 0.75], size: 0.5, colour: '#5a0a22', strength: 0.7 },
          { at: [0.36, 0.75], size: 0.5, colour: '#4a3a05', strength: 0.6 },
          { at: [0.64, 0.75], size: 0.5, colour: '#053a4a', strength: 0.6 },
          { at: [0.92, 0.75], size: 0.5, colour: '#3a0a5a', strength: 0.7 },
        ],
      },
      {
        do: 'leds',
        on: 'scene',
        cell: [0.05, 0.026],
        colours: RAINBOW,
        power: 0.72,
        off: 0.03,
        base: 1,
        height: 1,
        soft: 0.3,
      },
      // A screen far behind the stage: the word alone is sharp.
      { do: 'defocus', blur: 0.005 },
      { do: 'shadow', grow: 0.06, layers: [{ blur: 0.09, lift: 0, strength: 0.9 }] },
      { do: 'extrude', to: [0, 0.06], shrink: 0.05, vanish: [0.5, 0.3], grow: 0.022, material: 'blackLacquer' },
      {
        do: 'surface',
        grow: 0.022,
        profile: { kind: 'round', width: 0.03, height: 0.03 },
        material: { like: 'darkSteel', rough: 0.2 },
      },
      { do: 'fill', grow: 0.012, colour: '#040406' },
      {
        do: 'leds',
        cell: [0.05, 0.03],
        colours: RAINBOW,
        power: 2.6,
        gap: 0.3,
        off: 0.2,
        soft: 0.2,
        wash: 1.2,
        halo: 0.18,
        whole: true,
        level: 0.6,
      },
      { do: 'floor', gap: 0.05, mirror: 0.42, fade: 0.24, soft: 0.02, lit: 0 },
    ],
    finish: { bloom: { strength: 0.5, from: 0.9 } },
  },
})
