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
      width: 0.77,
      height: 0.25,
      centre: [0.5, 0.785],
      arc: -16,
    },
    light: 'studio',
    gain: 1.1,
    steps: [
      { do: 'scene', steps: [...stadium, ...club({ at: [0.5, 0.325], height: 0.55 }), ...ribbon(79.5, 16.6, 86)] },
      { do: 'shadow', grow: 0.06, sweep: [0, 0.05], tint: [0.06, 0, 0] },
      { do: 'extrude', to: [0, 0.06], grow: 0.06, material: 'bronze', fade: 0.6 },
      { do: 'surface', grow: 0.06, profile: { kind: 'round', width: 0.03, height: 0.03 }, material: 'gold' },
      { do: 'fill', grow: 0.026, colour: '#2a0408' },
      {
        do: 'surface',
        grow: -0.002,
        profile: { kind: 'chisel', slope: 0.5 },
        paint: { kind: 'vertical', colours: ['#ffffff', '#fff6e0', '#ecd9ac'] },
        material: { colour: '#ffffff', metal: 0.1, rough: 0.28, coat: 1 },
      },
      { do: 'glints', count: 4, colour: '#ffe9bd' },
    ],
    finish: { bloom: { strength: 0.3 } },
  },
})
