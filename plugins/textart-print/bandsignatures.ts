import { defineTextArt } from '@gateway/sdk-plugin/text-art'
import { autographs } from './autographs.ts'
import { flourish } from './flourish.ts'
import { gloss, guitar } from './guitar.ts'

export default defineTextArt({
  category: 'texteffect',
  name: 'bandsignatures',
  summary: 'A signature in silver paint pen across a band’s sunburst guitar, those of the others around it',
  samples: ['Gateway', 'The Nightbirds'],
  recipe: {
    seed: 7,
    lettering: {
      font: 'hand',
      lineHeight: 0.86,
      widen: 1.3,
      weight: 400,
      spacing: 0,
      width: 0.74,
      height: 0.46,
      centre: [0.44, 0.55],
      slant: 0.12,
    },
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
          ...autographs(
            [
              { at: [0.875, 0.37], width: 0.23, turn: -14 },
              { at: [0.14, 0.84], width: 0.24, turn: -7 },
            ],
            [
              { do: 'fill', colour: '#000000', blur: 0.012, opacity: 0.6, shift: [0.005, 0.008] },
              { do: 'fill', colour: '#e9e6dc', opacity: 0.92 },
            ],
          ),
          ...flourish([
            { do: 'fill', colour: '#000000', blur: 0.02, opacity: 0.6, shift: [0.01, 0.015] },
            { do: 'fill', colour: '#e2ad4a' },
            { do: 'fill', colour: '#fff0c0', grow: -0.018, blur: 0.008, opacity: 0.5 },
          ]),
        ],
      },
      { do: 'fill', colour: '#000000', grow: 0.004, blur: 0.008, opacity: 0.75, emoji: false, shift: [0.005, 0.008] },
      {
        do: 'surface',
        profile: { kind: 'round', width: 0.012, height: 0.0016 },
        bumps: [{ kind: 'grain', amount: 0.00012, scale: 0.02 }],
        material: { colour: [0.96, 0.97, 1], metal: 0.15, rough: 0.4, coat: 1, coatRough: 0.08 },
        paint: { kind: 'mottled', colours: ['#ffffff', '#eceff5', '#ffffff'], width: 0.05, scale: 0.3 },
        gain: 2.1,
      },
      ...gloss(),
    ],
    finish: { exposure: 1.1, bloom: { strength: 0.3, from: 1.2 } },
  },
})
