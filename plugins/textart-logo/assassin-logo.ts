import { join } from 'node:path'
import { defineTextArt } from '@gateway/sdk-plugin/text-art'
import { cowl } from './cowl.ts'
import { trail } from './lettered.ts'

/** Below the counters, through crossbars and legs: a cut through those would leave slots. */
const STROKE = { rise: 0.07 } as const
const THROUGH = 0.7

export default defineTextArt({
  category: 'texteffect',
  name: 'assassinLogo',
  summary: 'A hooded figure over moonlit roofs, letters of blades’ steel in the light of the moon',
  samples: ['Nightfall'],
  recipe: {
    // Standing on the ridge of the roof, clear of the cloak.
    lettering: {
      font: 'condensed',
      weight: 700,
      case: 'upper',
      spacing: 0.035,
      width: 0.605,
      height: 0.62,
      centre: [0.668, 0.5],
      foot: 0.818,
      heighten: 2,
      widen: 1.3,
      slant: 0.08,
    },
    // The moon behind to the left is all there is: only what is turned away from the viewer mirrors it, faces have the
    // night before them.
    light: {
      sky: [0.1, 0.13, 0.18],
      horizon: [0.05, 0.066, 0.09],
      ground: [0.012, 0.016, 0.024],
      boxes: [
        { at: [-0.86, -0.3, -0.42], width: 0.3, height: 0.34, power: 13, colour: [0.86, 0.94, 1] },
        { at: [-0.35, -0.9, -0.25], width: 0.7, height: 0.12, power: 4, colour: [0.7, 0.84, 1] },
        // A thin cloud that it lights, before them: what the faces mirror.
        { at: [-0.1, -0.35, 0.93], width: 0.8, height: 0.34, power: 0.9, colour: [0.7, 0.82, 0.98] },
        { at: [0.98, 0.1, 0.1], width: 0.1, height: 0.7, power: 0.9, colour: [0.45, 0.62, 0.95] },
      ],
    },
    backplate: join(import.meta.dirname, 'backplates', 'assassin.jpg'),
    steps: [
      { do: 'scene', steps: cowl() },
      // Their shadow lies on the tiles before the ridge.
      {
        do: 'cast',
        tint: [0, 0.003, 0.008],
        length: 0.2,
        lean: 0.5,
        strength: 0.92,
        soft: 0.02,
        foot: 0.004,
        contact: 1,
      },
      {
        do: 'cleave',
        ...STROKE,
        at: [0.5, THROUGH],
        gap: 0.014,
        slide: 0.034,
        steps: [
          // Thick plate: its left sides look towards the moon, and the cut shows them too.
          {
            do: 'extrude',
            to: [-0.034, -0.004],
            material: { like: 'steel', rough: 0.3 },
            paint: { kind: 'vertical', colours: ['#bccada', '#9aabbe', '#8093a8', '#6a7d92'] },
            fade: 0.6,
            gain: 0.8,
          },
          // Faces in their own shade: ground steel that mirrors the dark of the roofs, a breath of sky above.
          {
            do: 'surface',
            profile: { kind: 'bevel', width: 0.026, height: 0.05 },
            soft: 0.0035,
            bumps: [
              { kind: 'brushed', amount: 0.0001, scale: 0.012 },
              { kind: 'waves', amount: 0.003, scale: 0.7 },
            ],
            paint: { kind: 'vertical', colours: ['#dce6f0', '#b4c3d3', '#8296ac', '#9db2c8', '#d0deec'] },
            material: { like: 'steel', rough: 0.2 },
            bounce: 0.25,
            gain: 1.35,
          },
          { do: 'wear', dirt: 0.14, dirtColour: '#05080c', chips: 0, scratches: 6, scale: 0.3 },
          {
            do: 'fill',
            line: 0.009,
            blur: 0.002,
            blend: 'add',
            emoji: false,
            facing: { at: [0.14, 0.1], reach: 1.8, wrap: 0.15 },
            colour: '#d8ecff',
            gain: 0.45,
          },
        ],
      },
      ...trail({ ...STROKE, at: THROUGH, hot: '#ff5a4a', glow: '#c01028', halo: 0.024, sparks: 16, width: 0.4 }),
      { do: 'glints', count: 2, strength: 0.6, colour: '#dcecff' },
    ],
    finish: { bloom: { strength: 0.06, from: 1.8 }, exposure: 1.3 },
  },
})
