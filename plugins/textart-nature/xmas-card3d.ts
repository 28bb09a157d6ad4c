import { defineTextArt } from '@gateway/sdk-plugin/text-art'
import { bauble, berries } from './christmas-props.ts'

const FRAME = 'M6 6H194V94H6Z'

export default defineTextArt({
  category: 'textart',
  name: 'xmasCard3d',
  summary: 'A Christmas card: golden letters on red paper among fir, berries and glass balls',
  samples: ['Noël', 'Merry\nChristmas'],
  recipe: {
    seed: 5,
    lettering: {
      font: 'serif',
      weight: 900,
      spacing: 0.02,
      width: 0.8,
      height: 0.56,
      heighten: 1.36,
      centre: [0.5, 0.505],
    },
    light: {
      sky: [0.5, 0.45, 0.4],
      horizon: [0.3, 0.2, 0.13],
      ground: [0.3, 0.09, 0.04],
      key: [-0.48, -0.68, 0.55],
      boxes: [
        { at: [-0.45, -0.75, 0.55], width: 0.34, height: 0.2, power: 12, colour: [1, 0.93, 0.82] },
        { at: [0.95, -0.2, 0.3], width: 0.3, height: 0.9, power: 2.6, soft: 0.3, colour: [1, 0.82, 0.6] },
        { at: [-1, 0.1, 0.2], width: 0.3, height: 0.9, power: 1.6, soft: 0.4, colour: [1, 0.86, 0.66] },
        // What the red card and the boughs throw back.
        { at: [0.2, 0.8, 0.5], width: 1.2, height: 0.3, power: 0.7, soft: 0.5, colour: [1, 0.26, 0.1] },
        { at: [-0.75, 0.45, 0.5], width: 0.3, height: 0.4, power: 0.5, soft: 0.2, colour: [0.16, 0.42, 0.08] },
        { at: [0.75, 0.5, 0.45], width: 0.2, height: 0.3, power: 0.45, soft: 0.2, colour: [0.16, 0.42, 0.08] },
      ],
    },
    steps: [
      {
        do: 'scene',
        steps: [
          {
            do: 'plate',
            kind: 'paper',
            colours: ['#8d0f16', '#6d0a10'],
            spot: { at: [0.42, 0.3], size: 0.75, rest: 0.3, power: 0.7 },
          },
          {
            do: 'shape',
            path: FRAME,
            view: [200, 100],
            stroke: 0.7,
            height: 1,
            steps: [{ do: 'surface', profile: { kind: 'round', width: 0.004, height: 0.004 }, material: 'gold' }],
          },
          {
            do: 'sprigs',
            needle: 0.048,
            snow: 0.18,
            colours: [
              [0.008, 0.022, 0.008],
              [0.1, 0.19, 0.045],
            ],
            shadow: 0.7,
            lift: 0.025,
            twigs: [
              { at: [-0.02, 0.3], turn: -38, length: 0.5 },
              { at: [-0.02, 0.04], turn: 4, length: 0.74 },
              { at: [-0.01, 0.0], turn: 66, length: 0.44 },
              { at: [1.02, 0.7], turn: 142, length: 0.5 },
              { at: [1.02, 0.96], turn: 184, length: 0.74 },
              { at: [1.01, 1.0], turn: 246, length: 0.44 },
            ],
          },
          ...bauble({ at: [0.975, 0.64], height: 0.13, colour: '#d8dde2', turn: 160 }),
          ...bauble({ at: [0.025, 0.385], height: 0.13, colour: '#d8dde2', turn: 10 }),
        ],
      },
      { do: 'shadow', sweep: [0.025, 0.06], tint: [0.09, 0.004, 0.008] },
      {
        do: 'extrude',
        to: [0.025, 0.06],
        material: { like: 'gold', colour: [0.6, 0.32, 0.08], rough: 0.25 },
        fade: 0.6,
      },
      {
        do: 'surface',
        grow: 0.004,
        profile: { kind: 'round', width: 0.02, height: 0.018 },
        material: 'gold',
        emoji: false,
      },
      {
        do: 'surface',
        profile: { kind: 'chisel', slope: 0.45, even: 0.1 },
        soft: 0.007,
        bumps: [{ kind: 'waves', amount: 0.01, scale: 0.6 }],
        material: { like: 'gold', rough: 0.08 },
        vary: 0.5,
      },
      // The ridge and the rim catch the window.
      { do: 'fill', colour: [1, 0.86, 0.5], line: 0.007, grow: -0.004, blend: 'add', gain: 0.3, emoji: false },
      // Boughs in the corners, off the letters.
      {
        do: 'foreground',
        steps: [
          {
            do: 'sprigs',
            needle: 0.052,
            snow: 0.2,
            colours: [
              [0.008, 0.024, 0.008],
              [0.11, 0.21, 0.05],
            ],
            shadow: 0.8,
            lift: 0.035,
            twigs: [
              { at: [-0.03, 0.04], turn: 6, length: 0.42 },
              { at: [-0.03, 0.16], turn: 40, length: 0.26 },
              { at: [-0.02, 0.2], turn: 62, length: 0.32 },
              { at: [1.03, 0.96], turn: 186, length: 0.42 },
              { at: [1.03, 0.84], turn: 220, length: 0.26 },
              { at: [1.02, 0.8], turn: 242, length: 0.32 },
            ],
          },
          ...bauble({ at: [0.05, 0.15], height: 0.22, colour: '#e8a53a', turn: 24 }),
          ...bauble({ at: [0.95, 0.85], height: 0.22, colour: '#e8a53a', turn: 200 }),
          ...berries({ at: [0.145, 0.1], height: 0.1 }),
          ...berries({ at: [0.85, 0.91], height: 0.1 }),
        ],
      },
      { do: 'glints', count: 2, size: 0.13 },
    ],
    finish: { exposure: 1, vignette: 0.35, bloom: { strength: 0.14, from: 1.2 } },
  },
})
