import { defineTextArt } from '@gateway/sdk-plugin/text-art'
import { club } from './emblems/club.ts'
import { ribbon, stadium } from './emblems/stadium.ts'

export default defineTextArt({
  category: 'texteffect',
  name: 'footballLogo',
  summary: 'The crest of a football club: a leather ball, laurel, and the name on a ribbon',
  samples: ['Rovers', 'United 1924'],
  recipe: {
    lettering: {
      font: 'geometric',
      weight: 900,
      case: 'upper',
      spacing: 0.05,
      width: 0.79,
      height: 0.27,
      centre: [0.5, 0.787],
      arc: -16,
      widen: 1.35,
    },
    // Two banks of floodlights high up on both sides; the pitch below.
    light: {
      sky: [0.2, 0.26, 0.34],
      horizon: [0.14, 0.17, 0.2],
      ground: [0.03, 0.034, 0.026],
      blend: 0.15,
      boxes: [
        { at: [-0.62, -0.7, 0.5], width: 0.22, height: 0.16, power: 16, colour: [0.95, 0.98, 1], soft: 0.05 },
        { at: [0.7, -0.66, 0.4], width: 0.18, height: 0.14, power: 13, colour: [0.95, 0.98, 1], soft: 0.05 },
        { at: [-1, -0.05, 0.2], width: 0.1, height: 0.7, power: 3, colour: [0.85, 0.93, 1] },
        { at: [1, -0.05, 0.2], width: 0.1, height: 0.7, power: 3, colour: [0.85, 0.93, 1] },
        { at: [0, -1, 0.5], width: 0.9, height: 0.1, power: 3, colour: [1, 0.97, 0.9] },
        { at: [0.1, 0.85, 0.4], width: 0.9, height: 0.1, power: 0.9, colour: [1, 0.9, 0.7] },
      ],
    },
    gain: 1.1,
    steps: [
      { do: 'scene', steps: [...stadium, ...club({ at: [0.5, 0.325], height: 0.57 }), ...ribbon(79.5, 16.6, 84)] },
      {
        do: 'shadow',
        grow: 0.05,
        sweep: [0, 0.06],
        tint: [0.04, 0, 0],
        layers: [
          { blur: 0.016, lift: 0.02, strength: 0.85 },
          { blur: 0.06, lift: 0.09, strength: 0.7 },
        ],
      },
      // The emblem's contours around white enamel with a ground edge.
      { do: 'extrude', to: [0, 0.06], grow: 0.09, material: { colour: '#2c040c', metal: 0, rough: 0.8 }, fade: 0.7 },
      { do: 'fill', grow: 0.09, colour: '#0a0408' },
      { do: 'fill', grow: 0.068, paint: { kind: 'vertical', colours: ['#fff0a0', '#f6bc2e', '#b4720e'] } },
      { do: 'fill', grow: 0.03, colour: '#0a0408' },
      {
        do: 'surface',
        grow: 0.008,
        profile: { kind: 'bevel', width: 0.05, height: 0.055 },
        soft: 0.006,
        paint: { kind: 'vertical', colours: ['#ffffff', '#eef2fa', '#b9c6e2'] },
        material: { colour: '#ffffff', metal: 0, rough: 0.42, coat: 1.2, coatRough: 0.08 },
        bounce: 0.4,
        gain: 1.5,
      },
      { do: 'glints', count: 6, colour: '#fff2dc' },
    ],
    finish: { exposure: 1.22, tone: 'soft', saturation: 1.2, vignette: 0.4, bloom: { strength: 0.3, from: 1.4 } },
  },
})
