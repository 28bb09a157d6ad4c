import { defineTextArt } from '@gateway/sdk-plugin/text-art'
import { beams, overFrame } from './emblems/grounds.ts'
import { lion } from './emblems/lion.ts'
import { ink } from './emblems/parts.ts'
import { pennons } from './emblems/pennons.ts'

export default defineTextArt({
  category: 'texteffect',
  name: 'mascotShield',
  summary: 'A roaring lion on a shield above golden lettering, as a team’s emblem',
  samples: ['Lions'],
  recipe: {
    lettering: {
      font: 'poster',
      weight: 900,
      case: 'upper',
      spacing: 0.045,
      width: 0.9,
      height: 0.32,
      centre: [0.5, 0.8],
      slant: 0.14,
      arc: 14,
      widen: 1.55,
    },
    light: 'studio',
    steps: [
      {
        do: 'scene',
        steps: [
          {
            do: 'backdrop',
            colours: ['#01030a', '#050c22', '#02040a'],
            pools: [{ at: [0.5, 0.35], size: 0.42, colour: '#1a4ed8', strength: 0.7 }],
          },
          ...[30, 170].map((x) =>
            overFrame(beams(x, -20, 26, 0.3, x / 10), ink('#4f86ff', { opacity: 0.08, blur: 0.014, blend: 'add' })),
          ),
          { do: 'bokeh', count: 26, colours: ['#6fa0ff', '#ffb04a'], size: [0.006, 0.03], strength: 0.14 },
          ...pennons,
          ...lion({ at: [0.5, 0.365], height: 0.55 }),
        ],
      },
      {
        do: 'shadow',
        grow: 0.06,
        sweep: [0.015, 0.08],
        tint: [0, 0, 0.01],
        layers: [
          { blur: 0.02, lift: 0.03, strength: 0.9 },
          { blur: 0.09, lift: 0.12, strength: 0.7 },
          { blur: 0.22, lift: 0.22, strength: 0.4 },
        ],
      },
      // The same contours as the emblem's: a pale one, a dark one, flat tones with sharp edges.
      { do: 'extrude', to: [0.015, 0.085], grow: 0.09, material: 'darkSteel', fade: 0.8 },
      { do: 'fill', grow: 0.09, colour: '#fff2d8' },
      { do: 'fill', grow: 0.066, colour: '#1a0610' },
      { do: 'fill', grow: 0.022, paint: { kind: 'vertical', colours: ['#c8420e', '#6e1410'] } },
      { do: 'fill', grow: 0.004, colour: '#1a0610' },
      {
        do: 'surface',
        grow: -0.006,
        profile: { kind: 'bevel', width: 0.045, height: 0.045 },
        soft: 0.006,
        paint: { kind: 'vertical', colours: ['#ffd43e', '#ff9c14', '#d85a06'] },
        material: { colour: '#ffb41e', metal: 0.25, rough: 0.34, coat: 1.3, coatRough: 0.08 },
        bounce: 0.3,
        gain: 1.6,
      },
      { do: 'glints', count: 4 },
    ],
    finish: { exposure: 1.22, tone: 'soft', saturation: 1.2, vignette: 0.45, bloom: { strength: 0.25, from: 1.3 } },
  },
})
