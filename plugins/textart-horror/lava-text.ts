import { join } from 'node:path'
import { defineTextArt } from '@gateway/sdk-plugin/text-art'
import { hotFoot } from './lamps.ts'

/** Glow of what stands in the lake, at its foot. */
const HOT_FOOT = hotFoot([1.1, 1.02, 1], [3, 1.45, 1], [1, 1, 1])

export default defineTextArt({
  category: 'textart',
  name: 'lavaText',
  summary: 'Letters of crusted lava with fire in their cracks, above a lake of lava',
  samples: ['Lava', 'Gateway'],
  recipe: {
    seed: 4,
    lettering: {
      font: 'geometric',
      weight: 700,
      case: 'upper',
      spacing: 0.05,
      width: 0.92,
      heighten: 1.45,
      height: 0.62,
      centre: [0.5, 0.5],
    },
    light: {
      sky: [0.16, 0.14, 0.15],
      horizon: [0.05, 0.03, 0.025],
      ground: [0.3, 0.06, 0.01],
      boxes: [
        { at: [-0.45, -0.75, 0.55], width: 0.5, height: 0.3, power: 2.6, colour: [0.9, 0.93, 1] },
        { at: [0.1, 0.95, 0.2], width: 1, height: 0.16, power: 5, colour: [1, 0.32, 0.04] },
        { at: [1, 0.1, 0.2], width: 0.1, height: 0.9, power: 1.1, colour: [1, 0.35, 0.06] },
        { at: [-1, 0.1, 0.2], width: 0.1, height: 0.9, power: 0.8, colour: [1, 0.35, 0.06] },
      ],
    },
    backplate: join(import.meta.dirname, 'backplates', 'volcano.jpg'),
    steps: [
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
      // Rock: no edge of it is straight.
      {
        do: 'weathered',
        depth: 0.03,
        scale: 0.11,
        steps: [
          {
            do: 'extrude',
            to: [0, 0.04],
            shrink: 0.02,
            grow: 0.012,
            material: { colour: [0.06, 0.022, 0.014], metal: 0, rough: 0.6, reflect: 0.05 },
            fade: 0.3,
          },
          {
            do: 'surface',
            grow: 0.012,
            profile: { kind: 'round', width: 0.06, height: 0.05 },
            soft: 0.006,
            bumps: [
              { kind: 'plates', amount: 0.036, scale: 0.3 },
              { kind: 'hewn', amount: 0.026, scale: 0.12 },
            ],
            paint: { kind: 'mottled', colours: ['#4e4642', '#3a3533', '#2b2827', '#1d1b1b'], width: 0.06, scale: 0.14 },
            material: { colour: [0.1, 0.08, 0.075], metal: 0, rough: 0.75, reflect: 0.025 },
            gain: 1.9,
          },
          // Lit from below, by the lake.
          {
            do: 'fill',
            grow: 0.012,
            blend: 'multiply',
            paint: {
              kind: 'vertical',
              colours: [
                [1, 1, 1],
                [1, 0.94, 0.9],
                [1.4, 0.84, 0.62],
                [2.1, 0.9, 0.5],
              ],
            },
            emoji: false,
          },
          // The glowing sky behind on the right, and the lake below, each on the edges that look to it.
          {
            do: 'fill',
            grow: 0.012,
            line: 0.016,
            blur: 0.005,
            blend: 'add',
            emoji: false,
            facing: { at: [1.6, -0.7], reach: 2.4, wrap: 0 },
            colour: [2.2, 0.52, 0.06],
          },
          {
            do: 'fill',
            grow: 0.012,
            line: 0.012,
            blur: 0.004,
            blend: 'add',
            emoji: false,
            facing: { at: [0.5, 1.6], reach: 1.8, wrap: 0 },
            colour: [1.6, 0.45, 0.06],
          },
          { do: 'cracks', scale: 0.32, width: 0.013, inset: -0.03, strength: 2.7, share: 0.66, glow: 1.2 },
          { do: 'cracks', scale: 0.12, width: 0.003, inset: -0.01, strength: 0.7, share: 0.16, glow: 1 },
          { do: 'fill', grow: 0.012, blend: 'multiply', emoji: false, paint: HOT_FOOT },
        ],
      },
      // They stand in the crust, which is hot where they broke through it.
      {
        do: 'drift',
        foot: 0.02,
        height: 0.055,
        gaps: 0.008,
        spread: 0.1,
        lumps: 1.6,
        grain: 1.6,
        colour: [0.03, 0.02, 0.019],
        shade: [0.6, 0.14, 0.06],
      },
      { do: 'fill', shift: [0, 0.07], blur: 0.045, blend: 'multiply', emoji: false, paint: HOT_FOOT },
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
