import { join } from 'node:path'
import { defineTextArt } from '@gateway/sdk-plugin/text-art'

export default defineTextArt({
  category: 'textart',
  name: 'skeletonText',
  summary: 'Letters laid of bones beneath a skull with embers in its eyes',
  samples: ['Bones'],
  recipe: {
    lettering: {
      font: 'round',
      weight: 600,
      case: 'upper',
      spacing: 0.04,
      width: 0.9,
      height: 0.35,
      centre: [0.5, 0.752],
    },
    light: {
      sky: [0.1, 0.105, 0.105],
      horizon: [0.035, 0.04, 0.035],
      ground: [0.008, 0.016, 0.01],
      boxes: [
        { at: [-0.7, -0.72, 0.22], width: 0.45, height: 0.3, power: 17, colour: [1, 0.95, 0.86] },
        // The niche, above and behind: a rim on what looks up.
        { at: [0.1, -0.95, 0.05], width: 0.75, height: 0.22, power: 11, colour: [0.1, 1, 0.36] },
        { at: [0.95, 0, 0.25], width: 0.12, height: 0.8, power: 1.2, colour: [0.7, 0.85, 1] },
        { at: [-1, 0.1, 0.15], width: 0.12, height: 0.8, power: 1, colour: [0.8, 0.9, 1] },
      ],
    },
    backplate: join(import.meta.dirname, 'backplates', 'crypt.jpg'),
    steps: [
      // The skull rests on the sill, which is dark below its jaw.
      {
        do: 'scene',
        steps: [
          {
            do: 'shape',
            path: 'M88 58.6C94 57.4 106 57.4 112 58.6C115 59.6 113 60.8 100 60.8C87 60.8 85 59.6 88 58.6Z',
            view: [200, 100],
            height: 1,
            steps: [{ do: 'fill', colour: '#010503', blur: 0.008, opacity: 0.85 }],
          },
        ],
      },
      // The letter itself, where bones leave a gap: the wall is dark and damp there.
      { do: 'fill', grow: 0.01, blur: 0.06, colour: '#020604', opacity: 0.5 },
      {
        do: 'bones',
        width: 2.3,
        shaft: 0.56,
        vary: 1,
        longest: 0.8,
        rings: 2,
        layers: 3,
        colours: ['#e0cfac', '#8a6436', '#1c1108'],
        gain: 0.86,
        steps: [
          {
            do: 'shadow',
            grow: 0.005,
            tint: [0, 0.006, 0.003],
            layers: [
              { blur: 0.01, lift: 0.02, strength: 0.9 },
              { blur: 0.025, lift: 0.075, strength: 0.9 },
              { blur: 0.08, lift: 0.15, strength: 0.7 },
            ],
          },
        ],
      },
    ],
    finish: { bloom: { strength: 0.25 }, exposure: 1.1 },
  },
})
