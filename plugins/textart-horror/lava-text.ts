import { join } from 'node:path'
import { defineTextArt, type Recipe } from '@gateway/sdk-plugin/text-art'
import { hotFoot } from './lamps.ts'

/** Glow of what stands in the lake, at its foot. */
const HOT_FOOT = hotFoot([1, 1, 1], [1.7, 1.15, 1], [1, 1, 1])

type Scene = Extract<Recipe['steps'][number], { do: 'scene' }>

/** Measures of the rendered place. */
const PLACE = { view: [1024, 512], height: 1 } as const

/** What the fountain and the stream light: the cone's slopes beside them, and smoke at the foot of the hills. */
const PLAIN: Scene['steps'] = [
  {
    do: 'shape',
    ...PLACE,
    path: 'M612 92L650 66L690 66L724 120L790 176L850 250L600 250L590 150Z',
    within: 'M470 138Q540 108 612 62L700 56Q790 116 882 156L1024 236H300Z',
    steps: [
      { do: 'fill', colour: [12, 7, 5.6], grow: 0.02, blur: 0.1, blend: 'multiply' },
      { do: 'fill', colour: [0.07, 0.014, 0.002], grow: 0.02, blur: 0.09, blend: 'add' },
    ],
  },
  {
    do: 'shape',
    ...PLACE,
    path: 'M-40 190H1064V330H-40Z',
    steps: [{ do: 'fill', colour: [0.06, 0.015, 0.004], blur: 0.13, blend: 'add' }],
  },
  // Smoke over the plain: what glows there is dim beside the letters.
  {
    do: 'shape',
    path: 'M-20 44H220V71H-20Z',
    view: [200, 100],
    height: 1,
    steps: [
      { do: 'fill', colour: [0.09, 0.055, 0.05], blur: 0.035, blend: 'multiply', opacity: 0.95 },
      { do: 'fill', colour: [0.03, 0.009, 0.004], blur: 0.08, blend: 'add' },
    ],
  },
]

