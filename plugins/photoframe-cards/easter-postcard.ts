import { definePhotoFrame, ornaments } from '@gateway/sdk-plugin/photo-frame'
import { card, photoOn, type Place, stock, type Thing, type Things, words } from './kit.ts'

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

const things: Things = [
  { kind: 'leaf', form: 'blade', wide: 0.06, at: [0.06, 1], size: 0.3, turn: -50, colours: ['#4b7a35', '#8fb456'] },
  { kind: 'leaf', form: 'blade', wide: 0.06, at: [0.3, 1.02], size: 0.28, turn: -120, colours: ['#4b7a35', '#8fb456'] },
  { kind: 'leaf', form: 'blade', wide: 0.06, at: [0.72, 1.02], size: 0.3, turn: -58, colours: ['#4b7a35', '#8fb456'] },
  { kind: 'leaf', form: 'blade', wide: 0.06, at: [0.95, 1], size: 0.32, turn: -125, colours: ['#4b7a35', '#8fb456'] },
  egg(0.09, 0.87, 0.105, -28, 'bands', ['#f3e4c2', '#b5433f', '#4d7a8c', '#e9b949']),
  egg(0.86, 0.86, 0.105, 24, 'flowers', ['#e8d0cb', '#a63c4c', '#eab94a', '#6b8a4a']),
  egg(0.21, 0.92, 0.1, 40, 'speckled', ['#9fc3bd', '#3d2f26']),
  egg(0.74, 0.925, 0.095, -58, 'zigzag', ['#5f86a8', '#f6efdc', '#e9b949', '#b5433f']),
  egg(0.965, 0.93, 0.1, 66, 'speckled', ['#d9b48a', '#4a2f1c']),
  { kind: 'daisy', at: [0.15, 0.95], size: 0.07, tilt: 20, rays: 12 },
  { kind: 'daisy', at: [0.8, 0.95], size: 0.075, tilt: 24, turn: 20, rays: 13 },
  { kind: 'daisy', at: [0.03, 0.97], size: 0.065, tilt: 24, turn: -20, rays: 11 },
  { kind: 'daisy', at: [0.28, 0.97], size: 0.055, tilt: 20, turn: 30, rays: 5, colours: ['#6a4ea8', '#a78fdc'] },
  { kind: 'daisy', at: [0.67, 0.97], size: 0.055, tilt: 20, turn: -30, rays: 5, colours: ['#6a4ea8', '#a78fdc'] },
]

const GREEN = '#5c7038'

/** A twig of willow, its catkins to both sides. */
const willow: Things = [
  {
    kind: 'stem',
    at: [0.93, 0.735],
    size: 0.52,
    turn: 184,
    radius: 0.011,
    bend: -0.05,
    colours: ['#3a2415', '#6b4628'],
  },
  ...Array.from({ length: 9 }, (_, at): Thing => {
    const side = at % 2 === 0 ? -1 : 1
    // How far along the twig, which sags in its middle.
    const way = 0.06 + at * 0.1
    return {
      kind: 'catkin',
      at: [0.93 - 0.39 * way, 0.735 + 0.071 * way - 0.111 * way * way],
      size: 0.058 - 0.0014 * at,
      tilt: 82,
      turn: -90 - side * (34 - at),
    }
  }),
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
      card(CARD, [
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
        words(CARD.view, { input: 'text' }, [790, 250, 620, 520], {
          font: 'script',
          size: 190,
          lines: 4,
          lineHeight: 1.08,
          fill: '#4d6a2f',
        }),
        { do: 'aged', yellow: 0.12, edges: 0.4, creases: 0.1, stains: 1, foxing: 0.2 },
      ]),
      photoOn(CARD, PHOTO, {
        gain: 0.86,
        treat: [{ kind: 'toned', colours: 0.72, faded: 0.22, scratches: 2, grain: 0.25 }],
      }),
      { do: 'foreground', steps: [{ do: 'solids', things: [...willow, ...things] }] },
    ],
    finish: { tone: 'soft', vignette: 0.28, bloom: { strength: 0.02 } },
  },
})
