import { defineTextArt } from '@gateway/sdk-plugin/text-art'
import { crypt } from './emblems/crypt.ts'
import { skull } from './emblems/skull.ts'

export default defineTextArt({
  category: 'textart',
  name: 'skeletonText',
  summary: 'Letters laid of bones beneath a skull with embers in its eyes',
  samples: ['Bones'],
  recipe: {
    lettering: {
      font: 'round',
      weight: 800,
      case: 'upper',
      spacing: 0.04,
      width: 0.9,
      height: 0.39,
      centre: [0.5, 0.755],
    },
    light: {
      sky: [0.36, 0.36, 0.34],
      horizon: [0.14, 0.15, 0.14],
      ground: [0.02, 0.06, 0.03],
      boxes: [
        { at: [-0.5, -0.75, 0.6], width: 0.55, height: 0.3, power: 8, colour: [1, 0.95, 0.86] },
        { at: [0.95, 0, 0.3], width: 0.16, height: 0.9, power: 4, colour: [0.4, 1, 0.55] },
        { at: [-1, 0.1, 0.15], width: 0.12, height: 0.8, power: 2, colour: [0.8, 0.9, 1] },
        { at: [0.25, 0.85, 0.4], width: 0.9, height: 0.1, power: 1.2, colour: [0.4, 1, 0.5] },
      ],
    },
    steps: [
      { do: 'scene', steps: [...crypt, ...skull({ at: [0.5, 0.255], height: 0.45 })] },
      { do: 'shadow', grow: 0.088, sweep: [0, 0.06], tint: [0, 0.01, 0] },
      // The letter itself, dark in the emblem's contours: it can be read wherever bones leave a gap.
      { do: 'extrude', to: [0, 0.07], grow: 0.088, material: { colour: '#06140c', metal: 0, rough: 0.8 }, fade: 0.6 },
      { do: 'fill', grow: 0.08, blur: 0.025, colour: '#2fc870', opacity: 0.75 },
      { do: 'fill', grow: 0.07, colour: '#060c0a' },
      { do: 'fill', grow: 0.03, paint: { kind: 'vertical', colours: ['#123626', '#0c2a1c', '#081c12'] } },
      {
        do: 'bones',
        width: 1.58,
        longest: 2,
        rings: 2,
        steps: [
          { do: 'fill', grow: 0.022, colour: '#060c0a' },
          {
            do: 'cel',
            profile: { kind: 'inflate', height: 1 },
            soft: 0.008,
            // The skull's own tones.
            colours: ['#5a4632', '#a8906a', '#e6d8b4', '#fff9e6'],
            levels: [-0.74, -0.36, 0.34],
          },
          // Marrow shows through worn places, and earth has stained them.
          {
            do: 'fill',
            blend: 'multiply',
            emoji: false,
            paint: {
              kind: 'mottled',
              width: 0.05,
              scale: 0.09,
              spread: 1.5,
              colours: ['#a88c68', '#e6d6b8', '#ffffff', '#ffffff', '#ffffff', '#f2e6cc', '#c4aa84'],
            },
          },
          { do: 'emboss', width: 0.09, height: 0.075, swell: 0, coat: 0.5, coatRough: 0.22 },
        ],
      },
    ],
    finish: { bloom: { strength: 0.25 }, exposure: 1.1 },
  },
})
