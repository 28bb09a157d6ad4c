import { join } from 'node:path'
import { defineTextArt } from '@gateway/sdk-plugin/text-art'
import { FIRELIT, MOON_FACE } from './graveyard.ts'
import { hotFoot } from './lamps.ts'

export default defineTextArt({
  category: 'textart',
  name: 'halloweenFire',
  summary: 'Burning letters between lit pumpkins, under a full moon',
  samples: ['Boo', 'Gateway'],
  recipe: {
    seed: 31,
    lettering: {
      font: 'condensed',
      weight: 700,
      case: 'upper',
      spacing: 0.07,
      widen: 1.45,
      heighten: 1.5,
      width: 0.7,
      height: 0.52,
      centre: [0.5, 0.58],
      foot: 0.838,
    },
    light: {
      sky: [0.12, 0.13, 0.2],
      horizon: [0.06, 0.045, 0.06],
      ground: [0.1, 0.03, 0.01],
      boxes: [
        { at: [0.45, -0.75, 0.5], width: 0.3, height: 0.3, power: 3.2, colour: [0.75, 0.85, 1] },
        { at: [0, -0.97, 0.2], width: 1.1, height: 0.16, power: 8, colour: [1, 0.45, 0.1] },
        { at: [-1, 0.25, 0.25], width: 0.3, height: 0.7, power: 0.9, colour: [1, 0.42, 0.08], soft: 0.3 },
        { at: [1, 0.25, 0.25], width: 0.3, height: 0.7, power: 0.9, colour: [1, 0.42, 0.08], soft: 0.3 },
        { at: [0, 0.95, 0.35], width: 0.8, height: 0.1, power: 1.4, colour: [1, 0.35, 0.06] },
      ],
      key: [0.2, -0.85, 0.5],
    },
    backplate: join(import.meta.dirname, 'backplates', 'graveyard.jpg'),
    steps: [
      { do: 'scene', steps: [...MOON_FACE, ...FIRELIT] },
      { do: 'shadow', tint: '#030102', grow: 0.004, sweep: [0, 0.05] },
      {
        do: 'extrude',
        to: [0, 0.06],
        grow: 0.004,
        material: { colour: [0.025, 0.009, 0.004], metal: 0, rough: 0.6 },
        fade: 0.5,
      },
      // Charred to the crust, which the heat has burst.
      {
        do: 'surface',
        grow: 0.004,
        profile: { kind: 'round', width: 0.06, height: 0.05 },
        soft: 0.006,
        bumps: [
          { kind: 'plates', amount: 0.035, scale: 0.17 },
          // Wood that charred has split into small blocks.
          { kind: 'plates', amount: 0.01, scale: 0.075 },
          { kind: 'grain', amount: 0.004, scale: 0.02 },
        ],
        paint: { kind: 'mottled', colours: ['#3a3634', '#1d1b1b', '#121111', '#0a0909'], width: 0.05, scale: 0.09 },
        material: { colour: [0.02, 0.018, 0.018], metal: 0, rough: 0.85, reflect: 0.02 },
        hollows: 1.6,
        gain: 2.1,
      },
      // Wide where it burns through, elsewhere dark.
      { do: 'cracks', scale: 0.17, width: 0.008, inset: -0.02, strength: 1.5, share: 0.32, glow: 1.2 },
      // The fire above shines down the fronts.
      {
        do: 'fill',
        grow: 0.004,
        blend: 'add',
        emoji: false,
        paint: {
          kind: 'vertical',
          colours: [
            [0.1, 0.03, 0.004],
            [0.03, 0.008, 0.001],
            [0.008, 0.002, 0],
            [0.02, 0.005, 0],
          ],
        },
      },
      {
        do: 'fill',
        grow: 0.004,
        line: 0.01,
        blur: 0.008,
        blend: 'add',
        paint: {
          kind: 'vertical',
          colours: [
            [0.6, 0.22, 0.03],
            [0.34, 0.075, 0.007],
            [0.14, 0.024, 0.003],
            [0.22, 0.04, 0.004],
          ],
        },
      },
      // All their edges are on fire, which passes thinly before the crust.
      {
        do: 'flames',
        height: 0.8,
        scale: 0.075,
        sway: 0.8,
        sides: 0.85,
        faces: 11,
        inner: 0.12,
        front: 0.26,
        strength: 1.35,
        light: 4.6,
        reach: 1.1,
      },
      // They burnt their way into the soil.
      {
        do: 'drift',
        foot: 0.06,
        height: 0.09,
        gaps: 0.012,
        heaps: 0.6,
        spread: 0.2,
        lumps: 2.6,
        grain: 2,
        colour: [0.035, 0.016, 0.011],
        shade: [0.16, 0.09, 0.1],
      },
      // Firelight on the soil, by its relief.
      {
        do: 'fill',
        shift: [0, 0.13],
        grow: 0.03,
        blur: 0.12,
        blend: 'multiply',
        emoji: false,
        paint: hotFoot([2.6, 1.5, 1], [10, 4.2, 1.4], [1.5, 1.15, 1]),
      },
      {
        do: 'bokeh',
        count: 90,
        colours: [
          [1, 0.4, 0.05],
          [1, 0.65, 0.2],
        ],
        size: [0.0012, 0.005],
        strength: 2.6,
        band: [0, 0.8],
      },
    ],
    finish: { vignette: 0.35, bloom: { strength: 0.4, from: 1 } },
  },
})
