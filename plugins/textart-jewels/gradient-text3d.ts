import { defineTextArt } from '@gateway/sdk-plugin/text-art'
import { ball } from './balls.ts'

/** From violet to amber, as deep as coloured light and shade are. */
const DEEP = ['#7a52ff', '#c040f0', '#ff58a4', '#ff8a50', '#ffc040']
const BLEED = { do: 'fill', paint: { kind: 'horizontal', colours: DEEP }, blend: 'multiply' } as const
const SHADE = ['#5a3cd8', '#a03cc8', '#d84078', '#d86040', '#d88030']
const DEPTH = {
  do: 'fill',
  paint: { kind: 'horizontal', colours: SHADE },
  blend: 'multiply',
  emoji: false,
} as const

export default defineTextArt({
  category: 'texteffect',
  name: 'gradientText3d',
  summary: 'Clean letters whose colour runs from violet over pink to amber, on a bright floor among balls of the same',
  recipe: {
    lettering: {
      font: 'geometric',
      case: 'upper',
      weight: 800,
      spacing: 0.05,
      width: 0.93,
      heighten: 1.75,
      height: 0.66,
      centre: [0.5, 0.455],
    },
    light: {
      sky: [0.9, 0.86, 0.98],
      horizon: [0.62, 0.48, 0.66],
      ground: [0.6, 0.46, 0.6],
      blend: 0.6,
      // One large soft box to the left, above; the rest is wall and floor.
      boxes: [
        { at: [-0.5, -0.56, 0.66], width: 0.4, height: 0.5, power: 9, soft: 0.1, turn: 0.15 },
        // A strip to the right draws their other shoulders.
        { at: [0.92, -0.1, 0.4], width: 0.07, height: 0.8, power: 5, soft: 0.03, colour: [1, 0.9, 0.84] },
        // What of it reaches their upper sides.
        { at: [-0.5, -0.75, -0.5], width: 0.8, height: 0.6, power: 2.4, soft: 0.4 },
      ],
    },
    steps: [
      {
        do: 'scene',
        steps: [
          {
            do: 'backdrop',
            colours: ['#e6dcfb', '#e4d8f9', '#dfd0f5', '#d8c6f0'],
            pools: [
              { at: [0.2, 0.15], size: 0.7, colour: '#ffffff', strength: 0.7 },
              { at: [0.95, 0.95], size: 0.7, colour: '#ffc4d6', strength: 0.7 },
            ],
            clouds: 0,
            // Its far end lies in the wall's shade, the near one in the lamp's light.
            floor: { colours: ['#9c80cc', '#bca0de', '#d9c2e6', '#e8d2ea'] },
          },
          // A palm beside the window: the studio is a room with weather outside.
          { do: 'dapple', kind: 'palm', tint: [0.7, 0.58, 0.88], soft: 0.016, strength: 0.5, gain: 1.06 },
          ...ball([0.752, 0.47], 0.36, ['#c8a0ff', '#9a5cf8', '#6a30d8']),
          ...ball([0.175, 0.5], 0.27, ['#ffd0a0', '#ff9060', '#e8507a']),
          { do: 'defocus', blur: 0.0025 },
        ],
      },
      // Light that has gone through the lacquer: each letter throws its colour on the floor and on the wall.
      { ...BLEED, grow: 0.02, blur: 0.09, shift: [0.08, 0.18], opacity: 0.4 },
      { do: 'cast', length: 0.3, lean: 0.75, tint: [0.3, 0.16, 0.46], strength: 1, soft: 0.022, contact: 1 },
      { ...BLEED, blur: 0.035, shift: [0.03, 0.05], opacity: 0.4 },
      // Upper sides look to the lamp, those to the right do not.
      {
        do: 'extrude',
        to: [0, -0.1],
        shrink: 0.024,
        vanish: [1.15, 0.1],
        even: 0.1,
        paint: { kind: 'horizontal', colours: ['#2a0cae', '#760aa4', '#ba1060', '#cc3c0a', '#d46e06'] },
        material: { colour: [0.16, 0.03, 0.5], metal: 0, rough: 0.5, reflect: 0, coat: 0.12, coatRough: 0.2 },
        fade: 0.55,
        gain: 1.05,
        uneven: 0.1,
      },
      {
        do: 'surface',
        profile: { kind: 'round', width: 0.062, height: 0.05 },
        soft: 0.01,
        bumps: [{ kind: 'waves', amount: 0.005, scale: 0.7 }],
        paint: { kind: 'horizontal', colours: ['#3f18f0', '#a014dc', '#f01874', '#fa5c1c', '#fca214'] },
        material: { colour: [0.5, 0.1, 0.8], metal: 0, rough: 0.35, coat: 1.8, coatRough: 0.03, scatter: 0.75 },
        bounce: 0,
        vary: 0.45,
      },
      // Light sinks into the body: from above to below each letter's own colour deepens towards its neighbour's.
      {
        do: 'fill',
        blend: 'multiply',
        emoji: false,
        paint: { kind: 'vertical', colours: ['#ffffff', '#fff4fa', '#ffd8f4', '#f0b0f0', '#d890f0'] },
      },
      // What would be a pale fringe: the room mirrored where they turn away.
      { ...DEPTH, line: 0.022, blur: 0.005, facing: { at: [1.8, 1.2], reach: 10, wrap: 0.3 } },
      // Lacquer is deepest at the edges that turn from the lamp, and lit through at those where it comes in.
      { ...DEPTH, line: 0.13, blur: 0.03, facing: { at: [0.9, 1.4], reach: 10, wrap: 0 }, opacity: 0.85 },
      {
        do: 'fill',
        paint: { kind: 'horizontal', colours: ['#6a7cff', '#d060ff', '#ff70a8', '#ffa060', '#ffd860'] },
        line: 0.06,
        blur: 0.025,
        facing: { at: [0.1, -0.4], reach: 10, wrap: 0 },
        blend: 'add',
        gain: 0.3,
        emoji: false,
      },
      { do: 'reflection', strength: 0.6, soft: 0.022, fade: 0.26 },
      // The line on which they stand.
      { do: 'cast', length: 0, foot: 0.04, contact: 1, tint: [0.16, 0.05, 0.26] },
      {
        do: 'foreground',
        steps: [
          ...ball([0.928, 0.79], 0.24, ['#ffdc90', '#ffa050', '#f0568b']),
          ...ball([0.853, 0.87], 0.12, ['#ffa0b8', '#ff5a86', '#d0306a']),
          ...ball([0.055, 0.79], 0.2, ['#a88aff', '#6a3bff', '#4a1fd0']),
          ...ball([0.128, 0.85], 0.1, ['#ff8cc0', '#ff4f8f', '#c42b9a']),
        ],
      },
    ],
    finish: { tone: 'soft', bloom: { strength: 0.02 }, vignette: 0.06 },
  },
})
