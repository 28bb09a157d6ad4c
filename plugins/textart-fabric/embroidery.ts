import { defineTextArt } from '@gateway/sdk-plugin/text-art'
import { flowers } from './flowers.ts'
import { hoop } from './hoop.ts'

export default defineTextArt({
  category: 'texteffect',
  name: 'embroidery',
  summary: 'Satin stitch in silk on linen, stretched in a wooden hoop',
  samples: ['Gateway', 'Love'],
  recipe: {
    lettering: {
      font: 'round',
      weight: 800,
      lineHeight: 0.94,
      spacing: 0.035,
      width: 0.79,
      height: 0.47,
      heighten: 1.35,
      centre: [0.5, 0.525],
    },
    light: {
      sky: [0.56, 0.55, 0.54],
      horizon: [0.32, 0.3, 0.28],
      ground: [0.12, 0.1, 0.09],
      key: [-0.5, -0.7, 0.5],
      boxes: [
        { at: [-0.6, -0.85, 0.5], width: 0.5, height: 0.25, power: 13, colour: [1, 0.96, 0.9], soft: 0.25 },
        { at: [0.85, 0.2, 0.4], width: 0.15, height: 0.6, power: 2.5, colour: [0.85, 0.92, 1], soft: 0.3 },
      ],
    },
    steps: [
      {
        do: 'scene',
        steps: [
          {
            do: 'plate',
            kind: 'wood',
            colours: ['#5b3a22', '#2e1a0e'],
            spot: { at: [0.35, 0.25], size: 1, rest: 0.4, power: 0.6 },
          },
          ...hoop(),
          ...flowers(),
        ],
      },
      // The taut threads draw the cloth together.
      { do: 'carve', grow: 0.03, depth: 0.014, wall: 0.05, rim: 0.006, rimWidth: 0.03, crumbs: 0, grain: 0, wet: 0 },
      {
        do: 'shadow',
        tint: '#4a3a28',
        grow: 0.012,
        layers: [
          { blur: 0.012, lift: 0.014, strength: 0.8 },
          { blur: 0.06, lift: 0.04, strength: 0.45 },
        ],
      },
      {
        do: 'satinStitch',
        paint: {
          kind: 'letters',
          colours: ['#b3122e', '#d2602a', '#b98312', '#2f7d4a', '#1d5fa8', '#6a2f93', '#c22a6e'],
        },
        grow: 0.012,
        rows: 'strokes',
        slant: 10,
        thread: 0.0135,
        longest: 0.7,
        padding: 0.2,
        shine: 0.32,
        gain: 1.2,
      },
    ],
    finish: { exposure: 1.1, vignette: 0.3, bloom: { strength: 0.1 } },
  },
})
