import { defineTextArt } from '@gateway/sdk-plugin/text-art'
import { robot } from './emblems/robot.ts'

export default defineTextArt({
  category: 'textart',
  name: 'robotDroid',
  summary: 'A robot’s head beside letters of bolted armour with light in their seams',
  samples: ['Unit 7'],
  recipe: {
    lettering: {
      font: 'poster',
      weight: 900,
      case: 'upper',
      spacing: 0.1,
      width: 0.62,
      height: 0.72,
      centre: [0.673, 0.5],
      widen: 1.5,
      heighten: 1.2,
    },
    light: 'studio',
    steps: [
      {
        do: 'scene',
        steps: [
          {
            do: 'plate',
            kind: 'panels',
            colours: ['#3a5660', '#123038'],
            scale: 0.9,
            spot: { at: [0.3, 0.1], size: 0.9, rest: 0.75, power: 2.6 },
          },
          ...robot({ at: [0.172, 0.455], height: 0.735 }),
        ],
      },
      {
        do: 'shadow',
        grow: 0.04,
        sweep: [0.03, 0.08],
        tint: [0, 0.008, 0.015],
        layers: [
          { blur: 0.02, lift: 0.02, strength: 0.85 },
          { blur: 0.08, lift: 0.09, strength: 0.6 },
          { blur: 0.22, lift: 0.18, strength: 0.35 },
        ],
      },
      // The tube's light on the wall.
      { do: 'fill', grow: 0.05, blur: 0.035, colour: '#1fc8e8', gain: 0.26, blend: 'add', emoji: false },
      { do: 'fill', grow: 0.03, blur: 0.1, colour: '#1aa8d0', gain: 0.24, blend: 'add', emoji: false },
      { do: 'extrude', to: [0.03, 0.08], grow: 0.04, material: 'darkSteel', fade: 0.75 },
      {
        do: 'surface',
        grow: 0.04,
        profile: { kind: 'bevel', width: 0.014, height: 0.014 },
        bumps: [{ kind: 'brushed', amount: 0.0008, scale: 0.02 }],
        material: { like: 'darkSteel', rough: 0.26 },
      },
      { do: 'fill', grow: 0.022, blur: 0.012, colour: '#2fdcff', gain: 0.4, blend: 'add', emoji: false },
      { do: 'fill', grow: 0.012, colour: '#5ee8ff', gain: 1.3 },
      { do: 'fill', grow: 0.004, blur: 0.004, colour: '#04222c' },
      {
        do: 'surface',
        grow: -0.007,
        profile: { kind: 'round', width: 0.13, height: 0.07 },
        bumps: [{ kind: 'grain', amount: 0.0006, scale: 0.02 }],
        paint: {
          kind: 'bands',
          colours: ['#ff6a12', '#14181c', '#e9edf0', '#14181c', '#59636c'],
          stops: [0.27, 0.288, 0.86, 0.874],
          lean: 0.28,
        },
        material: { colour: '#e4e9ed', metal: 0.12, rough: 0.3, coat: 1.2, coatRough: 0.07 },
        gain: 1.4,
      },
      { do: 'seams', pattern: 'panels', width: 0.014, inset: 0.01, colour: '#0a1216', lip: 0.8 },
      // The light of the eyes, which look from the left.
      {
        do: 'fill',
        grow: -0.007,
        blend: 'add',
        emoji: false,
        paint: {
          kind: 'radial',
          at: [-0.3, 0.35],
          radius: 4.6,
          colours: [
            [0.02, 0.7, 0.9],
            [0.01, 0.42, 0.56],
            [0, 0.12, 0.17],
            [0, 0, 0],
          ],
        },
        gain: 0.14,
      },
      { do: 'wear', dirt: 0.22, chips: 0.05, scratches: 30, below: '#59636c', dirtColour: '#1a1f22' },
      // And on the letters' edges.
      { do: 'fill', grow: -0.012, line: 0.012, blur: 0.01, colour: '#2fdcff', gain: 0.36, blend: 'add', emoji: false },
      { do: 'glints', count: 3 },
    ],
    finish: { bloom: { strength: 0.35 } },
  },
})
