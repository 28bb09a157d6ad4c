import { join } from 'node:path'
import { defineTextArt } from '@gateway/sdk-plugin/text-art'

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
      width: 0.6,
      height: 0.222,
      centre: [0.5, 0.758],
      arc: -15,
      widen: 2,
    },
    light: 'studio',
    backplate: join(import.meta.dirname, 'backplates', 'lion_shield.jpg'),
    steps: [
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
      // The shield's gold, cast thick, with a seat as dark as the lion's contours.
      { do: 'extrude', to: [0.01, 0.085], grow: 0.05, material: { like: 'bronze', rough: 0.3 }, fade: 0.8 },
      {
        do: 'surface',
        grow: 0.05,
        profile: { kind: 'bevel', width: 0.03, height: 0.03 },
        soft: 0.006,
        material: { colour: '#7a0c0c', metal: 0.5, rough: 0.25, coat: 1.4 },
        bounce: 0.2,
      },
      { do: 'fill', grow: 0.008, blur: 0.005, colour: '#1a0410' },
      {
        do: 'surface',
        grow: -0.002,
        profile: { kind: 'bevel', width: 0.055, height: 0.06 },
        soft: 0.006,
        // Straight on, gold mirrors what is before the emblem: light above, a dark line where the ground begins.
        paint: { kind: 'vertical', colours: ['#ffe6a0', '#ffcc5c', '#f0a028', '#9c5408', '#d8861a', '#ffc860'] },
        material: { colour: '#ffc060', metal: 1, rough: 0.16, coat: 0.6, coatRough: 0.08 },
        bounce: 0.15,
        gain: 2.9,
      },
      { do: 'glints', count: 4 },
    ],
    finish: { exposure: 1.22, tone: 'soft', saturation: 1.2, vignette: 0.45, bloom: { strength: 0.25, from: 1.3 } },
  },
})
