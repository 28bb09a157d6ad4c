import { definePhotoFrame } from '@gateway/sdk-plugin/photo-frame'
import { banner, heart, on, type Place, pressed, type Things, words } from './kit.ts'

const HEART: Place = { at: [0.5, 0.44], height: 0.9, view: [1240, 1140], turn: 0 }
const WINDOW = [180, 170, 880, 800] as const

const things: Things = [
  { kind: 'leaf', at: [0.1, 0.16], size: 0.14, turn: 60, wide: 0.34 },
  { kind: 'leaf', at: [0.08, 0.12], size: 0.13, turn: -20, wide: 0.34 },
  { kind: 'rose', at: [0.075, 0.12], size: 0.105, tilt: 18, turn: -30, colours: ['#d65c80', '#f7b3c4'] },
  { kind: 'rose', at: [0.155, 0.06], size: 0.065, tilt: 30, turn: 30, open: 0.8, colours: ['#f2c0c4', '#fbe6e2'] },
  { kind: 'leaf', at: [0.92, 0.8], size: 0.14, turn: -120, wide: 0.34 },
  { kind: 'rose', at: [0.945, 0.83], size: 0.1, tilt: 20, turn: 40, colours: ['#d65c80', '#f7b3c4'] },
  { kind: 'rose', at: [0.88, 0.93], size: 0.06, tilt: 30, turn: 120, open: 0.8, colours: ['#f2c0c4', '#fbe6e2'] },
  { kind: 'petal', at: [0.06, 0.62], size: 0.06, turn: 50, colours: ['#d65c80', '#f7b3c4'] },
  { kind: 'petal', at: [0.12, 0.9], size: 0.055, turn: -80, colours: ['#d65c80', '#f7b3c4'] },
  { kind: 'petal', at: [0.92, 0.2], size: 0.055, turn: 140, colours: ['#d65c80', '#f7b3c4'] },
]

export default definePhotoFrame({
  name: 'pink_heart',
  summary: 'A heart of pink satin set with pearls, a ribbon with a greeting below',
  samples: [
    { url: '{samples}/portrait.jpg', text: 'Love you, Mum' },
    { url: '{samples}/landscape.jpg', text: 'Forever and always, my dearest friend' },
  ],
  recipe: {
    light: 'party',
    steps: [
      {
        do: 'scene',
        steps: [
          {
            do: 'plate',
            kind: 'silk',
            colours: [[0.72, 0.4, 0.45]],
            spot: { at: [0.3, 0.2], size: 1.1, rest: 0.55, power: 0.5 },
          },
          pressed(HEART, heart(20, 20, 1200, 1100), [
            {
              do: 'shadow',
              grow: 0,
              tint: [0.1, 0.01, 0.03],
              layers: [
                { blur: 0.006, lift: 0.01, strength: 0.55 },
                { blur: 0.03, lift: 0.04, strength: 0.5 },
              ],
            },
            {
              do: 'surface',
              profile: { kind: 'round', width: 0.12, height: 0.09 },
              soft: 0.008,
              bumps: [
                { kind: 'pucker', amount: 0.006, scale: 0.05, reach: 0.105 },
                { kind: 'wrinkles', amount: 0.004, scale: 0.08, reach: 0.13 },
              ],
              material: { colour: [0.78, 0.13, 0.26], metal: 0.35, rough: 0.36, sheen: 0.4 },
            },
          ]),
        ],
      },
      {
        do: 'sheet',
        ...on(HEART, WINDOW),
        outline: { path: heart(0, 0, WINDOW[2], WINDOW[3]), view: [WINDOW[2], WINDOW[3]] },
        steps: [{ do: 'photo', headroom: 0.27, gain: 0.94 }],
      },
      {
        do: 'foreground',
        steps: [
          pressed(HEART, heart(...WINDOW), [
            { do: 'fill', colour: '#200810', line: 0.008, blur: 0.008, opacity: 0.5, blend: 'multiply' },
          ]),
          pressed(HEART, heart(...WINDOW), [
            {
              do: 'beads',
              size: 0.026,
              rows: 1,
              grow: 0.014,
              gap: 0.04,
              material: { colour: [0.86, 0.8, 0.76], metal: 0, rough: 0.22, coat: 0.8, scatter: 0.4 },
            },
          ]),
          { do: 'solids', things },
        ],
      },
      ...banner(
        { at: [0.5, 0.885], height: 0.155, turn: 0 },
        '#fdf3ee',
        '#d9929f',
        words([1000, 200], { input: 'text' }, [90, 36, 820, 120], {
          font: 'script',
          size: 118,
          lines: 2,
          lineHeight: 0.95,
          fill: '#a3244a',
        }),
      ),
    ],
    finish: { tone: 'soft', vignette: 0.22, bloom: { strength: 0.06 } },
  },
})
