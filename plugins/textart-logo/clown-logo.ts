import { defineTextArt } from '@gateway/sdk-plugin/text-art'
import { clown } from './emblems/clown.ts'
import { circus } from './emblems/circus.ts'

export default defineTextArt({
  category: 'textart',
  name: 'clownLogo',
  summary: 'A grinning clown above dancing letters of candy colours, in a circus tent',
  samples: ['Big Top'],
  recipe: {
    seed: 3,
    lettering: {
      font: 'poster',
      weight: 900,
      spacing: 0.09,
      width: 0.9,
      height: 0.48,
      centre: [0.5, 0.745],
      arc: 14,
      widen: 1.5,
      jitter: { turn: 6, shift: 0.04, size: 0.08 },
    },
    // Warm lamps all around the ring; little else.
    light: {
      sky: [0.5, 0.36, 0.26],
      horizon: [0.36, 0.22, 0.14],
      ground: [0.1, 0.04, 0.04],
      boxes: [
        { at: [-0.45, -0.75, 0.55], width: 0.4, height: 0.28, power: 9, colour: [1, 0.93, 0.82] },
        { at: [0.85, -0.4, 0.35], width: 0.14, height: 0.6, power: 4.5, colour: [1, 0.82, 0.56] },
        { at: [-0.95, 0.1, 0.25], width: 0.1, height: 0.9, power: 3.5, colour: [1, 0.82, 0.56] },
        { at: [0.3, 0.85, 0.35], width: 0.7, height: 0.08, power: 1.6, colour: [1, 0.72, 0.5] },
      ],
    },
    steps: [
      { do: 'scene', steps: [...circus, ...clown({ at: [0.5, 0.33], height: 0.5 })] },
      {
        do: 'shadow',
        grow: 0.06,
        sweep: [0.01, 0.09],
        tint: [0.04, 0, 0.01],
        layers: [
          { blur: 0.02, lift: 0.03, strength: 0.85 },
          { blur: 0.1, lift: 0.13, strength: 0.7 },
        ],
      },
      { do: 'fill', grow: 0.06, blur: 0.08, colour: '#ff9a3a', gain: 0.22, blend: 'add', emoji: false },
      // The emblem's contours around letters of a fairground.
      { do: 'extrude', to: [0.01, 0.09], grow: 0.1, material: { colour: '#2c0410', metal: 0, rough: 0.8 }, fade: 0.7 },
      { do: 'fill', grow: 0.1, colour: '#e8b25a' },
      { do: 'fill', grow: 0.074, colour: '#1a0612' },
      {
        do: 'surface',
        grow: 0.05,
        profile: { kind: 'round', width: 0.04, height: 0.04 },
        soft: 0.006,
        material: { like: 'gold', rough: 0.2 },
        bounce: 0.3,
      },
      { do: 'fill', grow: 0.006, blur: 0.005, colour: '#1c0408' },
      {
        do: 'surface',
        grow: -0.002,
        profile: { kind: 'dish', width: 0.06, height: 0.04 },
        bumps: [{ kind: 'grain', amount: 0.0012, scale: 0.016 }],
        paint: { kind: 'letters', colours: ['#f0202a', '#ffb814', '#10b4cc', '#8a3cec', '#ff6414', '#34bc40'] },
        material: { colour: '#ffffff', metal: 0, rough: 0.5, coat: 0.45, coatRough: 0.2 },
        bounce: 0.2,
        gain: 1.25,
      },
      {
        do: 'bulbs',
        apart: 0.125,
        size: 0.03,
        power: 5,
        wash: 2.7,
        lift: 0.06,
        gloss: 0.5,
        halo: 0.8,
        colours: ['#ffb445'],
        dead: 0,
      },
    ],
    finish: { tone: 'soft', vignette: 0.4, saturation: 1.05, bloom: { strength: 0.4, from: 1.2 } },
  },
})
