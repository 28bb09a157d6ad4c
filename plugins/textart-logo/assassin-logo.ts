import { defineTextArt } from '@gateway/sdk-plugin/text-art'
import { assassin } from './emblems/assassin.ts'
import { rooftops } from './emblems/night.ts'

export default defineTextArt({
  category: 'texteffect',
  name: 'assassinLogo',
  summary: 'A hooded figure over moonlit roofs, letters of stitched leather in steel, in the light of the moon',
  samples: ['Nightfall'],
  recipe: {
    lettering: {
      font: 'serif',
      weight: 900,
      case: 'upper',
      spacing: 0.07,
      width: 0.585,
      height: 0.66,
      centre: [0.685, 0.5],
    },
    light: {
      sky: [0.3, 0.34, 0.4],
      horizon: [0.12, 0.14, 0.17],
      ground: [0.05, 0.03, 0.025],
      boxes: [
        { at: [-0.5, -0.75, 0.6], width: 0.5, height: 0.3, power: 7, colour: [0.85, 0.94, 1] },
        { at: [0.95, -0.1, 0.35], width: 0.14, height: 0.9, power: 1.4, colour: [0.6, 0.75, 1] },
        { at: [-1, 0.1, 0.15], width: 0.12, height: 0.8, power: 6, colour: [0.7, 0.88, 1] },
        { at: [0.25, 0.85, 0.4], width: 0.9, height: 0.1, power: 0.7, colour: [0.5, 0.7, 1] },
      ],
    },
    steps: [
      {
        do: 'scene',
        steps: [...rooftops, ...assassin({ at: [0.185, 0.53], height: 0.78 })],
      },
      { do: 'shadow', grow: 0.06, sweep: [0.02, 0.06], tint: [0, 0.01, 0.02] },
      {
        do: 'extrude',
        to: [0.02, 0.06],
        grow: 0.08,
        material: { colour: '#120a06', metal: 0.1, rough: 0.5 },
        fade: 0.5,
      },
      {
        do: 'surface',
        grow: 0.085,
        profile: { kind: 'round', width: 0.03, height: 0.03 },
        material: { like: 'steel', rough: 0.22 },
        gain: 1.7,
      },
      { do: 'surface', grow: 0.046, profile: { kind: 'flat' }, material: { colour: '#0a0604', metal: 0, rough: 0.7 } },
      {
        do: 'surface',
        grow: 0.034,
        profile: { kind: 'round', width: 0.05, height: 0.045 },
        bumps: [
          { kind: 'hammered', amount: 0.008, scale: 0.03 },
          { kind: 'waves', amount: 0.012, scale: 0.4 },
        ],
        paint: { kind: 'edge', width: 0.07, colours: ['#3a241a', '#7a4c34', '#8c5a40'] },
        material: { colour: '#6a3718', metal: 0, rough: 0.48, coat: 0.5, coatRough: 0.25 },
        gain: 1.6,
      },
      { do: 'stitch', inset: 0.004, length: 0.042, gap: 0.024, radius: 0.0075, colours: ['#c4c0b2'], hand: 0.2 },
      { do: 'glints', count: 2, strength: 0.8 },
    ],
    finish: { bloom: { strength: 0.25 }, exposure: 1.05 },
  },
})
