import { defineTextArt } from '@gateway/sdk-plugin/text-art'
import { balloons, PARTY_FINISH, ROUND_LETTERS } from './balloons.ts'
import { before } from './daylight.ts'
import { posies } from './props.ts'

const LIGHT = before([0.58, 0.3, 0.42], [0.1, 1.3, 1.05], 'window')

/** Courses of tiles on the other side of the room, as the fronts mirror them between their dark joints. */
const TILES = [0.2, 0.36, 0.52].map((y, row) => ({
  at: [0.25 - 0.1 * row, y, 0.8] as const,
  width: 0.55,
  height: 0.055,
  power: 2.6,
  soft: 0.02,
  colour: [0.45, 1, 0.86] as const,
}))

export default defineTextArt({
  category: 'textart',
  name: 'pinkFoilBalloon',
  summary: 'Pink foil balloons before tiles of mint, in the light of a window',
  recipe: {
    seed: 6,
    lettering: { ...ROUND_LETTERS, jitter: { turn: 9, shift: 0.06, size: 0.13 } },
    light: { ...LIGHT, boxes: [...LIGHT.boxes, ...TILES] },
    steps: [
      {
        do: 'scene',
        steps: [
          {
            do: 'plate',
            kind: 'tiles',
            colours: ['#93c2b8', '#7fb2a7'],
            spot: { at: [0.3, 0.25], size: 0.85, rest: 0.28, power: 0.5 },
          },
          { do: 'dapple', kind: 'window', tint: [0.5, 0.62, 0.62], strength: 0.6 },
          { do: 'defocus', blur: 0.006 },
        ],
      },
      {
        do: 'confetti',
        shape: 'strip',
        count: 60,
        colours: ['#ff6fa8', '#ffffff', '#ffc94d', '#6fb8ff'],
        size: [0.008, 0.02],
        clear: 0.5,
      },
      ...balloons({
        strings: ['#ff8fbc'],
        shadow: '#3f8c84',
        seam: [1, 0.22, 0.48],
        foil: [1, 0.2, 0.46],
        gain: 2.1,
      }),
      {
        do: 'foreground',
        soft: 0.009,
        steps: [
          posies([
            { kind: 'rose', colours: ['#c8286c', '#ff9cc0'] },
            { kind: 'daisy' },
            { kind: 'rose', colours: ['#e8b48c', '#fdebd8'], open: 0.6 },
          ]),
        ],
      },
    ],
    finish: PARTY_FINISH,
  },
})
