import { defineTextArt } from '@gateway/sdk-plugin/text-art'
import { ball, block } from './balls.ts'

export default defineTextArt({
  category: 'texteffect',
  name: 'gradientText3d',
  summary: 'Clean letters whose colour runs from violet over pink to amber, on a bright floor among balls of the same',
  recipe: {
    lettering: {
      font: 'geometric',
      case: 'upper',
      weight: 900,
      spacing: 0.035,
      width: 0.93,
      heighten: 1.7,
      height: 0.66,
      centre: [0.5, 0.52],
    },
    light: {
      sky: [0.9, 0.86, 0.98],
      horizon: [0.62, 0.48, 0.66],
      ground: [0.6, 0.46, 0.6],
      blend: 0.6,
      // One large soft box of three panes; the rest is wall and floor.
      boxes: [
        { at: [-0.62, -0.5, 0.62], width: 0.2, height: 0.5, power: 9, soft: 0.03, turn: 0.15 },
        { at: [-0.12, -0.62, 0.72], width: 0.2, height: 0.5, power: 8, soft: 0.03, turn: 0.15 },
        { at: [0.9, -0.1, 0.3], width: 0.3, height: 0.8, power: 1.6, soft: 0.25, colour: [1, 0.85, 0.8] },
      ],
    },
    steps: [
      {
        do: 'scene',
        steps: [
          {
            do: 'backdrop',
            colours: ['#e6dcfb', '#e2d6f8', '#d6c6f0', '#c4aee4', '#d3b8e4', '#e2c6e4'],
            pools: [
              { at: [0.2, 0.15], size: 0.7, colour: '#ffffff', strength: 0.7 },
              { at: [0.95, 0.95], size: 0.7, colour: '#ffc4d6', strength: 0.7 },
            ],
            clouds: 0,
          },
          // A rounded arch, a column and steps, as of a shop window, behind the word.
          ...block('M0 100V50A50 50 0 0 1 100 50V100Z', [0.17, 0.36], 0.5, ['#d9c6ff', '#bda0f5', '#a884ea']),
          ...block('M0 100V14Q0 4 10 4H90Q100 4 100 14V100Z', [0.86, 0.43], 0.36, ['#ffd9c9', '#ffbfae', '#f5a4a6']),
          ...ball([0.86, 0.165], 0.18, ['#ffe0a0', '#ffb25a', '#f0709a']),
          { do: 'defocus', blur: 0.006 },
        ],
      },
      // Each letter throws its colour on the floor and on the side of the next one.
      {
        do: 'fill',
        paint: { kind: 'horizontal', colours: ['#7a52ff', '#c040f0', '#ff58a4', '#ff8a50', '#ffc040'] },
        grow: 0.02,
        blur: 0.08,
        shift: [0.06, 0.16],
        opacity: 0.6,
        blend: 'multiply',
      },
      { do: 'cast', length: 0.24, lean: 0.6, tint: [0.36, 0.22, 0.5], strength: 0.95, soft: 0.05, contact: 1 },
      {
        do: 'extrude',
        to: [0, -0.11],
        shrink: 0.05,
        vanish: [0.5, 0.15],
        paint: { kind: 'horizontal', colours: ['#3a18d0', '#8a16c0', '#d01878', '#e05018', '#e88a14'] },
        material: { colour: [0.16, 0.03, 0.5], metal: 0, rough: 0.4, coat: 0.9, coatRough: 0.12 },
        fade: 0.75,
        gain: 0.85,
      },
      {
        do: 'surface',
        profile: { kind: 'round', width: 0.085, height: 0.055 },
        soft: 0.006,
        bumps: [{ kind: 'waves', amount: 0.02, scale: 0.6 }],
        paint: { kind: 'horizontal', colours: ['#5126ff', '#b01fe6', '#ff2d86', '#ff7a33', '#ffbe33'] },
        material: { colour: [0.5, 0.1, 0.8], metal: 0, rough: 0.35, coat: 1.8, coatRough: 0.012, scatter: 0.3 },
        bounce: 0.2,
        vary: 0.45,
      },
      // Light from above, and what the floor throws back.
      {
        do: 'fill',
        blend: 'multiply',
        emoji: false,
        paint: {
          kind: 'vertical',
          colours: [
            [1.3, 1.28, 1.3],
            [1, 0.98, 1],
            [0.82, 0.72, 0.86],
            [1.02, 0.8, 0.98],
          ],
        },
      },
      { do: 'reflection', strength: 0.5, soft: 0.03, fade: 0.16 },
      // The line on which they stand.
      { do: 'cast', length: 0, foot: 0.03, contact: 0.85, tint: [0.26, 0.1, 0.36] },
      {
        do: 'foreground',
        steps: [
          ...ball([0.085, 0.87], 0.19, ['#ff7db4', '#ff4f8f', '#c42b9a']),
          ...ball([0.915, 0.86], 0.2, ['#ffd98a', '#ff9d4d', '#f0568b']),
          ...ball([0.155, 0.925], 0.09, ['#9f7bff', '#6a3bff', '#4a1fd0']),
          ...ball([0.845, 0.925], 0.085, ['#ffd98a', '#ffb13d', '#ff7d4d']),
        ],
      },
    ],
    finish: { tone: 'soft', bloom: { strength: 0.06 }, vignette: 0.06 },
  },
})
