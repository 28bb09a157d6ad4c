import { defineTextArt } from '@gateway/sdk-plugin/text-art'
import { autographs } from './autographs.ts'
import { guitar } from './guitar.ts'

export default defineTextArt({
  category: 'texteffect',
  name: 'bandsignatures',
  summary: 'A band’s autographs in silver paint pen on a black guitar',
  samples: ['Gateway', 'The Nightbirds'],
  recipe: {
    seed: 7,
    lettering: { font: 'hand', weight: 600, spacing: 0, width: 0.8, height: 0.48, centre: [0.47, 0.55], slant: 0.12 },
    light: 'night',
    gain: 1.3,
    steps: [
      {
        do: 'scene',
        steps: [
          {
            do: 'backdrop',
            colours: ['#0c0713', '#1b0d22', '#08060c'],
            pools: [
              { at: [0.05, 0.02], size: 0.5, colour: '#b0341a', strength: 0.9 },
              { at: [0.96, 0.98], size: 0.5, colour: '#1d4fc0', strength: 0.9 },
            ],
          },
          { do: 'bokeh', count: 26, colours: ['#ffb066', '#ff6a3a', '#5a8cff'], size: [0.02, 0.06], strength: 0.5 },
          ...guitar(),
          ...autographs([
            {
              do: 'surface',
              profile: { kind: 'round', width: 0.012, height: 0.006 },
              material: { colour: [0.8, 0.58, 0.24], metal: 1, rough: 0.42 },
              gain: 1.5,
            },
          ]),
        ],
      },
      { do: 'fill', colour: '#000000', grow: 0.004, blur: 0.006, opacity: 0.7, emoji: false, shift: [0.004, 0.006] },
      {
        do: 'surface',
        profile: { kind: 'round', width: 0.02, height: 0.0022 },
        bumps: [
          { kind: 'brushed', amount: 0.0007, scale: 0.03 },
          { kind: 'waves', amount: 0.003, scale: 0.4 },
        ],
        material: { colour: [0.95, 0.96, 1], metal: 0.9, rough: 0.45 },
        gain: 1.9,
      },
      { do: 'glints', count: 3, size: 0.1 },
    ],
    finish: { exposure: 1.1, bloom: { strength: 0.3, from: 1.2 } },
  },
})
