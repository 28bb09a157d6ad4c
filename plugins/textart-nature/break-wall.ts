import { defineTextArt, type Recipe } from '@gateway/sdk-plugin/text-art'

const CONCRETE = { colour: [0.25, 0.232, 0.205], metal: 0, rough: 1, reflect: 0.02 } as const

type Rubble = Extract<Recipe['steps'][number], { do: 'rubble' }>

/** What broke off and lies below. */
const fallen = (layer: Partial<Rubble>): Rubble => ({
  do: 'rubble',
  where: 'lying',
  chunks: true,
  near: 0.12,
  colours: [
    [0.27, 0.252, 0.22],
    [0.18, 0.167, 0.147],
    [0.34, 0.315, 0.275],
    [0.21, 0.185, 0.155],
  ],
  ...layer,
})

export default defineTextArt({
  category: 'textart',
  name: 'breakWall',
  summary: 'Heavy letters that burst through a concrete wall',
  samples: ['Break', 'Go'],
  recipe: {
    seed: 3,
    lettering: {
      font: 'poster',
      weight: 900,
      case: 'upper',
      spacing: 0.075,
      width: 0.87,
      height: 0.66,
      centre: [0.5, 0.5],
      widen: 1.35,
    },
    light: {
      sky: [0.34, 0.33, 0.32],
      horizon: [0.13, 0.125, 0.12],
      ground: [0.06, 0.055, 0.05],
      key: [-0.52, -0.66, 0.54],
      boxes: [
        { at: [-0.5, -0.7, 0.55], width: 0.45, height: 0.35, power: 9, colour: [1, 0.95, 0.86] },
        { at: [1, -0.1, 0.25], width: 0.1, height: 0.9, power: 2.5, colour: [0.7, 0.8, 1] },
      ],
    },
    steps: [
      {
        do: 'scene',
        steps: [
          {
            do: 'plate',
            kind: 'concrete',
            relief: 1.4,
            spot: { at: [0.36, 0.2], size: 0.85, rest: 0.22, power: 1.05 },
          },
        ],
      },
      { do: 'fissures', count: 18, length: 0.85, width: 0.015, light: 0.12 },
      {
        do: 'breach',
        grow: 0.095,
        shards: 0.19,
        loose: 0.16,
        thick: 0.07,
        bricks: [0.15, 0.058, 0.04],
        depth: 0.17,
        colour: [0.46, 0.43, 0.385],
        shade: [0.3, 0.285, 0.265],
      },
      {
        do: 'rubble',
        count: 44,
        chunks: true,
        size: [0.008, 0.075],
        colours: [
          [0.3, 0.29, 0.275],
          [0.22, 0.21, 0.2],
          [0.4, 0.385, 0.355],
        ],
        reach: 0.34,
        lift: 0.055,
        shadow: 0.7,
      },
      // Dust hangs in the hole, in the light.
      {
        do: 'fill',
        paint: {
          kind: 'radial',
          at: [0.42, 0.3],
          radius: 0.8,
          colours: [
            [0.3, 0.27, 0.22],
            [0.16, 0.14, 0.11],
            [0, 0, 0],
          ],
        },
        grow: 0.08,
        blur: 0.1,
        blend: 'add',
        gain: 0.32,
        emoji: false,
      },
      // Their hard shadow falls on the wall's broken edge.
      {
        do: 'shadow',
        sweep: [0.1, 0.1],
        tint: [0.02, 0.018, 0.016],
        layers: [
          { blur: 0.01, lift: 0.05, strength: 0.85 },
          { blur: 0.03, lift: 0.12, strength: 0.6 },
        ],
      },
      // The blow has chipped them.
      {
        do: 'weathered',
        depth: 0.026,
        scale: 0.17,
        steps: [
          // Seen from where the lamp stands: it lights the sides that are seen, and these were never painted.
          {
            do: 'extrude',
            to: [-0.045, -0.055],
            shrink: 0.035,
            vanish: [0.3, 0.3],
            material: CONCRETE,
            fade: 0.7,
            crumb: { size: 0.02, rough: 0.8, pores: 0.3 },
          },
          // Gravel and sand in it, and the streaks of its mould.
          { do: 'grit', amount: 0.36, scale: 0.05, grow: 0.004, sweep: [-0.06, -0.07] },
          {
            do: 'surface',
            profile: { kind: 'bevel', width: 0.042, height: 0.04 },
            soft: 0.002,
            bumps: [
              { kind: 'grain', amount: 0.0006, scale: 0.02 },
              { kind: 'chipped', amount: 0.014, scale: 0.3 },
            ],
            paint: { kind: 'mottled', colours: ['#a8a196', '#8f897f', '#9d968b', '#7a746b'], width: 0.1, scale: 0.2 },
            material: { ...CONCRETE, colour: [0.36, 0.34, 0.31] },
          },
          { do: 'grit', amount: 0.2, scale: 0.024 },
          // Road paint on the flat of it alone: what was broken off shows the raw stone.
          {
            do: 'fill',
            grow: -0.025,
            blur: 0.0015,
            blend: 'multiply',
            emoji: false,
            paint: {
              kind: 'vertical',
              colours: [
                [2.2, 1.3, 0.08],
                [2, 1.12, 0.06],
                [1.75, 0.92, 0.045],
                [1.35, 0.66, 0.035],
              ],
            },
          },
          {
            do: 'wear',
            dirt: 0.3,
            dirtColour: [0.2, 0.18, 0.155],
            chips: 0.05,
            ragged: 0.1,
            thick: 0.006,
            below: [0.36, 0.345, 0.325],
            scratches: 14,
            scale: 0.9,
          },
        ],
      },
      // The lamp stands at the upper left and grazes the wall: the far letters keep little of it.
      {
        do: 'fill',
        blend: 'multiply',
        emoji: false,
        paint: {
          kind: 'radial',
          at: [0.2, -0.2],
          radius: 1.25,
          colours: [
            [1.3, 1.26, 1.18],
            [1.1, 1.06, 1],
            [0.84, 0.78, 0.72],
            [0.56, 0.5, 0.45],
          ],
        },
      },
      // Broken fine it has filled the hole's lower rim, which they stand in.
      {
        do: 'drift',
        foot: 0.075,
        height: 0.15,
        gaps: 0.07,
        heaps: 0.8,
        spread: 0.15,
        lumps: 2.6,
        grain: 2.4,
        colour: [0.25, 0.235, 0.21],
        shade: [0.2, 0.2, 0.2],
      },
      // What fell lies against their feet: in heaps on the hole's lower rim, and between them next to nothing.
      fallen({ count: 64, size: [0.006, 0.026], reach: 0.17, shadow: 0.5, heaps: 0.4, heap: 0.085 }),
      fallen({ count: 60, size: [0.016, 0.13], reach: 0.12, shadow: 0.8, heaps: 0.6, heap: 0.06 }),
      { do: 'flakes', count: 40, colour: [0.4, 0.38, 0.34], opacity: 0.35, size: 0.0025, near: 0.025, wind: 0.8 },
    ],
    finish: { exposure: 1.05, vignette: 0.45, bloom: { strength: 0.15 } },
  },
})
