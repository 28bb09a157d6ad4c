import { definePhotoFrame } from '@gateway/sdk-plugin/photo-frame'
import { card, foil, holed, photoOn, type Place, pressed, stock, type Thing, type Things } from './kit.ts'

/** A card of pale board with a window like an egg. */
const CARD: Place = { at: [0.5, 0.47], height: 0.98, view: [1240, 1240], turn: 0 }

/** An egg about a point, its blunt end down. */
const eggAt = (x: number, y: number, rx: number, ry: number) => {
  const k = 0.56
  return (
    `M${x} ${y - ry}` +
    `C${x + rx * 0.48} ${y - ry} ${x + rx} ${y - ry * k * 0.6} ${x + rx} ${y + ry * 0.2}` +
    `C${x + rx} ${y + ry * 0.66} ${x + rx * k} ${y + ry} ${x} ${y + ry}` +
    `C${x - rx * k} ${y + ry} ${x - rx} ${y + ry * 0.66} ${x - rx} ${y + ry * 0.2}` +
    `C${x - rx} ${y - ry * k * 0.6} ${x - rx * 0.48} ${y - ry} ${x} ${y - ry}Z`
  )
}

const blade = (x: number, y: number, turn: number, size: number): Thing => {
  return { kind: 'leaf', form: 'blade', wide: 0.07, at: [x, y], turn, size, colours: ['#376b35', '#7fae52'] }
}
const daffodil = (x: number, y: number, size: number, turn: number, tilt: number): Thing => {
  return { kind: 'daffodil', at: [x, y], size, turn, tilt, spin: x * 300 }
}
const white = (x: number, y: number, size: number, turn: number, tilt: number): Thing => {
  return { kind: 'daffodil', at: [x, y], size, turn, tilt, spin: x * 300, colours: ['#e6e2c4', '#f8f5e6'] }
}
const violet = (x: number, y: number, size: number, turn: number): Thing => {
  return { kind: 'daisy', at: [x, y], size, turn, tilt: 22, rays: 5, colours: ['#6a4ea8', '#a78fdc'] }
}

const things: Things = [
  blade(0.16, 1, -132, 0.4),
  blade(0.2, 1, -112, 0.5),
  blade(0.1, 0.98, -78, 0.5),
  blade(0.3, 1.02, -150, 0.34),
  blade(0.84, 1, -60, 0.45),
  blade(0.8, 1, -98, 0.45),
  blade(0.9, 0.98, -110, 0.5),
  blade(0.7, 1.02, -30, 0.34),
  daffodil(0.095, 0.63, 0.1, -20, 40),
  violet(0.045, 0.8, 0.06, 10),
  white(0.2, 0.76, 0.095, -10, 32),
  daffodil(0.92, 0.6, 0.1, 22, 38),
  white(0.82, 0.73, 0.1, 14, 34),
  violet(0.96, 0.76, 0.06, 30),
  { kind: 'stem', at: [0.03, 0.52], size: 0.5, turn: 74, bend: -0.05, radius: 0.022 },
  { kind: 'stem', at: [0.975, 0.46], size: 0.55, turn: 106, bend: 0.05, radius: 0.022 },
  { kind: 'tulip', at: [0.03, 0.52], size: 0.075, turn: -18, tilt: 74, open: 0.4, colours: ['#d9a04a', '#c23a3a'] },
  { kind: 'tulip', at: [0.975, 0.46], size: 0.075, turn: 18, tilt: 74, open: 0.4, colours: ['#e0b8a0', '#d0587c'] },
  {
    kind: 'egg',
    at: [0.14, 0.92],
    size: 0.105,
    tilt: 84,
    turn: -62,
    colours: ['#8fc6cf', '#f7f2e2', '#f2c84c', '#e06d7f'],
    pattern: 'zigzag',
  },
  {
    kind: 'egg',
    at: [0.27, 0.94],
    size: 0.1,
    tilt: 84,
    turn: 24,
    colours: ['#f4ead2', '#d2566b', '#f0b93a', '#6c9f58'],
    pattern: 'flowers',
  },
  {
    kind: 'egg',
    at: [0.87, 0.92],
    size: 0.105,
    tilt: 84,
    turn: 58,
    colours: ['#f3c6d0', '#ffffff', '#b67fc0', '#f0d264'],
    pattern: 'dots',
  },
  {
    kind: 'egg',
    at: [0.74, 0.945],
    size: 0.095,
    tilt: 84,
    turn: -30,
    colours: ['#f6e7b2', '#7fa6d8', '#d2566b', '#ffffff'],
    pattern: 'bands',
  },
  daffodil(0.2, 0.87, 0.075, 10, 30),
  violet(0.345, 0.955, 0.05, 0),
  daffodil(0.81, 0.86, 0.075, -8, 30),
  violet(0.67, 0.965, 0.05, 60),
]

export default definePhotoFrame({
  name: 'easter-flowers',
  summary: 'A window like an egg among painted eggs and spring flowers',
  samples: [{ url: '{samples}/portrait.jpg' }, { url: '{samples}/landscape.jpg' }],
  recipe: {
    light: 'party',
    steps: [
      {
        do: 'scene',
        steps: [
          {
            do: 'plate',
            kind: 'linen',
            scale: 0.9,
            colours: [
              [0.4, 0.52, 0.4],
              [0.62, 0.68, 0.5],
            ],
            spot: { at: [0.3, 0.2], size: 1.2, rest: 0.6, power: 0.5 },
          },
        ],
      },
      photoOn(CARD, [210, 40, 820, 1050]),
      card(CARD, [stock(['#f6efd8', '#f1e7c8'])], holed(CARD, eggAt(620, 560, 400, 505))),
      {
        do: 'foreground',
        steps: [
          pressed(CARD, eggAt(620, 560, 424, 531) + eggAt(620, 560, 404, 509), foil()),
          pressed(CARD, eggAt(620, 562, 448, 560) + eggAt(620, 562, 442, 553), foil()),
          { do: 'solids', things },
        ],
      },
    ],
    finish: { tone: 'soft', vignette: 0.2, bloom: { strength: 0.03 } },
  },
})
