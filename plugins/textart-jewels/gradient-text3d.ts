import { defineTextArt } from '@gateway/sdk-plugin/text-art'
import { ball } from './balls.ts'

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
      width: 0.9,
      heighten: 1.25,
      height: 0.64,
      centre: [0.5, 0.5],
    },
    light: {
      sky: [0.9, 0.86, 0.98],
      horizon: [0.5, 0.44, 0.6],
      ground: [0.3, 0.2, 0.4],
      blend: 0.6,
      boxes: [
        { at: [-0.5, -0.75, 0.6], width: 0.6, height: 0.4, power: 4, soft: 0.25 },
        { at: [0.95, -0.2, 0.4], width: 0.2, height: 0.9, power: 2.4, soft: 0.2, colour: [1, 0.9, 0.85] },
        { at: [0, -0.95, 0.25], width: 0.9, height: 0.1, power: 5, soft: 0.05 },
      ],
    },
    steps: [
      {
        do: 'scene',
        steps: [
          {
            do: 'backdrop',
            colours: ['#efe7ff', '#e9defa', '#dccdf4', '#e8cfe9'],
            pools: [
              { at: [0.2, 0.15], size: 0.7, colour: '#ffffff', strength: 0.7 },
              { at: [0.95, 0.95], size: 0.7, colour: '#ffc4d6', strength: 0.7 },
            ],
            clouds: 0,
          },
        ],
      },
      { do: 'shadow', tint: '#7a4fb8', sweep: [0, -0.1], layers: [{ blur: 0.1, lift: 0.1, strength: 0.4 }] },
      {
        do: 'extrude',
        to: [0, -0.11],
        shrink: 0.05,
        vanish: [0.5, 0.15],
        paint: { kind: 'horizontal', colours: ['#2408a0', '#5c0c92', '#a00a5a', '#b83a10', '#c06a0c'] },
        material: { colour: [0.16, 0.03, 0.5], metal: 0, rough: 0.45, coat: 0.5, coatRough: 0.2 },
        fade: 0.5,
        gain: 0.8,
      },
      {
        do: 'surface',
        profile: { kind: 'round', width: 0.045, height: 0.045 },
        soft: 0.008,
        paint: { kind: 'horizontal', colours: ['#5126ff', '#b01fe6', '#ff2d86', '#ff7a33', '#ffbe33'] },
        material: { colour: [0.5, 0.1, 0.8], metal: 0, rough: 0.4, coat: 1.8, coatRough: 0.03, scatter: 0.4 },
      },
      { do: 'floor', gap: 0, colour: [0.62, 0.5, 0.7], lit: 0.1, mirror: 0.5, fade: 0.2 },
      {
        do: 'foreground',
        steps: [
          ball([0.04, 0.9], 0.17, ['#ff7db4', '#ff4f8f', '#c42b9a']),
          ball([0.962, 0.9], 0.18, ['#ffd98a', '#ff9d4d', '#f0568b']),
          ball([0.105, 0.945], 0.08, ['#9f7bff', '#6a3bff', '#4a1fd0']),
          ball([0.9, 0.945], 0.08, ['#ffd98a', '#ffb13d', '#ff7d4d']),
        ],
      },
    ],
    finish: { tone: 'soft', bloom: { strength: 0.06 }, vignette: 0.06 },
  },
})
