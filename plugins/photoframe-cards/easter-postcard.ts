import { definePhotoFrame, ornaments, shade } from '@gateway/sdk-plugin/photo-frame'
import { photoOn, type Place, printed, stock, type Thing, type Things, words, SUNNY } from './kit.ts'

/** A postcard of 150 × 105 mm, as they were sent a hundred years ago. */
const CARD: Place = { at: [0.5, 0.44], height: 0.84, view: [1500, 1050], turn: -1.6 }
const PHOTO = [90, 90, 620, 800] as const

const egg = (
  x: number,
  y: number,
  size: number,
  turn: number,
  pattern: 'flowers' | 'bands' | 'dots' | 'zigzag' | 'speckled',
  colours: string[],
): Thing => {
  return { kind: 'egg', at: [x, y], size, tilt: 84, turn, spin: turn * 2, pattern, colours }
}

const grass = (x: number, turn: number, size: number): Thing => {
  return { kind: 'leaf', form: 'blade', wide: 0.06, at: [x, 1.02], size, turn, colours: ['#4b7a35', '#8fb456'] }
}

const things: Things = [
  { ...grass(0.13, -72, 0.34), soft: 0.001 },
  { ...grass(0.09, -100, 0.36), soft: 0.001 },
  grass(0.05, -112, 0.28),
  grass(0.17, -52, 0.3),
  grass(0.12, -84, 0.26),
  grass(0.21, -34, 0.24),
  grass(0.03, -84, 0.24),
  { kind: 'nest', at: [0.785, 0.8], size: 0.262, tilt: 26 },
  egg(0.708, 0.765, 0.108, -50, 'speckled', ['#9fc3bd', '#3d2f26']),
  egg(0.868, 0.76, 0.106, 44, 'bands', ['#d9b48a', '#7a4a2c', '#f3e4c2', '#4d7a8c']),
  egg(0.785, 0.735, 0.104, 4, 'speckled', ['#e9dcc2', '#6a4a32']),
  { ...egg(0.752, 0.83, 0.11, -22, 'dots', ['#b5433f', '#f3e4c2', '#e9c98a', '#f6efdc']), lift: 0.03 },
  { ...egg(0.846, 0.835, 0.104, 24, 'zigzag', ['#5f86a8', '#f6efdc', '#e9b949', '#d8d2bc']), lift: 0.034 },
  { kind: 'daisy', at: [0.205, 0.845], size: 0.05, tilt: 40, turn: 30, rays: 12 },
  egg(0.172, 0.885, 0.1, 52, 'speckled', ['#9fc3bd', '#3d2f26']),
  egg(0.08, 0.86, 0.112, -24, 'bands', ['#f3e4c2', '#b5433f', '#4d7a8c', '#e9b949']),
  { kind: 'leaf', at: [0.17, 0.965], size: 0.13, turn: -12, wide: 0.3, colours: ['#3f6a2c', '#7da24c'] },
  { kind: 'leaf', at: [0.09, 0.97], size: 0.12, turn: 196, wide: 0.3, colours: ['#3f6a2c', '#7da24c'] },
  { kind: 'daisy', at: [0.235, 0.94], size: 0.046, tilt: 30, turn: 40, rays: 5, colours: ['#6a4ea8', '#a78fdc'] },
  { kind: 'daisy', at: [0.06, 0.945], size: 0.054, tilt: 36, turn: -30, rays: 11 },
  { kind: 'daisy', at: [0.195, 0.95], size: 0.036, tilt: 22, turn: 160, rays: 5, colours: ['#8468bc', '#c0aee8'] },
  { kind: 'daisy', at: [0.13, 0.95], size: 0.064, tilt: 20, rays: 12 },
  { kind: 'leaf', at: [0.63, 0.95], size: 0.12, turn: 200, wide: 0.3, colours: ['#3f6a2c', '#7da24c'] },
  { kind: 'leaf', at: [0.66, 0.96], size: 0.11, turn: 120, wide: 0.3, colours: ['#4b7a35', '#8fb456'] },
  { kind: 'daisy', at: [0.63, 0.93], size: 0.05, tilt: 26, turn: -30, rays: 5, colours: ['#6a4ea8', '#a78fdc'] },
  { kind: 'daisy', at: [0.68, 0.96], size: 0.046, tilt: 24, turn: 40, rays: 11 },
  { kind: 'leaf', at: [0.95, 0.97], size: 0.13, turn: -40, wide: 0.3, colours: ['#3f6a2c', '#7da24c'] },
  { kind: 'daisy', at: [0.975, 0.9], size: 0.05, tilt: 30, turn: 10, rays: 5, colours: ['#8468bc', '#c0aee8'] },
  { kind: 'daisy', at: [0.94, 0.95], size: 0.056, tilt: 24, turn: 50, rays: 12 },
]

const GREEN = '#5c7038'

/** Twigs of willow that lie across the card, from the right. */
const willow: Things = [
  { kind: 'willow', at: [1.02, 0.1], size: 0.5, turn: 186, bend: -0.08, count: 10, long: 0.1 },
  { kind: 'willow', at: [1.02, 0.13], size: 0.26, turn: 166, bend: 0.05, count: 7, long: 0.16 },
  { kind: 'willow', at: [1.01, 0.64], size: 0.62, turn: 160, bend: 0.07, count: 8, long: 0.085 },
]

export default definePhotoFrame({
  name: 'easter_postcard',
  summary: 'An old Easter postcard with painted eggs and a greeting',
  samples: [
    { url: '{samples}/portrait.jpg', text: 'Happy Easter' },
    { url: '{samples}/landscape.jpg', text: 'Joyful Easter wishes from the whole family' },
  ],
  recipe: {
    light: 'party',
    steps: [
      {
        do: 'scene',
        steps: [
          {
            do: 'plate',
            kind: 'wood',
            scale: 1.1,
            colours: [
              [0.5, 0.4, 0.28],
              [0.36, 0.27, 0.17],
            ],
            spot: { at: [0.3, 0.2], size: 1.1, rest: 0.5, power: 0.6 },
          },
        ],
      },
      printed(CARD, [
        stock([
          [0.86, 0.8, 0.64],
          [0.78, 0.69, 0.5],
        ]),
        {
          do: 'artwork',
          view: CARD.view,
          worn: 0.12,
          marks: [
            { draw: 'path', path: ornaments.rectangle([34, 34, 1432, 982]), line: { paint: '#a8823c', width: 5 } },
            { draw: 'path', path: ornaments.rectangle([48, 48, 1404, 954]), line: { paint: '#a8823c', width: 2 } },
            { draw: 'path', path: ornaments.rectangle([78, 78, 644, 824]), line: { paint: GREEN, width: 4 } },
          ],
        },
        words(CARD.view, { input: 'text' }, [780, 215, 640, 370], {
          font: 'script',
          size: 186,
          lines: 3,
          lineHeight: 1.04,
          fill: '#4d6a2f',
        }),
        { do: 'aged', yellow: 0.12, edges: 0.4, creases: 0.1, stains: 1, foxing: 0.2 },
      ]),
      photoOn(CARD, PHOTO, {
        gain: 0.86,
        treat: [{ kind: 'toned', colours: 0.72, faded: 0.22, scratches: 2, grain: 0.25 }],
      }),
      { do: 'foreground', steps: [{ do: 'solids', things: [...willow, ...things], shadow: 0.72 }] },
      shade.throughPanes({ left: [60, 90], strength: 0.8 }),
    ],
    finish: SUNNY,
  },
})