export default defineTextArt({
  category: 'textart',
  name: 'lavaText',
  summary: 'Letters of crusted lava with fire in their cracks, above a lake of lava',
  samples: ['Lava', 'Gateway'],
  recipe: {
    seed: 4,
    lettering: {
      font: 'geometric',
      weight: 900,
      case: 'upper',
      spacing: 0.03,
      width: 0.92,
      heighten: 1.7,
      height: 0.62,
      centre: [0.5, 0.5],
      foot: 0.73,
    },
    light: {
      sky: [0.16, 0.14, 0.15],
      horizon: [0.05, 0.03, 0.025],
      ground: [0.3, 0.06, 0.01],
      boxes: [
        { at: [-0.45, -0.75, 0.55], width: 0.34, height: 0.24, power: 9, colour: [0.9, 0.93, 1] },
        { at: [0.1, 0.95, 0.2], width: 1, height: 0.16, power: 5, colour: [1, 0.32, 0.04] },
        { at: [1, 0.1, 0.2], width: 0.1, height: 0.9, power: 1.1, colour: [1, 0.35, 0.06] },
        { at: [-1, 0.1, 0.2], width: 0.1, height: 0.9, power: 0.8, colour: [1, 0.35, 0.06] },
      ],
    },
    backplate: join(import.meta.dirname, 'backplates', 'volcano.jpg'),
    steps: [
      { do: 'scene', steps: PLAIN },
      {
        do: 'shadow',
        tint: '#060202',
        grow: 0.05,
        sweep: [0, 0.06],
        layers: [
          { blur: 0.03, lift: 0.02, strength: 0.75 },
          { blur: 0.1, lift: 0.04, strength: 0.35 },
        ],
      },
      // The lake lights the haze behind their feet, less and less upwards.
      {
        do: 'fill',
        paint: {
          kind: 'vertical',
          colours: [
            [0.42, 0.1, 0.012],
            [0.42, 0.1, 0.012],
            [0.7, 0.17, 0.02],
            [1, 0.32, 0.04],
          ],
        },
        shift: [0, 0.05],
        grow: 0.03,
        blur: 0.11,
        blend: 'add',
        gain: 0.2,
      },
      // It seeps out below them and falls in drops.
      {
        do: 'drips',
        every: 0.26,
        length: 0.11,
        radius: 0.017,
        drop: 1.35,
        falling: 0,
        // Behind the rock, whose edge has broken off.
        grow: -0.04,
        steps: [
          { do: 'fill', colour: [0.8, 0.07, 0.006], emoji: false },
          { do: 'fill', grow: -0.008, blur: 0.006, colour: [2.4, 0.8, 0.09], emoji: false },
        ],
      },
      // Rock: no edge of it is straight.
      {
        do: 'weathered',
        depth: 0.03,
        scale: 0.11,
        steps: [
          {
            do: 'extrude',
            to: [0.025, 0.03],
            grow: 0.012,
            material: { colour: [0.16, 0.075, 0.05], metal: 0, rough: 1, reflect: 0 },
            crumb: { size: 0.03, rough: 1, pores: 0.3 },
            fade: 0.3,
          },
          {
            do: 'surface',
            grow: 0.012,
            profile: { kind: 'round', width: 0.06, height: 0.05 },
            soft: 0.004,
            bumps: [
              { kind: 'plates', amount: 0.06, scale: 0.21 },
              { kind: 'hewn', amount: 0.055, scale: 0.16 },
              { kind: 'hewn', amount: 0.009, scale: 0.05 },
              { kind: 'grain', amount: 0.006, scale: 0.014 },
            ],
            // Basalt, ash on what looks up.
            paint: { kind: 'mottled', colours: ['#6a625d', '#4a4441', '#332f2d', '#1e1b1b'], width: 0.06, scale: 0.14 },
            material: { colour: [0.1, 0.09, 0.085], metal: 0, rough: 1, reflect: 0 },
            hollows: 2.4,
            gain: 1.9,
          },
          // Lit from below, by the pools at their feet.
          {
            do: 'fill',
            grow: 0.012,
            blend: 'multiply',
            paint: {
              kind: 'vertical',
              colours: [
                [1, 1, 1],
                [1.05, 1, 0.96],
                [1.15, 1.02, 0.94],
                [1.7, 1.2, 1],
              ],
            },
            emoji: false,
          },
          {
            do: 'fill',
            grow: 0.012,
            line: 0.045,
            blur: 0.014,
            blend: 'add',
            emoji: false,
            facing: { at: [0.5, 1.5], reach: 1.5, wrap: 0 },
            colour: [0.4, 0.075, 0.008],
          },
          // The glowing sky behind, on the edges that look up to it.
          {
            do: 'fill',
            grow: 0.012,
            line: 0.014,
            blur: 0.005,
            blend: 'add',
            emoji: false,
            facing: { at: [1.2, -1], reach: 2.2, wrap: 0 },
            colour: [0.85, 0.17, 0.025],
          },
          { do: 'grit', amount: 0.25, scale: 0.012, grow: 0.012, sweep: [0.025, 0.03] },
          { do: 'cracks', scale: 0.21, width: 0.011, inset: -0.03, strength: 3, share: 0.62, glow: 0.8 },
          { do: 'cracks', scale: 0.1, width: 0.003, inset: -0.01, strength: 0.7, share: 0.16, glow: 1 },
          { do: 'fill', grow: 0.012, blend: 'multiply', emoji: false, paint: HOT_FOOT },
        ],
      },
      { do: 'pools', size: 0.3, below: 0.085, flat: 0.36, set: 0.3, glow: 1.6 },
      {
        do: 'bokeh',
        count: 70,
        colours: [
          [1, 0.35, 0.04],
          [1, 0.6, 0.15],
        ],
        size: [0.0014, 0.006],
        strength: 2.2,
      },
    ],
    finish: { vignette: 0.45, bloom: { strength: 0.3, from: 1 } },
  },
})
