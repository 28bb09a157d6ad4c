import { defineTextArt } from '@gateway/sdk-plugin/text-art'

export default defineTextArt({
  category: 'textart',
  name: 'advancedGlow',
  summary: 'Black lacquer with glowing edges that throw shafts of light through smoke',
  recipe: {
    lettering: { font: 'poster', weight: 400, case: 'upper', spacing: 0.06, width: 0.84, height: 0.58, centre: [0.5, 0.46] },
    light: {
      sky: [0.02, 0.02, 0.05],
      horizon: [0.03, 0.02, 0.06],
      ground: [0.004, 0.004, 0.01],
      boxes: [
        { at: [1, -0.3, 0.25], width: 0.25, height: 0.9, power: 5, colour: [1, 0.25, 0.6] },
        { at: [-1, -0.3, 0.25], width: 0.25, height: 0.9, power: 5, colour: [0.2, 0.5, 1] },
        { at: [0, -0.95, 0.3], width: 0.9, height: 0.06, power: 3, colour: [0.8, 0.6, 1] },
      ],
    },
    steps: [
      {
        do: 'storm',
        colours: ['#020208', '#14102a'],
        haze: '#030208',
        scale: 1.4,
        flashes: [
          { at: [0.18, 0.5], size: 0.5, colour: '#2450ff', strength: 0.28 },
          { at: [0.82, 0.5], size: 0.5, colour: '#ff2470', strength: 0.26 },
        ],
      },
      { do: 'fill', paint: { kind: 'horizontal', colours: ['#2a6bff', '#9a4dff', '#ff3d8a'] }, grow: 0.03, blur: 0.12, blend: 'add', gain: 0.8, emoji: false },
      { do: 'rays', from: 'letters', rim: 0.025, at: [0.5, 0.62], colour: '#8f6bff', strength: 2.6, length: 0.75, haze: 0.7 },
      { do: 'extrude', to: [0, 0.08], shrink: 0.05, vanish: [0.5, 0.3], grow: 0.012, material: 'blackLacquer' },
      { do: 'surface', grow: 0.012, profile: { kind: 'inflate', height: 0.7 }, material: { like: 'blackLacquer', coat: 1.6 } },
      { do: 'fill', paint: { kind: 'horizontal', colours: ['#2a7bff', '#a04dff', '#ff3d8a'] }, line: 0.045, blur: 0.025, blend: 'add', gain: 1.5, emoji: false },
      { do: 'fill', paint: { kind: 'horizontal', colours: ['#5aa8ff', '#c08aff', '#ff7ab4'] }, grow: 0.014, line: 0.014, blur: 0.003, blend: 'add', gain: 5, emoji: false },
      { do: 'floor', gap: 0.1, mirror: 0.6, fade: 0.22, soft: 0.014 },
    ],
    finish: { bloom: { strength: 0.7, from: 0.8 }, vignette: 0.35 },
  },
})
