import { defineTextArt } from '@gateway/sdk-plugin/text-art'
import { bat, grave, pumpkin, tree } from './graveyard.ts'

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
      height: 0.48,
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
            colours: ['#0b0a1c', '#1a1233', '#33183a', '#2a1016', '#0a0406'],
            clouds: 0.35,
            pools: [{ at: [0.78, 0.2], size: 0.5, colour: '#4a4a78', strength: 0.75 }],
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
                    [0.62, 0.6, 0.52],
                    [0.95, 0.9, 0.76],
                    [0.62, 0.58, 0.5],
                  ],
                  width: 0.4,
                  scale: 0.2,
                  spread: 0.7,
                },
              },
            ],
          },
          bat([0.69, 0.16], 0.075, -12),
          bat([0.9, 0.42], 0.05, 14),
          bat([0.24, 0.13], 0.085, 9),
          bat([0.36, 0.07], 0.045, -8),
          ...tree([0.07, 0.5], 0.72),
          ...tree([0.95, 0.56], 0.58, true),
          { do: 'defocus', blur: 0.003 },
          grave([0.27, 0.78], 0.15, -6),
          grave([0.73, 0.78], 0.15, 5, true),
          grave([0.38, 0.79], 0.1, 4, true),
          grave([0.62, 0.79], 0.1, -5),
          { do: 'defocus', blur: 0.0025 },
          {
            do: 'shape',
            view: [200, 100],
            path: 'M-10 83C20 79 50 82 80 80C120 78 160 82 210 79V130H-10Z',
            height: 1,
            steps: [
              {
                do: 'surface',
                profile: { kind: 'round', width: 0.1, height: 0.05 },
                bumps: [
                  { kind: 'grain', amount: 0.012, scale: 0.02 },
                  { kind: 'waves', amount: 0.03, scale: 0.2 },
                ],
                material: { colour: [0.06, 0.042, 0.034], metal: 0, rough: 0.9 },
              },
            ],
          },
          ...pumpkin([0.075, 0.83], 0.3, -5),
          ...pumpkin([0.93, 0.85], 0.27, 6),
          ...pumpkin([0.175, 0.92], 0.17, 4),
        ],
      },
      { do: 'flames', height: 0.8, scale: 0.2, base: 0.06, strength: 1.7, light: 2.4, reach: 0.6 },
      { do: 'shadow', tint: '#030102', grow: 0.004, sweep: [0, 0.05] },
      {
        do: 'extrude',
        to: [0, 0.06],
        grow: 0.004,
        material: { colour: [0.09, 0.025, 0.006], metal: 0, rough: 0.6 },
        fade: 0.5,
      },
      {
        do: 'surface',
        grow: 0.004,
        profile: { kind: 'round', width: 0.07, height: 0.06 },
        bumps: [
          { kind: 'plates', amount: 0.01, scale: 0.3 },
          { kind: 'hewn', amount: 0.008, scale: 0.05 },
          { kind: 'grain', amount: 0.006, scale: 0.02 },
        ],
        paint: {
          kind: 'mottled',
          colours: [
            [0.11, 0.06, 0.04],
            [0.05, 0.034, 0.028],
            [0.024, 0.02, 0.02],
          ],
          width: 0.07,
          scale: 0.16,
        },
        material: { colour: [0.05, 0.03, 0.02], metal: 0, rough: 0.6, reflect: 0.05 },
        gain: 1.6,
      },
      { do: 'cracks', scale: 0.3, width: 0.007, inset: -0.02, strength: 2, share: 0.7, glow: 1.4 },
      { do: 'fill', colour: [1, 0.26, 0.02], grow: 0.004, line: 0.01, blur: 0.006, blend: 'add', gain: 1.1 },
      { do: 'flames', height: 0.34, scale: 0.09, base: 0.04, strength: 0.5, light: 0.4, salt: 3 },
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
