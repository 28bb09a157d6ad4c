import { defineTextArt } from '@gateway/sdk-plugin/text-art'

export default defineTextArt({
  category: 'texteffect',
  name: 'decorativeMetal3d',
  summary: 'Polished metal engraved with scrollwork, with a golden rim, on black marble before brocade',
  recipe: {
    lettering: {
      font: 'serif',
      weight: 900,
      case: 'upper',
      spacing: 0.05,
      width: 0.92,
      height: 0.6,
      heighten: 1.5,
      centre: [0.5, 0.5],
    },
    light: 'studio',
    steps: [
      {
        do: 'scene',
        steps: [
          {
            do: 'plate',
            kind: 'brocade',
            colours: ['#0d1230', '#5a4626'],
            scale: 0.9,
            spot: { at: [0.42, 0.3], size: 0.55, rest: 0.16, power: 1.9 },
          },
          { do: 'defocus', blur: 0.004 },
        ],
      },
      {
        do: 'table',
        kind: 'marble',
        colours: ['#0a0b10', '#12131c', '#0d0d14'],
        light: [0.7, 0.62, 0.5],
        mirror: 0.55,
        front: 0.35,
      },
      { do: 'cast', length: 0, tint: [0.03, 0.03, 0.06], foot: 0.04, contact: 1 },
      {
        do: 'extrude',
        to: [0, -0.075],
        shrink: 0.05,
        vanish: [0.5, 0.1],
        grow: 0.04,
        material: { like: 'gold', colour: [1, 0.62, 0.22], rough: 0.14 },
        fade: 0.75,
        gain: 1.1,
      },
      { do: 'surface', grow: 0.04, profile: { kind: 'round', width: 0.035, height: 0.035 }, material: 'gold' },
      {
        do: 'surface',
        grow: 0.006,
        profile: { kind: 'round', width: 0.02, height: -0.018 },
        material: { like: 'bronze', colour: [0.2, 0.1, 0.045], rough: 0.35 },
      },
      {
        do: 'surface',
        grow: -0.014,
        profile: { kind: 'inflate', height: 0.5 },
        soft: 0.01,
        material: { like: 'silver', colour: [0.9, 0.9, 0.92], rough: 0.1 },
        gain: 1.5,
      },
      {
        do: 'scrolls',
        pattern: 'pairs',
        sizes: [0.2, 0.13],
        line: 0.0115,
        turns: 1.3,
        grow: -0.03,
        steps: [
          // The far lip of the groove catches the light.
          { do: 'fill', colour: '#fff4de', grow: 0.003, shift: [0.003, 0.005], opacity: 0.7 },
          {
            do: 'surface',
            profile: { kind: 'round', width: 0.007, height: -0.011 },
            material: { like: 'bronze', colour: [0.1, 0.05, 0.022], rough: 0.4 },
            hollows: 0,
          },
        ],
      },
      { do: 'reflection', strength: 0.45, soft: 0.05, fade: 0.35, grow: 0.04, foot: 0.034 },
      { do: 'glints', count: 3 },
    ],
  },
})
