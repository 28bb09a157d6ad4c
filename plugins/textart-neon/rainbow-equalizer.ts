import { defineTextArt } from '@gateway/sdk-plugin/text-art'

const RAINBOW = ['#ff1f5a', '#ff6a12', '#ffd012', '#3dff2d', '#12ffc4', '#1f9bff', '#6a3dff', '#ff2de0']

export default defineTextArt({
  category: 'textart',
  name: 'rainbowEqualizer',
  summary: 'Letters of rainbow lamps before the bars of an equalizer, on a polished stage',
  samples: ['Gateway', 'PLAY\nLOUD'],
  recipe: {
    lettering: {
      font: 'poster',
      weight: 400,
      case: 'upper',
      spacing: 0.05,
      width: 0.88,
      height: 0.56,
      centre: [0.5, 0.46],
    },
    light: 'night',
    gain: 0.5,
    steps: [
      { do: 'backdrop', colours: ['#05050b', '#0a0a16', '#101020'] },
      {
        do: 'leds',
        on: 'scene',
        cell: [0.05, 0.026],
        colours: RAINBOW,
        power: 0.26,
        off: 0.02,
        base: 0.82,
        height: 0.8,
        soft: 0.22,
      },
      { do: 'shadow', grow: 0.06, layers: [{ blur: 0.09, lift: 0, strength: 0.9 }] },
      { do: 'extrude', to: [0, 0.06], shrink: 0.05, vanish: [0.5, 0.3], grow: 0.04, material: 'blackLacquer' },
      {
        do: 'surface',
        grow: 0.04,
        profile: { kind: 'round', width: 0.03, height: 0.03 },
        material: { like: 'darkSteel', rough: 0.2 },
      },
      { do: 'fill', grow: 0.012, colour: '#040406' },
      { do: 'leds', cell: [0.068, 0.036], colours: RAINBOW, power: 2.4, gap: 0.26, off: 0.14, soft: 0.12, whole: true },
      { do: 'floor', gap: 0.16, mirror: 0.42, fade: 0.2, soft: 0.03 },
    ],
    finish: { bloom: { strength: 0.5, from: 0.9 } },
  },
})
