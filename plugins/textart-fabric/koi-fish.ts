import { defineTextArt } from '@gateway/sdk-plugin/text-art'

export default defineTextArt({
  category: 'textart',
  name: 'koiFish',
  summary: 'Letters with the skin of koi, afloat on a pond where koi circle below lilies',
  samples: ['Gateway', 'KOI'],
  recipe: {
    seed: 14,
    lettering: { font: 'round', weight: 900, spacing: 0.09, width: 0.9, height: 0.62, heighten: 1.3 },
    light: {
      sky: [0.62, 0.66, 0.7],
      horizon: [0.26, 0.3, 0.28],
      ground: [0.06, 0.09, 0.09],
      key: [-0.5, -0.7, 0.5],
      boxes: [
        { at: [-0.5, -0.8, 0.5], width: 0.5, height: 0.3, power: 9, colour: [1, 0.97, 0.9], soft: 0.2 },
        { at: [0.9, -0.3, 0.3], width: 0.14, height: 0.7, power: 3, colour: [0.8, 0.92, 1] },
      ],
    },
    steps: [
      {
        do: 'pond',
        fish: 5,
        net: 3,
        ripples: 1.2,
        water: [
          [0.012, 0.085, 0.09],
          [0.0015, 0.017, 0.026],
        ],
      },
      // They push the water away: rings as strong as swimming fish make, seen as far as the next letter.
      { do: 'ripples', apart: 0.13, reach: 0.62, height: 1.5 },
      {
        do: 'shadow',
        tint: '#01080c',
        grow: 0.02,
        layers: [
          { blur: 0.03, lift: 0.01, strength: 0.35 },
          { blur: 0.12, lift: 0.16, strength: 0.5 },
        ],
      },
      {
        do: 'fins',
        sides: 0.13,
        colours: [
          [
            [0.86, 0.36, 0.16],
            [0.86, 0.8, 0.72],
          ],
          [
            [0.86, 0.82, 0.76],
            [0.7, 0.74, 0.72],
          ],
        ],
      },
      {
        do: 'clad',
        kind: 'koi',
        flow: true,
        turn: 5,
        coat: 0.8,
        scale: 1.05,
        colours: [
          [0.94, 0.89, 0.82],
          [0.8, 0.085, 0.01],
          [0.04, 0.042, 0.05],
        ],
        grow: 0.02,
        profile: { kind: 'inflate', height: 0.95 },
        relief: 0.62,
        hollows: 1.3,
        gain: 1.3,
      },
      // Their backs are thick: the flanks turn away into the water's green.
      {
        do: 'fill',
        grow: 0.02,
        blend: 'multiply',
        emoji: false,
        paint: {
          kind: 'edge',
          width: 0.13,
          colours: [
            [0.4, 0.52, 0.52],
            [0.8, 0.85, 0.85],
            [0.98, 0.98, 0.98],
            [1.06, 1.05, 1.04],
          ],
        },
      },
      // They lie a hand below the surface: its net of light runs over them as over the ground, and deeper down, at
      // their flanks and feet, the water takes the red away.
      {
        do: 'fill',
        grow: 0.015,
        blend: 'multiply',
        emoji: false,
        paint: {
          kind: 'net',
          scale: 0.3,
          colours: [
            [0.88, 0.9, 0.9],
            [0.92, 0.95, 0.95],
            [1.06, 1.08, 1.07],
            [1.4, 1.4, 1.36],
            [1.6, 1.6, 1.54],
          ],
        },
      },
      {
        do: 'fill',
        grow: 0.015,
        blend: 'multiply',
        emoji: false,
        paint: {
          kind: 'vertical',
          colours: [
            [1, 1, 1],
            [0.96, 1, 1],
            [0.9, 0.96, 0.96],
            [0.7, 0.82, 0.84],
          ],
        },
      },
      // Only their backs are near the surface: at the flanks the pond closes over them.
      { do: 'fill', colour: '#04262a', line: 0.05, grow: 0.03, blur: 0.035, opacity: 0.8, emoji: false },
      { do: 'glints', count: 3, size: 0.08 },
      {
        do: 'heads',
        long: 2.75,
        out: 0.95,
        iris: [0.3, 0.17, 0.03],
        colours: [
          [
            [0.84, 0.81, 0.76],
            [0.78, 0.1, 0.014],
          ],
          [
            [0.78, 0.11, 0.014],
            [0.6, 0.06, 0.01],
          ],
        ],
      },
    ],
    finish: { exposure: 1.1, vignette: 0.3, bloom: { strength: 0.2 } },
  },
})
