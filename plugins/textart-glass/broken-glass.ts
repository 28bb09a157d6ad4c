import { defineTextArt, type Recipe } from '@gateway/sdk-plugin/text-art'
import { UPRIGHT } from './lettering.ts'

/** One blow broke the pane and the letters. */
const BLOW = { at: [0.53, 0.14], rays: 21, rings: 8 } as const

type Things = Extract<Recipe['steps'][number], { do: 'scene' }>['steps']

/** Outlines of shards, and the broken sides that catch the light, in a space of 100 by 100. */
const SHARDS = [
  { face: 'M6 97L44 2L66 34L58 70z', side: 'M6 97L44 2L47 9L13 91z' },
  { face: 'M3 70L58 3L97 88z', side: 'M58 3L97 88L90 86L56 12z' },
  { face: 'M12 22L92 4L70 52L30 96z', side: 'M92 4L70 52L30 96L34 86L66 49z' },
] as const

/** A shard that flies at us: nearer to the lens than the letters. Place and height as shares of the frame. */
function flying(kind: number, at: readonly [number, number], height: number, turn: number): Things {
  const { face, side } = SHARDS[kind]!
  const place = { do: 'shape' as const, at, height, turn }
  return [
    {
      ...place,
      path: face,
      steps: [
        { do: 'fill', colour: '#1a2c2e', opacity: 0.3, emoji: false },
        { do: 'fill', colour: '#9fc4c0', blend: 'add', gain: 0.13, emoji: false },
      ],
    },
    { ...place, path: side, steps: [{ do: 'fill', colour: '#d4f6ec', blend: 'add', gain: 0.7, emoji: false }] },
  ]
}

export default defineTextArt({
  category: 'texteffect',
  name: 'brokenGlass',
  summary: 'Thick glass letters in a pane that was struck',
  recipe: {
    lettering: {
      ...UPRIGHT,
      font: 'sans',
      weight: 900,
      width: 0.88,
      heighten: 1.65,
      spacing: 0.05,
      centre: [0.5, 0.57],
    },
    // A dark room with two windows behind us: what mirrors shows them and little else, so that glass stays clear.
    light: {
      sky: [0.05, 0.06, 0.07],
      horizon: [0.02, 0.024, 0.03],
      ground: [0.01, 0.01, 0.012],
      key: [-0.6, -0.62, 0.5],
      boxes: [
        { at: [-0.62, -0.62, 0.48], width: 0.3, height: 0.34, power: 16, colour: [0.94, 0.97, 1], soft: 0.03 },
        { at: [0.9, -0.3, 0.35], width: 0.12, height: 0.6, power: 6, colour: [1, 0.9, 0.76], soft: 0.05 },
        { at: [0, 0.95, 0.25], width: 0.9, height: 0.12, power: 2.4, colour: [0.7, 0.9, 1] },
      ],
    },
    steps: [
      {
        do: 'scene',
        steps: [
          { do: 'vista', kind: 'street', blur: 0.022, gain: 0.24, seen: 0.012 },
          {
            do: 'shatter',
            ...BLOW,
            shift: 0.03,
            hole: 0.036,
            light: 0.45,
            tilt: 0.3,
            thick: 0.01,
            lost: 0.05,
            dark: 0.8,
          },
        ],
      },
      {
        do: 'shards',
        ...BLOW,
        gap: 0.05,
        shift: 0.022,
        turn: 0.05,
        lost: 0.1,
        splinters: 70,
        largest: 0.27,
        steps: [
          { do: 'shadow', tint: '#010305', grow: 0.02, layers: [{ blur: 0.1, lift: 0.05, strength: 0.8 }] },
          {
            do: 'slab',
            thick: 0.24,
            round: 0.04,
            back: 0.035,
            eye: [0.53, 0.3],
            far: 1.5,
            reach: 1,
            colour: [0.5, 0.88, 0.78],
            depth: 0.6,
            rim: 3.4,
            rimWidth: 0.03,
            through: 5.5,
            mirror: 2.2,
            inner: 0.01,
            dispersion: 0,
          },
          // The ground edges of each piece, brightest towards the lamp.
          {
            do: 'fill',
            line: 0.015,
            facing: { at: [0.1, -0.3], reach: 1.2 },
            colour: '#bfffe6',
            blend: 'add',
            gain: 2.6,
            emoji: false,
          },
          // Each piece leans its own way, and mirrors another part of the room.
          { do: 'shatter', ...BLOW, on: 'letters', shift: 0, hole: 0, light: 0.7, tilt: 0.9 },
        ],
      },
      {
        do: 'foreground',
        soft: 0.005,
        steps: [
          ...flying(0, [0.055, 0.9], 0.17, 20),
          ...flying(1, [0.93, 0.1], 0.13, -30),
          ...flying(2, [0.3, 0.93], 0.08, 70),
          ...flying(0, [0.2, 0.07], 0.07, 130),
        ],
      },
      {
        do: 'foreground',
        soft: 0.02,
        steps: [...flying(1, [0.955, 0.93], 0.3, 15), ...flying(2, [0.02, 0.12], 0.22, 200)],
      },
      { do: 'glints', count: 4 },
    ],
    finish: { bloom: { strength: 0.35 } },
  },
})
