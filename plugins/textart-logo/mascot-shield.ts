import { defineTextArt } from '@gateway/sdk-plugin/text-art'
import { slabs } from './emblems/grounds.ts'
import { lion } from './emblems/lion.ts'

export default defineTextArt({
  category: 'texteffect',
  name: 'mascotShield',
  summary: 'A roaring lion on a shield above lettering in layers of chrome, enamel and gold',
  samples: ['Lions'],
  recipe: {
    lettering: {
      font: 'poster',
      weight: 900,
      case: 'upper',
      spacing: 0.045,
      width: 0.9,
      height: 0.28,
      centre: [0.5, 0.805],
      slant: 0.14,
      arc: 14,
    },
    light: 'studio',
    steps: [
      {
        do: 'scene',
        steps: [
          {
            do: 'backdrop',
            colours: ['#030612', '#0a1430', '#040712'],
            pools: [{ at: [0.5, 0.35], size: 0.42, colour: '#2a62e8', strength: 0.8 }],
          },
          ...slabs(['#0b1636', '#0d1a44', '#101f54'], '#4f86ff'),
          { do: 'bokeh', count: 26, colours: ['#6fa0ff', '#ffb04a'], size: [0.006, 0.03], strength: 0.14 },
          ...lion({ at: [0.5, 0.35], height: 0.585 }),
        ],
      },
      { do: 'shadow', grow: 0.1, sweep: [0.015, 0.08], tint: [0, 0, 0.01] },
      { do: 'extrude', to: [0.015, 0.08], grow: 0.1, material: 'darkSteel', fade: 0.7 },
      { do: 'surface', grow: 0.1, profile: { kind: 'bevel', width: 0.025, height: 0.025 }, material: 'chrome' },
      {
        do: 'surface',
        grow: 0.068,
        profile: { kind: 'bevel', width: 0.015, height: 0.012 },
        material: { colour: '#071130', metal: 0, rough: 0.35, coat: 1 },
      },
      { do: 'surface', grow: 0.028, profile: { kind: 'round', width: 0.02, height: 0.02 }, material: 'gold' },
      {
        do: 'surface',
        grow: 0,
        profile: { kind: 'chisel', slope: 0.4 },
        paint: { kind: 'vertical', colours: ['#fff3c8', '#ffc637', '#ff7a12', '#d2330a'] },
        material: { colour: [1, 0.6, 0.1], metal: 0.25, rough: 0.25, coat: 1 },
        gain: 1.3,
      },
      { do: 'glints', count: 4 },
    ],
    finish: { bloom: { strength: 0.25 } },
  },
})
