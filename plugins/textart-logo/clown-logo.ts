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
      width: 0.88,
      height: 0.37,
      centre: [0.5, 0.772],
      arc: 20,
      jitter: { turn: 7, shift: 0.05, size: 0.1 },
    },
    light: 'party',
    steps: [
      { do: 'scene', steps: [...circus, ...clown({ at: [0.5, 0.36], height: 0.49 })] },
      { do: 'shadow', grow: 0.08, sweep: [0.01, 0.07], tint: [0.06, 0, 0.01] },
      {
        do: 'extrude',
        to: [0.01, 0.08],
        grow: 0.075,
        material: { colour: '#3c0a3a', metal: 0, rough: 0.4 },
        fade: 0.6,
      },
      {
        do: 'surface',
        grow: 0.075,
        profile: { kind: 'round', width: 0.03, height: 0.03 },
        material: { colour: '#2a0830', metal: 0, rough: 0.3, coat: 1 },
      },
      {
        do: 'surface',
        grow: 0.045,
        profile: { kind: 'round', width: 0.02, height: 0.02 },
        material: { colour: '#fff3d6', metal: 0, rough: 0.4, coat: 0.8 },
      },
      {
        do: 'surface',
        grow: 0.006,
        profile: { kind: 'inflate', height: 0.75 },
        paint: { kind: 'letters', colours: ['#e8141e', '#ffb400', '#10a0b4', '#7a2bd0', '#f0560e', '#2fae3a'] },
        material: { colour: '#ffffff', metal: 0, rough: 0.3, coat: 1.6 },
        gain: 1.05,
      },
      { do: 'glints', count: 4 },
    ],
    finish: { tone: 'soft', vignette: 0.35, saturation: 1.05, bloom: { strength: 0.2, from: 1.4 } },
  },
})
