import { defineTextArt } from '@gateway/sdk-plugin/text-art'
import { halftone } from './emblems/comic.ts'
import { hero } from './emblems/hero.ts'

export default defineTextArt({
  category: 'textart',
  name: 'heroShield',
  summary: 'A winged crest of enamel and gold above the lettering of a comic’s cover',
  samples: ['Hero'],
  recipe: {
    lettering: {
      font: 'poster',
      weight: 900,
      case: 'upper',
      spacing: 0.05,
      width: 0.88,
      height: 0.32,
      centre: [0.5, 0.775],
      arc: -22,
    },
    light: 'party',
    steps: [
      {
        do: 'scene',
        steps: [
          {
            do: 'backdrop',
            colours: ['#1a6fe8', '#1556c8', '#0b2f86'],
            pools: [{ at: [0.5, 0.34], size: 0.5, colour: '#8fe0ff', strength: 0.95 }],
            clouds: 0,
          },
          ...halftone,
          ...hero({ at: [0.5, 0.345], height: 0.58 }),
        ],
      },
      { do: 'shadow', grow: 0.09, sweep: [0, 0.09], tint: [0.01, 0.02, 0.1] },
      {
        do: 'extrude',
        to: [0, 0.1],
        shrink: 0.02,
        vanish: [0.5, 0.2],
        grow: 0.085,
        material: { colour: '#0a1c5c', metal: 0.2, rough: 0.4 },
        fade: 0.6,
      },
      {
        do: 'surface',
        grow: 0.085,
        profile: { kind: 'bevel', width: 0.02, height: 0.02 },
        material: { colour: '#0a1c5c', metal: 0.2, rough: 0.3, coat: 1 },
      },
      { do: 'surface', grow: 0.055, profile: { kind: 'round', width: 0.03, height: 0.03 }, material: 'gold' },
      { do: 'fill', grow: 0.012, colour: '#3a0206' },
      {
        do: 'surface',
        grow: -0.004,
        profile: { kind: 'round', width: 0.06, height: 0.05 },
        paint: { kind: 'vertical', colours: ['#ff5a48', '#ee1c24', '#b0081a', '#7e0416'] },
        material: { colour: '#d0121e', metal: 0.2, rough: 0.22, coat: 1.4 },
      },
      { do: 'glints', count: 5 },
    ],
    finish: { tone: 'soft', vignette: 0.3, exposure: 1.12, saturation: 1.08, bloom: { strength: 0.22, from: 1.3 } },
  },
})
