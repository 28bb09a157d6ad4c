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
      height: 0.44,
      centre: [0.42, 0.62],
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
              { at: [0.86, 0.42], width: 0.18, turn: -10 },
              { at: [0.12, 0.9], width: 0.2, turn: -7 },
            ],
            [
              { do: 'fill', colour: '#000000', blur: 0.012, opacity: 0.6, shift: [0.005, 0.008] },
              { do: 'fill', colour: '#e9e6dc', opacity: 0.92 },
            ],
          ),
          ...flourish([
            { do: 'fill', colour: '#000000', blur: 0.02, opacity: 0.6, shift: [0.01, 0.015] },
            {
              do: 'surface',
              profile: { kind: 'round', width: 0.02, height: 0.004 },
              bumps: [{ kind: 'grain', amount: 0.0003, scale: 0.015 }],
              material: { colour: [0.9, 0.62, 0.2], metal: 0.6, rough: 0.4 },
              paint: {
                kind: 'mottled',
                colours: ['#ffe6a0', '#c8912c', '#f2cf7a', '#a87420'],
                width: 0.08,
                scale: 0.3,
                spread: 0.9,
              },
              gain: 1.9,
            },
          ]),
        ],
      },
      {
        do: 'nib',
        angle: 62,
        thin: 0.5,
        uneven: 0.4,
        steps: [
          {
            do: 'fill',
            colour: '#000000',
            grow: 0.004,
            blur: 0.008,
            opacity: 0.75,
            emoji: false,
            shift: [0.005, 0.008],
          },
          // Paint lies flat: thick where the pen was slow, thin where it was fast.
          {
            do: 'surface',
            profile: { kind: 'round', width: 0.03, height: 0.0035 },
            bumps: [{ kind: 'grain', amount: 0.0005, scale: 0.014 }],
            material: { colour: [0.86, 0.87, 0.9], metal: 0.75, rough: 0.34 },
            paint: {
              kind: 'mottled',
              colours: ['#f4f4f2', '#b8bac0', '#ffffff', '#8a8c94'],
              width: 0.06,
              scale: 0.26,
              spread: 0.9,
            },
            gain: 2,
          },
          // What it left at the rim dried a little darker.
          { do: 'fill', colour: '#b9b7ac', line: 0.006, opacity: 0.35, emoji: false },
        ],
      },
      ...gloss('over'),
    ],
    finish: { exposure: 1.1, bloom: { strength: 0.12, from: 1.3 } },
  },
})
