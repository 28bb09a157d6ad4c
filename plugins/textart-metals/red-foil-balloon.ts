import { defineTextArt } from '@gateway/sdk-plugin/text-art'
import { balloons, PARTY_FINISH, ROUND_LETTERS } from './balloons.ts'
import { before } from './daylight.ts'
import { posies } from './props.ts'

export default defineTextArt({
  category: 'textart',
  name: 'redFoilBalloon',
  summary: 'Red foil balloons and paper hearts before white bricks, for a declaration of love',
  recipe: {
    seed: 4,
    lettering: { ...ROUND_LETTERS, spacing: 0.045, slant: 0.1, jitter: { turn: 4, shift: 0.03 } },
    light: before([0.52, 0.36, 0.32], [0.95, 0.34, 0.3], 'bulbs'),
    steps: [
      {
        do: 'scene',
        steps: [
          {
            do: 'plate',
            kind: 'brick',
            coarse: true,
            colours: ['#f1e9e4', '#ebe1da', '#e6dcd5'],
            spot: { at: [0.35, 0.25], size: 0.95, rest: 0.5, power: 0.8 },
          },
          { do: 'defocus', blur: 0.009 },
        ],
      },
      {
        do: 'fairyLights',
        path: [
          [-0.02, 0.03],
          [0.33, 0.02],
          [0.67, 0.03],
          [1.02, 0.01],
        ],
        colours: ['#ffd9a0'],
        sag: 0.06,
        power: 6,
      },
      // The nails that it hangs from.
      {
        do: 'shape',
        path: 'M66 0.9A1.1 1.1 0 1 1 65.99 0.9ZM134 1.9A1.1 1.1 0 1 1 133.99 1.9Z',
        view: [200, 100],
        height: 1,
        steps: [
          { do: 'shadow', tint: '#3a2a24', grow: 0, layers: [{ blur: 0.008, lift: 0.012, strength: 0.8 }] },
          { do: 'surface', profile: { kind: 'inflate' }, material: 'steel' },
        ],
      },
      {
        do: 'confetti',
        shape: 'heart',
        count: 76,
        colours: ['#d8152f', '#f2728a', '#f7b6bf'],
        size: [0.01, 0.035],
        soft: 0.01,
        clear: 0.8,
      },
      ...balloons({
        strings: ['#e6425a'],
        shadow: '#8a2830',
        seam: [0.55, 0.008, 0.014],
        foil: [0.94, 0.045, 0.06],
        gain: 1.4,
      }),
      {
        do: 'foreground',
        soft: 0.009,
        steps: [
          posies([
            { kind: 'rose', colours: ['#7a0612', '#d01a2c'] },
            { kind: 'rose', colours: ['#a33a4a', '#f0a4a6'], open: 0.8 },
            { kind: 'rose', colours: ['#8a0a18', '#d8283a'], open: 0.5 },
          ]),
        ],
      },
    ],
    finish: PARTY_FINISH,
  },
})
