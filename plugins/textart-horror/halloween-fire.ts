import { defineTextArt } from '@gateway/sdk-plugin/text-art'
import { bat, grass, grave, leaves, mist, soil, tree } from './graveyard.ts'
import { hotFoot } from './lamps.ts'
import { lit, pumpkin } from './pumpkins.ts'

const MOON = 'M50 0A50 50 0 0 1 50 100A50 50 0 0 1 50 0Z'

export default defineTextArt({
  category: 'textart',
  name: 'halloweenFire',
  summary: 'Burning letters between lit pumpkins, under a full moon',
  samples: ['Boo', 'Gateway'],
  recipe: {
    seed: 31,
    lettering: {
      font: 'poster',
      weight: 900,
      case: 'upper',
      spacing: 0.07,
      widen: 1.45,
      width: 0.86,
      height: 0.52,
      centre: [0.5, 0.58],
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
    steps: [
      {
        do: 'scene',
        steps: [
          {
            do: 'backdrop',
            colours: ['#070a22', '#12113c', '#281654', '#461c52', '#1c0a16'],
            clouds: 0.5,
            pools: [
              { at: [0.79, 0.22], size: 0.5, colour: '#5a568e', strength: 0.7 },
              { at: [0.5, 0.8], size: 0.6, colour: '#7a2a3a', strength: 0.3 },
            ],
          },
          {
            do: 'shape',
            path: MOON,
            at: [0.79, 0.22],
            height: 0.3,
            steps: [
              { do: 'fill', colour: [0.5, 0.5, 0.62], grow: 0.02, blur: 0.035, blend: 'add', gain: 0.5 },
              {
                do: 'fill',
                paint: {
                  kind: 'mottled',
                  colours: [
                    [0.46, 0.45, 0.4],
                    [0.7, 0.67, 0.58],
                    [0.46, 0.43, 0.38],
                  ],
                  width: 0.4,
                  scale: 0.2,
                  spread: 0.7,
                },
              },
            ],
          },
          bat([0.93, 0.1], 0.06, -12),
          bat([0.9, 0.42], 0.05, 14),
          bat([0.1, 0.16], 0.085, 9),
          bat([0.055, 0.31], 0.05, -8),
          ...tree([0.06, 0.49], 0.8),
          ...tree([0.95, 0.54], 0.66, true),
          { do: 'defocus', blur: 0.0015 },
          grave([0.27, 0.78], 0.15, -6),
          grave([0.73, 0.78], 0.15, 5, true),
          grave([0.38, 0.79], 0.1, 4, true),
          grave([0.62, 0.79], 0.1, -5),
          { do: 'defocus', blur: 0.0025 },
          soil,
          mist,
          ...grass,
          lit([17, 97], [36, 99], [184, 98]),
        ],
      },
      { do: 'shadow', tint: '#030102', grow: 0.004, sweep: [0, 0.05] },
      {
        do: 'extrude',
        to: [0, 0.06],
        grow: 0.004,
        material: { colour: [0.09, 0.025, 0.006], metal: 0, rough: 0.6 },
        fade: 0.5,
      },
      // Charred to the crust, which the heat has burst.
      {
        do: 'surface',
        grow: 0.004,
        profile: { kind: 'round', width: 0.06, height: 0.05 },
        soft: 0.006,
        bumps: [
          { kind: 'plates', amount: 0.03, scale: 0.17 },
          { kind: 'hewn', amount: 0.03, scale: 0.1 },
        ],
        paint: { kind: 'mottled', colours: ['#3c332e', '#2a2422', '#1b1817', '#100e0e'], width: 0.06, scale: 0.12 },
        material: { colour: [0.06, 0.045, 0.04], metal: 0, rough: 0.7, reflect: 0.03 },
        gain: 1.5,
      },
      // Wide where it burns through, elsewhere dark.
      { do: 'cracks', scale: 0.17, width: 0.0105, inset: -0.02, strength: 2.2, share: 0.62, glow: 1.2 },
      // The fire above shines down the fronts.
      {
        do: 'fill',
        grow: 0.004,
        blend: 'add',
        emoji: false,
        paint: {
          kind: 'vertical',
          colours: [
            [0.22, 0.06, 0.007],
            [0.06, 0.015, 0.002],
            [0.02, 0.005, 0],
            [0.03, 0.007, 0],
          ],
        },
      },
      {
        do: 'fill',
        grow: 0.004,
        line: 0.01,
        blur: 0.006,
        blend: 'add',
        paint: {
          kind: 'vertical',
          colours: [
            [1.3, 0.5, 0.08],
            [0.4, 0.09, 0.008],
            [0.12, 0.02, 0.002],
            [0.26, 0.05, 0.005],
          ],
        },
      },
      // All their edges are on fire, which passes thinly before the crust.
      {
        do: 'flames',
        height: 0.8,
        scale: 0.075,
        sway: 0.8,
        sides: 0.8,
        front: 0.5,
        strength: 1.35,
        light: 4.6,
        reach: 1.1,
      },
      // They burnt their way into the soil.
      {
        do: 'drift',
        foot: 0.06,
        height: 0.1,
        gaps: 0.035,
        spread: 0.2,
        lumps: 1.8,
        grain: 2.6,
        colour: [0.06, 0.03, 0.022],
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
        paint: hotFoot([1.9, 1.3, 1], [6.5, 3, 1.2], [1.3, 1.1, 1]),
      },
      {
        do: 'foreground',
        steps: [
          leaves,
          ...pumpkin([0.075, 0.83], 0.3, -5),
          ...pumpkin([0.93, 0.85], 0.27, 6),
          ...pumpkin([0.175, 0.92], 0.17, 4),
        ],
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
